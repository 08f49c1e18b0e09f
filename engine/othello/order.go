package othello

import (
	"math"
	"math/bits"
)

// move is a legal move with the board after it.
type move struct {
	next    Board
	replies uint64 // the legal moves after it
	value   int32  // what it is ordered by
	cell    uint8
	at      uint8 // where the list has the features of next
}

// maxMoves is above the number of moves of any board: never more than 33.
const maxMoves = 34

// moveList are the legal moves of a node.
type moveList struct {
	moves    [maxMoves]move
	n        int
	features [maxMoves]features // only of nodes that evaluate; not in the order of moves
}

// fill lists the legal moves of a board and the replies to each, without values.
func (l *moveList) fill(b Board, legal uint64) { l.n = expand(&l.moves, b, legal) }

// scalarExpand is expand for every processor.
func scalarExpand(list *[maxMoves]move, b Board, legal uint64) (n int) {
	for ; legal != 0; legal &= legal - 1 {
		cell := bits.TrailingZeros64(legal)
		m := &list[n]
		m.next, m.cell, m.at = b.Play(cell), uint8(cell), uint8(n)
		m.replies = m.next.Moves()
		n++
	}
	return n
}

// after returns the features after a move of the list.
func (l *moveList) after(m *move) *features { return &l.features[m.at] }

// pick brings the best of the moves from i on to place i, the earliest of equal
// ones. Value and place are compared as one number: which move is the best is
// hard to foretell, and the greater of two numbers needs no branch.
func (l *moveList) pick(i int) *move {
	best := int64(math.MinInt64)
	for j := i; j < l.n; j++ {
		best = max(best, int64(l.moves[j].value)<<8|int64(maxMoves-j))
	}
	if j := maxMoves - int(uint8(best)); j != i {
		l.moves[i], l.moves[j] = l.moves[j], l.moves[i]
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

// The moves that come before all others.
const (
	tableFirst  = 1 << 30 // the best of the table
	tableSecond = 1 << 29
	wipeOut     = 1 << 28 // no disc is left to the other side
)

// sure returns the value of a move that comes before all others, 0 for the rest,
// with the best two moves of the table.
func (m *move) sure(best, second uint8) int32 {
	switch m.cell {
	case best:
		return tableFirst
	case second:
		return tableSecond
	}
	if m.next.Mover == 0 {
		return wipeOut
	}
	return 0
}

// order values the moves of a node near the end of the game: first those of the table, then what leaves the other side little.
func (s *solver) order(b Board, list *moveList, best, second uint8) {
	odd := oddQuarters(b.empty())
	for i := range list.n {
		m := &list.moves[i]
		if m.value = m.sure(best, second); m.value == 0 {
			m.value = s.promise(m, odd)
		}
	}
}

// promise values a move by what it leaves to the other side.
func (s *solver) promise(m *move, odd uint64) int32 {
	next := m.next
	value := int32(cellValue[m.cell&63] >> 1) // breaks ties, hardly more
	if odd>>(m.cell&63)&1 != 0 {
		value += 8
	}
	value -= 64 * int32(mobility(m.replies))
	value -= 12 * int32(potential(next.Mover, next.Other))
	value += 8 * int32(s.edges.countOnEdges(next.Other, next.Mover))
	return value
}
