// Package program lets other programs sit at the board. They run as processes
// and are asked for moves over their standard input and output, in the NBoard
// protocol or in GTP; which of them one speaks shows in what it answers first.
//
// A program that dies, is silent for too long, answers something else than a
// move or makes an illegal one is an error of that choice. Its process is ended
// then, and the next choice starts another.
package program
