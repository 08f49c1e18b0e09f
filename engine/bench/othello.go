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
		{"endgame", othelloMiddle(22), 22},
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

// cancelHash is the size in MiB of the tables of searches that are cancelled.
const cancelHash = 16

// Othello returns searches of the 8×8 engine: by one thread as a level does
// them, with a new table; and with engines that are used again, in mid-game, of
// an end and of all values, by one thread and by several.
func Othello(threads int) []Endless {
	middle, end := othelloMiddle(44), othelloMiddle(24)
	single, team := engines(threads, 1), engines(threads, threads)
	fresh := func(ctx context.Context) error {
		_, err := othello.New(cancelHash/2, 1, othello.DefaultEvaluation()).Search(ctx, middle, othello.Limits{}, nil)
		return err
	}
	values := func(ctx context.Context) error {
		e := <-single
		defer func() { single <- e }()
		return e.Values(ctx, middle, othello.Limits{Confidence: guess}, func([]engine.Info) {})
	}
	return []Endless{fresh, endless(single, middle), endless(single, end), endless(team, middle), endless(team, end), values}
}

// engines returns some engines of so many threads, which wait to be used.
func engines(n, threads int) chan *othello.Engine {
	idle := make(chan *othello.Engine, n)
	for range n {
		idle <- othello.New(cancelHash, threads, othello.DefaultEvaluation())
	}
	return idle
}

// endless searches a board to its end.
func endless(idle chan *othello.Engine, b othello.Board) Endless {
	return func(ctx context.Context) error {
		e := <-idle
		defer func() { idle <- e }()
		_, err := e.Search(ctx, b, othello.Limits{}, nil)
		return err
	}
}
