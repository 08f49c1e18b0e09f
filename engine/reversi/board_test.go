package reversi

import (
	"testing"

	"pgregory.net/rapid"

	"flank/engine"
)

// TestBoardsAreBuiltFromTheirCells takes positions of random games apart and
// puts them together again, for both sides.
func TestBoardsAreBuiltFromTheirCells(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		side := rapid.IntRange(MinSide, engine.MaxSide)
		state, err := New(engine.Size{Height: side.Draw(t, "height"), Width: side.Draw(t, "width")})
		if err != nil {
			t.Fatal(err)
		}
		for range rapid.IntRange(0, 30).Draw(t, "plies") {
			if state.Turn() != engine.Empty {
				next, _ := state.Play(rapid.SampledFrom(state.Legal()).Draw(t, "move"))
				state = next.(State)
			}
		}
		for _, mover := range []engine.Disc{state.turn, state.turn.Opponent()} {
			want := state.Board()
			if mover != state.turn {
				want = want.Pass()
			}
			got := NewBoardOf(state.Size(), mover, state.At)
			if got.mover != want.mover || got.other != want.other {
				t.Fatalf("%v to move: got %v and %v, want %v and %v", mover, got.mover, got.other, want.mover, want.other)
			}
		}
	})
}
