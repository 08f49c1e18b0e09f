package bench

import (
	"context"
	"errors"
	"slices"
	"testing"

	"flank/engine"
	"flank/engine/reversi"
)

// TestThreadsCountAlike compares the count of several threads with that of one,
// on boards where games end early too.
func TestThreadsCountAlike(t *testing.T) {
	for _, size := range []engine.Size{{Height: 4, Width: 4}, {Height: 4, Width: 5}, {Height: 8, Width: 8}, {Height: 9, Width: 10}} {
		board := reversi.NewBoard(size)
		for depth := 1; depth <= 7; depth++ {
			want := reversi.Perft(board, depth)
			if got, err := Perft(t.Context(), reversi.NewBoard(size), depth, 3); err != nil || got != want {
				t.Errorf("%v at depth %d: %d (%v), want %d", size, depth, got, err, want)
			}
		}
	}
}

// TestWholeGamesAreCountedToTheEnd goes beyond the end of every game on 4×4.
func TestWholeGamesAreCountedToTheEnd(t *testing.T) {
	size := engine.Size{Height: 4, Width: 4}
	want := reversi.Perft(reversi.NewBoard(size), 30)
	if got, err := Perft(t.Context(), reversi.NewBoard(size), 40, 2); err != nil || got != want {
		t.Errorf("%d games (%v), want %d", got, err, want)
	}
}

func TestPerftEndsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for _, side := range []int{6, 8} {
		if _, err := Perft(ctx, reversi.NewBoard(engine.Size{Height: side, Width: side}), 40, 2); !errors.Is(err, context.Canceled) {
			t.Errorf("on %d cells a side: ended with %v", side, err)
		}
	}
}

func TestPositionsAreInMidGame(t *testing.T) {
	positions, err := Positions()
	if err != nil {
		t.Fatal(err)
	}
	for _, position := range positions {
		size, empties := position.State.Size(), position.State.Count(engine.Empty)
		if position.State.Turn() == engine.Empty || empties < size.Cells()/2 {
			t.Errorf("%v: %d empty cells, turn %v", size, empties, position.State.Turn())
		}
	}
}

func TestMeasuringEndsWithItsContext(t *testing.T) {
	positions, err := Positions()
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Measure(ctx, positions[0], 2); !errors.Is(err, context.Canceled) {
		t.Errorf("Measure ended with %v", err)
	}
	if _, err := MeasureCancel(ctx, slices.Concat(General(positions), Othello(2)), 8, 2); !errors.Is(err, context.Canceled) {
		t.Errorf("MeasureCancel ended with %v", err)
	}
}
