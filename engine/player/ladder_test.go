//go:build slow

package player

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"flank/engine"
	"flank/engine/gomoku"
)

var ladderSizes = []engine.Size{{Height: 6, Width: 6}, {Height: 8, Width: 8}, {Height: 8, Width: 12}, {Height: 10, Width: 10}}

// ladderGames is how many games are played of a pairing on a size: fewer where
// they last long.
func ladderGames(strong string) int {
	if strong == "10" || strong == "9" {
		return 8
	}
	return 40
}

// TestEachLevelBeatsTheOneBelow prints what share of the points each level gets
// against others, size by size, and wants clearly more than half in all.
//
//	go test -tags slow -run TestEachLevel -v -timeout 2h ./engine/player
//
// FLANK_LADDER=3:greedy,4:2 plays other pairings, without judging them.
func TestEachLevelBeatsTheOneBelow(t *testing.T) {
	pairings, judged := strings.Split(os.Getenv("FLANK_LADDER"), ","), false
	if pairings[0] == "" {
		pairings, judged = neighbours(), true
	}
	for _, names := range pairings {
		strong, weak, _ := strings.Cut(names, ":")
		line, mean := fmt.Sprintf("%6s against %-6s", strong, weak), 0.0
		for _, size := range ladderSizes {
			share := pairing{names: [2]string{strong, weak}, size: size}.match(t, ladderGames(strong))
			mean += share / float64(len(ladderSizes))
			line += fmt.Sprintf("  %v %3.0f%%", size, 100*share)
		}
		t.Logf("%s  mean %3.0f%%", line, 100*mean)
		if judged && mean < 0.55 {
			t.Errorf("level %s gets %.0f%% against %s", strong, 100*mean, weak)
		}
	}
}

// TestEachLevelBeatsTheOneBelowInGomoku does so from prepared openings, each with
// both colours.
func TestEachLevelBeatsTheOneBelowInGomoku(t *testing.T) {
	size := engine.Size{Height: gomoku.UsualSide, Width: gomoku.UsualSide}
	begin := func(seed uint64) engine.Game {
		moves, err := gomoku.BalancedOpening(size, gomoku.Freestyle, seed)
		if err != nil {
			t.Fatal(err)
		}
		game, err := engine.Replay(emptyPoints(t, size.Height, gomoku.Freestyle).State(), moves)
		if err != nil {
			t.Fatal(err)
		}
		return game
	}
	for level := 2; level <= len(strengths); level++ {
		names := [2]string{strconv.Itoa(level), strconv.Itoa(level - 1)}
		share := pairing{names: names, opening: begin}.match(t, 2*ladderGames(names[0]))
		t.Logf("%6s against %-6s %3.0f%%", names[0], names[1], 100*share)
		if share < 0.5 {
			t.Errorf("level %s gets %.0f%% against %s", names[0], 100*share, names[1])
		}
	}
}

func neighbours() (pairings []string) {
	for level := 2; level <= len(strengths); level++ {
		pairings = append(pairings, strconv.Itoa(level)+":"+strconv.Itoa(level-1))
	}
	return append(pairings, "1:random", "2:greedy", "3:greedy")
}
