package othello

import (
	"context"
	"errors"
	"math/bits"
	"math/rand/v2"
	"testing"

	"flank/engine"
)

// minimax is the plainest exact solver with a window: no table, no order.
func minimax(b Board, alpha, beta int) int {
	legal := b.Moves()
	if legal == 0 {
		if b.Over() {
			return b.Score()
		}
		return -minimax(b.Pass(), -beta, -alpha)
	}
	value := -65
	for ; legal != 0 && value < beta; legal &= legal - 1 {
		next := b.Play(bits.TrailingZeros64(legal))
		value = max(value, -minimax(next, -beta, -max(alpha, value)))
	}
	return value
}

// late returns a position of a random game with so many empty cells, or the
// end of the game if that comes first.
func late(random *rand.Rand, empties int) Board {
	b := NewBoard()
	for b.Empties() > empties && !b.Over() {
		legal := b.Moves()
		if legal == 0 {
			b = b.Pass()
			continue
		}
		for range random.IntN(bits.OnesCount64(legal)) {
			legal &= legal - 1
		}
		b = b.Play(bits.TrailingZeros64(legal))
	}
	return b
}

func TestScoresEqualThoseOfMinimax(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	table := newTable(1, false)
	for i := range 300 {
		b := late(random, i%11)
		s := startedSolver(table)
		if got, want := s.solve(b, b.Empties(), -64, 64), minimax(b, -64, 64); got != want {
			t.Fatalf("%v with %d empty cells: %d, want %d", b, b.Empties(), got, want)
		}
	}
}

// read returns the board of 64 cells row by row, X or O to move.
func read(cells string, turn byte) (b Board) {
	for i := range len(cells) {
		switch cells[i] {
		case '-':
		case turn:
			b.Mover |= 1 << i
		default:
			b.Other |= 1 << i
		}
	}
	return b
}

// checkSolved compares a score with minimax's and plays out its line.
func checkSolved(t *testing.T, solver *Engine, b Board) {
	t.Helper()
	info, err := solver.Search(t.Context(), b, Limits{}, nil)
	if want := minimax(b, -64, 64); err != nil || info.Value != float64(want) || !info.Exact {
		t.Fatalf("%v: %+v (%v), want %d", b, info, err, want)
	}
	sign, end := 1, b
	for _, move := range info.Line {
		if move == engine.NoSquare {
			sign, end = -sign, end.Pass()
			continue
		}
		cell := move.Row()*8 + move.Col()
		if end.Moves()>>cell&1 == 0 {
			t.Fatalf("%v: %v of the line %v is illegal", b, move, info.Line)
		}
		sign, end = -sign, end.Play(cell)
	}
	if !end.Over() || sign*end.Score() != int(info.Value) {
		t.Fatalf("%v: the line %v ends with %d, not %v", b, info.Line, sign*end.Score(), info.Value)
	}
}

// TestScoresAndLinesEqualThoseOfMinimax keeps one small table, so that
// positions push each other out.
func TestScoresAndLinesEqualThoseOfMinimax(t *testing.T) {
	random, solver := rand.New(rand.NewPCG(3, 4)), newEngine(1)
	for i := range 400 {
		checkSolved(t, solver, late(random, i%10))
	}
	for i := range 100 {
		checkSolved(t, solver, late(random, 10+i%3))
	}
}

func TestOutcomeEqualsTheScoresSign(t *testing.T) {
	random, solver := rand.New(rand.NewPCG(5, 6)), newEngine(1)
	for range 200 {
		b := late(random, 9)
		info, err := solver.Search(t.Context(), b, Limits{Outcome: true}, nil)
		if want := minimax(b, -1, 1); err != nil || info.Value*float64(want) < 0 || (info.Value == 0) != (want == 0) {
			t.Fatalf("%v: %v (%v), want the sign of %d", b, info.Value, err, want)
		}
	}
}

// TestNoNodeAllocates solves a position whose tree has many thousand nodes.
func TestNoNodeAllocates(t *testing.T) {
	s := startedSolver(newTable(1, false))
	b := late(rand.New(rand.NewPCG(7, 8)), 14)
	allocated := testing.AllocsPerRun(3, func() {
		clear(s.table.entries)
		clear(s.near.entries)
		s.solve(b, b.Empties(), -64, 64)
	})
	if allocated != 0 || s.nodes < 10_000 {
		t.Errorf("%v allocations in %d nodes", allocated, s.nodes)
	}
}

func TestSolveEndsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	info, err := newEngine(1).Search(ctx, NewBoard(), Limits{}, nil)
	if !errors.Is(err, context.Canceled) || info.Exact || info.Nodes > 100*pollEvery {
		t.Errorf("%+v, %v", info, err)
	}
	if info.Move == engine.NoSquare {
		t.Error("no move was given")
	}
}

// newEngine returns an engine of one thread.
func newEngine(mib int) *Engine { return New(mib, 1, DefaultEvaluation()) }

// startedSolver returns a solver without bounds.
func startedSolver(table *table) *solver {
	s := newSolver(table, DefaultEvaluation())
	s.begin(bounds{ctx: context.Background()})
	return s
}
