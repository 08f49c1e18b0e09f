package player

import (
	"context"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"flank/engine"
)

// TestGreedyTurnsTheMost looks for a better move, or an equal one that comes
// earlier on the board.
func TestGreedyTurnsTheMost(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		state := opening(t, engine.Size{Height: 8, Width: 6}, rapid.IntRange(0, 30).Draw(t, "plies"), rapid.Uint64().Draw(t, "seed")).State()
		if state.Turn() == engine.Empty {
			return
		}
		chosen := greedyMove(state, nil)
		most := len(state.Flips(chosen))
		for _, sq := range state.Legal() {
			if n := len(state.Flips(sq)); n > most || n == most && sq < chosen {
				t.Fatalf("%v turns %d, yet %v (%d) was chosen", sq, n, chosen, most)
			}
		}
	})
}

func TestCornerTakesACorner(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		state := opening(t, engine.Size{Height: 6, Width: 7}, rapid.IntRange(10, 34).Draw(t, "plies"), rapid.Uint64().Draw(t, "seed")).State()
		if state.Turn() == engine.Empty {
			return
		}
		chosen := cornerMove(state, rand.New(rand.NewPCG(1, 2)))
		for _, sq := range state.Legal() {
			better := len(state.Flips(sq)) > len(state.Flips(chosen)) && !isCorner(state.Size(), chosen)
			if better || isCorner(state.Size(), sq) && !isCorner(state.Size(), chosen) {
				t.Fatalf("%v was chosen, %v is better", chosen, sq)
			}
		}
	})
}

func BenchmarkChoose(b *testing.B) {
	for _, test := range []struct {
		level string
		side  int
	}{{"greedy", 8}, {"greedy", 26}, {"3", 8}, {"5", 8}, {"5", 26}, {"10", 8}, {"10", 26}} {
		size := engine.Size{Height: test.side, Width: test.side}
		b.Run(test.level+"/"+size.String(), func(b *testing.B) {
			game := opening(b, size, size.Cells()/3, 1)
			by := mustFind(b, test.level).New(1)
			for b.Loop() {
				if _, _, err := by.Choose(context.Background(), game, engine.Limits{}, nil); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
