package reversi

import (
	"context"
	"errors"
	"slices"
	"testing"

	"flank/engine"
)

// TestValuesAreThoseOfMinimax looks at the last report: every legal move with
// its exact result.
func TestValuesAreThoseOfMinimax(t *testing.T) {
	for _, size := range []engine.Size{{Height: 4, Width: 4}, {Height: 6, Width: 6}, {Height: 8, Width: 8}, {Height: 5, Width: 9}, {Height: 16, Width: 26}} {
		for empties := 2; empties <= 8; empties += 2 {
			for seed := range uint64(4) {
				checkValues(t, late(size, empties, seed))
			}
		}
	}
}

func checkValues(t *testing.T, state State) {
	t.Helper()
	if state.over {
		return
	}
	var last []engine.Info
	err := Values(context.Background(), state, Effort{Empties: 8}, func(infos []engine.Info) { last = infos })
	if err != nil || len(last) != len(state.Legal()) {
		t.Fatalf("%d values of %d moves, %v", len(last), len(state.Legal()), err)
	}
	for _, info := range last {
		next := state.board.Play(info.Move)
		if want := -minimax(next); !info.Exact || info.Value != float64(want) || info.Line[0] != info.Move {
			t.Errorf("%v on %v is worth %v (%+v)", info.Move, state.Size(), want, info)
		}
	}
}

func TestEveryReportHasEveryMoveTheBestFirst(t *testing.T) {
	state := late(engine.Size{Height: 10, Width: 8}, 50, 3)
	for _, depth := range []int{1, 4} {
		depths, nodes := 0, uint64(0)
		err := Values(context.Background(), state, Effort{Limits: engine.Limits{Depth: depth}}, func(infos []engine.Info) {
			depths++
			var moves []engine.Square
			spent := uint64(0)
			for i, info := range infos {
				moves, spent = append(moves, info.Move), spent+info.Nodes
				if info.Depth != depths || info.Exact || i > 0 && info.Value > infos[i-1].Value {
					t.Errorf("depth %d, place %d: %+v", depths, i, info)
				}
			}
			if slices.Sort(moves); !slices.Equal(moves, state.Legal()) || spent <= nodes {
				t.Errorf("depth %d has the moves %v and %d nodes", depths, moves, spent)
			}
			nodes = spent
		})
		if err != nil || depths != depth {
			t.Errorf("%d reports, %v", depths, err)
		}
	}
}

// The best of all values is what a search for the best move finds.
func TestTheBestValueIsTheSearchs(t *testing.T) {
	for _, size := range []engine.Size{{Height: 6, Width: 6}, {Height: 8, Width: 8}, {Height: 12, Width: 12}} {
		state := late(size, size.Cells()/2, 7)
		effort := Effort{Limits: engine.Limits{Depth: 3}}
		var last []engine.Info
		if err := Values(context.Background(), state, effort, func(infos []engine.Info) { last = infos }); err != nil {
			t.Fatal(err)
		}
		if info, err := Search(context.Background(), state, effort, nil); err != nil || info.Value != last[0].Value {
			t.Errorf("%v: %v is best, not %v (%v)", size, last[0].Value, info.Value, err)
		}
	}
}

func TestValuesStopWithTheirContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	reports := 0
	err := Values(ctx, late(engine.Size{Height: 8, Width: 8}, 50, 1), Effort{}, func([]engine.Info) { reports++; cancel() })
	if !errors.Is(err, context.Canceled) || reports != 1 {
		t.Errorf("%d reports, %v", reports, err)
	}
}

func TestAGameThatIsOverHasNoValues(t *testing.T) {
	state := State{board: NewBoard(engine.Size{Height: 4, Width: 4}), over: true}
	if err := Values(context.Background(), state, Effort{}, nil); err == nil {
		t.Error("values of a game that is over")
	}
}
