package othello

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"flank/engine"
	"flank/engine/reversi"
)

// squares lists the cells of a set in reading order.
func squares(set uint64) (list []engine.Square) {
	for cell := range uint8(64) {
		if set>>cell&1 != 0 {
			list = append(list, square(cell))
		}
	}
	return list
}

// boardOf returns a state's board for a side.
func boardOf(state engine.State, mover engine.Disc) (b Board) {
	for cell := range uint8(64) {
		switch state.At(square(cell)) {
		case mover:
			b.Mover |= 1 << cell
		case mover.Opponent():
			b.Other |= 1 << cell
		}
	}
	return b
}

// TestMovesAndFlipsAreThoseOfTheGeneralRules follows random games.
func TestMovesAndFlipsAreThoseOfTheGeneralRules(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		start, err := reversi.New(engine.Size{Height: 8, Width: 8})
		if err != nil {
			t.Fatal(err)
		}
		for state := engine.State(start); state.Turn() != engine.Empty; {
			b, legal := boardOf(state, state.Turn()), state.Legal()
			if got := squares(b.Moves()); !slices.Equal(got, legal) {
				t.Fatalf("%v: moves %v, want %v", b, got, legal)
			}
			for cell := range 64 {
				if b.empty()>>cell&1 == 0 {
					continue
				}
				if got, want := squares(b.Flips(cell)), state.Flips(square(uint8(cell))); !slices.Equal(got, want) {
					t.Fatalf("%v: %v turns %v, want %v", b, square(uint8(cell)), got, want)
				}
			}
			move := rapid.SampledFrom(legal).Draw(t, "move")
			turn := state.Turn()
			state, _ = state.Play(move)
			if got, want := b.Play(move.Row()*8+move.Col()), boardOf(state, turn.Opponent()); got != want {
				t.Fatalf("%v: %v gives %v, want %v", b, move, got, want)
			}
		}
	})
}

// anyBoard draws discs without regard to how they could have come there.
func anyBoard(t *rapid.T) Board {
	mover, other := rapid.Uint64().Draw(t, "mover"), rapid.Uint64().Draw(t, "other")
	filled := rapid.Uint64().Draw(t, "filled") | rapid.Uint64().Draw(t, "filled too")
	return Board{Mover: mover & filled &^ other, Other: other & filled}
}

// TestMovesAreWhereDiscsAreTurned takes boards that no game leads to as well.
func TestMovesAreWhereDiscsAreTurned(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := anyBoard(t)
		turning := uint64(0)
		for cell := range 64 {
			if b.empty()>>cell&1 != 0 && b.Flips(cell) != 0 {
				turning |= 1 << cell
			}
		}
		if b.Moves() != turning {
			t.Fatalf("%v: moves %v, want %v", b, squares(b.Moves()), squares(turning))
		}
	})
}
