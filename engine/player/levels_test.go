package player

import (
	"testing"

	"flank/engine"
)

func TestTheTopLevelBeatsGreedy(t *testing.T) {
	for _, size := range []engine.Size{{Height: 4, Width: 6}, {Height: 5, Width: 7}, {Height: 6, Width: 6}} {
		if share := match(t, "10", "greedy", size, 4); share < 0.75 {
			t.Errorf("%v: %.0f%% of the points", size, 100*share)
		}
	}
}
