package player

import (
	"strconv"
	"testing"

	"flank/engine"
)

// A judge always says what a position is worth, whatever its level overlooks.
func TestJudgesSayWhatPositionsAreWorth(t *testing.T) {
	for _, size := range []engine.Size{{Height: 6, Width: 6}, {Height: 8, Width: 8}} {
		for level := firstThinking; level <= len(strengths); level++ {
			judge, err := Judge(strconv.Itoa(level))
			if err != nil {
				t.Fatal(err)
			}
			for plies := range 4 {
				game := opening(t, size, plies, 1)
				_, info, err := judge.Choose(t.Context(), game, engine.Limits{Depth: 3}, nil)
				if err != nil || info.Depth == 0 {
					t.Errorf("%v, level %d, after %d moves: %+v, %v", size, level, plies, info, err)
				}
			}
		}
	}
}

func TestWhoDoesNotJudge(t *testing.T) {
	for _, name := range []string{"", "1", "11", "-3", "random", "human"} {
		if _, err := Judge(name); err == nil {
			t.Errorf("%q judges", name)
		}
	}
}
