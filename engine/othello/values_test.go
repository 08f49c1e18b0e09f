package othello

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"flank/engine"
)

// TestValuesAreThoseOfEveryMove solves late positions move by move.
func TestValuesAreThoseOfEveryMove(t *testing.T) {
	random, e := rand.New(rand.NewPCG(15, 16)), newEngine(1)
	for i := range 60 {
		b := late(random, 4+i%9)
		var last []engine.Info
		if err := e.Values(t.Context(), b, Limits{}, func(infos []engine.Info) { last = infos }); err != nil {
			t.Fatal(err)
		}
		if len(last) != bits.OnesCount64(b.Moves()) {
			t.Fatalf("%v: %d values, want one for each of %d moves", b, len(last), bits.OnesCount64(b.Moves()))
		}
		for j, info := range last {
			want := -minimax(b.Play(info.Move.Row()*8+info.Move.Col()), -64, 64)
			if info.Value != float64(want) || !info.Exact || info.Line[0] != info.Move {
				t.Fatalf("%v: %+v, want %d", b, info, want)
			}
			if j > 0 && last[j-1].Value < info.Value {
				t.Fatalf("%v: %v stands before %v", b, last[j-1], info)
			}
		}
	}
}

// TestValuesOfMirrorImagesAreEqual takes the four first moves, which are images
// of each other.
func TestValuesOfMirrorImagesAreEqual(t *testing.T) {
	e := New(1, 1, DefaultEvaluation())
	reports := 0
	err := e.Values(t.Context(), NewBoard(), Limits{Limits: engine.Limits{Depth: 7}}, func(infos []engine.Info) {
		reports++
		for _, info := range infos {
			if len(infos) != 4 || info.Value != infos[0].Value || info.Depth != reports {
				t.Fatalf("report %d: %+v", reports, infos)
			}
		}
	})
	if err != nil || reports != 7 {
		t.Errorf("%d reports (%v), want one for each depth up to 7", reports, err)
	}
}
