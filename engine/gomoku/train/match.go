package main

import (
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"time"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/match"
)

// contest says how two sets of weights are compared by games.
type contest struct {
	rule           string
	side, games    int
	nodes          uint64
	time           time.Duration
	threads, every int
	seed           uint64
}

// run plays both colours of random openings and writes the score of the first.
func (c contest) run(ctx context.Context, first, second string, out io.Writer) error {
	var contenders [2]match.Contender
	for i, name := range [2]string{first, second} {
		weights, err := loadWeights(name)
		if err != nil {
			return err
		}
		contenders[i] = func(uint64) engine.Player { return newContestant(weights) }
	}
	openings, err := c.openings(ctx)
	if err != nil {
		return err
	}
	limits := engine.Limits{Nodes: c.nodes, Time: c.time}
	m := match.Match{
		First: contenders[0], Second: contenders[1], Openings: openings, Seed: c.seed, Threads: c.threads,
		Limits: [2]engine.Limits{limits, limits},
	}
	score, err := m.Play(ctx, func(_ [2]match.Game, s match.Score) {
		if s.Games%c.every == 0 && s.Games < 2*len(openings) {
			c.tell(out, first, second, s)
		}
	})
	c.tell(out, first, second, score)
	return err
}

// tell writes how a contest stands.
func (c contest) tell(out io.Writer, first, second string, s match.Score) {
	low, high := s.Interval()
	fmt.Fprintf(out, "%s against %s, %s on %d: %d games, %d won, %d drawn, %.1f %% of the points, %+.0f Elo (%+.0f to %+.0f)\n",
		first, second, c.rule, c.side, s.Games, s.Wins, s.Draws, 100*s.Share(), match.Elo(s.Share()), match.Elo(low), match.Elo(high))
}

// fair bounds the expected results of the openings of a contest.
const fair = 0.4

// openings draws openings that the built-in weights find about even.
func (c contest) openings(ctx context.Context) (openings []engine.Game, err error) {
	rule, err := parseRule(c.rule)
	if err != nil {
		return nil, err
	}
	s := newSearcher(gomoku.DefaultWeights(), rand.New(rand.NewPCG(c.seed, 0)))
	for range c.games / 2 {
		moves, _, err := s.opening(ctx, rule, c.side, fair)
		if err != nil {
			return nil, err
		}
		start, err := gomoku.New(engine.Size{Height: c.side, Width: c.side}, rule)
		if err != nil {
			return nil, err
		}
		game, err := engine.Replay(start, moves)
		if err != nil {
			return nil, err
		}
		openings = append(openings, game)
	}
	return openings, nil
}

// contestant plays by searches with given weights.
type contestant struct{ engine *gomoku.Engine }

func newContestant(w *gomoku.Weights) contestant {
	e := gomoku.NewEngine(contestMiB, 1)
	e.Weigh(w)
	return contestant{e}
}

// contestMiB is the size of a contestant's table.
const contestMiB = 8

func (c contestant) Choose(ctx context.Context, game engine.Game, limits engine.Limits, progress func(engine.Info)) (engine.Square, engine.Info, error) {
	state, ok := game.State().(gomoku.State)
	if !ok {
		return engine.NoSquare, engine.Info{}, fmt.Errorf("the searches know Gomoku alone")
	}
	info, err := c.engine.Search(ctx, state, gomoku.Limits{Limits: limits}, progress)
	return info.Move, info, err
}
