package gomoku

// lineWeights are what a pattern is worth on an empty point, in hundredths of
// an open two's.
var lineWeights = [patterns]int16{
	blockedOne: 4, openOne: 20, blockedTwo: 25, openTwo: 60, openTwoMore: 80, openTwoMost: 100,
	blockedThree: 90, splitThree: 160, openThree: 200, blockedFour: 220, straightFour: 400, five: 500,
}

// classPromise is how much is to be expected of making a class.
var classPromise = [classes]int16{
	makesTwo: 60, makesTwos: 150, makesThreats: 250, makesThree: 500, threeMore: 700, threeThree: 1300,
	makesFour: 350, fourMore: 800, fourThree: 3000, fourFour: 5000, makesFive: 10000,
}

// weigh sets the weights of a code whose class is known.
func (e *entry) weigh(c code) {
	if e.class == forbidden {
		return
	}
	var sum int16
	for direction := range directions {
		sum += lineWeights[c.lineOf(direction)]
	}
	e.mover, e.other = sum/5, sum/6
	e.attack = classPromise[e.class] + sum
	e.defence = (classPromise[e.class] + sum) * 2 / 3
}
