package othello

import "math/bits"

// look is a plain search for ordering moves: the value of a board, in points,
// so many plies before the estimate, or a bound of it outside the window.
func (s *solver) look(b Board, depth, alpha, beta int) int {
	s.nodes++
	switch {
	case depth == 0:
		return s.evaluate(b)
	case s.poll():
		return 0
	}
	legal := b.Moves()
	if legal == 0 {
		passed := b.Pass()
		if passed.Moves() == 0 {
			return b.Score() * point
		}
		return -s.look(passed, depth, -beta, -alpha)
	}
	value := -unbounded
	for _, cells := range [3]uint64{legal & corners, legal &^ (corners | besideCorners), legal & besideCorners} {
		for ; cells != 0; cells &= cells - 1 {
			next := b.Play(bits.TrailingZeros64(cells))
			value = max(value, -s.look(next, depth-1, -beta, -max(alpha, value)))
			if value >= beta {
				return value
			}
		}
	}
	return value
}

// besideCorners are the three cells around each corner.
const besideCorners = 0x42c300000000c342
