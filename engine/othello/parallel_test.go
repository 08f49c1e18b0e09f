package othello

import (
	"math/rand/v2"
	"testing"
)

// TestThreadsFindTheScoresOfOne lets more threads than there may be processors
// share every node that they can.
func TestThreadsFindTheScoresOfOne(t *testing.T) {
	random := rand.New(rand.NewPCG(17, 18))
	one, many := New(4, 1, DefaultEvaluation()), New(4, 5, DefaultEvaluation())
	for range 8 {
		b := late(random, 15)
		want, err := one.Search(t.Context(), b, Limits{}, nil)
		if err != nil {
			t.Fatal(err)
		}
		got, err := many.Search(t.Context(), b, Limits{}, nil)
		if err != nil || got.Value != want.Value || !got.Exact || len(got.Line) == 0 {
			t.Fatalf("%v: %+v (%v), want %+v", b, got, err, want)
		}
	}
}
