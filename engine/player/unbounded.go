package player

import (
	"context"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/othello"
	"flank/engine/reversi"
)

// Unbounded returns the strongest player: nothing but the limits of a choice
// bounds it, and it takes all cores. On 8×8 and in Gomoku it knows at each choice
// what it found out before, so that one value serves a game best.
func Unbounded() engine.Player { return &unbounded{newGomoku: allGomoku} }

type unbounded struct {
	othello   pool[*othello.Engine]
	gomoku    pool[*gomoku.Engine]
	newGomoku func() *gomoku.Engine
}

// Choose searches as far as the limits go.
func (u *unbounded) Choose(ctx context.Context, game engine.Game, limits engine.Limits, progress func(engine.Info)) (engine.Square, engine.Info, error) {
	if state, ok := game.State().(gomoku.State); ok {
		return u.chooseGomoku(ctx, state, limits, progress)
	}
	state, err := position(ctx, game)
	if err != nil {
		return engine.NoSquare, engine.Info{}, err
	}
	effort := strength{}.effort(state, nil, limits)
	board, ok := othelloBoard(state)
	if !ok {
		return answer(reversi.Search(ctx, state, effort, progress))
	}
	var info engine.Info
	err = u.othello.use(allOthello, func(e *othello.Engine) (err error) {
		info, err = e.Search(ctx, board, othelloLimits(board, effort), progress)
		return err
	})
	return answer(info, err)
}

// Ready returns the player for other programs: it goes as far as the limits of a
// choice allow, begins with moves of the book, not always the same, and plays as
// level 10 where nothing bounds it.
func Ready(seed uint64) engine.Player {
	return &ready{unbounded: Unbounded(), level: ranked{strengths[len(strengths)-1], seed}, seed: seed}
}

type ready struct {
	unbounded, level engine.Player
	seed             uint64
}

// Choose looks into the book first.
func (r *ready) Choose(ctx context.Context, game engine.Game, limits engine.Limits, progress func(engine.Info)) (engine.Square, engine.Info, error) {
	if limits == (engine.Limits{}) {
		return r.level.Choose(ctx, game, limits, progress)
	}
	if state, ok := game.State().(gomoku.State); ok {
		if move, ok := firstMove(state, dice(r.seed, game)); ok {
			return withoutSearch(move)
		}
		return r.unbounded.Choose(ctx, game, limits, progress)
	}
	state, err := position(ctx, game)
	if err != nil {
		return engine.NoSquare, engine.Info{}, err
	}
	if board, ok := othelloBoard(state); ok {
		if move, ok := (strength{book: readyMargin}).bookMove(board, dice(r.seed, game)); ok {
			return withoutSearch(move)
		}
	}
	return r.unbounded.Choose(ctx, game, limits, progress)
}

// readyMargin is how many discs a move of the book may be worse than the best
// for Ready to play it.
const readyMargin = 0.5
