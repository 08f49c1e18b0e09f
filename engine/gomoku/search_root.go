package gomoku

import (
	"slices"
	"time"

	"flank/engine"
)

// root is a search from the position asked for.
type root struct {
	main   *thread
	limits Limits
	budget engine.Budget
	start  time.Time
	moves  []rootMove // the best so far first
	found  int        // the depth searched in full
}

// rootMove is a move of the position asked for.
type rootMove struct {
	cell  int
	value int
	line  []int16 // the move first
}

// byValue puts the best move first.
func byValue(a, b rootMove) int { return b.value - a.value }

// newRoot lists the moves to choose from, the most promising first.
func newRoot(t *thread, limits Limits, budget engine.Budget, start time.Time) *root {
	r := &root{main: t, limits: limits, budget: budget, start: start}
	g := t.g
	var moves set
	if g.amount[g.turn][makesFive] > 0 {
		moves = g.made[g.turn][makesFive]
	} else if !g.obliged(&moves) {
		moves = g.candidates()
	}
	r.add(moves, limits.Only)
	if len(r.moves) == 0 {
		r.add(g.free, limits.Only)
	}
	slices.SortStableFunc(r.moves, byValue)
	return r
}

// add adds those of some moves that are allowed, with their promise as value.
func (r *root) add(moves set, only []engine.Square) {
	g := r.main.g
	moves.each(func(at int) {
		if !g.fouls(at) && (only == nil || slices.Contains(only, pointOf(at))) {
			r.moves = append(r.moves, rootMove{cell: at, value: g.promise(at), line: []int16{int16(at)}})
		}
	})
}

// Of a search that only nodes or time bound, the part that may go into a win by
// fours and threes is one in so many.
const proofShare = 8

// proves looks for a win by fours and threes, which may be far deeper than a
// search sees, and reports whether it has found one.
func (r *root) proves() bool {
	t := r.main
	if r.limits.Depth > 0 || r.limits.Only != nil || r.limits.Nodes == 0 && r.budget.Aim == 0 {
		return false
	}
	if t.prover == nil {
		t.prover = newProver(proverHash)
	}
	until := r.start.Add(r.budget.Aim / proofShare)
	outcome, line := t.prover.prove(t.g, FoursAndThrees, r.limits.Nodes/proofShare, func() bool {
		return t.control.stolen() || r.budget.Aim > 0 && time.Now().After(until)
	})
	t.nodes += t.prover.nodes
	if outcome != Won {
		return false
	}
	r.moves = []rootMove{{cell: line[0], value: winValue - len(line), line: cells16(line)}}
	return true
}

// proverHash is the size of the prover's tables in MiB.
const proverHash = 8

func cells16(line []int) (cells []int16) {
	for _, cell := range line {
		cells = append(cells, int16(cell))
	}
	return cells
}

// goesOn reports whether a search is to go on to a depth.
func (r *root) goesOn(depth int) bool {
	best := r.moves[0].value
	switch {
	case depth == 1:
		return true
	case depth > maxDepth, r.limits.Depth > 0 && depth > r.limits.Depth:
		return false
	case best >= provenValue || best <= -provenValue:
		return false
	case len(r.moves) == 1 && r.budget.Most > 0:
		return false
	case r.budget.Aim < r.budget.Most:
		return time.Since(r.start) < r.budget.Aim*3/5
	}
	return !r.main.control.ended.Load()
}

// aspiration is how far from the value of the depth before a search expects the
// next one at first.
const aspiration = 48

// deepen searches the moves from a place on; the best comes to that place.
func (r *root) deepen(depth, place int) {
	alpha, beta := -winValue, winValue
	if before := r.moves[place].value; depth > 3 && before > -provenValue && before < provenValue {
		alpha, beta = before-aspiration, before+aspiration
	}
	for wider := aspiration; ; wider *= 3 {
		v := r.search(alpha, beta, depth, place)
		switch {
		case r.main.stopped:
			return
		case v <= alpha && alpha > -winValue:
			alpha = widened(v-wider, -winValue)
		case v >= beta && beta < winValue:
			beta = widened(v+wider, winValue)
		default:
			return
		}
	}
}

// widened returns a bound, or the limit of all values where it is far out.
func widened(bound, limit int) int {
	if bound < -estimateMax || bound > estimateMax {
		return limit
	}
	return bound
}

// search searches the moves from a place on with a window.
func (r *root) search(alpha, beta, depth, place int) int {
	g := r.main.g
	n := node{thread: r.main, beta: beta, depth: depth, wide: true, low: alpha, best: -winValue}
	n.forced = g.amount[1-g.turn][makesFive] > 0
	for i := place; i < len(r.moves) && n.low < beta; i++ {
		at, v := r.moves[i].cell, winValue-1
		if g.cells[at].class(g.turn) != makesFive {
			v = n.try(at)
		}
		if n.stopped {
			break
		}
		if n.tried++; n.tried == 1 || v > n.low {
			n.keep(0, at)
			r.lead(i, place, v)
			n.best, n.low = max(n.best, v), max(n.low, v)
		}
	}
	return n.best
}

// lead brings a move that has a new value to the front.
func (r *root) lead(from, place, value int) {
	line := &r.main.lines[0]
	m := rootMove{cell: r.moves[from].cell, value: value, line: slices.Clone(line.cells[:line.n])}
	copy(r.moves[place+1:from+1], r.moves[place:from])
	r.moves[place] = m
}

// info returns what is known of the move at a place.
func (r *root) info(place int) engine.Info {
	m := r.moves[place]
	info := engine.Info{
		Move: pointOf(m.cell), Value: expected(m.value), Depth: r.found,
		Exact: m.value >= provenValue || m.value <= -provenValue,
		Nodes: r.main.control.nodes.Load() + r.main.nodes - r.main.told, Time: time.Since(r.start),
	}
	if info.Exact {
		info.Plies = winValue - max(m.value, -m.value)
	}
	for _, cell := range m.line {
		info.Line = append(info.Line, pointOf(int(cell)))
	}
	return info
}
