package othello

import (
	"context"

	"flank/engine"
)

// Limits bounds a search. A zero field sets no bound.
type Limits struct {
	engine.Limits
	// Confidence is the least confidence wanted, in per cent: below 100 a move
	// may be left out because a shallower search speaks against it. It is taken
	// up to 73, 87, 95, 98, 99 or 100; 0 is 100.
	Confidence int
	// Only are the moves to choose from; nil: all legal ones.
	Only []engine.Square
	// Outcome asks only who wins: the game is searched to its end, and
	// Info.Value is 2 or -2 for a win or a loss of any size, Info.Exact true for
	// a draw alone.
	Outcome bool
}

// Engine searches positions. It keeps its transposition table from one search
// to the next; it does one search at a time.
type Engine struct {
	table   *table
	solver  *solver
	helpers []*solver // of the threads but one
	root    root      // of the search under way, or of the last
}

// DefaultHash is the usual size of a transposition table in MiB.
const DefaultHash = 64

// New returns an engine with a table of at most so many MiB (at least 1) that
// searches with so many threads (at least 1). A single thread visits the same
// nodes whenever a new engine searches the same.
func New(mib, threads int, e *Evaluation) *Engine {
	t := newTable(max(mib, 1), threads > 1)
	engine := &Engine{table: t, solver: newSolver(t, e)}
	for range threads - 1 {
		engine.helpers = append(engine.helpers, newSolver(t, e))
	}
	return engine
}

// Search returns what it finds out about a board in the limits: the best move,
// what the mover gets, a best line. A pass is engine.NoSquare in it; a game that
// is over has a score and no line. Without a bound of depth, time or nodes the
// game is searched to its end: the value is then exact.
//
// A time for the move is used up unless the result is exact before, or there is
// only one move to choose from. Of a clock the search uses what the choice seems
// to be worth, see engine.Limits.Budget.
//
// It calls progress, if not nil, from its own goroutine whenever it knows more.
// Within 20 ms of the end of ctx it returns what it knows with ctx's error.
func (e *Engine) Search(ctx context.Context, b Board, limits Limits, progress func(engine.Info)) (engine.Info, error) {
	r := e.prepare(ctx, b, limits)
	r.progress = progress
	if !b.Over() {
		dismiss := e.assemble(r.bounds)
		r.deepen(r.tryInTime)
		r.prove()
		dismiss()
	}
	return r.info(), ctx.Err()
}
