package reversi

import (
	"math/bits"
	"slices"
)

// The exact solver. Values are in discs here. Near the end it tries the empty
// cells one by one, first those in quarters of the board with an odd number of
// empty cells (who fills such a quarter last has an easier life); before that
// it takes first what leaves the opponent the fewest moves.

// fewEmpties is the number of empty cells from which on neither the table nor
// the opponent's moves are looked at: it costs more than it saves.
const fewEmpties = 5

// endgame keeps the empty cells of the board on the path as a linked list, the
// most promising cells first. A cell's neighbours in the list stay noted with
// it while it is taken, so that it can be put back in constant time.
type endgame struct {
	next, prev [maxBits + 1]int16 // the last place is the list's head and end
	odd        uint8              // the quarters with an odd number of empty cells
}

const listEnd = maxBits

// start fills the list with the empty cells at the root.
func (e *endgame) start(s *searcher) {
	var cells []int16
	for bit := range int16(maxBits) {
		b := &s.boards[0]
		if b.cells.has(uint(bit)) && !b.mover.has(uint(bit)) && !b.other.has(uint(bit)) {
			cells = append(cells, bit)
			e.odd ^= s.quadrant[bit]
		}
	}
	slices.SortStableFunc(cells, func(a, b int16) int { return int(s.class[b]) - int(s.class[a]) })
	last := int16(listEnd)
	for _, bit := range append(cells, listEnd) {
		e.next[last], e.prev[bit] = bit, last
		last = bit
	}
}

func (e *endgame) take(bit uint, quadrant uint8) {
	e.next[e.prev[bit]], e.prev[e.next[bit]] = e.next[bit], e.prev[bit]
	e.odd ^= quadrant
}

func (e *endgame) putBack(bit uint, quadrant uint8) {
	e.next[e.prev[bit]], e.prev[e.next[bit]] = int16(bit), int16(bit)
	e.odd ^= quadrant
}

// solve returns the result of boards[ply] for its mover with best play, a bound
// of it outside the window.
func (s *searcher) solve(ply, empties, alpha, beta int) int {
	switch {
	case empties == 0:
		return s.boards[ply].score()
	case empties <= fewEmpties:
		return s.solveFew(ply, empties, alpha, beta)
	}
	if s.spend() {
		return 0
	}
	key, hint := s.boards[ply].key(), int16(noMove)
	if e, found := s.table.find(key); found {
		if value, ok := e.cut(solved, int32(alpha*point), int32(beta*point)); ok {
			return int(value) / point
		}
		hint = e.move
	}
	value, best := s.solveBranch(ply, empties, alpha, beta, hint)
	if !s.stopped {
		s.table.store(key, solved, int32(alpha*point), int32(beta*point), int32(value*point), best)
	}
	return value
}

func (s *searcher) solveBranch(ply, empties, alpha, beta int, hint int16) (value int, best int16) {
	first := len(s.moves)
	s.listFastest(ply, hint)
	if len(s.moves) == first {
		return s.solvePass(ply, empties, alpha, beta), noMove
	}
	value, best = -infinity, noMove
	for i := 0; first+i < len(s.moves); i++ {
		bit := pickBest(s.moves[first+i:])
		s.boards[ply].try(uint(bit), &s.boards[ply+1])
		v := s.solveChild(i, uint(bit), ply, empties, max(alpha, value), beta)
		if s.stopped {
			break
		}
		if v > value {
			value, best = v, bit
		}
		if value >= beta {
			break
		}
	}
	s.moves = s.moves[:first]
	return value, best
}

// solveChild solves boards[ply+1], the board after the i-th move of a node.
func (s *searcher) solveChild(i int, bit uint, ply, empties, alpha, beta int) (value int) {
	s.end.take(bit, s.quadrant[bit])
	if i > 0 {
		value = -s.solve(ply+1, empties-1, -alpha-1, -alpha)
	}
	if i == 0 || value > alpha && value < beta {
		value = -s.solve(ply+1, empties-1, -beta, -alpha)
	}
	s.end.putBack(bit, s.quadrant[bit])
	return value
}

// listFastest appends the moves, ordered by how few moves they leave the
// opponent, then by parity and class.
func (s *searcher) listFastest(ply int, hint int16) {
	b, child := &s.boards[ply], &s.boards[ply+1]
	moves := b.moves(&b.mover, &b.other)
	for i, word := range moves[:b.words] {
		for ; word != 0; word &= word - 1 {
			bit := uint(i*64 + bits.TrailingZeros64(word))
			b.try(bit, child)
			score := int32(s.class[bit])/4 - 16*int32(child.mobility(&child.mover, &child.other))
			if s.quadrant[bit]&s.end.odd != 0 {
				score += 8
			}
			if int16(bit) == hint {
				score = infinity
			}
			s.moves = append(s.moves, move{int16(bit), score})
		}
	}
}

func (s *searcher) solvePass(ply, empties, alpha, beta int) int {
	b := &s.boards[ply]
	if b.mobility(&b.other, &b.mover) == 0 {
		return b.score()
	}
	b.passTo(&s.boards[ply+1])
	return -s.solve(ply+1, empties, -beta, -alpha)
}

// solveFew solves a board with few empty cells, those in odd quarters first.
func (s *searcher) solveFew(ply, empties, alpha, beta int) int {
	if s.spend() {
		return 0
	}
	if empties == 1 {
		return s.boards[ply].last(uint(s.end.next[listEnd]))
	}
	odd := s.end.odd
	value := s.tryCells(ply, empties, alpha, beta, odd)
	if value < beta {
		value = max(value, s.tryCells(ply, empties, max(alpha, value), beta, ^odd))
	}
	if value == -infinity {
		return s.solvePass(ply, empties, alpha, beta)
	}
	return value
}

// last returns the result of a board with one empty cell.
func (b *Board) last(bit uint) int {
	ahead := b.count(&b.mover) - b.count(&b.other)
	if n := b.gain(bit, &b.mover, &b.other); n > 0 {
		return ahead + 2*n + 1
	}
	if n := b.gain(bit, &b.other, &b.mover); n > 0 {
		return ahead - 2*n - 1
	}
	return b.score()
}

// tryCells tries the empty cells of some quarters. It returns minus infinity if
// none of them is a legal move.
func (s *searcher) tryCells(ply, empties, alpha, beta int, quarters uint8) int {
	b, child := &s.boards[ply], &s.boards[ply+1]
	value := -infinity
	for bit := uint(s.end.next[listEnd]); bit != listEnd; bit = uint(s.end.next[bit]) {
		if s.quadrant[bit]&quarters == 0 || !b.try(bit, child) {
			continue
		}
		s.end.take(bit, s.quadrant[bit])
		v := -s.solveFew(ply+1, empties-1, -beta, -max(alpha, value))
		s.end.putBack(bit, s.quadrant[bit])
		value = max(value, v)
		if value >= beta {
			break
		}
	}
	return value
}
