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

// withPasses writes a game as a transcript that tells its passes by some words,
// or leaves them out.
func withPasses(t *rapid.T, game engine.Game) string {
	var text strings.Builder
	turn := game.StateAt(0).Turn()
	for i := range game.Ply() {
		move, side := game.Move(i)
		if side != turn {
			text.WriteString(rapid.SampledFrom([]string{"", "--", "pa", "PASS", "Ps", " pass "}).Draw(t, "pass"))
		}
		name := move.String()
		if rapid.Bool().Draw(t, "upper case") {
			name = strings.ToUpper(name)
		}
		text.WriteString(name)
		turn = side.Opponent()
	}
	return text.String()
}

// Small boards have many passes.
func TestGamesRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		side := rapid.IntRange(4, 6).Draw(t, "side")
		size := engine.Size{Height: side, Width: rapid.SampledFrom([]int{4, 26}).Draw(t, "width")}
		game := randomGame(t, size, rapid.IntRange(0, 60).Draw(t, "plies"), rapid.Uint64().Draw(t, "seed"))
		text := withPasses(t, game)
		got, err := ParseGame(text, size)
		if err != nil || !slices.Equal(got.Moves(), game.Moves()) {
			t.Fatalf("%q became %v, %v", text, got.Moves(), err)
		}
	})
}

func TestParseGameRefuses(t *testing.T) {
	tests := []struct{ name, text, named string }{
		{"no square", "f5d", `"d" is no square`},
		{"half a pass", "f5p", `"p"`},
		{"illegal", "f5f6a1", "move 3: black on a1 turns no disc"},
		{"a pass with a legal move", "f5--", "move 2: white has a legal move, f4, and can't pass"},
		{"beside the board", "f5z26", "move 2: z26 is not on a board of 8x8"},
		{"on after the end", "e6f4e3f6g5d6e7f5c5pass--a1", "the game is over"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if _, err := ParseGame(test.text, eight); err == nil || !strings.Contains(err.Error(), test.named) {
				t.Errorf("%v, want an error with %q", err, test.named)
			}
		})
	}
}

func FuzzParseGame(f *testing.F) {
	for _, text := range []string{"", "f5d6c3", "F5 D6--", "f5pass", "e6f4e3f6g5d6e7f5c5--", "pa", "p", "f5\x00"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		game, err := ParseGame(text, eight)
		if err != nil {
			if strings.Contains(err.Error(), "\n") {
				t.Errorf("%q: an error of more than one line: %q", text, err)
			}
			return
		}
		again, err := ParseGame(FormatMoves(game.Moves()), eight)
		if err != nil || !slices.Equal(again.Moves(), game.Moves()) {
			t.Errorf("%q: %v became %v, %v", text, game.Moves(), again.Moves(), err)
		}
	})
}
