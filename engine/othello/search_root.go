package othello

import (
	"context"
	"time"

	"flank/engine"
)

// root is the work on one position.
type root struct {
	*solver
	board    Board // with a legal move, unless the game is over
	sign     int   // -1: board is what the pass of the position asked for leaves
	empties  int
	limits   Limits
	start    time.Time
	progress func(engine.Info)
	list     moveList // the moves to choose from, the best first
	found    finding
	line     []engine.Square // proved to keep the score, if the score is exact
	pace     pace
}

// finding is what a search to a depth and level found: a value in points.
type finding struct{ value, depth, level int }

// prepare makes the root of a search: of the board after a pass if the mover
// has no move.
func (e *Engine) prepare(ctx context.Context, b Board, limits Limits) *root {
	e.table.age++
	r := &e.root
	*r = root{solver: e.solver, board: b, sign: 1, empties: b.Empties(), limits: limits, start: time.Now()}
	r.pace = newPace(limits.Budget(r.empties))
	stop := bounds{ctx: ctx, most: limits.Nodes}
	if r.pace.Most > 0 {
		stop.deadline = r.start.Add(r.pace.Most)
	}
	r.begin(stop)
	switch legal := b.Moves(); {
	case b.Over():
		r.found = finding{b.Score() * point, r.empties, certain}
	case legal == 0:
		r.board, r.sign = b.Pass(), -1
		r.listMoves(r.board.Moves())
	default:
		r.listMoves(chosen(legal, limits.Only))
	}
	return r
}

// chosen returns the legal moves that are to be chosen from.
func chosen(legal uint64, only []engine.Square) uint64 {
	cells := uint64(0)
	for _, square := range only {
		if row, col := square.Row(), square.Col(); row >= 0 && row < 8 && col >= 0 && col < 8 {
			cells |= 1 << (8*row + col)
		}
	}
	if cells&legal != 0 {
		return cells & legal
	}
	return legal
}

// listMoves lists moves in the order of their estimates.
func (r *root) listMoves(moves uint64) {
	f := newFeatures(r.board)
	r.list.fill(r.board, moves)
	r.orderAll(r.board, &f, &r.list, r.empties, 1, -unbounded, unknown)
	for i := range r.list.n {
		r.list.pick(i)
	}
}

// deepen searches deeper and deeper, and surer and surer when it has come to the
// end of the game: it calls try with each depth and level until that is false.
func (r *root) deepen(try func(depth, level int) bool) {
	goal := r.empties
	if r.limits.Depth > 0 && !r.limits.Outcome {
		goal = min(goal, r.limits.Depth)
	}
	wanted := levelOf(r.limits.Confidence)
	for depth := 1; depth < goal && depth <= r.lastGuess(goal); depth++ {
		if !try(depth, r.guessLevel(goal, wanted)) {
			return
		}
	}
	first := wanted
	if goal == r.empties {
		if r.limits.Depth == 0 {
			wanted = certain
		}
		first = min(r.firstLevel(), wanted)
	}
	for level := first; level <= wanted; level = r.nextLevel(level, wanted) {
		if !try(goal, level) {
			return
		}
	}
}

// jump is how many plies before the end of the game a search goes on to the end
// at once.
const jump = 12

// lastGuess returns the depth of the last search before that of the goal.
func (r *root) lastGuess(goal int) int {
	if goal < r.empties {
		return goal - 1
	}
	return max(goal-jump, 1)
}

// guessLevel returns the level of the searches before that of the goal: a low
// one if they serve the order of the moves alone.
func (r *root) guessLevel(goal, wanted int) int {
	if goal == r.empties && r.pace.Most == 0 && r.limits.Nodes == 0 {
		return 0
	}
	return wanted
}

// firstLevel returns the level of the first search to the end: with few empty
// cells it costs more to be unsure first.
func (r *root) firstLevel() int {
	if r.empties < selectiveEmpties {
		return certain
	}
	return 0
}

// selectiveEmpties is the least number of empty cells at which a search to the
// end pays that leaves something out.
const selectiveEmpties = 16

// nextLevel returns the level of the search after one to the end: a search that
// is sure is made for the most part before it begins if an unsure one has put
// the moves in order, but too many of those cost more than they save.
func (r *root) nextLevel(level, wanted int) int {
	switch {
	case level == wanted:
		return certain + 1
	case level < middleLevel && r.empties >= middleLevelEmpties:
		return min(middleLevel, wanted)
	}
	return wanted
}

const (
	middleLevel        = 2
	middleLevelEmpties = 22
)

// tryInTime is try, unless the time is used better by stopping.
func (r *root) tryInTime(depth, level int) bool {
	if !r.pace.allows(r.list.n, r.found.depth, depth-r.found.depth) || !r.try(depth, level) {
		return false
	}
	r.pace.note(r.list.moves[0].cell, r.found.value, time.Since(r.start))
	return true
}

// try searches for the best move. It reports whether the search came to its end.
func (r *root) try(depth, level int) bool {
	r.level = level
	if !r.provided(depth) {
		return false
	}
	value := r.aspire(depth, r.found.value, func(alpha, beta int) int { return r.window(depth, alpha, beta) })
	if r.stopped {
		return false
	}
	r.found = finding{value, depth, level}
	if r.progress != nil {
		r.progress(r.info())
	}
	return r.ctx.Err() == nil
}

// provided makes sure that a search to a depth has a table large enough: for the
// positions visited before it, or for what a search to the end may visit. It
// reports whether no bound was reached meanwhile.
func (r *root) provided(depth int) bool {
	entries := r.visited()
	if depth == r.empties {
		entries = max(entries, 1<<r.empties)
	}
	r.table.provide(entries, func() bool {
		r.stopped = r.stopped || r.reached(r.visited())
		return r.stopped
	})
	return !r.stopped
}

// aspire searches with a window around an expected value, and moves and widens
// it until it holds the value.
func (r *root) aspire(depth, expected int, search func(alpha, beta int) int) int {
	unit := point
	if depth == r.empties {
		unit = 2 * point // scores are even
	}
	if depth == r.empties && r.limits.Outcome {
		return search(-point, point)
	}
	for width := unit; ; width *= 2 {
		centre := (expected+2*maxValue)/unit*unit - 2*maxValue
		alpha, beta := max(centre-width, -maxValue-1), min(centre+width, maxValue+1)
		expected = search(alpha, beta)
		if r.stopped || expected > alpha && expected < beta {
			return expected
		}
	}
}

// window searches the moves with a window: as searchMoves, but in the order of
// the list, and a better move comes to its front, where it stays if the search
// is stopped.
func (r *root) window(depth, alpha, beta int) (value int) {
	value = -unbounded
	for i := range r.list.n {
		if i > 0 && r.shares(r.empties, depth) {
			return r.shareWindow(i, depth, alpha, beta, value)
		}
		v := r.rootMove(i, &r.list.moves[i], depth, max(alpha, value), beta)
		if r.stopped {
			return value
		}
		if v > max(alpha, value) {
			r.toFront(i)
		}
		value = max(value, v)
		if value >= beta {
			break
		}
	}
	return value
}

// shareWindow searches the moves from place i on with others' help.
func (r *root) shareWindow(i, depth, alpha, beta, value int) int {
	for at := range r.list.n {
		r.list.moves[at].value = int32(-at) // threads take them in this order
	}
	value, best := r.share(&r.list, i, r.empties, depth, alpha, beta, value, noCell)
	if value > alpha {
		for at := i; at < r.list.n; at++ {
			if r.list.moves[at].cell == best {
				r.toFront(at)
			}
		}
	}
	return value
}

// toFront brings the move in place i to the front.
func (r *root) toFront(i int) {
	best := r.list.moves[i]
	copy(r.list.moves[1:i+1], r.list.moves[:i])
	r.list.moves[0] = best
}

// rootMove searches the board after the move in place i.
func (r *root) rootMove(i int, m *move, depth, low, beta int) int {
	f := r.list.after(m)
	if i > 0 {
		v := -r.search(m.next, f, m.replies, r.empties-1, depth-1, -low-1, -low)
		if v <= low || v >= beta {
			return v
		}
	}
	return -r.search(m.next, f, m.replies, r.empties-1, depth-1, -beta, -low)
}
