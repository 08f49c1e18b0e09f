package main

import (
	"context"
	"fmt"
	"io"

	"flank/engine"
	"flank/engine/match"
	"flank/engine/othello"
	"flank/engine/reversi"
)

// contest says how two sets of weights are compared by games.
type contest struct {
	games, plies, depth, exact, threads int
	seed                                uint64
}

// run plays both colours of random openings and writes the score of the first.
func (c contest) run(ctx context.Context, first, second string, out io.Writer) error {
	var contenders [2]match.Contender
	for i, name := range [2]string{first, second} {
		evaluation, err := loadEvaluation(name)
		if err != nil {
			return err
		}
		contenders[i] = func(uint64) engine.Player { return c.player(evaluation) }
	}
	start, err := reversi.New(engine.Size{Height: 8, Width: 8})
	if err != nil {
		return err
	}
	openings, err := match.Openings(start, c.games/2, c.plies, c.seed)
	if err != nil {
		return err
	}
	score, err := match.Match{
		First: contenders[0], Second: contenders[1], Openings: openings, Seed: c.seed, Threads: c.threads,
	}.Play(ctx, nil)
	low, high := score.Interval()
	fmt.Fprintf(out, "%s against %s, %d plies: %d games, %.1f %% of the points, %+.0f Elo (%+.0f to %+.0f), %+.2f discs a game\n",
		first, second, c.depth, score.Games, 100*score.Share(), match.Elo(score.Share()), match.Elo(low), match.Elo(high), score.MeanDiscs())
	return err
}

func (c contest) player(e *othello.Evaluation) engine.Player {
	return searcher{engine: othello.New(tableMiB, 1, e), depth: c.depth, exact: c.exact}
}

// searcher plays by searches of a fixed depth, and to the end near the end.
type searcher struct {
	engine       *othello.Engine
	depth, exact int
}

// Choose returns what the search finds; whoever asks bounds it by nothing else.
func (s searcher) Choose(ctx context.Context, game engine.Game, _ engine.Limits, progress func(engine.Info)) (engine.Square, engine.Info, error) {
	state, ok := game.State().(reversi.State)
	if !ok {
		return engine.NoSquare, engine.Info{}, fmt.Errorf("the searches know Reversi alone")
	}
	board := state.Board()
	mover, other, ok := board.Words()
	if !ok {
		return engine.NoSquare, engine.Info{}, fmt.Errorf("the searches know 8×8 alone, not %v", state.Size())
	}
	b, depth := othello.Board{Mover: mover, Other: other}, s.depth
	if b.Empties() <= s.exact {
		depth = b.Empties()
	}
	info, err := s.engine.Search(ctx, b, othello.Limits{Limits: engine.Limits{Depth: depth}}, progress)
	return info.Move, info, err
}
