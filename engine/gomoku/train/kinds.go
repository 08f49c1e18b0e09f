package main

import "flank/engine/gomoku"

// kindWeights are weights by kind of point, each the sum of those of its four
// patterns and one of its own. Rare kinds have little of their own.
type kindWeights struct {
	*adam   // of the patterns, then of the kinds
	total   []float64
	slope   []float64 // the gradient of the totals
	fixed   func(patterns [4]int) bool
	shrinks float64 // how strongly a kind's own weight is drawn to 0
}

var kindPatterns = gomoku.KindPatterns()

// newKindWeights returns weights of which some stay 0.
func newKindWeights(shrinks float64, fixed func([4]int) bool) *kindWeights {
	return &kindWeights{
		adam: newAdam(gomoku.Patterns + gomoku.Kinds), fixed: fixed, shrinks: shrinks,
		total: make([]float64, gomoku.Kinds), slope: make([]float64, gomoku.Kinds),
	}
}

func noneFixed([4]int) bool { return false }

// plain reports whether a kind is made of nothing but ones. Points that nobody
// has come near are such.
func plain(patterns [4]int) bool { return patterns[3] < gomoku.Plain }

// move moves the weights against the slope of the totals and forgets that.
func (k *kindWeights) move(rate float64) {
	for kind, slope := range k.slope {
		own := gomoku.Patterns + kind
		k.gradient[own] = slope + k.shrinks*k.values[own]
		if slope == 0 || k.fixed(kindPatterns[kind]) {
			continue
		}
		for _, pattern := range kindPatterns[kind] {
			k.gradient[pattern] += slope
		}
	}
	clear(k.slope)
	k.step(rate)
	for kind, patterns := range kindPatterns {
		k.total[kind] = 0
		if k.fixed(patterns) {
			continue
		}
		k.total[kind] = k.values[gomoku.Patterns+kind]
		for _, pattern := range patterns {
			k.total[kind] += k.values[pattern]
		}
	}
}
