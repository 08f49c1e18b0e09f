package main

import (
	"context"
	"math"
	"math/rand/v2"

	"flank/engine"
	"flank/engine/gomoku"
)

// tableMiB is the size of the table of an engine: enough for searches of some
// ten thousand nodes.
const tableMiB = 2

// searcher searches with given weights and draws lots.
type searcher struct {
	engine  *gomoku.Engine
	weights *gomoku.Weights
	random  *rand.Rand
}

func newSearcher(w *gomoku.Weights, random *rand.Rand) *searcher {
	s := &searcher{engine: gomoku.NewEngine(tableMiB, 1), weights: w, random: random}
	s.engine.Weigh(w)
	return s
}

func (s *searcher) search(ctx context.Context, state gomoku.State, nodes uint64) (engine.Info, error) {
	return s.engine.Search(ctx, state, gomoku.Limits{Limits: engine.Limits{Nodes: nodes}}, nil)
}

// promiseUnit is how many units of the weights for the order of moves multiply
// the odds of a move by e.
const promiseUnit = 200

// draw returns a move at random, one that looks good more often than others:
// the weights for the order of moves are taken for odds, with their logarithms
// divided by heat.
func (s *searcher) draw(state gomoku.State, heat float64) engine.Square {
	moves := gomoku.Study(state).Moves
	if len(moves) == 0 {
		return state.Legal()[0]
	}
	best, odds, sum := math.Inf(-1), make([]float64, len(moves)), 0.0
	for i, move := range moves {
		odds[i] = (float64(s.weights.Attack[move.Attack]) + float64(s.weights.Defence[move.Defence])) / promiseUnit / heat
		best = max(best, odds[i])
	}
	for i := range odds {
		odds[i] = math.Exp(odds[i] - best)
		sum += odds[i]
	}
	at := s.random.Float64() * sum
	for i, share := range odds {
		if at -= share; at < 0 {
			return moves[i].Point
		}
	}
	return moves[0].Point
}

// opening returns a game of a few random stones near the middle that is about
// even: the expected result is between -even and even.
func (s *searcher) opening(ctx context.Context, rule gomoku.Rule, side int, even float64) ([]engine.Square, gomoku.State, error) {
	for {
		moves, state, err := s.scatter(rule, side)
		if err != nil {
			return nil, state, err
		}
		if state.Turn() == engine.Empty {
			continue
		}
		info, err := s.search(ctx, state, openingNodes)
		if err != nil {
			return nil, state, err
		}
		if !info.Exact && math.Abs(info.Value) <= even {
			return moves, state, nil
		}
	}
}

// openingNodes is how long an opening is looked at.
const openingNodes = 10000

// scatter plays 3 to 7 random moves within some points of the middle.
func (s *searcher) scatter(rule gomoku.Rule, side int) (moves []engine.Square, state gomoku.State, err error) {
	if state, err = gomoku.New(engine.Size{Height: side, Width: side}, rule); err != nil {
		return nil, state, err
	}
	reach := 2 + s.random.IntN(3)
	for wanted := 3 + s.random.IntN(5); len(moves) < wanted && state.Turn() != engine.Empty; {
		row, col := side/2+s.random.IntN(2*reach+1)-reach, side/2+s.random.IntN(2*reach+1)-reach
		next, err := after(state, engine.SquareAt(row, col))
		if err != nil {
			continue // taken or forbidden
		}
		moves, state = append(moves, engine.SquareAt(row, col)), next
	}
	return moves, state, nil
}

// after returns the position after some moves. The error says which is illegal.
func after(state gomoku.State, moves ...engine.Square) (gomoku.State, error) {
	for _, move := range moves {
		next, err := state.Play(move)
		if err != nil {
			return state, err
		}
		state, _ = next.(gomoku.State) // nothing else is played on
	}
	return state, nil
}
