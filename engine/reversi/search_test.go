package reversi

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"pgregory.net/rapid"

	"flank/engine"
)

// minimax is the plainest exact solver: no window, no table, no order.
func minimax(b Board) int {
	moves := b.Moves()
	if moves.Empty() {
		passed := b.Pass()
		if moves := passed.Moves(); moves.Empty() {
			return b.score()
		}
		return -minimax(passed)
	}
	best := -infinity
	for sq := range b.Squares(moves) {
		best = max(best, -minimax(b.Play(sq)))
	}
	return best
}

// late returns a state of a random game with so many empty cells, or one in
// which the game ended earlier.
func late(size engine.Size, empties int, seed uint64) State {
	random := rand.New(rand.NewPCG(seed, 0))
	state, _ := New(size)
	for !state.over && state.Count(engine.Empty) > empties {
		moves := state.Legal()
		next, _ := state.Play(moves[random.IntN(len(moves))])
		state = next.(State)
	}
	return state
}

func TestTheSolverAgreesWithMinimax(t *testing.T) {
	sizes := []engine.Size{{Height: 4, Width: 4}, {Height: 4, Width: 7}, {Height: 6, Width: 6},
		{Height: 8, Width: 8}, {Height: 5, Width: 9}, {Height: 10, Width: 10}, {Height: 12, Width: 8}, {Height: 16, Width: 26}}
	for _, size := range sizes {
		for empties := 1; empties <= 8; empties++ {
			for seed := range uint64(4) {
				checkSolved(t, late(size, empties, seed))
			}
		}
	}
}

func checkSolved(t *testing.T, state State) {
	t.Helper()
	if state.over {
		return
	}
	info, err := Search(context.Background(), state, Effort{Empties: state.Count(engine.Empty)}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if want := minimax(state.board); info.Value != float64(want) || !info.Exact {
		t.Fatalf("%v: value %v (exact: %v), want %d", state, info.Value, info.Exact, want)
	}
	after := state.board.Play(info.Move)
	if got := -minimax(after); float64(got) != info.Value {
		t.Fatalf("%v: the move %v gives %d, not %v", state, info.Move, got, info.Value)
	}
}

// TestSolved4x4 checks the known result: White wins 11-3, two cells empty.
func TestSolved4x4(t *testing.T) {
	state, _ := New(engine.Size{Height: 4, Width: 4})
	info, err := Search(context.Background(), state, Effort{Empties: 12}, nil)
	if err != nil || !info.Exact || info.Value != -10 {
		t.Fatalf("value %v, exact %v, %v; want -10", info.Value, info.Exact, err)
	}
	final := state
	for !final.over {
		info, _ := Search(context.Background(), final, Effort{Empties: 12}, nil)
		next, _ := final.Play(info.Move)
		final = next.(State)
	}
	if black, white := final.Count(engine.Black), final.Count(engine.White); black != 3 || white != 11 {
		t.Errorf("best play ends %d-%d, want 3-11", black, white)
	}
}

func TestSearchAnswersWithLegalMovesOnEverySize(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := anySize(t)
		state := late(size, rapid.IntRange(1, size.Cells()-4).Draw(t, "empties"), rapid.Uint64().Draw(t, "seed"))
		if state.over {
			return
		}
		effort := Effort{Limits: engine.Limits{Depth: rapid.IntRange(0, 4).Draw(t, "depth"), Nodes: 2000}}
		info, err := Search(context.Background(), state, effort, nil)
		if err != nil {
			t.Fatal(err)
		}
		if info.Line[0] != info.Move {
			t.Fatalf("line %v begins with another move than %v", info.Line, info.Move)
		}
		var now engine.State = state
		for _, sq := range info.Line {
			if now, err = now.Play(sq); err != nil {
				t.Fatalf("line %v: %v", info.Line, err)
			}
		}
		if bound := float64(size.Cells()); info.Value > bound || info.Value < -bound {
			t.Fatalf("value %v on a board of %v", info.Value, size)
		}
	})
}

func TestSearchIsTheSameEachTime(t *testing.T) {
	for _, n := range []int{6, 8, 10} {
		state := late(engine.Size{Height: n, Width: n}, n*n/2, 1)
		effort := Effort{Limits: engine.Limits{Nodes: 20000}}
		first, _ := Search(context.Background(), state, effort, nil)
		again, _ := Search(context.Background(), state, effort, nil)
		first.Time, again.Time = 0, 0
		if fmt.Sprint(first) != fmt.Sprint(again) {
			t.Errorf("%v and then %v", first, again)
		}
	}
}

func TestSearchKeepsToItsBounds(t *testing.T) {
	state, _ := New(engine.Size{Height: 8, Width: 8})
	tests := []struct {
		name   string
		effort Effort
		kept   func(engine.Info) bool
	}{
		{"depth", Effort{Limits: engine.Limits{Depth: 3}}, func(i engine.Info) bool { return i.Depth == 3 }},
		{"nodes", Effort{Limits: engine.Limits{Nodes: 5000}}, func(i engine.Info) bool { return i.Nodes > 2500 && i.Nodes <= 5100 }},
		{"one node", Effort{Limits: engine.Limits{Nodes: 1}}, func(i engine.Info) bool { return i.Depth == 0 && len(i.Line) == 1 }},
		{"time", Effort{Limits: engine.Limits{Time: 30 * time.Millisecond}}, func(i engine.Info) bool { return i.Time >= 30*time.Millisecond && i.Depth > 1 }},
		{"only", Effort{Limits: engine.Limits{Depth: 2}, Only: state.Legal()[2:3]}, func(i engine.Info) bool { return i.Move == state.Legal()[2] }},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			info, err := Search(context.Background(), state, test.effort, nil)
			if err != nil || !test.kept(info) {
				t.Errorf("%+v, %v", info, err)
			}
		})
	}
}

func TestSearchEndsWithItsContext(t *testing.T) {
	state, _ := New(engine.Size{Height: 8, Width: 8})
	ctx, cancel := context.WithCancel(context.Background())
	deepest := 0
	_, err := Search(ctx, state, Effort{}, func(info engine.Info) {
		deepest = info.Depth
		if info.Depth == 4 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) || deepest != 4 {
		t.Errorf("went on to depth %d: %v", deepest, err)
	}
}

func TestSearchRefusesWhatHasNoMove(t *testing.T) {
	over := late(engine.Size{Height: 4, Width: 4}, 0, 1)
	if _, err := Search(context.Background(), over, Effort{}, nil); err == nil {
		t.Error("no error for a game that is over")
	}
	start, _ := New(engine.Size{Height: 8, Width: 8})
	if _, err := Search(context.Background(), start, Effort{Only: []engine.Square{0}}, nil); err == nil {
		t.Error("no error for an illegal choice")
	}
}

func TestProgressGoesDeeper(t *testing.T) {
	state := late(engine.Size{Height: 6, Width: 6}, 12, 3)
	var seen []engine.Info
	last, err := Search(context.Background(), state, Effort{Empties: 12}, func(info engine.Info) { seen = append(seen, info) })
	if err != nil || len(seen) < 3 {
		t.Fatalf("%d reports, %v", len(seen), err)
	}
	for i := 1; i < len(seen); i++ {
		if seen[i].Depth <= seen[i-1].Depth || seen[i].Nodes <= seen[i-1].Nodes {
			t.Errorf("report %d: %+v after %+v", i, seen[i], seen[i-1])
		}
	}
	if end := seen[len(seen)-1]; !end.Exact || end.Value != last.Value || end.Depth != 12 {
		t.Errorf("the last report is %+v, the answer %+v", end, last)
	}
}

func TestNodesAllocateNothing(t *testing.T) {
	for _, n := range []int{6, 8, 10, 26} {
		state := late(engine.Size{Height: n, Width: n}, n*n/2, 2)
		s := newSearcher(context.Background(), state.board, Effort{})
		if allocs := testing.AllocsPerRun(3, func() { s.node(0, s.empties, 3, -infinity, infinity) }); allocs != 0 {
			t.Errorf("%d×%d: %v allocations a search", n, n, allocs)
		}
		end := newSearcher(context.Background(), late(state.Size(), 10, 2).board, Effort{})
		if allocs := testing.AllocsPerRun(3, func() { end.node(0, end.empties, end.empties, -infinity, infinity) }); allocs != 0 {
			t.Errorf("%d×%d: %v allocations an exact search", n, n, allocs)
		}
	}
}
