package reversi

import "slices"

// What the search does otherwise where it goes to the end. Near the end it tries
// the empty cells one by one, first those in quarters of the board with an odd
// number of empty cells (who fills such a quarter last has an easier life);
// before that it takes first what leaves the opponent the fewest moves.

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

// take takes a cell of a quarter out of the list.
func (e *endgame) take(bit uint, quadrant uint8) {
	e.next[e.prev[bit]], e.prev[e.next[bit]] = e.next[bit], e.prev[bit]
	e.odd ^= quadrant
}

// putBack undoes the last take.
func (e *endgame) putBack(bit uint, quadrant uint8) {
	e.next[e.prev[bit]], e.prev[e.next[bit]] = int16(bit), int16(bit)
	e.odd ^= quadrant
}

// hurry orders the moves of a node that is solved: by how few moves they leave
// the opponent, then by parity and class.
func (s *searcher) hurry(ply int, bit uint) int32 {
	child := &s.boards[ply+1]
	s.boards[ply].try(bit, child)
	score := int32(s.class[bit])/4 - 16*int32(child.mobility(&child.mover, &child.other))
	if s.quadrant[bit]&s.end.odd != 0 {
		score += 8
	}
	return score
}

// solveFew solves a board with few empty cells, those in odd quarters first.
func (s *searcher) solveFew(ply, empties int, alpha, beta int32) int32 {
	if s.spend() {
		return 0
	}
	if empties <= 1 {
		return s.solveLast(ply, empties)
	}
	odd := s.end.odd
	value := s.tryCells(ply, empties, alpha, beta, odd)
	if value < beta {
		value = max(value, s.tryCells(ply, empties, max(alpha, value), beta, ^odd))
	}
	if value == -infinity {
		return s.pass(ply, empties, empties, alpha, beta)
	}
	return value
}

// solveLast solves a board with one empty cell or none.
func (s *searcher) solveLast(ply, empties int) int32 {
	b := &s.boards[ply]
	if empties == 0 {
		return int32(b.score()) * point
	}
	return int32(b.last(uint(s.end.next[listEnd]))) * point
}

// last returns the result of a board with one empty cell, in discs.
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
func (s *searcher) tryCells(ply, empties int, alpha, beta int32, quarters uint8) int32 {
	b, child := &s.boards[ply], &s.boards[ply+1]
	value := int32(-infinity)
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
