package main

import "flank/engine/gomoku"

// handMade returns weights to begin with, good enough for games that are no
// nonsense: what an open two is worth is 60 or more, a straight four 400.
func handMade() *gomoku.Weights {
	lines := [gomoku.Patterns]int16{0, 4, 20, 25, 60, 80, 100, 90, 160, 200, 220, 400, 500}
	w := new(gomoku.Weights)
	for kind, patterns := range gomoku.KindPatterns() {
		var sum int16
		for _, pattern := range patterns {
			sum += lines[pattern]
		}
		w.Mover[kind], w.Other[kind] = sum/5, sum/6
		promise := promise(patterns) + sum
		w.Attack[kind], w.Defence[kind] = promise, promise*2/3
	}
	for situation := range w.Situations {
		w.Situations[situation] = pressure(levelsOf(situation))
	}
	return w
}

// promise values what a stone would make.
func promise(patterns [4]int) int16 {
	fours, threes, twos, blocked := 0, 0, 0, 0
	for _, pattern := range patterns {
		switch {
		case pattern > 11:
			return 10000
		case pattern == 11:
			fours += 2
		case pattern == 10:
			fours++
		case pattern > 7:
			threes++
		case pattern == 7:
			blocked++
		case pattern > 3:
			twos++
		}
	}
	switch {
	case fours > 1:
		return 5000
	case fours > 0 && threes > 0:
		return 3000
	case fours > 0 && twos+blocked > 0:
		return 800
	case threes > 1:
		return 1300
	case threes > 0 && twos+blocked > 0:
		return 700
	case threes > 0:
		return 500
	case fours > 0:
		return 350
	}
	return min(int16(twos+2*blocked)*60, 250)
}

// pressure values a situation by hand.
func pressure(levels [5]int) (v int16) {
	if levels[0] == 4 {
		v += 600
	}
	if levels[1] == 4 && levels[2] == 0 {
		v += 400
	}
	if levels[4] > 0 {
		v -= 150
	}
	if levels[2] == 4 {
		v -= 200
	}
	if levels[3] == 4 {
		v -= 60
	}
	return v
}

// levelsOf takes the number of a situation apart.
func levelsOf(situation int) (levels [5]int) {
	parts := gomoku.SituationLevels()
	for i := len(parts) - 1; i >= 0; i-- {
		levels[i] = situation % parts[i]
		situation /= parts[i]
	}
	return levels
}
