package protocol

import (
	"context"
	"time"

	"flank/engine"
	"flank/engine/player"
	"flank/engine/record"
	"flank/engine/reversi"
)

// Engine is what a conversation thinks with.
type Engine struct {
	Name, Version string
	Player        engine.Player // chooses the moves
	Time          time.Duration // the longest time for a move; 0: the player's own
	Ponder        bool          // GTP: the player thinks on the other side's time too
}

// hintDepth is how deep values are searched, in plies, until a depth is asked
// for.
const hintDepth = 10

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

// value returns the value of a position in discs for the side to move or to
// pass; at the end of a game for the side that did not move last.
func value(ctx context.Context, judge engine.Player, p record.Passes, depth int) (float64, error) {
	game := p.Game()
	if game.State().Turn() == engine.Empty {
		side := engine.Black
		if game.Ply() > 0 {
			_, last := game.Move(game.Ply() - 1)
			side = last.Opponent()
		}
		return float64(engine.Score(game.State(), side)), nil
	}
	limits := engine.Limits{Depth: depth}
	if game.State().Count(engine.Empty) <= player.ValuesExact {
		limits.Depth = 0
	}
	_, info, err := judge.Choose(ctx, game, limits, nil)
	if p.MustPass() {
		return -info.Value, err
	}
	return info.Value, err
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
