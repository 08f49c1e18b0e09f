package reversi

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"time"

	"flank/engine"
)

// Values searches every legal move of the side to move (of those in Only, if
// it is set), one ply deeper at a time, and calls report with all of them, the
// best first, after each depth.
//
// It returns nil when the effort is spent and, within 20 ms of the end of ctx,
// ctx's error. A game that is over is an error.
func Values(ctx context.Context, state State, effort Effort, report func([]engine.Info)) error {
	if state.over {
		return fmt.Errorf("the game is over")
	}
	s := newSearcher(ctx, state.board, effort)
	for depth := range s.depths {
		if s.look(); s.stopped {
			break
		}
		if infos := s.values(depth); infos != nil {
			report(infos)
		}
	}
	return ctx.Err()
}

// values searches each root move to a depth with the whole window and puts the
// best moves first. It returns nil if it was stopped.
func (s *searcher) values(depth int) []engine.Info {
	infos := make([]engine.Info, 0, len(s.root))
	for i := range s.root {
		m := &s.root[i]
		m.score = s.child(0, uint(m.bit), 0, s.empties, depth, -infinity, s.most(depth))
		if s.stopped {
			return nil
		}
		info := s.infoOf(*m, depth)
		info.Nodes, info.Time = s.nodes, time.Since(s.start)
		infos = append(infos, info)
	}
	slices.SortStableFunc(s.root, func(a, b move) int { return cmp.Compare(b.score, a.score) })
	slices.SortStableFunc(infos, func(a, b engine.Info) int { return cmp.Compare(b.Value, a.Value) })
	return infos
}
