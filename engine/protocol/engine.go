package protocol

import (
	"context"
	"slices"
	"time"

	"flank/engine"
	"flank/engine/record"
	"flank/engine/reversi"
)

// Engine is what a conversation thinks with.
type Engine struct {
	Name, Version string
	Player        engine.Player // chooses the moves
	Time          time.Duration // the longest time for a move; 0: the player's own
}

// hintDepth is how deep values are searched, in plies, until a depth is asked
// for.
const hintDepth = 10

// solved is the number of empty cells from which on a value is exact, whatever
// depth is asked for.
const solved = 12

// choose returns the player's move and what it knows of it. If the thinking is
// cut short, the move is the best one until then, NoSquare with an error if
// there is none.
func (e Engine) choose(ctx context.Context, game engine.Game, limits engine.Limits, progress func(engine.Info)) (engine.Info, error) {
	so := engine.Info{Move: engine.NoSquare}
	move, info, err := e.Player.Choose(ctx, game, e.within(limits), func(info engine.Info) {
		so = info
		progress(info)
	})
	if err != nil {
		return so, err
	}
	info.Move = move
	return info, nil
}

// within narrows limits to the engine's own.
func (e Engine) within(limits engine.Limits) engine.Limits {
	if limits.Time == 0 || e.Time > 0 && e.Time < limits.Time {
		limits.Time = e.Time
	}
	return limits
}

// values searches every legal move of a state, two plies deeper at a time up to
// a depth, and calls report with all of them, the best first, after each. The
// error is ctx's.
func values(ctx context.Context, state reversi.State, depth int, report func([]engine.Info)) error {
	for _, effort := range efforts(state, depth) {
		var infos []engine.Info
		for _, move := range state.Legal() {
			effort.Only = []engine.Square{move}
			info, err := reversi.Search(ctx, state, effort, nil)
			if err != nil {
				return err
			}
			infos = append(infos, info)
		}
		slices.SortStableFunc(infos, func(a, b engine.Info) int {
			switch {
			case a.Value > b.Value:
				return -1
			case a.Value < b.Value:
				return 1
			}
			return 0
		})
		report(infos)
	}
	return nil
}

// efforts returns how far to search a state, one time after the other.
func efforts(state reversi.State, depth int) (list []reversi.Effort) {
	empties := state.Count(engine.Empty)
	depth = min(depth, empties)
	for d := min(2, depth); d < depth; d += 2 {
		list = append(list, reversi.Effort{Limits: engine.Limits{Depth: d}})
	}
	last := reversi.Effort{Limits: engine.Limits{Depth: depth}}
	if empties <= solved {
		last.Empties = empties
	}
	return append(list, last)
}

// value returns the value of a position in discs for the side to move or to
// pass; at the end of a game for the side that did not move last.
func value(ctx context.Context, p record.Passes, depth int) (float64, error) {
	game := p.Game()
	state, ok := game.State().(reversi.State)
	if !ok || state.Turn() == engine.Empty {
		side := engine.Black
		if game.Ply() > 0 {
			_, last := game.Move(game.Ply() - 1)
			side = last.Opponent()
		}
		return float64(score(game.State(), side)), nil
	}
	list := efforts(state, depth)
	info, err := reversi.Search(ctx, state, list[len(list)-1], nil)
	if p.MustPass() {
		return -info.Value, err
	}
	return info.Value, err
}

// score returns a side's discs less the other's, the empty cells going to the
// winner.
func score(state engine.State, side engine.Disc) int {
	own, other := state.Count(side), state.Count(side.Opponent())
	switch {
	case own > other:
		return own - other + state.Count(engine.Empty)
	case own < other:
		return own - other - state.Count(engine.Empty)
	}
	return 0
}

// take returns the game after a move, or a pass if it is NoSquare, of the side
// whose turn it is. A move may come in place of the other side's pass.
func take(p record.Passes, move engine.Square) (record.Passes, error) {
	side := p.Turn()
	if p.MustPass() && move != engine.NoSquare {
		side = side.Opponent()
	}
	return p.Play(side, move)
}

// newGame returns a game at its usual start.
func newGame(size engine.Size) (record.Passes, error) {
	start, err := reversi.New(size)
	if err != nil {
		return record.Passes{}, err
	}
	return record.NewPasses(start, engine.Black), nil
}
