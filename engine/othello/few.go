package othello

import "math/bits"

// few solves a board with few empty cells: moves in the order of parity.
func (s *solver) few(b Board, empties int, odd uint64, alpha, beta int) int {
	switch empties {
	case 4:
		return s.four(b, odd, alpha, beta)
	case 0, 1, 2, 3:
		return s.fewest(b, empties, odd, alpha, beta)
	}
	s.nodes++
	if bound, cut := s.stableCut(b, empties, alpha); cut {
		return bound
	}
	legal := b.Moves()
	if legal == 0 {
		passed := b.Pass()
		if passed.Moves() == 0 {
			return b.Score()
		}
		return -s.few(passed, empties, odd, -beta, -alpha)
	}
	return s.fewMoves(b, legal, empties, odd, alpha, beta)
}

func (s *solver) fewMoves(b Board, legal uint64, empties int, odd uint64, alpha, beta int) int {
	value := none
	for _, cells := range [2]uint64{legal & odd, legal &^ odd} {
		for ; cells != 0; cells &= cells - 1 {
			cell := bits.TrailingZeros64(cells)
			v := -s.few(b.Play(cell), empties-1, odd^quarters[cell&63], -beta, -max(alpha, value))
			value = max(value, v)
			if value >= beta {
				return value
			}
		}
	}
	return value
}

// fewest solves a board with up to three empty cells.
func (s *solver) fewest(b Board, empties int, odd uint64, alpha, beta int) int {
	x, y, z := pickThree(b.empty(), odd)
	switch empties {
	case 3:
		return s.three(b.Mover, b.Other, x, y, z, alpha, beta)
	case 2:
		return s.two(b.Mover, b.Other, x, y, alpha, beta)
	case 1:
		return s.one(b.Mover, x)
	}
	s.nodes++
	return b.Score()
}
