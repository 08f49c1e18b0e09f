package othello

import (
	"math/bits"
	"testing"

	"pgregory.net/rapid"
)

// TestStableDiscsStayInEveryGame plays on at random from random positions.
func TestStableDiscsStayInEveryGame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := anyBoard(t)
		mine, others := edges().stable(b.Mover, b.Other), edges().stable(b.Other, b.Mover)
		for !b.Over() {
			if legal := squares(b.Moves()); len(legal) == 0 {
				b = b.Pass()
			} else {
				move := rapid.SampledFrom(legal).Draw(t, "move")
				b = b.Play(move.Row()*8 + move.Col())
			}
			mine, others = others, mine
			if mine&^b.Mover|others&^b.Other != 0 {
				t.Fatalf("%v: stable discs were turned", b)
			}
		}
	})
}

func TestStableDiscs(t *testing.T) {
	tests := []struct {
		name         string
		mover, other uint64
		want         int
	}{
		{"the start", 1<<28 | 1<<35, 1<<27 | 1<<36, 0},
		{"a corner", 1, 2, 1},
		{"a full edge", 0x7f, 0x80, 7},
		{"a wedge between two of the other side", 0b11000, 0b100100, 0},
		{"a corner and what leans on it", 0x0307, 0, 5},
		{"a full board", 0x00ffffffffffffff, 0xff << 56, 56},
	}
	for _, test := range tests {
		if got := bits.OnesCount64(edges().stable(test.mover, test.other)); got != test.want {
			t.Errorf("%s: %d stable discs, want %d", test.name, got, test.want)
		}
	}
}

func TestFullLines(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		filled := rapid.Uint64().Draw(t, "filled") | rapid.Uint64().Draw(t, "too") | rapid.Uint64().Draw(t, "and")
		lines := fullLines(filled)
		for cell, r := range rays {
			for line, i := range [4]int{0, 2, 3, 1} {
				whole := r.up[i] | r.down[i] | 1<<cell
				if full := filled&whole == whole; full != (lines[line]>>cell&1 != 0) {
					t.Fatalf("line %d through %v: full %v", line, square(uint8(cell)), full)
				}
			}
		}
	})
}
