package reversi

import "math/bits"

// list appends the moves of boards[ply] with what they are to be ordered by:
// the hint first, then, far from the leaves, by how the board after them is
// estimated; near them by the opponent's moves and class, by class alone in the
// last ply. A node that is solved has an order of its own.
func (s *searcher) list(ply, empties, depth int, hint int16) {
	b := &s.boards[ply]
	moves := b.moves(&b.mover, &b.other)
	for i, word := range moves[:b.words] {
		for ; word != 0; word &= word - 1 {
			bit := int16(i*64 + bits.TrailingZeros64(word))
			s.moves = append(s.moves, move{bit, s.promise(ply, empties, depth, bit, hint)})
		}
	}
}

// promise returns a number that is the higher the better a move looks.
func (s *searcher) promise(ply, empties, depth int, bit, hint int16) int32 {
	switch {
	case bit == hint:
		return infinity
	case depth == empties:
		return s.hurry(ply, uint(bit))
	case depth == 1:
		return int32(s.class[bit])
	}
	child := &s.boards[ply+1]
	s.boards[ply].try(uint(bit), child)
	if depth == 2 {
		return int32(s.class[bit]) - 8*int32(child.mobility(&child.mover, &child.other))
	}
	return -s.estimate(child, empties-1)
}

// pickBest brings the best move to the front and returns it.
func pickBest(moves []move) int16 {
	best := 0
	for i := range moves {
		if moves[i].score > moves[best].score {
			best = i
		}
	}
	moves[0], moves[best] = moves[best], moves[0]
	return moves[0].bit
}
