package bench

import (
	"context"

	"flank/engine"
	"flank/engine/othello"
)

// Search is a search of the 8×8 engine that is measured.
type Search struct {
	Name  string // "midgame" or "endgame"
	board othello.Board
	depth int // in plies
}

// guess is the confidence in per cent with which the midgame is searched.
const guess = 73

// Searches returns the measured searches of the 8×8 engine: a position in the
// middle of a game to a fixed depth, and a late one to its end.
func Searches() []Search {
	return []Search{
		{"midgame", othelloMiddle(44), 22},
		{"endgame", othelloMiddle(20), 20},
	}
}

// othelloMiddle returns the position with so many empty cells that comes from
// playing the middle one of the legal moves.
func othelloMiddle(empties int) othello.Board {
	b := othello.NewBoard()
	for b.Empties() > empties && !b.Over() {
		next := othelloChildren(b)
		b = next[len(next)/2]
	}
	return b
}

// Run does a search with so many threads.
func (s Search) Run(ctx context.Context, threads int) (engine.Info, error) {
	limits := othello.Limits{Limits: engine.Limits{Depth: s.depth}}
	if s.depth < s.board.Empties() {
		limits.Confidence = guess
	}
	return othello.New(othello.DefaultHash, threads, othello.DefaultEvaluation()).Search(ctx, s.board, limits, nil)
}
