package reversi

// node returns the value of boards[ply] for its mover, depth plies before the
// estimate, in points. Outside the window from alpha to beta it is only a bound
// (fail-soft).
func (s *searcher) node(ply, empties, depth int, alpha, beta int32) int32 {
	if s.spend() {
		return 0
	}
	b := &s.boards[ply]
	if depth == 0 {
		return s.estimate(b, empties)
	}
	if depth == 1 {
		value, _ := s.branch(ply, empties, depth, alpha, beta, noMove)
		return value
	}
	key, hint := b.key(), int16(noMove)
	if e, found := s.table.find(key); found {
		if value, ok := e.cut(depth, alpha, beta); ok {
			return value
		}
		hint = e.move
	}
	value, best := s.branch(ply, empties, depth, alpha, beta, hint)
	if !s.stopped {
		s.table.store(key, depth, alpha, beta, value, best)
	}
	return value
}

// branch searches the moves of a node, hint first.
func (s *searcher) branch(ply, empties, depth int, alpha, beta int32, hint int16) (value int32, best int16) {
	first := len(s.moves)
	s.list(ply, empties, depth, hint)
	if len(s.moves) == first {
		return s.pass(ply, empties, depth, alpha, beta), noMove
	}
	value, best = -infinity, noMove
	for i := 0; first+i < len(s.moves); i++ {
		bit := pickBest(s.moves[first+i:])
		s.boards[ply].try(uint(bit), &s.boards[ply+1])
		v := s.child(i, ply, empties, depth, max(alpha, value), beta)
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

// child searches boards[ply+1], the board after the i-th move of a node: the
// first move with the whole window, the others only to show that they are no
// better, again if they are.
func (s *searcher) child(i, ply, empties, depth int, alpha, beta int32) int32 {
	if i > 0 {
		value := -s.node(ply+1, empties-1, depth-1, -alpha-1, -alpha)
		if value <= alpha || value >= beta {
			return value
		}
	}
	return -s.node(ply+1, empties-1, depth-1, -beta, -alpha)
}

// pass goes on with the other side; if that can't move either, the game is over.
func (s *searcher) pass(ply, empties, depth int, alpha, beta int32) int32 {
	b := &s.boards[ply]
	if b.mobility(&b.other, &b.mover) == 0 {
		return int32(b.score()) * point
	}
	b.passTo(&s.boards[ply+1])
	return -s.node(ply+1, empties, depth, -beta, -alpha)
}
