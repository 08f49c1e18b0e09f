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
// worth is known: the player is asked about each position, and the value of a
// move is that of the position after it. The move is the best one if the player
// would have made it, or if it has turned out to be no worse. An error of report
// ends the analysis; other errors are ctx's, or say that the player gives no
// values.
func (a Analyst) Game(ctx context.Context, game engine.Game, report func(Move) error) error {
	ctx, cancel := context.WithCancel(ctx)
	var group sync.WaitGroup
	defer group.Wait()
	defer cancel()
	opinions := a.judge(ctx, &group, game)
	next, err := opinion{}, error(nil)
	for i := range game.Ply() {
		this := next
		if i == 0 {
			this, err = opinions.at(ctx, 0)
		}
		if err == nil {
			next, err = opinions.at(ctx, i+1)
		}
		if err == nil {
			err = report(compare(game, i, this, next))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// opinion is what is known of a position.
type opinion struct {
	engine.Info
	black  float64 // the value for Black
	forced bool    // there is but one move, and the next position says what it is worth
	err    error
}

// opinions are those of all positions of a game, as they come.
type opinions []chan opinion

// at waits for what is known of the position after so many moves. What the one
// forced move leads to is what the position is worth.
func (o opinions) at(ctx context.Context, ply int) (opinion, error) {
	var this opinion
	select {
	case this = <-o[ply]:
		o[ply] <- this // it is asked for again where a move is forced
	case <-ctx.Done():
		return this, ctx.Err()
	}
	if !this.forced || this.err != nil {
		return this, this.err
	}
	after, err := o.at(ctx, ply+1)
	this.black, this.Exact, this.Depth = after.black, after.Exact, after.Depth+1
	return this, err
}

// judge starts to look at all positions of a game, several at a time.
func (a Analyst) judge(ctx context.Context, group *sync.WaitGroup, game engine.Game) opinions {
	found := make(opinions, game.Ply()+1)
	plies := make(chan int, len(found))
	for ply := range found {
		found[ply] = make(chan opinion, 1)
		plies <- ply
	}
	close(plies)
	for range min(max(a.Threads, 1), len(found)) {
		group.Go(func() {
			for ply := range plies {
				found[ply] <- a.opinion(ctx, game.At(ply), ply < game.Ply())
			}
		})
	}
	return found
}

// opinion looks at a position; goesOn says that the game has a next one.
func (a Analyst) opinion(ctx context.Context, game engine.Game, goesOn bool) opinion {
	state := game.State()
	legal := state.Legal()
	switch {
	case len(legal) == 0:
		return opinion{Info: engine.Info{Move: engine.NoSquare, Exact: true}, black: float64(engine.Score(state, engine.Black))}
	case len(legal) == 1 && goesOn:
		return opinion{Info: engine.Info{Move: legal[0]}, forced: true}
	}
	_, info, err := a.Player.Choose(ctx, game, a.Limits, nil)
	if err == nil && info.Depth == 0 {
		err = fmt.Errorf("the player does not say what its moves are worth: choose a higher level")
	}
	return opinion{Info: info, black: forBlack(info.Value, state.Turn()), err: err}
}

// forBlack turns a value for a side into one for Black, and the other way round.
func forBlack(value float64, side engine.Disc) float64 {
	if side == engine.White {
		return 0 - value // 0 stays free of a sign
	}
	return value
}

// compare returns what the i-th move of a game was worth, from what is known of
// the positions before and after it.
func compare(game engine.Game, i int, before, after opinion) Move {
	played, side := game.Move(i)
	m := Move{Number: i + 1, Side: side, Played: played, Best: before.Move, Depth: before.Depth}
	m.BestValue, m.Exact = forBlack(before.black, side), before.Exact
	if played == m.Best {
		m.Value = m.BestValue
		return m
	}
	m.Value, m.Exact = forBlack(after.black, side), before.Exact && after.Exact
	if m.Value >= m.BestValue {
		m.Best, m.BestValue = played, m.Value
	}
	return m
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
