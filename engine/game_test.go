package engine_test

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"flank/engine"
	"flank/engine/reversi"
)

func newGame(t rapid.TB, height, width int) engine.Game {
	t.Helper()
	state, err := reversi.New(engine.Size{Height: height, Width: width})
	if err != nil {
		t.Fatal(err)
	}
	return engine.NewGame(state)
}

func play(t rapid.TB, game engine.Game, names ...string) engine.Game {
	t.Helper()
	for _, name := range names {
		move, err := engine.ParseSquare(name)
		if err != nil {
			t.Fatal(err)
		}
		if game, err = game.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	return game
}

// picture writes down everything that can be seen of a game.
func picture(game engine.Game) string {
	text := fmt.Sprint(game.Ply(), game.Len(), game.Moves(), game.Last(), game.Passed(), game.Result())
	for ply := range game.Len() + 1 {
		text += fmt.Sprint(cells(game.StateAt(ply)), game.StateAt(ply).Turn())
	}
	for i := range game.Len() {
		move, side := game.Move(i)
		text += fmt.Sprint(move, side)
	}
	return text
}

func cells(state engine.State) (all []engine.Disc) {
	for row := range state.Size().Height {
		for col := range state.Size().Width {
			all = append(all, state.At(engine.SquareAt(row, col)))
		}
	}
	return all
}

// TestNoGameEverChanges plays, undoes, redoes, jumps and resigns at random, and
// looks at every earlier value again afterwards.
func TestNoGameEverChanges(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		games := []engine.Game{newGame(t, rapid.IntRange(4, 7).Draw(t, "height"), rapid.IntRange(4, 7).Draw(t, "width"))}
		pictures := []string{picture(games[0])}
		for range rapid.IntRange(1, 25).Draw(t, "steps") {
			from := games[rapid.IntRange(0, len(games)-1).Draw(t, "from")]
			next := step(t, from)
			games, pictures = append(games, next), append(pictures, picture(next))
		}
		for i, game := range games {
			if now := picture(game); now != pictures[i] {
				t.Fatalf("game %d was\n%s\nand is now\n%s", i, pictures[i], now)
			}
		}
	})
}

func step(t *rapid.T, game engine.Game) engine.Game {
	switch rapid.IntRange(0, 6).Draw(t, "what") {
	case 0:
		game, _ = game.Undo()
	case 1:
		game, _ = game.Redo()
	case 2:
		return game.At(rapid.IntRange(-1, game.Len()+1).Draw(t, "ply"))
	case 3:
		return game.Resign(game.State().Turn())
	default:
		if moves := game.State().Legal(); len(moves) > 0 && !game.Result().Over() {
			game, _ = game.Play(moves[rapid.IntRange(0, len(moves)-1).Draw(t, "move")])
		}
	}
	return game
}

func TestUndoAndRedo(t *testing.T) {
	game := play(t, newGame(t, 8, 8), "d3", "c5", "f6")
	back, ok := game.Undo()
	if !ok || back.Ply() != 2 || back.Len() != 3 || back.Last().String() != "c5" {
		t.Fatalf("undo: %v, ply %d of %d after %v", ok, back.Ply(), back.Len(), back.Last())
	}
	again, ok := back.Redo()
	if !ok || picture(again) != picture(game) {
		t.Errorf("redo gives another game")
	}
	if _, ok := game.Redo(); ok {
		t.Error("redo at the end of the game")
	}
	if _, ok := newGame(t, 8, 8).Undo(); ok {
		t.Error("undo at the start")
	}
	branch := play(t, back, "d6")
	if _, ok := branch.Redo(); ok || branch.Len() != 3 {
		t.Error("the undone move is still there after another one")
	}
}

func TestReplay(t *testing.T) {
	game := play(t, newGame(t, 8, 8), "d3", "c5", "f6", "f5")
	again, err := engine.Replay(game.StateAt(0), game.Moves())
	if err != nil || picture(again) != picture(game) {
		t.Errorf("replayed to another game: %v", err)
	}
	moves := append(game.Moves(), engine.SquareAt(0, 0))
	stuck, err := engine.Replay(game.StateAt(0), moves)
	if err == nil || stuck.Ply() != 4 {
		t.Errorf("an illegal fifth move: ply %d, error %v", stuck.Ply(), err)
	}
}

func TestResultOfGamesThatEndEarly(t *testing.T) {
	game := play(t, newGame(t, 6, 6), "c2")
	tests := []struct {
		name string
		game engine.Game
		want engine.Result
	}{
		{"unfinished", game, engine.Result{Black: 4, White: 1}},
		{"resigned", game.Resign(engine.White), engine.Result{Ending: engine.Resigned, Winner: engine.Black, Black: 4, White: 1}},
		{"out of time", game.TimeOut(engine.Black), engine.Result{Ending: engine.TimedOut, Winner: engine.White, Black: 4, White: 1}},
		{"first ending counts", game.Resign(engine.White).TimeOut(engine.Black), engine.Result{Ending: engine.Resigned, Winner: engine.Black, Black: 4, White: 1}},
		{"taken back", game.Resign(engine.White).At(1), engine.Result{Black: 4, White: 1}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := test.game.Result(); got != test.want {
				t.Errorf("%+v, want %+v", got, test.want)
			}
		})
	}
	if _, err := game.Resign(engine.White).Play(game.State().Legal()[0]); err == nil {
		t.Error("a move after resigning")
	}
}

// TestWipeOut plays the shortest way to lose all discs: nine moves.
func TestWipeOut(t *testing.T) {
	game := play(t, newGame(t, 8, 8), "e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5")
	want := engine.Result{Ending: engine.Played, Winner: engine.Black, Black: 13, White: 0}
	if got := game.Result(); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
}

func TestPassed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := newGame(t, 4, rapid.IntRange(4, 6).Draw(t, "width"))
		for !game.Result().Over() {
			mover := game.State().Turn()
			moves := game.State().Legal()
			game, _ = game.Play(moves[rapid.IntRange(0, len(moves)-1).Draw(t, "move")])
			want := engine.Empty
			if game.State().Turn() == mover {
				want = mover.Opponent()
			}
			if got := game.Passed(); got != want {
				t.Fatalf("%v passed, want %v", got, want)
			}
		}
	})
}
