// Package engine holds what every board game here shares: discs, squares,
// immutable states, a game with its history, and the player that sits at it.
//
// It knows no terminal, no clock and no file. A State is a value: playing a
// move gives a new one and leaves the old one as it was, so that a state can
// be shown, searched and kept at the same time without a lock.
package engine
