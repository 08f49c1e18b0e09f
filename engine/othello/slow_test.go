//go:build slow

package othello

import (
	"math/rand/v2"
	"testing"
)

// TestMoreScoresEqualThoseOfMinimax takes 1000 random positions of 10 to 14
// empty cells.
func TestMoreScoresEqualThoseOfMinimax(t *testing.T) {
	random, solver := rand.New(rand.NewPCG(9, 10)), newEngine(1)
	for i := range 1000 {
		checkSolved(t, solver, late(random, 10+i%5))
	}
}

// TestPublishedEndgames solves the FFO positions 40 to 49.
func TestPublishedEndgames(t *testing.T) {
	solver := newEngine(DefaultHash)
	for _, problem := range ffo(t) {
		t.Run(problem.name, func(t *testing.T) {
			info, err := solver.Search(t.Context(), read(problem.cells, problem.turn), Limits{}, nil)
			if err != nil || info.Value != float64(problem.score) {
				t.Errorf("score %v (%v), want %d", info.Value, err, problem.score)
			}
			t.Logf("%d nodes in %v, %v", info.Nodes, info.Time, info.Line)
		})
	}
}
