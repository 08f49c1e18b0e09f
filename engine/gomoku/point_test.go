package gomoku

import (
	"strings"
	"testing"

	"flank/engine"
)

func TestNames(t *testing.T) {
	tests := []struct {
		side, row, col int
		name           string
	}{
		{15, 7, 7, "h8"},
		{15, 14, 0, "a1"},
		{15, 0, 0, "a15"},
		{15, 0, 14, "o15"},
		{9, 0, 8, "i9"},
		{22, 21, 21, "v1"},
		{15, 15, 0, "--"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if name := Name(square(test.side), engine.SquareAt(test.row, test.col)); name != test.name {
				t.Errorf("%q, want %q", name, test.name)
			}
		})
	}
	for side := MinSide; side <= MaxSide; side++ {
		for point := range points(square(side)) {
			name := Name(square(side), point)
			if back, err := ParsePoint(square(side), " "+strings.ToUpper(name)+"\t"); err != nil || back != point {
				t.Errorf("%q on %d a side was read as %v: %v", name, side, pairs([]engine.Square{back}), err)
			}
		}
	}
}

// FuzzParsePoint: whatever names a point names it as Name does, but for blanks
// and letter case.
func FuzzParsePoint(f *testing.F) {
	for _, text := range []string{"h8", " O15\t", "", "h", "88", "h0", "h08", "h16", "p1", "{1", "a-1", "a99999999999999999999", "a65537", "İ1"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		point, err := ParsePoint(square(UsualSide), text)
		switch {
		case err != nil && point != engine.NoSquare:
			t.Errorf("%q gave a point and %v", text, err)
		case err != nil && !strings.Contains(err.Error(), "to o15"):
			t.Errorf("%q: %v does not say what is accepted", text, err)
		case err == nil && !strings.EqualFold(Name(square(UsualSide), point), strings.TrimSpace(text)):
			t.Errorf("%q was read as %s", text, Name(square(UsualSide), point))
		}
	})
}
