package othello

import "math/bits"

// move is a legal move with the board after it.
type move struct {
	next    Board
	replies uint64 // the legal moves after it
	value   int32  // what it is ordered by
	cell    uint8
	at      uint8 // where the list has the features of next
}

// moveList are the legal moves of a node; there are never more than 33.
type moveList struct {
	moves    [34]move
	n        int
	features [34]features // only of nodes that evaluate; not in the order of moves
}

// fill lists the legal moves of a board, without values and replies.
func (l *moveList) fill(b Board, legal uint64) {
	l.n = 0
	for ; legal != 0; legal &= legal - 1 {
		cell := bits.TrailingZeros64(legal)
		m := &l.moves[l.n]
		m.next, m.cell, m.at = b.Play(cell), uint8(cell), uint8(l.n)
		l.n++
	}
}

// after returns the features after a move of the list.
func (l *moveList) after(m *move) *features { return &l.features[m.at] }

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

// The moves that come before all others.
const (
	tableFirst  = 1 << 30 // the best of the table
	tableSecond = 1 << 29
	wipeOut     = 1 << 28 // no disc is left to the other side
)

// sure returns the value of a move that comes before all others, 0 for the rest.
func (k known) sure(m *move) int32 {
	switch {
	case m.cell == k.best:
		return tableFirst
	case m.cell == k.second:
		return tableSecond
	case m.next.Mover == 0:
		return wipeOut
	}
	return 0
}

// order finds the replies to the moves of a node near the end of the game and
// values them: first those of the table, then what leaves the other side little.
func (s *solver) order(b Board, list *moveList, k known) {
	odd := oddQuarters(b.empty())
	for i := range list.n {
		m := &list.moves[i]
		m.replies = m.next.Moves()
		if m.value = k.sure(m); m.value == 0 {
			m.value = s.promise(m, odd)
		}
	}
}

// promise values a move by what it leaves to the other side.
func (s *solver) promise(m *move, odd uint64) int32 {
	next := m.next
	value := int32(cellValue[m.cell&63])
	if odd>>(m.cell&63)&1 != 0 {
		value += 8
	}
	value -= 64 * int32(mobility(m.replies))
	value -= 12 * int32(potential(next.Mover, next.Other))
	value += 8 * int32(bits.OnesCount64(s.edges.onEdges(next.Other, next.Mover)))
	return value
}
