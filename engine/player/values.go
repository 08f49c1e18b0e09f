package player

import (
	"context"
	"fmt"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/othello"
	"flank/engine/reversi"
)

// ValuesExact is the number of empty cells from which on Values are exact,
// whatever depth they are asked for. With more empty cells they are exact when
// the search has reached the end of the game.
const ValuesExact = 12

// Valuer values moves. It keeps what it has found out about a game for the
// positions that follow. The zero value is ready; several goroutines may use it.
type Valuer struct {
	othello pool[*othello.Engine]
	gomoku  pool[*gomoku.Engine]
}

// Values tells what every legal move of the side to move is worth to it, in
// Gomoku the best few. It calls report from its own goroutine with an Info for each, the best first: at
// once with a search of one ply, then deeper and deeper until the limits are
// met or the values are exact. What it hands to report is the receiver's to keep.
//
// It returns nil when no more is to be found and, within 20 ms of the end of
// ctx, ctx's error. A game that is over is an error.
//
// It is the one place that knows which engine gives values on which board.
func (v *Valuer) Values(ctx context.Context, state engine.State, limits engine.Limits, report func([]engine.Info)) error {
	switch position := state.(type) {
	case gomoku.State:
		return v.gomoku.use(oneGomoku, func(e *gomoku.Engine) error {
			return e.Values(ctx, position, gomoku.Limits{Limits: limits}, report)
		})
	case reversi.State:
		if b, ok := othelloBoard(position); ok {
			return v.othello.use(oneOthello, func(e *othello.Engine) error { return othelloValues(ctx, e, b, limits, report) })
		}
		return reversi.Values(ctx, position, reversi.Effort{Limits: limits, Empties: ValuesExact}, report)
	}
	return fmt.Errorf("the values of this game's moves are not known")
}
