package engine

import (
	"context"
	"errors"
	"time"
)

// Limits bounds one choice of a Player. A zero field sets no bound beyond the
// player's own.
type Limits struct {
	Time  time.Duration // for this move
	Clock Clock         // for the game: it bounds the move too, see Budget
	Depth int           // in plies
	Nodes uint64        // positions visited
}

// Info is what a player knows about the position that it was asked for, while
// it thinks and with its answer.
type Info struct {
	Move Square // the best move so far
	// Value is for the side to move: in Reversi the expected final difference in
	// discs, in Gomoku the expected result from -1 (lost) over 0 to 1 (won).
	Value float64
	Exact bool // Value is the true result, not an estimate
	// Plies is how many more moves of both sides the win in Line takes in a game of
	// Gomoku whose Value is exact. There may be a faster one, and answers that do
	// not matter may put it off.
	Plies int
	Depth int // plies searched in full, or as sure as Confidence says
	// Confidence is how sure a search is of the moves that it left out, in per
	// cent: 100 or 0 if it left out none.
	Confidence int
	Nodes      uint64        // positions visited so far
	Time       time.Duration // spent so far
	Line       []Square      // the principal variation, Move first
}

// Judged reports whether Value says something. It does not of a player that makes
// its move without a look ahead; a win that is proven may have no depth.
func (i Info) Judged() bool { return i.Depth > 0 || i.Exact }

// Player chooses moves: a simple computer, a level of an engine, another
// program. One value may choose for many games at the same time: what it keeps
// from one choice for the next, if anything, makes it faster, no more.
type Player interface {
	// Choose returns a legal move for the side to move. It calls progress (if
	// not nil) from its own goroutine whenever it knows more, and returns
	// within 20 ms of the end of ctx, then with ctx's error. A game that is
	// over is an error.
	Choose(ctx context.Context, game Game, limits Limits, progress func(Info)) (Square, Info, error)
}

// What a player can do wrong in a game, beside breaking down: its error is one of
// these in words of its own.
var (
	ErrIllegal = errors.New("an illegal move")
	ErrTime    = errors.New("out of time")
)
