package othello

import (
	"cmp"
	"context"
	"slices"

	"flank/engine"
)

// Values finds out what each legal move is worth, in the limits: depth by depth,
// every move for itself, so that all values are as good as the best move's. It
// calls report from its own goroutine with all moves, the best first, whenever
// it knows more: at once with a first estimate, and no more after it has
// returned. A side that must pass and a game that is over have no moves, and
// nothing is reported. The error is ctx's, should it end first.
func (e *Engine) Values(ctx context.Context, b Board, limits Limits, report func([]engine.Info)) error {
	if b.Moves() == 0 {
		return ctx.Err()
	}
	v := &valuation{root: e.prepare(ctx, b, limits), report: report}
	dismiss := e.assemble(v.bounds)
	v.deepen(v.try)
	dismiss()
	return ctx.Err()
}

// valuation is the work of Values on one position.
type valuation struct {
	*root
	report func([]engine.Info)
	found  [34]finding // by the place that a move had at first
}

// try finds the values of all moves to a depth and level. It reports whether
// the search came to its end.
func (v *valuation) try(depth, level int) bool {
	v.level = level
	if !v.provided(depth) {
		return false
	}
	for i := range v.list.n {
		m := v.list.moves[i]
		value := v.aspire(depth, v.found[m.at].value, func(alpha, beta int) int {
			return -v.search(m.next, v.list.after(&m), m.replies, v.empties-1, depth-1, -beta, -alpha)
		})
		if v.stopped {
			return false
		}
		v.found[m.at] = finding{value, depth, level}
		if depth >= severalReports && i < v.list.n-1 {
			v.report(v.infos())
		}
	}
	v.report(v.infos())
	v.sort()
	return v.ctx.Err() == nil
}

// severalReports is the least depth at which every move is worth a report.
const severalReports = 10

// sort brings the best moves to the front.
func (v *valuation) sort() {
	slices.SortStableFunc(v.list.moves[:v.list.n], func(a, b move) int {
		return cmp.Compare(v.found[b.at].value, v.found[a.at].value)
	})
}

// infos returns what is known of every move, the best first.
func (v *valuation) infos() []engine.Info {
	infos := make([]engine.Info, v.list.n)
	for i := range infos {
		infos[i] = v.infoOf(&v.list.moves[i])
	}
	slices.SortStableFunc(infos, func(a, b engine.Info) int { return cmp.Compare(b.Value, a.Value) })
	return infos
}
