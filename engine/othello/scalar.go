//go:build !(goexperiment.simd && amd64)

package othello

// Instructions names the processor's instructions in use: "portable".
func Instructions() string { return "portable" }

// moves returns the cells in which the side whose discs are mover may play.
func moves(mover, other uint64) uint64 { return scalarMoves(mover, other) }

// flips returns the discs turned by a move to an empty cell, 0 if it is illegal.
func flips(cell uint, mover, other uint64) uint64 { return scalarFlips(cell, mover, other) }

// expand lists the moves of a board, the boards after them and the replies to
// them. It returns their number.
func expand(list *[maxMoves]move, b Board, legal uint64) int { return scalarExpand(list, b, legal) }

// perftTwo counts the last two plies: the replies to each move.
func perftTwo(b Board, legal uint64) uint64 { return scalarPerftTwo(b, legal) }

// playFeatures finds the features after the mover's move to an empty cell that
// turns flipped, seen from the side that moves next.
func playFeatures(f, next *features, cell uint, flipped uint64) {
	scalarPlayFeatures(f, next, cell, flipped)
}
