package main

import (
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"pgregory.net/rapid"

	"flank/engine/gomoku"
)

// Layouts that are alike have the same key, and moving one stone changes it.
func TestKeyOfALayout(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		random := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		o := drawLayout(rapid.IntRange(3, 5).Draw(t, "stones"), random)
		symmetry, right := rapid.IntRange(0, 7).Draw(t, "symmetry"), rapid.IntRange(-9, 9).Draw(t, "right")
		like := make(layout, len(o))
		for i, spot := range o {
			like[i] = turn8(spot, symmetry)
			like[i][0] += right
		}
		like[0], like[2] = like[2], like[0] // both are black
		if o.key() != like.key() {
			t.Fatalf("%v and %v: %q and %q", o, like, o.key(), like.key())
		}
		like[1][0] += 100
		if o.key() == like.key() {
			t.Fatalf("%v and %v are alike", o, like)
		}
	})
}

func TestDrawnLayoutsFitTheSmallestBoard(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		random := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		seen := map[[2]int]bool{}
		for _, spot := range drawLayout(5, random) {
			if far := max(spot[0], -spot[0], spot[1], -spot[1]); far > gomoku.MinSide/2 || seen[spot] {
				t.Fatalf("a stone at %v", spot)
			}
			seen[spot] = true
		}
	})
}

// The same seed gives the same file, whatever is judged at the same time.
func TestOpeningsFollowFromTheSeed(t *testing.T) {
	var files [2]string
	for i := range files {
		g := gathering{file: filepath.Join(t.TempDir(), "openings.txt"), seed: 1, nodes: 1000, even: 0.3, three: 2}
		if err := g.run(t.Context(), io.Discard); err != nil {
			t.Fatal(err)
		}
		text, err := os.ReadFile(g.file)
		if err != nil {
			t.Fatal(err)
		}
		files[i] = string(text)
	}
	if files[0] != files[1] {
		t.Errorf("%s, then %s", files[0], files[1])
	}
}
