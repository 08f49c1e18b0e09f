// Package record keeps what outlives the program: the unfinished game, the
// archive of games, the settings and Reversi.csv.
//
// Every file is text. A file that the program rewrites is replaced whole or not
// at all, and a file that several programs write is written under a lock, so
// that neither a killed program nor a second one leaves damage behind. Damage
// that is found all the same is set aside or skipped and reported, never fatal.
package record
