package player

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"flank/engine"
)

func TestValuesBeginAtOnceAndStop(t *testing.T) {
	for _, size := range []engine.Size{{Height: 4, Width: 4}, {Height: 8, Width: 8}, {Height: 26, Width: 26}} {
		state := opening(t, size, size.Cells()/4, 1).State()
		ctx, cancel := context.WithCancel(context.Background())
		reports := 0
		err := new(Valuer).Values(ctx, state, engine.Limits{}, func(infos []engine.Info) {
			if reports++; len(infos) != len(state.Legal()) {
				t.Errorf("%v: %d values of %d moves", size, len(infos), len(state.Legal()))
			}
			if reports == 1 && infos[0].Depth != 1 {
				t.Errorf("%v: the first report comes after %d plies", size, infos[0].Depth)
			}
			cancel()
		})
		if !errors.Is(err, context.Canceled) || reports == 0 {
			t.Errorf("%v: %d reports, %v", size, reports, err)
		}
	}
}

func TestValuesGetExactNearTheEndWhateverTheDepth(t *testing.T) {
	state := opening(t, engine.Size{Height: 8, Width: 8}, 60-ValuesExact, 2).State()
	var last []engine.Info
	err := new(Valuer).Values(context.Background(), state, engine.Limits{Depth: 2}, func(infos []engine.Info) { last = infos })
	if err != nil || len(last) == 0 {
		t.Fatalf("%v, %v", last, err)
	}
	for _, info := range last {
		if !info.Exact || info.Depth != ValuesExact {
			t.Errorf("%+v", info)
		}
	}
}

// All first moves are worth the same.
func TestMirrorImagesHaveOneValue(t *testing.T) {
	start := opening(t, engine.Size{Height: 8, Width: 8}, 0, 1).State()
	err := new(Valuer).Values(t.Context(), start, engine.Limits{Depth: 6}, func(infos []engine.Info) {
		seen := map[engine.Square]bool{}
		for _, info := range infos {
			seen[info.Move] = true
			if info.Value != infos[0].Value || info.Depth != infos[0].Depth || info.Line[0] != info.Move {
				t.Errorf("%+v beside %+v", info, infos[0])
			}
		}
		if len(seen) != 4 {
			t.Errorf("%d moves", len(seen))
		}
	})
	if err != nil {
		t.Error(err)
	}
}

// BenchmarkValues is how long it takes until the value of every legal cell comes
// from 12 plies.
func BenchmarkValues(b *testing.B) {
	Prepare()
	for _, plies := range []int{10, 20, 30, 40} {
		game := opening(b, engine.Size{Height: 8, Width: 8}, 0, 1)
		for range plies {
			game = choose(b, game, mustFind(b, "greedy").New(1), engine.Limits{})
		}
		b.Run(fmt.Sprint(plies, " moves"), func(b *testing.B) {
			for b.Loop() {
				if err := new(Valuer).Values(b.Context(), game.State(), engine.Limits{Depth: 12}, func([]engine.Info) {}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkFirstValues is how long it takes until every legal cell has a
// number.
func BenchmarkFirstValues(b *testing.B) {
	for _, n := range []int{6, 8, 10, 26} {
		state := opening(b, engine.Size{Height: n, Width: n}, n*n/2, 1).State()
		b.Run(state.Size().String(), func(b *testing.B) {
			var valuer Valuer
			for b.Loop() {
				if err := valuer.Values(context.Background(), state, engine.Limits{Depth: 1}, func([]engine.Info) {}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
