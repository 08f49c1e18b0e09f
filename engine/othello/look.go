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
	for ; legal != 0; legal &= legal - 1 {
		next := b.Play(bits.TrailingZeros64(legal))
		value = max(value, -s.look(next, depth-1, -beta, -max(alpha, value)))
		if value >= beta {
			break
		}
	}
	return value
}
