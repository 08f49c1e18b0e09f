package record

import (
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"flank/engine"
)

const obfCells = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X--------"

func TestParseOBF(t *testing.T) {
	tests := []struct {
		name, text string
		turn       engine.Disc
		values     []MoveValue
	}{
		{"a position", obfCells + " X;", engine.Black, nil},
		{"no semicolon", obfCells + " O", engine.White, nil},
		{"lower case and points", strings.ToLower(strings.ReplaceAll(obfCells, "-", ".")) + " o;", engine.White, nil},
		{"stars", strings.ReplaceAll(obfCells, "X", "*") + " *;", engine.Black, nil},
		{"values", obfCells + " X; A2:+38; c7:-2;H8:0", engine.Black, []MoveValue{
			{engine.SquareAt(1, 0), 38}, {engine.SquareAt(6, 2), -2}, {engine.SquareAt(7, 7), 0},
		}},
		{"blanks", "  " + obfCells + "   X ;  ;\r", engine.Black, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p, err := ParseOBF(test.text)
			if err != nil || p.Turn != test.turn || !reflect.DeepEqual(p.Values, test.values) {
				t.Fatalf("turn %v, values %v, error %v", p.Turn, p.Values, err)
			}
			if p.Cells[0] != engine.White || p.Cells[1] != engine.Empty || p.Cells[7] != engine.Black {
				t.Errorf("the first row is %v", p.Cells[:8])
			}
		})
	}
}

func TestParseOBFRefuses(t *testing.T) {
	tests := []struct{ name, text, named string }{
		{"nothing", "", "0 cells"},
		{"63 cells", obfCells[1:] + " X;", "63 cells"},
		{"65 cells", obfCells + "- X;", "more than 64"},
		{"a wrong cell", "OQ" + obfCells[2:] + " X;", "character 2"},
		{"another script", "四" + obfCells, "character 1"},
		{"nobody's turn", obfCells + ";", "side to move"},
		{"an empty turn", obfCells + " -;", "side to move"},
		{"two sides", obfCells + " XO;", `"XO"`},
		{"no value", obfCells + " X; A2;", `"A2"`},
		{"a move beside the board", obfCells + " X; A9:+2;", `"A9:+2"`},
		{"a value too high", obfCells + " X; A2:+66;", `"A2:+66"`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if _, err := ParseOBF(test.text); err == nil || !strings.Contains(err.Error(), test.named) {
				t.Errorf("error %v; want one that shows %s", err, test.named)
			}
		})
	}
}

func TestOBFRoundTrip(t *testing.T) {
	value := rapid.Custom(func(t *rapid.T) MoveValue {
		cell := rapid.IntRange(0, 63).Draw(t, "cell")
		return MoveValue{engine.SquareAt(cell/8, cell%8), rapid.IntRange(-64, 64).Draw(t, "value")}
	})
	rapid.Check(t, func(t *rapid.T) {
		var p Problem
		for i := range p.Cells {
			p.Cells[i] = engine.Disc(rapid.IntRange(0, 2).Draw(t, "disc"))
		}
		p.Turn = engine.Disc(rapid.IntRange(1, 2).Draw(t, "turn"))
		if values := rapid.SliceOf(value).Draw(t, "values"); len(values) > 0 {
			p.Values = values
		}
		if got, err := ParseOBF(FormatOBF(p)); err != nil || !reflect.DeepEqual(got, p) {
			t.Fatalf("%q was read as %v (%v)", FormatOBF(p), got, err)
		}
	})
}

// FuzzParseOBF looks for texts that end the program, or that are read as
// something which is not read again as the same.
func FuzzParseOBF(f *testing.F) {
	f.Add(obfCells + " X; A2:+38; C7:+36;")
	f.Add("")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := ParseOBF(text)
		if err != nil {
			return
		}
		if again, err := ParseOBF(FormatOBF(p)); err != nil || !reflect.DeepEqual(again, p) {
			t.Errorf("%q became %v (%v)", text, again, err)
		}
	})
}
