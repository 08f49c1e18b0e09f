package othello

import (
	"math/rand/v2"
	"testing"

	"flank/engine"
)

// plain is minimax over the same evaluation, without a window.
func plain(e *Evaluation, b Board, depth int) int {
	legal := b.Moves()
	if legal == 0 {
		if b.Over() {
			return b.Score() * point
		}
		return -plain(e, b.Pass(), depth)
	}
	if depth == 0 {
		f := newFeatures(b)
		return e.value(&f, b, legal)
	}
	value := -unbounded
	for cell := range 64 {
		if legal>>cell&1 != 0 {
			value = max(value, -plain(e, b.Play(cell), depth-1))
		}
	}
	return value
}

// TestSearchEqualsPlainMinimax takes positions far from one-sided: a bound by
// stable discs may put a value right.
func TestSearchEqualsPlainMinimax(t *testing.T) {
	random, e := rand.New(rand.NewPCG(11, 12)), noise()
	for i := range 300 {
		b, depth := late(random, 12+i%45), 1+i%4
		if b.Over() {
			continue
		}
		searcher := New(1, 1, e)
		want := plain(e, b, depth)
		if want < -50*point || want > 50*point {
			continue
		}
		info, err := searcher.Search(t.Context(), b, Limits{Limits: engine.Limits{Depth: depth}}, nil)
		if got := int(info.Value * point); err != nil || got != want || info.Depth != depth {
			t.Fatalf("%v: %d at depth %d (%v), want %d at depth %d", b, got, info.Depth, err, want, depth)
		}
	}
}

// noise returns an evaluation of random weights.
func noise() *Evaluation {
	random, e := rand.New(rand.NewPCG(13, 14)), new(Evaluation)
	for i := range e.stages {
		s := &e.stages[i]
		for j := range s.patterns {
			s.patterns[j] = int16(random.IntN(201) - 100)
		}
	}
	return e
}
