package othello

import (
	"strings"
	"testing"

	"flank/engine"
	"flank/engine/reversi"
)

// images are the symmetries of the start, as functions of row and column.
var images = map[string]func(row, col int) engine.Square{
	"itself":         engine.SquareAt,
	"half turn":      func(row, col int) engine.Square { return engine.SquareAt(7-row, 7-col) },
	"diagonal":       func(row, col int) engine.Square { return engine.SquareAt(col, row) },
	"other diagonal": func(row, col int) engine.Square { return engine.SquareAt(7-col, 7-row) },
}

// played returns the game of moves like "f5d6c3" under a symmetry.
func played(t *testing.T, start engine.State, moves string, image func(row, col int) engine.Square) engine.Game {
	t.Helper()
	game := engine.NewGame(start)
	for ; moves != ""; moves = moves[2:] {
		sq, err := engine.ParseSquare(moves[:2])
		if err != nil {
			t.Fatal(err)
		}
		if game, err = game.Play(image(sq.Row(), sq.Col())); err != nil {
			t.Fatal(err)
		}
	}
	return game
}

func standard(t *testing.T) engine.State {
	t.Helper()
	start, err := reversi.New(engine.Size{Height: 8, Width: 8})
	if err != nil {
		t.Fatal(err)
	}
	return start
}

// Every line is found, from every side, and so is its name when the game has
// gone on.
func TestEveryOpeningIsFound(t *testing.T) {
	lines := strings.Split(strings.TrimSpace(openingsText), "\n")
	if len(lines) < 70 || len(openings()) != len(lines) {
		t.Fatalf("%d lines, %d positions", len(lines), len(openings()))
	}
	for _, line := range lines {
		moves, want, _ := strings.Cut(strings.TrimSpace(line), " ")
		if len(moves)/2 > longestOpening {
			t.Errorf("%s: %d moves", want, len(moves)/2)
		}
		for name, image := range images {
			if got := OpeningName(played(t, standard(t), moves, image)); got != want {
				t.Errorf("%s under %s: %q, not %q", moves, name, got, want)
			}
		}
	}
}

func TestOpeningName(t *testing.T) {
	mirrored, err := reversi.NewMirrored(engine.Size{Height: 8, Width: 8})
	if err != nil {
		t.Fatal(err)
	}
	small, err := reversi.New(engine.Size{Height: 6, Width: 6})
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		name, moves string
		start       engine.State
		want        string
	}{
		{"the start", "", standard(t), ""},
		{"one move", "f5", standard(t), ""},
		{"the diagonal", "f5f6", standard(t), "Diagonal Opening"},
		{"the usual way to write the Tiger", "f5d6c3d3c4", standard(t), "Tiger"},
		{"its name stays", "f5d6c3d3c4f4", standard(t), "Tiger"},
		{"another order of moves", "c4e3f5e6f6", standard(t), "Tiger"},
		{"the mirrored start", "f4f3", mirrored, ""},
		{"another board", "c2b2", small, ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			game := played(t, test.start, test.moves, images["itself"])
			if got := OpeningName(game); got != test.want {
				t.Errorf("%q, not %q", got, test.want)
			}
		})
	}
}
