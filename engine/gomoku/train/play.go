package main

import (
	"context"
	"io"
	"math/rand/v2"
	"slices"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/training"
)

// plan says how games are played.
type plan struct {
	folder, weights, rule string
	seed, nodes           uint64
	side, files, games    int
	noise, asides, heat   float64
	threads               int
}

// suffix ends the name of every file of records.
const suffix = ".games"

// run plays what the folder does not have yet, and says on progress how far it is.
func (p *plan) run(ctx context.Context, progress io.Writer) error {
	weights, err := loadWeights(p.weights)
	if err != nil {
		return err
	}
	rule, err := parseRule(p.rule)
	if err != nil {
		return err
	}
	files := training.Folder{Name: p.folder, Suffix: suffix, Files: p.files, Threads: p.threads}
	return files.Fill(progress, func(number int) ([]byte, int, error) {
		records, err := p.play(ctx, number, rule, weights)
		positions := 0
		for _, r := range records {
			positions += len(r.turns)
		}
		return format(records), positions, err
	})
}

// play plays the games of the file of a number.
func (p *plan) play(ctx context.Context, number int, rule gomoku.Rule, weights *gomoku.Weights) ([]record, error) {
	s := selfPlay{plan: p, searcher: newSearcher(weights, rand.New(rand.NewPCG(p.seed, uint64(number))))}
	for range p.games {
		if err := s.game(ctx, rule); err != nil {
			return nil, err
		}
	}
	return s.records, nil
}

// selfPlay plays games one after the other.
type selfPlay struct {
	*plan
	*searcher
	records []record
}

// even bounds the expected results of the openings that are played.
const even = 0.7

// game plays a game until its result is proven.
func (s *selfPlay) game(ctx context.Context, rule gomoku.Rule) error {
	opening, state, err := s.opening(ctx, rule, s.side, even)
	if err != nil {
		return err
	}
	r := record{rule: rule, side: s.side, opening: opening, whole: true}
	moves := opening
	for state.Turn() != engine.Empty {
		info, err := s.search(ctx, state, s.nodes)
		if err != nil {
			return err
		}
		t := turn{info.Move, info.Value, info.Move}
		if info.Exact {
			r.turns, r.winner = append(r.turns, t), winner(state, info)
			break
		}
		if s.random.Float64() < s.asides {
			if err := s.aside(ctx, state, moves); err != nil {
				return err
			}
		}
		if s.random.Float64() < s.noise {
			t.played = s.draw(state, s.heat)
		}
		r.turns, moves = append(r.turns, t), append(moves, t.played)
		if state, err = after(state, t.played); err != nil {
			return err
		}
	}
	if state.Turn() == engine.Empty {
		r.winner = state.Winner()
	}
	s.records = append(s.records, r)
	return nil
}

// winner returns who wins when a search has proven the result.
func winner(state gomoku.State, info engine.Info) engine.Disc {
	switch {
	case info.Value > 0:
		return state.Turn()
	case info.Value < 0:
		return state.Turn().Opponent()
	}
	return engine.Empty
}

// aside searches a position that a search may come to, but a good game does not:
// one or two likely moves away.
func (s *selfPlay) aside(ctx context.Context, state gomoku.State, moves []engine.Square) (err error) {
	moves = slices.Clone(moves)
	for range 1 + s.random.IntN(2) {
		move := s.draw(state, 2*s.heat)
		if state, err = after(state, move); err != nil || state.Turn() == engine.Empty {
			return err
		}
		moves = append(moves, move)
	}
	info, err := s.search(ctx, state, s.nodes/2)
	if err != nil {
		return err
	}
	t := turn{info.Move, info.Value, info.Move}
	s.records = append(s.records, record{rule: state.Rule(), side: s.side, opening: moves, turns: []turn{t}})
	return nil
}
