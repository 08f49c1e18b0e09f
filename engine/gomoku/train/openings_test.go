package main

import (
	"math/rand/v2"
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

func TestWithin(t *testing.T) {
	tests := []struct {
		name   string
		layout layout
		bound  float64
		want   bool
	}{
		{"scattered", layout{{2, -3}, {1, 3}, {-3, 0}}, 0.9, true},
		{"nothing is as even as that", layout{{2, -3}, {1, 3}, {-3, 0}}, -1, false},
		{"three in a row", layout{{0, 0}, {4, 4}, {1, 0}, {-4, 4}, {2, 0}, {4, -4}}, 0.9, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got, err := newReferee().within(t.Context(), test.layout, 500, test.bound); err != nil || got != test.want {
				t.Errorf("%v (%v)", got, err)
			}
		})
	}
}

// An opening that can't be played is no mistake of the program's.
func TestUnplayableLayoutsAreNotEven(t *testing.T) {
	g := gathering{nodes: 1000, even: 1}
	for _, o := range []layout{{{0, 0}, {0, 0}, {1, 1}}, {{99, 0}}} {
		if ok, err := g.isEven(t.Context(), o); ok || err != nil {
			t.Errorf("%v: %v (%v)", o, ok, err)
		}
	}
}
