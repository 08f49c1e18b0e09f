package reversi

// node returns the value of boards[ply] for its mover, depth plies before the
// estimate, in points: the exact result where the depth is the number of empty
// cells, since a pass takes nothing from either. Outside the window from alpha
// to beta it is only a bound (fail-soft).
func (s *searcher) node(ply, empties, depth int, alpha, beta int32) int32 {
	if depth == empties && empties <= fewEmpties {
		return s.solveFew(ply, empties, alpha, beta)
	}
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
		v := s.child(i, uint(bit), ply, empties, depth, max(alpha, value), beta)
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

// child plays the i-th move of a node and returns its value: of the first move
// with the whole window; of the others only as far as it shows that they are no
// better, and again with the whole window if they are.
func (s *searcher) child(i int, bit uint, ply, empties, depth int, alpha, beta int32) (value int32) {
	s.boards[ply].try(bit, &s.boards[ply+1])
	s.end.take(bit, s.quadrant[bit])
	if i > 0 {
		value = -s.node(ply+1, empties-1, depth-1, -alpha-1, -alpha)
	}
	if i == 0 || value > alpha && value < beta {
		value = -s.node(ply+1, empties-1, depth-1, -beta, -alpha)
	}
	s.end.putBack(bit, s.quadrant[bit])
	return value
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
