package engine

import (
	"fmt"
	"slices"
)

// Game is a state with its history. It never changes either: Play, Undo, Redo
// and Resign return a new game. Moves that were undone are kept for Redo until
// another move is played in their place.
type Game struct {
	states []State  // states[0] is the start; states[i+1] follows moves[i]
	moves  []Square // all moves, the undone ones too
	ply    int      // states[ply] is the state now
	ending Ending   // Resigned or TimedOut if a side gave up or ran out of time
	loser  Disc     // the side that did
}

// NewGame returns a game that stands at its first state.
func NewGame(start State) Game { return Game{states: []State{start}} }

// Replay returns the game in which the moves were played from the start. The
// error names the first illegal one; the game then ends before it.
func Replay(start State, moves []Square) (Game, error) {
	states := append(make([]State, 0, len(moves)+1), start)
	for i, move := range moves {
		next, err := states[i].Play(move)
		if err != nil {
			return Game{states: states, moves: slices.Clone(moves[:i]), ply: i}, fmt.Errorf("move %d: %w", i+1, err)
		}
		states = append(states, next)
	}
	return Game{states: states, moves: slices.Clone(moves), ply: len(moves)}, nil
}

// State returns the state now.
func (g Game) State() State { return g.states[g.ply] }

// StateAt returns the state after the first ply moves, 0 to Len.
func (g Game) StateAt(ply int) State { return g.states[ply] }

// Ply returns the number of moves that led to the state now.
func (g Game) Ply() int { return g.ply }

// Len returns the number of moves known, those that were undone included.
func (g Game) Len() int { return len(g.moves) }

// Move returns the i-th move, counted from 0, and the side that played it.
func (g Game) Move(i int) (Square, Disc) { return g.moves[i], g.states[i].Turn() }

// Moves returns a copy of the moves that led to the state now.
func (g Game) Moves() []Square { return append([]Square(nil), g.moves[:g.ply]...) }

// Last returns the move that led to the state now, NoSquare at the start.
func (g Game) Last() Square {
	if g.ply == 0 {
		return NoSquare
	}
	return g.moves[g.ply-1]
}

// Passed returns the side that had to pass after the last move because it had
// no legal one; Empty if none had to.
func (g Game) Passed() Disc {
	if g.ply == 0 || g.State().Turn() == Empty {
		return Empty
	}
	if mover := g.states[g.ply-1].Turn(); g.State().Turn() == mover {
		return mover.Opponent()
	}
	return Empty
}

// Play returns the game after a move; what was undone is forgotten. The error
// says why the move can't be played.
func (g Game) Play(move Square) (Game, error) {
	if g.Result().Over() {
		return g, fmt.Errorf("the game is over")
	}
	next, err := g.State().Play(move)
	if err != nil {
		return g, err
	}
	return Game{
		states: append(g.states[:g.ply+1:g.ply+1], next),
		moves:  append(g.moves[:g.ply:g.ply], move),
		ply:    g.ply + 1,
	}, nil
}

// Resign returns the game given up by a side.
func (g Game) Resign(loser Disc) Game { return g.lostBy(loser, Resigned) }

// TimeOut returns the game lost by a side whose clock ran out.
func (g Game) TimeOut(loser Disc) Game { return g.lostBy(loser, TimedOut) }

func (g Game) lostBy(loser Disc, ending Ending) Game {
	if !g.Result().Over() {
		g.loser, g.ending = loser, ending
	}
	return g
}

// At returns the game as it stood after the first ply moves (0 to Len), with
// the later ones kept for Redo. A resignation is taken back.
func (g Game) At(ply int) Game {
	return Game{states: g.states, moves: g.moves, ply: min(max(ply, 0), len(g.moves))}
}

// Undo returns the game one ply earlier; ok is false at the start.
func (g Game) Undo() (earlier Game, ok bool) { return g.At(g.ply - 1), g.ply > 0 }

// Redo returns the game one undone ply later; ok is false if there is none.
func (g Game) Redo() (later Game, ok bool) { return g.At(g.ply + 1), g.ply < len(g.moves) }

// Result returns how the game stands.
func (g Game) Result() Result {
	state := g.State()
	result := Result{Black: state.Count(Black), White: state.Count(White)}
	switch {
	case g.loser != Empty:
		result.Ending, result.Winner = g.ending, g.loser.Opponent()
	case state.Turn() == Empty:
		result.Ending, result.Winner = Played, state.Winner()
	}
	return result
}
