package gomoku

// lineWeights are what a pattern is worth on an empty point, in hundredths of
// an open two's.
var lineWeights = [patterns]int16{
	blockedOne: 4, openOne: 20, blockedTwo: 25, openTwo: 60, openTwoMore: 80, openTwoMost: 100,
	blockedThree: 90, splitThree: 160, openThree: 200, blockedFour: 220, straightFour: 400, five: 500,
}

// weigh returns the weights of a code.
func weigh(c code, made class) (mover, other, order int16) {
	if made == forbidden {
		return 0, 0, 0
	}
	var sum int16
	for direction := range directions {
		sum += lineWeights[c.lineOf(direction)]
	}
	return sum / 4, sum / 5, sum + 100*int16(made)
}
