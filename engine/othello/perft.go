package othello

import "math/bits"

// Perft returns the number of leaves of the game tree at a depth in plies. A
// pass is a ply; a finished game counts once, at whatever depth it ends.
func Perft(b Board, depth int) uint64 {
	legal := b.Moves()
	switch {
	case depth == 0:
		return 1
	case legal == 0:
		return perftPass(b, depth)
	case depth == 1:
		return uint64(bits.OnesCount64(legal))
	case depth == 2:
		return perftTwo(b, legal)
	}
	leaves := uint64(0)
	for ; legal != 0; legal &= legal - 1 {
		leaves += Perft(b.Play(bits.TrailingZeros64(legal)), depth-1)
	}
	return leaves
}

// scalarPerftTwo is perftTwo for every processor.
func scalarPerftTwo(b Board, legal uint64) (leaves uint64) {
	for ; legal != 0; legal &= legal - 1 {
		next := b.Play(bits.TrailingZeros64(legal))
		replies := next.Moves()
		leaves += uint64(bits.OnesCount64(replies))
		if replies == 0 {
			leaves++ // the pass, or the end of the game
		}
	}
	return leaves
}

func perftPass(b Board, depth int) uint64 {
	passed := b.Pass()
	if passed.Moves() == 0 {
		return 1
	}
	return Perft(passed, depth-1)
}
