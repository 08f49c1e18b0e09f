package othello

import (
	"time"

	"flank/engine"
)

// info returns what is known of the position.
func (r *root) info() engine.Info {
	info := r.describe(r.found)
	switch {
	case r.list.n == 0:
		return info
	case r.line != nil:
		info.Line = r.line
	default:
		info.Line = r.tableLine(&r.list.moves[0], r.found.depth)
	}
	info.Move = info.Line[0]
	return info
}

// infoOf returns what is known of a move.
func (v *valuation) infoOf(m *move) engine.Info {
	info := v.describe(v.found[m.at])
	info.Move, info.Line = square(m.cell), v.tableLine(m, info.Depth)
	return info
}

// describe returns a finding for others: values in discs, for the side that was
// asked for.
func (r *root) describe(f finding) engine.Info {
	toEnd := f.depth == r.empties
	if r.limits.Outcome && toEnd {
		f.value = min(max(f.value, -2*point), 2*point)
	}
	return engine.Info{
		Move: engine.NoSquare, Value: float64(r.sign*f.value) / point, Depth: f.depth,
		Exact:      toEnd && f.level == certain && (!r.limits.Outcome || f.value == 0),
		Confidence: levels[f.level].percent, Nodes: r.visited(), Time: time.Since(r.start),
	}
}

// tableLine returns a move and what the table holds of the moves that follow it,
// as far as they were searched.
func (r *root) tableLine(m *move, depth int) []engine.Square {
	line := make([]engine.Square, 0, depth+2)
	if r.sign < 0 {
		line = append(line, engine.NoSquare)
	}
	line = append(line, square(m.cell))
	for b := m.next; len(line) < depth && !b.Over(); {
		legal, best := b.Moves(), r.table.find(b.key()).best
		switch {
		case legal == 0:
			b, line = b.Pass(), append(line, engine.NoSquare)
			continue
		case best == noCell || legal>>best&1 == 0:
			return line
		}
		b, line = b.Play(int(best)), append(line, square(best))
	}
	return line
}

// visited returns the nodes of all threads: those of helpers that are at work as
// of a moment ago.
func (s *solver) visited() uint64 {
	if s.team == nil {
		return s.nodes
	}
	return s.team.nodes.Load() + s.nodes - s.published
}
