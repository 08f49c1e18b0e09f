package main

import (
	"context"
	"io"
	"math/bits"
	"math/rand/v2"

	"flank/engine"
	"flank/engine/othello"
	"flank/engine/training"
)

// plan says how games are played.
type plan struct {
	folder, weights            string
	seed                       uint64
	files, games, depth, exact int
	noise, trust               float64
	threads                    int
}

// run plays what the folder does not have yet, and says on progress how far it is.
func (p *plan) run(ctx context.Context, progress io.Writer) error {
	evaluation, err := loadEvaluation(p.weights)
	if err != nil {
		return err
	}
	files := training.Folder{Name: p.folder, Suffix: suffix, Files: p.files, Threads: p.threads}
	return files.Fill(progress, func(number int) ([]byte, int, error) {
		samples, err := p.play(ctx, number, evaluation)
		if err != nil {
			return nil, 0, err
		}
		content, err := format(samples)
		return content, len(samples), err
	})
}

// play plays the games of the file of a number.
func (p *plan) play(ctx context.Context, number int, evaluation *othello.Evaluation) ([]sample, error) {
	s := selfPlay{
		plan: p, engine: othello.New(tableMiB, 1, evaluation),
		random: rand.New(rand.NewPCG(p.seed, uint64(number))),
	}
	for range p.games {
		if err := s.game(ctx); err != nil {
			return nil, err
		}
	}
	return s.samples, nil
}

// noWeights stands for weights that are all zero, where a file is asked for.
const noWeights = "none"

func loadEvaluation(name string) (*othello.Evaluation, error) {
	switch name {
	case "":
		return othello.DefaultEvaluation(), nil
	case noWeights:
		return othello.NewEvaluation(zeros()), nil
	}
	weights, err := training.Load(name, othello.ReadWeights)
	if err != nil {
		return nil, err
	}
	return othello.NewEvaluation(weights), nil
}

func zeros() *othello.Weights {
	w := new(othello.Weights)
	for stage := range w {
		w[stage] = make([]int16, othello.WeightsPerStage())
	}
	return w
}

// selfPlay plays games one after the other.
type selfPlay struct {
	*plan
	engine  *othello.Engine
	random  *rand.Rand
	samples []sample
}

// tableMiB is the size of the table of an engine: small enough for the cache.
const tableMiB = 1

// node is a position of a game in which somebody could move.
type node struct {
	board  othello.Board
	value  float64 // for the mover, in discs
	cut    bool    // what follows says nothing of it: a random move came
	passed bool    // the mover also moved last
}

// game plays a game and keeps its positions.
func (s *selfPlay) game(ctx context.Context) error {
	b, over := s.opening()
	if over {
		return nil
	}
	var path []node
	passed := false
	for b.Empties() > s.exact {
		legal := b.Moves()
		if legal == 0 {
			if b.Over() {
				break
			}
			b, passed = b.Pass(), true
			continue
		}
		info, err := s.search(ctx, b, s.depth)
		if err != nil {
			return err
		}
		n := node{board: b, value: info.Value, passed: passed}
		cell := cellOf(info.Move)
		if s.random.Float64() < s.noise {
			n.cut, cell = true, anyCell(legal, s.random)
		}
		path = append(path, n)
		b, passed = b.Play(cell), false
	}
	score, err := s.end(ctx, b)
	if err != nil {
		return err
	}
	s.label(path, score, passed)
	if s.random.IntN(wanderEvery) == 0 {
		return s.wander(ctx, b)
	}
	return nil
}

// wanderEvery is the number of games of which one is gone on with at random.
const wanderEvery = 4

// opening returns the position after 8 to 14 random moves.
func (s *selfPlay) opening() (b othello.Board, over bool) {
	b = othello.NewBoard()
	for range 8 + s.random.IntN(7) {
		legal := b.Moves()
		if legal == 0 {
			return b, true
		}
		b = b.Play(anyCell(legal, s.random))
	}
	return b, b.Over()
}

// label keeps the positions of a path that led to a score for the mover of the
// position after it; passed says whether that mover also moved last in the path.
func (s *selfPlay) label(path []node, score float64, passed bool) {
	for i := len(path) - 1; i >= 0; i-- {
		n := path[i]
		if !passed {
			score = -score
		}
		if n.cut {
			score = n.value
		} else {
			score = s.trust*score + (1-s.trust)*n.value
		}
		s.keep(n.board, score)
		passed = n.passed
	}
}

func (s *selfPlay) keep(b othello.Board, value float64) {
	s.samples = append(s.samples, sample{b, int16(value * unit)})
}

// end solves a position and keeps it and those of the best line. It returns the
// score for its mover.
func (s *selfPlay) end(ctx context.Context, b othello.Board) (float64, error) {
	if b.Over() {
		return float64(b.Score()), nil
	}
	info, err := s.search(ctx, b, b.Empties())
	if err != nil {
		return 0, err
	}
	value := info.Value
	for _, move := range info.Line {
		if move == engine.NoSquare {
			b = b.Pass()
		} else {
			s.keep(b, value)
			b = b.Play(cellOf(move))
		}
		value = -value
	}
	return info.Value, nil
}

// wander solves positions that few good games reach: two random moves on, time
// and again.
func (s *selfPlay) wander(ctx context.Context, b othello.Board) error {
	for {
		for range 2 {
			if b.Moves() == 0 {
				b = b.Pass()
			}
			legal := b.Moves()
			if legal == 0 {
				return nil
			}
			b = b.Play(anyCell(legal, s.random))
		}
		if _, err := s.end(ctx, b); err != nil {
			return err
		}
	}
}

func (s *selfPlay) search(ctx context.Context, b othello.Board, depth int) (engine.Info, error) {
	return s.engine.Search(ctx, b, othello.Limits{Limits: engine.Limits{Depth: depth}}, nil)
}

func anyCell(cells uint64, random *rand.Rand) int {
	for range random.IntN(bits.OnesCount64(cells)) {
		cells &= cells - 1
	}
	return bits.TrailingZeros64(cells)
}

// cellOf returns the number of the cell of a move.
func cellOf(move engine.Square) int { return move.Row()*8 + move.Col() }
