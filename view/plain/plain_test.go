package plain

import (
	"strings"
	"testing"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/reversi"
)

func start(t *testing.T, height, width int) reversi.State {
	t.Helper()
	state, err := reversi.New(engine.Size{Height: height, Width: width})
	if err != nil {
		t.Fatal(err)
	}
	return state
}

func TestBoards(t *testing.T) {
	wide := start(t, 4, 6)
	five, err := gomoku.NewPosition(engine.Size{Height: 9, Width: 9}, gomoku.Freestyle, func(p engine.Square) engine.Disc {
		return map[engine.Square]engine.Disc{engine.SquareAt(2, 2): engine.Black, engine.SquareAt(3, 3): engine.White}[p]
	}, engine.Black)
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct{ name, got, want string }{
		{
			"gomoku", Gomoku(five),
			"  abcdefghi\n" +
				" 1+++++++++\n 2+++++++++\n 3++x++++++\n 4+++o+++++\n 5+++++++++\n" +
				" 6+++++++++\n 7+++++++++\n 8+++++++++\n 9+++++++++\n",
		},
		{
			"assignment", Assignment(wide),
			"    a   b   c   d   e   f\n" +
				"a   .   .   .   .   .   .\n" +
				"b   .   .   O   X   .   .\n" +
				"c   .   .   X   O   .   .\n" +
				"d   .   .   .   .   .   .\n",
		},
		{
			"compact", Compact(wide),
			"  a b c d e f\n" +
				"a . . . . . .\n" +
				"b . . O X . .\n" +
				"c . . X O . .\n" +
				"d . . . . . .\n",
		},
		{
			"boxed with hints", Boxed(start(t, 4, 5), []engine.Square{engine.SquareAt(0, 1), engine.SquareAt(3, 4)}),
			"     1   2   3   4   5\n" +
				"   +---+---+---+---+---+\n" +
				"   |   |   |   |   |   |\n" +
				"1  |   | * |   |   |   |\n" +
				"   |   |   |   |   |   |\n" +
				"   +---+---+---+---+---+\n" +
				"   |   |   |   |   |   |\n" +
				"2  |   | O | X |   |   |\n" +
				"   |   |   |   |   |   |\n" +
				"   +---+---+---+---+---+\n" +
				"   |   |   |   |   |   |\n" +
				"3  |   | X | O |   |   |\n" +
				"   |   |   |   |   |   |\n" +
				"   +---+---+---+---+---+\n" +
				"   |   |   |   |   |   |\n" +
				"4  |   |   |   |   | * |\n" +
				"   |   |   |   |   |   |\n" +
				"   +---+---+---+---+---+\n",
		},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if test.got != test.want {
				t.Errorf("got\n%s\nwant\n%s", test.got, test.want)
			}
		})
	}
}

// TestLargestBoardIsAligned wants every row of a 26×26 board as wide as the others.
func TestLargestBoardIsAligned(t *testing.T) {
	largest := start(t, engine.MaxSide, engine.MaxSide)
	for _, test := range []struct {
		name  string
		board string
		width int
	}{{"assignment", Assignment(largest), 1 + 4*26}, {"compact", Compact(largest), 1 + 2*26}} {
		lines := strings.Split(strings.TrimSuffix(test.board, "\n"), "\n")
		if len(lines) != 27 {
			t.Errorf("%s: %d lines, want 27", test.name, len(lines))
		}
		for _, line := range lines {
			if len(line) != test.width {
				t.Errorf("%s: %d columns in %q, want %d", test.name, len(line), line, test.width)
			}
		}
	}
}
