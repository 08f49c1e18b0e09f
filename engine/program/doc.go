// Package program lets other programs sit at the board. They run as processes
// and are asked for moves over their standard input and output. For Othello that
// is done in the NBoard protocol or in GTP; which of them one speaks shows in
// what it answers first. For Gomoku it is done in the protocol of Gomocup.
//
// A program that dies, takes too long, answers something else than a move or
// makes an illegal one is an error of that choice. Its process is ended
// then, and the next choice starts another.
package program
