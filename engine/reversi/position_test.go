package reversi

import (
	"testing"

	"flank/engine"
)

func TestNewPositionSetsUpAnyState(t *testing.T) {
	for _, size := range []engine.Size{{Height: 4, Width: 4}, {Height: 8, Width: 8}, {Height: 6, Width: 10}, {Height: 26, Width: 26}} {
		state, err := New(size)
		if err != nil {
			t.Fatal(err)
		}
		for range 10 {
			same, err := NewPosition(size, state.At, state.Turn())
			if err != nil {
				t.Fatal(err)
			}
			if same.board.mover != state.board.mover || same.board.other != state.board.other || same.turn != state.turn {
				t.Fatalf("%v: got %v for %v", size, same, state)
			}
			next, err := state.Play(state.Legal()[0])
			if err != nil {
				t.Fatal(err)
			}
			state = next.(State)
		}
	}
}

func TestNewPositionHandsTheTurnOver(t *testing.T) {
	row := map[engine.Square]engine.Disc{engine.SquareAt(0, 1): engine.White, engine.SquareAt(0, 2): engine.Black}
	at := func(sq engine.Square) engine.Disc { return row[sq] }
	state, err := NewPosition(engine.Size{Height: 4, Width: 4}, at, engine.White)
	if err != nil || state.Turn() != engine.White {
		t.Errorf("White can take a black disc, but it is %v's turn (%v)", state.Turn(), err)
	}
	row[engine.SquareAt(0, 3)] = engine.Black
	state, err = NewPosition(engine.Size{Height: 4, Width: 4}, at, engine.White)
	if err != nil || state.Turn() != engine.Black {
		t.Errorf("White can't move, but it is %v's turn (%v)", state.Turn(), err)
	}
}

func TestNewPositionRefuses(t *testing.T) {
	empty := func(engine.Square) engine.Disc { return engine.Empty }
	if _, err := NewPosition(engine.Size{Height: 3, Width: 8}, empty, engine.Black); err == nil {
		t.Error("three rows were taken")
	}
	if _, err := NewPosition(engine.Size{Height: 8, Width: 8}, empty, engine.Empty); err == nil {
		t.Error("nobody's turn was taken")
	}
}
