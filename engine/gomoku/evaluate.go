package gomoku

import "math"

// Values of positions are for the side to move, in units of which valueUnit
// multiply the odds of winning by e. A proven win is winValue less the plies to
// the five.
const (
	valueUnit   = 256
	winValue    = 30000
	provenValue = winValue - 1000 // from here on a win is proven
	estimateMax = 20000           // above every estimate
)

// ValueUnit is how many units of the weights of an evaluation multiply the odds
// of winning by e.
const ValueUnit = valueUnit

// evaluate estimates the value of a position in which nobody can make five with
// the next stone.
func (g *grid) evaluate() int {
	me, other := g.turn, 1-g.turn
	v := int(g.sums[me].mover) - int(g.sums[other].other) + int(g.tables.situations[g.situation()])
	return min(max(v, -estimateMax), estimateMax)
}

// What a side could make next, by the strongest: levels of fours and of threes.
const (
	fourLevels  = 5
	threeLevels = 5
	// Situations is how many situations there are.
	Situations = fourLevels * threeLevels * fourLevels * threeLevels * straightLevels
	// straightLevels is how the other side threatens a straight four or two fours:
	// not, at one point or two, or at more.
	straightLevels = 3
)

// situation numbers what the sides could make next.
func (g *grid) situation() int {
	mine, others := &g.amount[g.turn], &g.amount[1-g.turn]
	n := fourLevel(mine)*threeLevels + threeLevel(mine)
	n = (n*fourLevels+fourLevel(others))*threeLevels + threeLevel(others)
	return n*straightLevels + (min(others[fourFour], 3)+1)/2
}

// SituationLevels returns how many levels each of the parts of the number of a
// situation has, the highest part first: fours and threes of the side to move,
// fours, threes and straight fours of the other.
func SituationLevels() []int {
	return []int{fourLevels, threeLevels, fourLevels, threeLevels, straightLevels}
}

// fourLevel tells what fours a side could make that one point answers.
func fourLevel(amount *[classes]int) int {
	return rowLevel(amount[makesFour], amount[fourMore], amount[fourThree])
}

// threeLevel tells what open threes a side could make.
func threeLevel(amount *[classes]int) int {
	return rowLevel(amount[makesThree], amount[threeMore], amount[threeThree])
}

// rowLevel tells, from 0 to 4, the best of points that make a row alone, make more
// besides (one such point, or several), or make two rows.
func rowLevel(alone, more, double int) int {
	switch {
	case double > 0:
		return 4
	case more > 1:
		return 3
	case more > 0:
		return 2
	case alone > 0:
		return 1
	}
	return 0
}

// expected returns the expected result from a value: -1 for a loss, 1 for a win.
func expected(value int) float64 {
	switch {
	case value >= provenValue:
		return 1
	case value <= -provenValue:
		return -1
	}
	return math.Tanh(float64(value) / (2 * valueUnit))
}
