// Package reversi holds the rules of Reversi (Othello) on every board from 4×4
// to 26×26, square or not, and a search that plays on all of them.
//
// A Board is the bitboard pair that searches copy and play on; a State wraps
// one as the immutable value that the rest of the program sees.
package reversi
