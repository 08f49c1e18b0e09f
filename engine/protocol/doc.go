// Package protocol makes the engines speak to other programs, line by line over
// a reader and a writer: NBoard, version 2, for the Othello programs with
// boards, and GTP, version 2, as Othello programs speak it.
//
// Squares have Othello's names in both: column letter, then row number, a1 on
// the upper left, and the letter i is in use. A pass is a move of its own.
//
// A conversation never ends by what it is told, "quit" apart. When the input
// ends, thinking ends too (see grace), and with it the conversation.
package protocol
