package gomoku

import "slices"

// Kinds is how many kinds of points there are for a side: sets of four
// patterns, one for each line, whichever line has which. Codes of the same kind
// share their weights.
const Kinds = (Patterns + 3) * (Patterns + 2) * (Patterns + 1) * Patterns / 24

// Patterns is how many patterns there are.
const Patterns = int(patterns)

// kind returns the number of the kind of a code.
func (c code) kind() int {
	lines := [...]int{int(c.lineOf(0)), int(c.lineOf(1)), int(c.lineOf(2)), int(c.lineOf(3))}
	slices.Sort(lines[:])
	return kindNumber(lines)
}

// kindNumber numbers four patterns in ascending order by the combinatorial number
// system: the i-th and i make four different numbers.
func kindNumber(lines [4]int) int {
	a, b, c, d := lines[0], lines[1]+1, lines[2]+2, lines[3]+3
	return a + b*(b-1)/2 + c*(c-1)*(c-2)/6 + d*(d-1)*(d-2)*(d-3)/24
}

// KindPatterns returns the four patterns of each kind, in ascending order. Those
// below Plain make nothing but ones.
func KindPatterns() [][4]int {
	kinds := make([][4]int, Kinds)
	for a := range Patterns {
		for b := range a + 1 {
			for c := range b + 1 {
				for d := range c + 1 {
					lines := [...]int{d, c, b, a}
					kinds[kindNumber(lines)] = lines
				}
			}
		}
	}
	return kinds
}

// Plain is the first pattern that is more than one stone with room around it.
const Plain = int(blockedTwo)
