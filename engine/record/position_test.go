package record

import (
	"strings"
	"testing"

	"flank/engine"
	"flank/engine/reversi"
)

const (
	startCells   = "---------------------------OX------XO---------------------------"
	mustPass     = "XO--------------------------------------------------------------"
	nobodyCanGo  = "XX--------------------------------------------------------------"
	afterF5Cells = "---------------------------OX------XXX--------------------------"
)

func TestParsePosition(t *testing.T) {
	tests := []struct {
		name, text   string
		size         engine.Size
		turn         engine.Disc
		pass         bool
		black, white int
	}{
		{"the start in OBF", startCells + " X", standard, engine.Black, false, 2, 2},
		{"stars for Black", strings.ReplaceAll(startCells, "X", "*") + " *;", standard, engine.Black, false, 2, 2},
		{"with values", startCells + " O; D3:+2;", standard, engine.White, false, 2, 2},
		{"blanks around", "\n " + startCells + "  O \n", standard, engine.White, false, 2, 2},
		{"a side that must pass", mustPass + " O", standard, engine.Black, true, 1, 1},
		{"the side that need not pass", mustPass + " X", standard, engine.Black, false, 1, 1},
		{"a finished game", nobodyCanGo + " X", standard, engine.Empty, false, 2, 0},
		{"no moves", "", standard, engine.Black, false, 2, 2},
		{"moves", "f5d6c3", standard, engine.White, false, 5, 2},
		{"moves as others write them", " F5 D6 ", standard, engine.Black, false, 3, 3},
		{"a larger board", "g6", engine.Size{Height: 10, Width: 10}, engine.White, false, 4, 1},
		{"a column that is a letter of a cell too", "o14", engine.Size{Height: 26, Width: 26}, engine.White, false, 4, 1},
		{"a game that ends early", "e6f4e3f6g5d6e7f5c5", standard, engine.Empty, false, 13, 0},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p, err := ParsePosition(test.text, test.size)
			if err != nil {
				t.Fatal(err)
			}
			black, white := p.State.Count(engine.Black), p.State.Count(engine.White)
			if p.State.Size() != test.size || p.State.Turn() != test.turn || p.Pass != test.pass || black != test.black || white != test.white {
				t.Errorf("%v to move on %v, pass %v, %d to %d", p.State.Turn(), p.State.Size(), p.Pass, black, white)
			}
			board := p.Board()
			if moves := board.Moves(); moves.Empty() != (test.pass || test.turn == engine.Empty) {
				t.Errorf("the board as written has %d moves", moves.Count())
			}
		})
	}
}

func TestBothFormsAreTheSamePosition(t *testing.T) {
	moved, err := ParsePosition("f5", standard)
	if err != nil {
		t.Fatal(err)
	}
	written, err := ParsePosition(afterF5Cells+" O", standard)
	if err != nil || obfOf(written.State) != obfOf(moved.State) {
		t.Errorf("%s (%v), want %s", obfOf(written.State), err, obfOf(moved.State))
	}
}

func TestParsePositionRefuses(t *testing.T) {
	large := engine.Size{Height: 10, Width: 10}
	tests := []struct {
		name, text, named string
		size              engine.Size
	}{
		{"a word", "start", `"start" is no position`, standard},
		{"a FEN", "8/8/3wb3 b", `"`, standard},
		{"another script", "黑", "is no position", standard},
		{"too few cells", "---X", "64 are wanted", standard},
		{"nobody's turn", startCells, "side to move", standard},
		{"cells on another board", startCells + " X", "no board of 10x10", large},
		{"an illegal move", "f5f6e6a1", "move 4", standard},
		{"a move beside the board", "f5z9", "move 2", standard},
		{"no square", "f5d", `"d" is no square`, standard},
		{"a move after the end", "e6f4e3f6g5d6e7f5c5a1", "move 10", standard},
		{"a board that can't be", "f5", "from 4 to 26", engine.Size{Height: 3, Width: 8}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if _, err := ParsePosition(test.text, test.size); err == nil || !strings.Contains(err.Error(), test.named) {
				t.Errorf("error %v; want one that shows %s", err, test.named)
			}
		})
	}
}

func TestStartsLikeOBF(t *testing.T) {
	for text, want := range map[string]bool{
		startCells + " X": true, strings.Repeat("-", 64): true, strings.Repeat("-", 63): false,
		"--json": false, "--log=" + startCells: false, "": false,
	} {
		if got := StartsLikeOBF(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// obfOf writes the position of a state on 8×8; a finished game is Black's turn.
func obfOf(state reversi.State) string {
	p := Problem{Turn: state.Turn()}
	if p.Turn == engine.Empty {
		p.Turn = engine.Black
	}
	for i := range p.Cells {
		p.Cells[i] = state.At(engine.SquareAt(i/8, i%8))
	}
	return FormatOBF(p)
}

// FuzzParsePosition: a text is refused, or it is a position with a side to move
// that can move, and on 8×8 it is read again from OBF as the same.
func FuzzParsePosition(f *testing.F) {
	for _, text := range []string{"", "f5d6c3", "F5 D6", startCells + " X", mustPass + " O; ", nobodyCanGo + " O", "e6f4e3f6g5d6e7f5c5", "x", "-"} {
		f.Add(text, 8, 8)
	}
	f.Add("o14", 26, 26)
	f.Fuzz(func(t *testing.T, text string, height, width int) {
		p, err := ParsePosition(text, engine.Size{Height: height, Width: width})
		if err != nil {
			return
		}
		if over, stuck := p.State.Turn() == engine.Empty, len(p.State.Legal()) == 0; over != stuck || over && p.Pass {
			t.Fatalf("%q: turn %v, moves %v, pass %v", text, p.State.Turn(), p.State.Legal(), p.Pass)
		}
		if p.State.Size() != standard {
			return
		}
		again, err := ParsePosition(obfOf(p.State), standard)
		if err != nil || obfOf(again.State) != obfOf(p.State) {
			t.Errorf("%q became %v (%v)", text, again, err)
		}
	})
}
