package othello

import "math/bits"

// move is a legal move with the board after it.
type move struct {
	next    Board
	replies uint64 // the legal moves after it
	value   int32  // what it is ordered by
	cell    uint8
}

// moveList are the legal moves of a node; there are never more than 33.
type moveList struct {
	moves [34]move
	n     int
}

// fill lists the legal moves of a board, without values and replies.
func (l *moveList) fill(b Board, legal uint64) {
	l.n = 0
	for ; legal != 0; legal &= legal - 1 {
		cell := bits.TrailingZeros64(legal)
		m := &l.moves[l.n]
		m.next, m.cell = b.Play(cell), uint8(cell)
		l.n++
	}
}

// pick brings the best of the moves from i on to place i.
func (l *moveList) pick(i int) *move {
	best := i
	for j := i + 1; j < l.n; j++ {
		if l.moves[j].value > l.moves[best].value {
			best = j
		}
	}
	if best != i {
		l.moves[i], l.moves[best] = l.moves[best], l.moves[i]
	}
	return &l.moves[i]
}

// cellValue is how good it is to have a cell, all else being equal.
var cellValue = [64]int8{
	18, 4, 16, 12, 12, 16, 4, 18,
	4, 2, 6, 8, 8, 6, 2, 4,
	16, 6, 14, 10, 10, 14, 6, 16,
	12, 8, 10, 0, 0, 10, 8, 12,
	12, 8, 10, 0, 0, 10, 8, 12,
	16, 6, 14, 10, 10, 14, 6, 16,
	4, 2, 6, 8, 8, 6, 2, 4,
	18, 4, 16, 12, 12, 16, 4, 18,
}

// order finds the replies to the moves of a node and values them: first those of the table, then what leaves
// the other side little; near the root by a shallow search.
func (s *solver) order(b Board, list *moveList, empties, alpha int, k known) {
	odd := oddQuarters(b.empty())
	depth := -1
	if empties >= searchEmpties {
		depth = min((empties-searchEmpties)/2, 6)
	}
	for i := range list.n {
		m := &list.moves[i]
		m.replies = m.next.Moves()
		switch {
		case m.cell == k.best:
			m.value = 1 << 30
		case m.cell == k.second:
			m.value = 1 << 29
		case m.next.Mover == 0:
			m.value = 1 << 28
		default:
			m.value = s.promise(m, odd, depth, alpha)
		}
	}
}

// lookBelow is how far below the lower bound, in discs, a shallow search still
// tells moves apart.
const lookBelow = 12

// promise values a move; depth is that of the shallow search, -1 for none,
// and alpha the score to beat.
func (s *solver) promise(m *move, odd uint64, depth, alpha int) int32 {
	next := m.next
	value := int32(cellValue[m.cell&63])
	if odd>>(m.cell&63)&1 != 0 {
		value += 8
	}
	value -= 64 * int32(mobility(m.replies))
	value -= 12 * int32(potential(next.Mover, next.Other))
	value += 8 * int32(bits.OnesCount64(s.edges.onEdges(next.Other, next.Mover)))
	if depth >= 0 {
		value -= 3 * int32(s.look(next, depth, -unbounded, (lookBelow-alpha)*point))
	}
	return value
}
