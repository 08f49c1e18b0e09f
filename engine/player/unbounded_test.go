package player

import (
	"context"
	"sync"
	"testing"

	"flank/engine"
)

// TestUnboundedKnowsWhatItFoundOut asks for the same exact result again.
func TestUnboundedKnowsWhatItFoundOut(t *testing.T) {
	game := opening(t, engine.Size{Height: 8, Width: 8}, 44, 5)
	by := Unbounded()
	_, first, err := by.Choose(context.Background(), game, engine.Limits{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	_, again, err := by.Choose(context.Background(), game, engine.Limits{}, nil)
	if err != nil || !first.Exact || !again.Exact || first.Value != again.Value || again.Nodes > first.Nodes/2 {
		t.Errorf("%+v, then %+v (%v)", first, again, err)
	}
}

// TestUnboundedPlaysManyGamesAtATime lets one value choose for games on boards
// of two kinds.
func TestUnboundedPlaysManyGamesAtATime(t *testing.T) {
	by := Unbounded()
	var group sync.WaitGroup
	for i, size := range []engine.Size{{Height: 8, Width: 8}, {Height: 8, Width: 8}, {Height: 6, Width: 6}} {
		group.Go(func() {
			for game := opening(t, size, size.Cells()-16, uint64(i)); !game.Result().Over(); {
				move, _, err := by.Choose(context.Background(), game, engine.Limits{}, nil)
				if err != nil {
					t.Error(err)
					return
				}
				if game, err = game.Play(move); err != nil {
					t.Error(err)
					return
				}
			}
		})
	}
	group.Wait()
}

func TestUnboundedRefusesAGameThatIsOver(t *testing.T) {
	game := opening(t, engine.Size{Height: 4, Width: 4}, 60, 0)
	if _, _, err := Unbounded().Choose(context.Background(), game, engine.Limits{}, nil); err == nil {
		t.Error("it has a move")
	}
}

// TestReadyGoesAsFarAsItMay: deeper than any level if it is asked to, as level 10
// if nothing is said.
func TestReadyGoesAsFarAsItMay(t *testing.T) {
	game := opening(t, engine.Size{Height: 8, Width: 8}, 30, 5)
	for _, test := range []struct{ asked, want int }{{14, 14}, {4, 4}, {0, 10}} {
		_, info, err := Ready(1).Choose(context.Background(), game, engine.Limits{Depth: test.asked}, nil)
		if err != nil || info.Depth != test.want {
			t.Errorf("asked for %d plies: %+v, %v", test.asked, info, err)
		}
	}
}
