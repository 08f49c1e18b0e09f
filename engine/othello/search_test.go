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

// TestOneThreadRepeatsItsNodes searches with two new engines.
func TestOneThreadRepeatsItsNodes(t *testing.T) {
	b := late(rand.New(rand.NewPCG(21, 22)), 40)
	limits := Limits{Limits: engine.Limits{Depth: 8}, Confidence: 73}
	first, err := New(1, 1, DefaultEvaluation()).Search(t.Context(), b, limits, nil)
	if err != nil {
		t.Fatal(err)
	}
	second, err := New(1, 1, DefaultEvaluation()).Search(t.Context(), b, limits, nil)
	if err != nil || first.Nodes != second.Nodes || first.Value != second.Value || first.Confidence != 73 {
		t.Errorf("%+v and %+v (%v)", first, second, err)
	}
}

// TestSearchesAllocateForTheLineAlone lets the search be of thousands of nodes.
func TestSearchesAllocateForTheLineAlone(t *testing.T) {
	b, e := late(rand.New(rand.NewPCG(23, 24)), 40), New(1, 1, DefaultEvaluation())
	allocated := testing.AllocsPerRun(3, func() {
		clear(e.table.entries)
		if info, err := e.Search(t.Context(), b, Limits{Limits: engine.Limits{Depth: 6}}, nil); err != nil || info.Nodes < 1000 {
			t.Errorf("%+v, %v", info, err)
		}
	})
	if allocated > 20 {
		t.Errorf("%v allocations", allocated)
	}
}

// TestOnlyTheMovesAskedForAreChosen asks for the first legal move.
func TestOnlyTheMovesAskedForAreChosen(t *testing.T) {
	only := squares(NewBoard().Moves())[2:3]
	info, err := newEngine(1).Search(t.Context(), NewBoard(), Limits{Limits: engine.Limits{Depth: 3}, Only: only}, nil)
	if err != nil || info.Move != only[0] || info.Line[0] != only[0] {
		t.Errorf("%+v (%v), want %v", info, err, only[0])
	}
}

// TestNodesBoundASearch allows for the first iteration, which is always done.
func TestNodesBoundASearch(t *testing.T) {
	info, err := newEngine(1).Search(t.Context(), NewBoard(), Limits{Limits: engine.Limits{Nodes: 20000}}, nil)
	if err != nil || info.Move == engine.NoSquare || info.Exact || info.Nodes > 21000 {
		t.Errorf("%+v, %v", info, err)
	}
}

// TestTheFitOfProbCutIsRead guards the built-in file.
func TestTheFitOfProbCutIsRead(t *testing.T) {
	fit, err := parseProbCut(probCutText)
	if err != nil || fit.deviation(40, 8, 4) < 4 || fit.deviation(40, 8, 4) > 40*point {
		t.Errorf("%+v (%v)", fit, err)
	}
}
