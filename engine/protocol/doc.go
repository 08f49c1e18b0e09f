// Package protocol makes the engines speak to other programs, line by line over
// a reader and a writer: NBoard, version 2, for the Othello programs with
// boards, GTP, version 2, as Othello programs speak it, and the protocol of
// Gomocup for Gomoku.
//
// Squares have Othello's names in the first two: column letter, then row number,
// a1 on the upper left, and the letter i is in use. A pass is a move of its own.
// In Gomocup's a point is its column and its row, both from 0 on at the upper
// left.
//
// A conversation never ends by what it is told, "quit" or "END" apart. When the
// input ends, thinking ends too (see grace), and with it the conversation.
package protocol
