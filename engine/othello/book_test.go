package othello

import (
	"bytes"
	"strings"
	"testing"

	"flank/engine"
)

func TestABookKnowsMirrorImagesAndTranspositions(t *testing.T) {
	k, err := ReadBook(strings.NewReader("- f5:0.0\nf5 d6:0.5 f4:-1.0\nf5d6c3d3 c4:-2.0\n"))
	if err != nil {
		t.Fatal(err)
	}
	moves := k.Moves(NewBoard())
	if len(moves) != 4 || moves[0].Value != -0.5 {
		t.Errorf("moves at the start: %v, want the four mirror images of f5 at -0.5", moves)
	}
	b, _ := playLine("c4")
	if moves = k.Moves(b); len(moves) != 2 || moves[0].Move.String() != "e3" {
		t.Errorf("after c4: %v, want e3 and c5", moves)
	}
	if b, _ = playLine("f5f4"); len(k.Moves(b)) != 0 {
		t.Errorf("after f5f4 the book knows %v", k.Moves(b))
	}
}

func TestValuesAreCarriedBackFromTheEndOfALine(t *testing.T) {
	k, err := ReadBook(strings.NewReader("- f5:0.0\nf5 d6:3.0 f4:1.0\nf5d6 c3:4.0\n"))
	if err != nil {
		t.Fatal(err)
	}
	b, _ := playLine("f5")
	want := []BookMove{{engine.SquareAt(3, 5), 1}, {engine.SquareAt(5, 3), -4}}
	if got := k.Moves(b); len(got) != 2 || got[0] != want[0] || got[1] != want[1] {
		t.Errorf("moves after f5: %v, want %v", got, want)
	}
}

func TestADamagedBookIsNamedByItsLine(t *testing.T) {
	cases := map[string]string{
		"no moves":         "- f5:0.0\n\n",
		"no value":         "- f5:0.0\nf5 d6\n",
		"value too large":  "- f5:0.0\nf5 d6:65\n",
		"value no number":  "- f5:0.0\nf5 d6:NaN\n",
		"illegal move":     "- f5:0.0\nf5 a1:1\n",
		"illegal line":     "- f5:0.0\nf5f5 d6:1\n",
		"half a move":      "- f5:0.0\nf5d d6:1\n",
		"not on the board": "- f5:0.0\nf5 z9:1\n",
	}
	for name, text := range cases {
		t.Run(name, func(t *testing.T) {
			if _, err := ReadBook(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), "line 2") {
				t.Errorf("error %v, want one about line 2", err)
			}
		})
	}
}

func TestABookGrowsFromItsOwnGamesAndComesBackAsWritten(t *testing.T) {
	k, grown := NewBook(), 0
	g := Growth{Games: 30, Plies: 6, Limits: Limits{Limits: engine.Limits{Depth: 2}}, Margin: 4, Seed: 1}
	err := k.Grow(t.Context(), New(1, 1, DefaultEvaluation()), g, func(string) { grown++ })
	if err != nil || grown < 10 || k.Len() != grown {
		t.Fatalf("%d positions, %d reported, error %v", k.Len(), grown, err)
	}
	var text, again bytes.Buffer
	if err := k.Write(&text); err != nil {
		t.Fatal(err)
	}
	back, err := ReadBook(strings.NewReader(text.String()))
	if err != nil {
		t.Fatal(err)
	}
	if err := back.Write(&again); err != nil || again.String() != text.String() {
		t.Errorf("the book came back different, error %v", err)
	}
}

func TestTheBuiltInBookCanBeRead(t *testing.T) {
	if _, err := ReadBook(strings.NewReader(bookText)); err != nil {
		t.Fatal(err)
	}
}
