package othello

import "flank/engine"

// prove makes the line one in which both sides keep the score. Entries of the
// table may be gone, so every move is shown to be good enough anew.
func (r *root) prove() {
	if r.stopped || r.limits.Outcome || r.found.depth < r.empties || r.found.level < certain {
		return
	}
	line := make([]engine.Square, 0, r.empties+4)
	if r.sign < 0 {
		line = append(line, engine.NoSquare)
	}
	m, score := r.list.moves[0], r.found.value/point
	line = append(line, square(m.cell))
	for b := m.next; !b.Over(); {
		score = -score
		if b.Moves() == 0 {
			b, line = b.Pass(), append(line, engine.NoSquare)
			continue
		}
		m := r.keepsScore(b, score)
		if r.stopped {
			return
		}
		b, line = m.next, append(line, square(m.cell))
	}
	r.line = line
}

// keepsScore returns a move after which the score is no less.
func (s *solver) keepsScore(b Board, score int) (m move) {
	empties := b.Empties()
	list := &s.lists[empties]
	list.fill(b, b.Moves())
	k := s.tableFor(empties).look(b.key())
	s.order(b, list, k.best(), k.second())
	for i := range list.n {
		m = *list.pick(i)
		if -s.solve(m.next, empties-1, -score, -score+1) >= score {
			break
		}
	}
	return m
}

// square returns the engine's name for a cell.
func square(cell uint8) engine.Square { return engine.SquareAt(int(cell>>3), int(cell&7)) }
