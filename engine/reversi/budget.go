package reversi

import (
	"context"
	"runtime"
	"time"

	"flank/engine"
)

// checkNodes is how many nodes may go by between two looks at the clock and the
// context: well under a millisecond's worth on a small board, a few on 26×26.
const checkNodes = 1000

// budget counts nodes and tells when to stop.
type budget struct {
	ctx      context.Context
	start    time.Time
	deadline time.Time // zero: none
	nodes    uint64
	most     uint64 // nodes allowed
	next     uint64 // number of nodes at which to look again
	stopped  bool   // what the search returns from now on means nothing
}

func newBudget(ctx context.Context, limits engine.Limits, empties int) budget {
	b := budget{ctx: ctx, start: time.Now(), most: limits.Nodes}
	if share := limits.Budget(empties); share.Aim > 0 {
		b.deadline = b.start.Add(share.Aim)
	}
	if b.most == 0 {
		b.most = 1 << 63
	}
	b.stopped = ctx.Err() != nil
	return b
}

// spend counts a node and reports whether to stop.
func (b *budget) spend() bool {
	b.nodes++
	if b.nodes < b.next {
		return b.stopped
	}
	b.look()
	return b.stopped
}

// look looks at the clock and the context. On the way it lets others have the
// processor, who would else wait until the search is interrupted, 10 ms later:
// whoever draws the screen, or wants the search to end.
func (b *budget) look() {
	runtime.Gosched()
	late := !b.deadline.IsZero() && time.Now().After(b.deadline)
	b.stopped = b.stopped || late || b.nodes > b.most || b.ctx.Err() != nil
	b.next = min(b.nodes+checkNodes, b.most+1)
}
