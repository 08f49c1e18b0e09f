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

// evaluate estimates the value of a position in which nobody can make five with
// the next stone.
func (g *grid) evaluate() int {
	me, other := g.turn, 1-g.turn
	v := int(g.sums[me].mover) - int(g.sums[other].other) + g.pressure(me)
	return min(max(v, -estimateMax), estimateMax)
}

// pressure values what the sides could make next, apart from the weights of the
// points.
func (g *grid) pressure(me int) (v int) {
	mine, others := &g.amount[me], &g.amount[1-me]
	if mine[fourThree] > 0 {
		v += 600
	}
	if mine[threeThree] > 0 && others[fourThree]+others[fourMore]+others[makesFour] == 0 {
		v += 400
	}
	if others[fourFour] > 0 {
		v -= 150
	}
	if others[fourThree] > 0 {
		v -= 200
	}
	if others[threeThree] > 0 {
		v -= 60
	}
	return v
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
