package record

import (
	"fmt"

	"flank/engine"
)

// Passes is a game as files and other programs tell it, in which a pass is a
// move of its own. (In an engine.State the turn goes over by itself.) It never
// changes: Play returns a new one.
type Passes struct {
	game    engine.Game
	waiting engine.Disc // the side whose pass has not been told yet
}

// NewPasses returns the game at its start, turn being the side that is to move
// or to pass first.
func NewPasses(start engine.State, turn engine.Disc) Passes {
	p := Passes{game: engine.NewGame(start)}
	if next := start.Turn(); next != engine.Empty && next != turn {
		p.waiting = turn
	}
	return p
}

// Game returns the game so far.
func (p Passes) Game() engine.Game { return p.game }

// Turn returns the side that is to move or to pass, Empty once the game is over.
func (p Passes) Turn() engine.Disc {
	if p.waiting != engine.Empty {
		return p.waiting
	}
	return p.game.State().Turn()
}

// MustPass reports whether the side of Turn has no legal move.
func (p Passes) MustPass() bool { return p.waiting != engine.Empty }

// Play returns the game after a side's move, or its pass if move is NoSquare. A
// pass of the other side that was left out before a move is taken as told, and
// passes after the end change nothing. The error says why the rules forbid it.
func (p Passes) Play(side engine.Disc, move engine.Square) (Passes, error) {
	next := p.game.State().Turn()
	switch {
	case move == engine.NoSquare:
		return p.pass(side)
	case p.MustPass() && side == p.waiting:
		return p, fmt.Errorf("%v has no legal move and has to pass", side)
	case next != engine.Empty && side != next:
		return p, fmt.Errorf("it is %v's turn", p.Turn())
	}
	game, err := p.game.Play(move)
	if err != nil {
		return p, err
	}
	return Passes{game: game, waiting: game.Passed()}, nil
}

func (p Passes) pass(side engine.Disc) (Passes, error) {
	state := p.game.State()
	switch {
	case state.Turn() == engine.Empty || side == p.waiting:
		return Passes{game: p.game}, nil
	case side == state.Turn():
		return p, fmt.Errorf("%v has a legal move, %v, and can't pass", side, state.Legal()[0])
	}
	return p, fmt.Errorf("it is %v's turn", p.Turn())
}
