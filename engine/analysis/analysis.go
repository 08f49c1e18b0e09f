// Package analysis says what the moves of a game were worth.
package analysis

import (
	"context"
	"fmt"
	"sync"

	"flank/engine"
)

// Move is what is known of a move of a game. Values are expected final
// differences in discs for Side.
type Move struct {
	Number       int // from 1 on; passes do not count
	Side         engine.Disc
	Played, Best engine.Square
	Value        float64 // of Played
	BestValue    float64 // of Best, and no less than Value
	Exact        bool    // both are true results, not estimates
	Depth        int     // plies that the position before the move was searched in full
}

// Loss returns the discs that the move cost against the best one, 0 or more.
func (m Move) Loss() float64 { return m.BestValue - m.Value }

// Analyst says how a game is looked at.
type Analyst struct {
	Player  engine.Player
	Limits  engine.Limits // for each position
	Threads int           // positions at the same time, 1 or more
}

// Game calls report with each move of a game, in order, as soon as what it was
// worth is known: the player is asked about the position before the move and,
// unless it would have made the same move, about the one after it, one ply less
// deep, so that both values come from the same depth. The move is the best one
// too if it has turned out to be no worse. An error of report ends the analysis;
// other errors are ctx's, or say that the player gives no values.
func (a Analyst) Game(ctx context.Context, game engine.Game, report func(Move) error) error {
	ctx, cancel := context.WithCancel(ctx)
	var group sync.WaitGroup
	defer group.Wait()
	defer cancel()
	for _, found := range a.judge(ctx, &group, game) {
		select {
		case this := <-found:
			if this.err != nil {
				return this.err
			}
			if err := report(this.Move); err != nil {
				return err
			}
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return nil
}

// judged is what is known of a move, or why nothing is.
type judged struct {
	Move
	err error
}

// judge starts to look at all moves of a game, several at a time, and returns
// where each will be told.
func (a Analyst) judge(ctx context.Context, group *sync.WaitGroup, game engine.Game) []chan judged {
	found := make([]chan judged, game.Ply())
	plies := make(chan int, len(found))
	for ply := range found {
		found[ply] = make(chan judged, 1)
		plies <- ply
	}
	close(plies)
	for range min(max(a.Threads, 1), len(found)) {
		group.Go(func() {
			for ply := range plies {
				move, err := a.move(ctx, game, ply)
				found[ply] <- judged{move, err}
			}
		})
	}
	return found
}

// move looks at the move after the first ply moves of a game.
func (a Analyst) move(ctx context.Context, game engine.Game, ply int) (Move, error) {
	played, side := game.Move(ply)
	best, err := a.value(ctx, game.At(ply), side, a.Limits)
	m := Move{
		Number: ply + 1, Side: side, Played: played, Best: best.Move,
		Value: best.Value, BestValue: best.Value, Exact: best.Exact, Depth: best.Depth,
	}
	if err != nil || played == best.Move {
		return m, err
	}
	limits := a.Limits
	if !best.Exact {
		limits.Depth = max(best.Depth-1, 1) // a player that looks at no move at all says nothing
	}
	after, err := a.value(ctx, game.At(ply+1), side, limits)
	m.Value, m.Exact = after.Value, best.Exact && after.Exact
	if m.Value >= m.BestValue {
		m.Best, m.BestValue = played, m.Value
	}
	return m, err
}

// value returns what the player says of a position, with the value for a side.
func (a Analyst) value(ctx context.Context, game engine.Game, side engine.Disc, limits engine.Limits) (engine.Info, error) {
	state := game.State()
	if state.Turn() == engine.Empty {
		return engine.Info{Value: float64(engine.Score(state, side)), Exact: true}, nil
	}
	_, info, err := a.Player.Choose(ctx, game, limits, nil)
	if err == nil && !info.Judged() {
		err = fmt.Errorf("the player does not say what its moves are worth: choose a higher level")
	}
	if state.Turn() != side {
		info.Value = 0 - info.Value // 0 stays free of a sign
	}
	return info, err
}

// Mistake is the loss in discs from which on a move counts as a mistake: the
// least that an exact value can tell.
const Mistake = 2

// Side sums up the moves of a side.
type Side struct {
	Moves    int
	Loss     float64 // of all moves, in discs
	Mistakes int
}

// Add returns the sum with one more move.
func (s Side) Add(m Move) Side {
	s.Moves++
	s.Loss += m.Loss()
	if m.Loss() >= Mistake {
		s.Mistakes++
	}
	return s
}

// MeanLoss returns the mean loss of a move in discs, 0 without moves.
func (s Side) MeanLoss() float64 { return s.Loss / float64(max(s.Moves, 1)) }
