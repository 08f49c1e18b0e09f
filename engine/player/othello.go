package player

import (
	"context"
	"math/rand/v2"
	"runtime"

	"flank/engine"
	"flank/engine/othello"
	"flank/engine/reversi"
)

// What the players ask of the engine for 8×8.

// Prepare does beforehand what the first search on 8×8 would wait for: it
// unpacks the engine's evaluation and its book, some 50 ms.
func Prepare() {
	othello.DefaultEvaluation()
	othello.DefaultBook()
}

// bookMove draws one of the moves that the book has for a board; ok is false if
// it has none.
func (s strength) bookMove(board othello.Board, random *rand.Rand) (move engine.Square, ok bool) {
	if s.book == 0 {
		return engine.NoSquare, false
	}
	moves := othello.DefaultBook().Moves(board)
	n := 0
	for n < len(moves) && moves[n].Value >= moves[0].Value-s.book {
		n++
	}
	if n == 0 {
		return engine.NoSquare, false
	}
	return moves[random.IntN(n)].Move, true
}

// searchOthello searches with one thread and a new table, so that a level plays
// the same moves on every machine.
func searchOthello(ctx context.Context, board othello.Board, effort reversi.Effort, progress func(engine.Info)) (engine.Info, error) {
	searcher := othello.New(hashFor(effort), 1, othello.DefaultEvaluation())
	return searcher.Search(ctx, board, othelloLimits(board, effort), progress)
}

// othelloLimits are those of an effort: near the end of a game nothing is left
// to guesses.
func othelloLimits(board othello.Board, effort reversi.Effort) othello.Limits {
	limits := othello.Limits{Limits: effort.Limits, Only: effort.Only, Confidence: guess}
	if toEnd := board.Empties(); toEnd <= effort.Empties || effort.Depth >= toEnd {
		limits.Confidence = 100
	}
	return limits
}

// guess is the confidence, in per cent, with which the middle of a game is
// searched: to look deeper gains more than to look at everything.
const guess = 73

// hashFor returns the size of a table in MiB: small ones are sooner made.
func hashFor(effort reversi.Effort) int {
	switch {
	case effort.Depth > 0 && effort.Depth <= 6:
		return 1
	case effort.Nodes > 0 || effort.Empties > 0:
		return 8
	}
	return othello.DefaultHash
}

// oneOthello and allOthello return new engines for 8×8 that search with one
// thread, and with as many as there are cores.
func oneOthello() *othello.Engine {
	return othello.New(othello.DefaultHash, 1, othello.DefaultEvaluation())
}

func allOthello() *othello.Engine {
	return othello.New(othello.DefaultHash, runtime.GOMAXPROCS(0), othello.DefaultEvaluation())
}

// othelloValues are the values on 8×8.
func othelloValues(ctx context.Context, e *othello.Engine, b othello.Board, limits engine.Limits, report func([]engine.Info)) error {
	if b.Empties() <= ValuesExact {
		limits.Depth = 0
	}
	only, rest := distinct(b)
	within := othello.Limits{Limits: limits, Only: only, Confidence: valuesConfidence}
	return e.Values(ctx, b, within, func(infos []engine.Info) { report(rest.add(infos)) })
}

// valuesConfidence is that of estimates, in per cent. Surer ones come later or
// are less deep.
const valuesConfidence = 73

// othelloBoard returns a position as the engine for 8×8 knows it.
func othelloBoard(state reversi.State) (othello.Board, bool) {
	board := state.Board()
	mover, other, ok := board.Words()
	return othello.Board{Mover: mover, Other: other}, ok
}
