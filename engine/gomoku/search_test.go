package gomoku

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"flank/engine"
)

// stateAfter returns the position after moves like "h8 i9".
func stateAfter(t testing.TB, rule Rule, moves string) State {
	t.Helper()
	start, err := New(square(UsualSide), rule)
	if err != nil {
		t.Fatal(err)
	}
	var state engine.State = start
	for _, name := range strings.Fields(moves) {
		point, err := ParsePoint(square(UsualSide), name)
		if err != nil {
			t.Fatal(err)
		}
		if state, err = state.Play(point); err != nil {
			t.Fatal(err)
		}
	}
	return state.(State)
}

func TestSearchFindsTheMove(t *testing.T) {
	tests := []struct {
		name, moves string
		rule        Rule
		want        string // any of these
		plies       int    // to the five if the result is proven, for or against
	}{
		{"the middle of an empty board", "", Freestyle, "h8", 0},
		{"completes five", "h8 a1 i8 a2 j8 a3 k8 a15", Freestyle, "g8 l8", 1},
		{"stops a four", "h8 g8 i8 a2 j8 a15 k8", Freestyle, "l8", 0},
		{"makes a straight four of an open three", "h8 a1 i8 a2 j8 a15", Freestyle, "g8 k8", 3},
		{"makes two open threes", "h8 a1 i8 a15 j9 o1 j10 o15", Freestyle, "j8", 5},
		{"answers an open three", "h8 a1 i8 a15 j8", Freestyle, "f8 g8 k8 l8", 0},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			state := stateAfter(t, test.rule, test.moves)
			info, err := NewEngine(1, 1).Search(context.Background(), state, Limits{Limits: engine.Limits{Depth: 6}}, nil)
			if err != nil {
				t.Fatal(err)
			}
			if got := Name(state.size, info.Move); test.want != "" && !strings.Contains(" "+test.want+" ", " "+got+" ") {
				t.Errorf("%s, want one of %s: %+v", got, test.want, info)
			}
			if test.plies > 0 && (!info.Exact || info.Value != 1 || info.Plies != test.plies) {
				t.Errorf("%+v, want a win in %d plies", info, test.plies)
			}
			if _, err := state.Play(info.Move); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestSearchPlaysLegalGames(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rule := rapid.SampledFrom(Rules()).Draw(t, "rule")
		start, err := New(square(rapid.IntRange(MinSide, 12).Draw(t, "side")), rule)
		if err != nil {
			t.Fatal(err)
		}
		e, game := NewEngine(1, 1), engine.NewGame(start)
		for range rapid.IntRange(0, 4).Draw(t, "random") {
			game, err = game.Play(rapid.SampledFrom(game.State().Legal()).Draw(t, "move"))
			if err != nil {
				t.Fatal(err)
			}
		}
		for ply := 0; ply < 30 && !game.Result().Over(); ply++ {
			info, err := e.Search(context.Background(), game.State().(State), Limits{Limits: engine.Limits{Nodes: 500}}, nil)
			if err != nil {
				t.Fatal(err)
			}
			if game, err = game.Play(info.Move); err != nil {
				t.Fatal(err)
			}
		}
	})
}

func TestSearchStops(t *testing.T) {
	for _, threads := range []int{1, 3} {
		ctx, cancel := context.WithCancel(context.Background())
		state := stateAfter(t, Freestyle, "h8 i9")
		_, err := NewEngine(1, threads).Search(ctx, state, Limits{}, func(info engine.Info) {
			if info.Depth == 4 {
				cancel()
			}
		})
		if !errors.Is(err, context.Canceled) {
			t.Errorf("%d threads: %v", threads, err)
		}
	}
}

func TestValuesAreSorted(t *testing.T) {
	state := stateAfter(t, Freestyle, "h8 i9 g7")
	depths := 0
	err := NewEngine(1, 1).Values(context.Background(), state, Limits{Limits: engine.Limits{Depth: 4}}, func(infos []engine.Info) {
		depths++
		if len(infos) != valued {
			t.Errorf("%d moves", len(infos))
		}
		for i, info := range infos {
			if info.Depth != depths || len(info.Line) == 0 || info.Line[0] != info.Move {
				t.Errorf("%+v", info)
			}
			if i > 0 && info.Move == infos[0].Move {
				t.Errorf("%s twice", Name(state.size, info.Move))
			}
			if i > 0 && info.Value > infos[i-1].Value {
				t.Errorf("%+v after %+v", info, infos[i-1])
			}
		}
	})
	if err != nil || depths != 4 {
		t.Errorf("%d depths, %v", depths, err)
	}
}

func TestAFinishedGameHasNoBestMove(t *testing.T) {
	state := stateAfter(t, Freestyle, "h8 a1 i8 a2 j8 a3 k8 a15 l8")
	if _, err := NewEngine(1, 1).Search(context.Background(), state, Limits{}, nil); err == nil {
		t.Error("no error")
	}
}

// BenchmarkSearch searches five positions for half a second each; depth and
// nodes a second are told.
func BenchmarkSearch(b *testing.B) {
	for _, moves := range []string{"h8 i9", "h8 h9 g9 i7", "h8 i9 g7 f9 h9", "h8 i9 g7 i7 i8 g8 h10", "h8 h10 j9 i9 i10 g8 j11 k12"} {
		b.Run(strings.ReplaceAll(moves, " ", ""), func(b *testing.B) {
			state := stateAfter(b, Freestyle, moves)
			var nodes uint64
			depth, start := 0, time.Now()
			for range b.N {
				info, _ := NewEngine(64, 1).Search(context.Background(), state, Limits{Limits: engine.Limits{Time: time.Second}}, nil)
				nodes, depth = nodes+info.Nodes, depth+info.Depth
			}
			b.ReportMetric(float64(nodes)/time.Since(start).Seconds(), "nodes/s")
			b.ReportMetric(float64(depth)/float64(b.N), "depth")
		})
	}
}
