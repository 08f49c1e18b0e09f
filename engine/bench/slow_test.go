//go:build slow

package bench

import (
	"runtime"
	"testing"

	"flank/engine"
	"flank/engine/reversi"
)

// TestKnownCountsOfDeepTrees counts the 8×8 tree as deep as some minutes allow.
func TestKnownCountsOfDeepTrees(t *testing.T) {
	size := engine.Size{Height: 8, Width: 8}
	for depth, want := range map[int]uint64{10: 24571284, 11: 212258800, 12: 1939886636, 13: 18429641748} {
		if got, err := Perft(t.Context(), reversi.NewBoard(size), depth, runtime.GOMAXPROCS(0)); err != nil || got != want {
			t.Errorf("depth %d: %d leaves (%v), want %d", depth, got, err, want)
		}
	}
}
