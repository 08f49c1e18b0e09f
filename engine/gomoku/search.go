package gomoku

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"flank/engine"
)

// Engine plays Gomoku. It keeps what it has found out for the next search; one
// search at a time.
type Engine struct {
	table   *table
	threads []*thread
	tables  *tables
	weights *Weights // nil: the trained ones
	rule    Rule
	size    engine.Size
}

// DefaultHash is the usual size of an engine's table in MiB.
const DefaultHash = 64

// Limits bounds a search.
type Limits struct {
	engine.Limits
	Only  []engine.Square // the moves to choose from; nil: all
	Fours int             // fours in a row looked ahead at the end of a line; 0: as many as are of use
}

// NewEngine returns an engine with a table of so many MiB that searches with so
// many threads.
func NewEngine(hash, threads int) *Engine {
	e := &Engine{table: newTable(hash)}
	for range max(threads, 1) {
		e.threads = append(e.threads, &thread{table: e.table})
	}
	return e
}

// Weigh lets an engine that has not searched yet play with weights other than
// the trained ones.
func (e *Engine) Weigh(w *Weights) { e.weights = w }

// Search looks for the best move of the side to move until a limit is met or the
// result is proven. It calls progress, if not nil, from its own goroutine after
// every depth. The error is ctx's or says that the game is over; what was found
// out until then is returned with it.
func (e *Engine) Search(ctx context.Context, state State, limits Limits, progress func(engine.Info)) (engine.Info, error) {
	r, err := e.newRoot(ctx, state, limits)
	if err != nil {
		return engine.Info{}, err
	}
	defer e.helpers(r)()
	if r.proves() {
		return r.info(0), ctx.Err()
	}
	for depth := 1; r.goesOn(depth); depth++ {
		r.deepen(depth, 0)
		if r.main.stopped && depth > 1 {
			break
		}
		r.found = depth
		if progress != nil {
			progress(r.info(0))
		}
	}
	return r.info(0), ctx.Err()
}

// Values tells what the best moves are worth, as many as there may be of use to
// a person who chooses. It calls report with an Info for each, the best first,
// after every depth, until a limit is met.
func (e *Engine) Values(ctx context.Context, state State, limits Limits, report func([]engine.Info)) error {
	r, err := e.newRoot(ctx, state, limits)
	if err != nil {
		return err
	}
	defer e.helpers(r)()
	for depth := 1; depth <= maxDepth && (limits.Depth == 0 || depth <= limits.Depth); depth++ {
		n := min(len(r.moves), valued)
		for place := range n {
			r.deepen(depth, place)
		}
		if r.main.stopped {
			break
		}
		r.found = depth
		slices.SortStableFunc(r.moves[:n], byValue) // searches one after the other may disagree
		infos := make([]engine.Info, n)
		for place := range infos {
			infos[place] = r.info(place)
		}
		report(infos)
	}
	return ctx.Err()
}

const (
	maxDepth = 100 // plies
	valued   = 8   // moves that Values values
)

// newRoot prepares a search.
func (e *Engine) newRoot(ctx context.Context, state State, limits Limits) (*root, error) {
	if state.turn == engine.Empty {
		return nil, fmt.Errorf("the game is over")
	}
	if e.rule != state.rule || e.size != state.size {
		if e.size != (engine.Size{}) { // a new table is clear
			e.table.clear()
		}
		e.rule, e.size = state.rule, state.size
		e.tables = tablesOf(e.rule)
		if e.weights != nil {
			e.tables = e.tables.weighed(e.weights)
		}
	}
	e.table.age++
	start := time.Now()
	c := &control{bound: limits.Nodes}
	budget := limits.BudgetFor(movesAhead(state))
	c.stolen = func() bool {
		return ctx.Err() != nil || budget.Most > 0 && time.Since(start) >= budget.Most
	}
	for _, t := range e.threads {
		t.begin(newGridOf(state, e.tables), c)
		t.maxFours = cmp.Or(limits.Fours, maxFours)
	}
	return newRoot(e.threads[0], limits, budget, start), nil
}

// movesAhead is how many moves of a side are to be planned for.
func movesAhead(state State) int {
	stones := state.size.Cells() - state.counts[engine.Empty]
	return max(30-stones/2, 12)
}

// begin prepares a thread for a search.
func (t *thread) begin(g *grid, c *control) {
	t.g, t.control = g, c
	t.nodes, t.told, t.stopped, t.passed = 0, 0, false, 0
	for side := range t.history {
		for cell := range t.history[side] {
			t.history[side][cell] /= 4
		}
	}
}

// helpers lets the other threads search the same position, each on its own but
// for the table, and returns what ends that.
func (e *Engine) helpers(r *root) (end func()) {
	var running sync.WaitGroup
	for i, t := range e.threads[1:] {
		running.Go(func() {
			own := newRoot(t, r.limits, r.budget, r.start)
			for depth := 1 + i&1; depth <= maxDepth && !t.stopped; depth++ {
				own.deepen(depth, 0)
			}
		})
	}
	return func() {
		r.main.control.ended.Store(true)
		running.Wait()
	}
}
