package record

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"flank/engine"
)

func TestParseMoves(t *testing.T) {
	at := engine.SquareAt
	tests := []struct {
		name, text string
		want       []engine.Square
	}{
		{"nothing", "", nil},
		{"blanks", " \n\t", nil},
		{"one move", "d3", []engine.Square{at(2, 3)}},
		{"as other programs write it", "F5D6", []engine.Square{at(4, 5), at(5, 3)}},
		{"with blanks", " f5 d6\nc3 ", []engine.Square{at(4, 5), at(5, 3), at(2, 2)}},
		{"rows of one and two digits", "a1a11a1z26b2", []engine.Square{at(0, 0), at(10, 0), at(0, 0), at(25, 25), at(1, 1)}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got, err := ParseMoves(test.text)
			if err != nil || !slices.Equal(got, test.want) {
				t.Errorf("ParseMoves(%q) = %v, %v; want %v", test.text, got, err, test.want)
			}
		})
	}
}

func TestParseMovesRefuses(t *testing.T) {
	tests := []struct{ name, text, named string }{
		{"a letter alone", "d", `"d"`},
		{"no letter", "d33c", `"d33"`},
		{"a digit first", "3d", `"3"`},
		{"two letters", "d3dd4", `"d"`},
		{"row 0", "d0", `"d0"`},
		{"row 27", "a27", `"a27"`},
		{"a huge row", "d3a99999999999999999999", `"a999"`},
		{"a pass", "d3--", `"-"`},
		{"another script", "d3四", `"`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			moves, err := ParseMoves(test.text)
			if err == nil || !strings.Contains(err.Error(), test.named) || moves != nil {
				t.Errorf("ParseMoves(%q) = %v, %v; want an error that shows %s", test.text, moves, err, test.named)
			}
		})
	}
}

func TestMovesRoundTrip(t *testing.T) {
	square := rapid.Custom(func(t *rapid.T) engine.Square {
		return engine.SquareAt(rapid.IntRange(0, 25).Draw(t, "row"), rapid.IntRange(0, 25).Draw(t, "column"))
	})
	rapid.Check(t, func(t *rapid.T) {
		want := rapid.SliceOf(square).Draw(t, "moves")
		got, err := ParseMoves(FormatMoves(want))
		if err != nil || !slices.Equal(got, want) {
			t.Fatalf("%v became %v, %v", want, got, err)
		}
	})
}

func FuzzParseMoves(f *testing.F) {
	for _, text := range []string{"", "d3c5f6", "F5 D6", "a1a11z26", "z27", "d", "33", "--", "d3\x00", "四4"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		moves, err := ParseMoves(text)
		if err != nil {
			return
		}
		again, err := ParseMoves(FormatMoves(moves))
		if err != nil || !slices.Equal(again, moves) {
			t.Errorf("%q: %v became %v, %v", text, moves, again, err)
		}
	})
}
