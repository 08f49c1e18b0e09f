// Package othello is the engine for the 8×8 board: positions of two words,
// counting of game trees, and an exact solver for the end of the game.
package othello
