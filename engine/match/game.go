package match

import (
	"context"
	"fmt"
	"time"

	"flank/engine"
	"flank/engine/gomoku"
)

// Game is one game of a match.
type Game struct {
	Number int // from 0 on; games 2k and 2k+1 have the same opening
	engine.Game
	First engine.Disc // the colour of the match's first player: Black in even games
	// Fault is why the loser lost at once: it made an illegal move
	// (engine.ErrIllegal), took too long (engine.ErrTime), returned another error or
	// panicked. nil if the game was played to its end.
	Fault error
}

// Points returns what the first player gets: 1, 0.5 or 0.
func (g Game) Points() float64 {
	switch g.Result().Winner {
	case g.First:
		return 1
	case engine.Empty:
		return 0.5
	}
	return 0
}

// Discs returns the first player's discs less the other's, with empty cells to
// the winner. It means nothing if a fault ended the game.
func (g Game) Discs() int { return engine.Score(g.State(), g.First) }

// play goes on from an opening until the game is over. A player's fault loses
// the game. What a move takes comes off the mover's clock, if it has one. The
// error is that of a context that has ended.
func (g Game) play(ctx context.Context, players [2]engine.Player, limits [2]engine.Limits) (Game, error) {
	for !g.Result().Over() {
		turn := g.State().Turn()
		mover := 1
		if turn == g.First {
			mover = 0
		}
		begun, clock := time.Now(), &limits[mover].Clock
		next, err := choose(ctx, players[mover], g.Game, limits[mover])
		if clock.Running {
			clock.Left += clock.Increment - time.Since(begun)
		}
		switch {
		case ctx.Err() != nil:
			return g, ctx.Err()
		case err != nil:
			g.Game, g.Fault = g.Resign(turn), err
		default:
			g.Game = next
		}
	}
	return g, nil
}

// choose returns the game after a player's move. The error is its fault.
func choose(ctx context.Context, mover engine.Player, game engine.Game, limits engine.Limits) (next engine.Game, err error) {
	defer func() {
		if broken := recover(); broken != nil {
			err = fmt.Errorf("it panicked: %v", broken)
		}
	}()
	move, _, err := mover.Choose(ctx, game, limits, nil)
	if err != nil {
		return game, err
	}
	if next, err = game.Play(move); err != nil {
		return game, fmt.Errorf("%w, %s: %w", engine.ErrIllegal, name(game.State(), move), err)
	}
	return next, nil
}

// name returns the name of a move in its game.
func name(state engine.State, move engine.Square) string {
	if _, ok := state.(gomoku.State); ok {
		return gomoku.Name(state.Size(), move)
	}
	return move.String()
}
