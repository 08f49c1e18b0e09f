package gomoku

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"
)

func TestKindsAreNumberedWithoutGaps(t *testing.T) {
	kinds := KindPatterns()
	seen := map[[4]int]bool{}
	for kind, lines := range kinds {
		if !slices.IsSorted(lines[:]) || seen[lines] {
			t.Fatalf("kind %d has patterns %v", kind, lines)
		}
		seen[lines] = true
		for _, order := range [][4]int{{0, 1, 2, 3}, {3, 2, 1, 0}, {2, 0, 3, 1}} {
			var c code
			for direction, i := range order {
				c |= code(lines[i]) << (4 * direction)
			}
			if got := c.kind(); got != kind {
				t.Errorf("code %04x is of kind %d, want %d", c, got, kind)
			}
		}
	}
}

func TestSituationsAreWithinTheirTable(t *testing.T) {
	most := 1
	for _, levels := range SituationLevels() {
		most *= levels
	}
	if most != Situations {
		t.Errorf("%d situations by their levels, %d in all", most, Situations)
	}
	random := rand.New(rand.NewPCG(1, 1))
	for range 10000 {
		g := new(grid)
		for side := range g.amount {
			for class := range g.amount[side] {
				g.amount[side][class] = max(random.IntN(12)-6, 0)
			}
		}
		if n := g.situation(); n < 0 || n >= Situations {
			t.Fatalf("situation %d of %v", n, g.amount)
		}
	}
}

func TestWeightsComeBackAsWritten(t *testing.T) {
	want := new(Weights)
	random := rand.New(rand.NewPCG(1, 1))
	for kind := range Kinds {
		want.Mover[kind], want.Defence[kind] = int16(random.Uint32()), int16(random.Uint32())
	}
	want.Situations[Situations-1] = -77
	var file bytes.Buffer
	if err := want.Write(&file); err != nil {
		t.Fatal(err)
	}
	whole := file.Bytes()
	got, err := ReadWeights(bytes.NewReader(whole))
	if err != nil || *got != *want {
		t.Errorf("other weights came back, error %v", err)
	}
	if _, err := ReadWeights(bytes.NewReader(whole[:len(whole)/2])); err == nil {
		t.Error("half a file was read without an error")
	}
}

// TestEvaluationIsTheSumOfWeights compares the value that a grid keeps up with
// the one added up anew from what training sees.
func TestEvaluationIsTheSumOfWeights(t *testing.T) {
	w := DefaultWeights()
	for _, rule := range []Rule{Freestyle, Standard} { // in renju Black's forbidden points count nothing
		for _, moves := range []string{"", "h8", "h8 i9 g7 i7 i8 g8 h10", "h8 h10 j9 i9 i10 g8 j11 k12"} {
			state := stateAfter(t, rule, moves)
			l, want := Study(state), 0
			for i := range l.Mover {
				want += int(w.Mover[l.Mover[i]]) - int(w.Other[l.Other[i]])
			}
			want += int(w.Situations[l.Situation])
			if got := newGrid(state).evaluate(); got != want {
				t.Errorf("%v, %q: %d, want %d", rule, moves, got, want)
			}
		}
	}
}

func TestALessonHasTheMovesOfTheSearch(t *testing.T) {
	tests := []struct {
		name, moves string
		quiet       bool
		most        int
	}{
		{"nothing to answer", "h8 i9", true, 100},
		{"an open three to answer", "h8 a1 i8 a15 j8", true, 6},
		{"a four to answer", "h8 a1 i8 a15 j8 o1 k8", false, 2},
		{"a win by fours", "h8 a1 i8 a15 j8 o1", false, 100},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			l := Study(stateAfter(t, Freestyle, test.moves))
			if l.Quiet != test.quiet || len(l.Moves) == 0 || len(l.Moves) > test.most {
				t.Errorf("quiet %v with %d moves, want %v with %d at most", l.Quiet, len(l.Moves), test.quiet, test.most)
			}
		})
	}
}
