package gomoku

// class is what a stone of a side on an empty point makes of all four lines
// together: what the search for threats asks for. Later ones are stronger, but
// for forbidden.
type class uint8

const (
	nothing      class = iota
	makesTwo           // an open two
	makesTwos          // two of them, or a blocked three
	makesThreats       // a blocked three and another one or an open two
	makesThree         // an open three
	threeMore          // and a blocked three or open two
	threeThree         // two open threes
	makesFour          // a four that one point answers
	fourMore           // and a blocked three or open two
	fourThree          // and an open three
	fourFour           // a straight four or two fours
	makesFive          // the winning row
	forbidden          // to Black in renju: overline, two fours
	classes            // how many there are
)

// code holds the patterns of the four lines through a point, four bits each.
type code uint16

// codes is how many there are; most stand for no patterns.
const codes = 1 << 16

// lineOf returns the pattern of a line, 0 to 3.
func (c code) lineOf(direction int) pattern { return pattern(c >> (4 * direction) & 15) }

// tally counts the lines of a code by pattern.
func (c code) tally() (n [16]int) {
	for direction := range directions {
		n[c.lineOf(direction)]++
	}
	return n
}

// class returns what the patterns of a code make together; fouls is for Black in
// renju.
func (c code) class(fouls bool) class {
	n := c.tally()
	fours, threes := n[blockedFour]+n[straightFour], n[openThree]+n[splitThree]
	twos := n[openTwo] + n[openTwoMore] + n[openTwoMost]
	more := twos+n[blockedThree] > 0
	switch {
	case n[five] > 0:
		return makesFive
	case n[foul] > 0 || fouls && fours > 1:
		return forbidden
	case n[straightFour] > 0 || fours > 1:
		return fourFour
	case fours > 0 && threes > 0:
		return fourThree
	case fours > 0 && more:
		return fourMore
	case fours > 0:
		return makesFour
	case threes > 1:
		return threeThree
	case threes > 0 && more:
		return threeMore
	case threes > 0:
		return makesThree
	}
	return quiet(n[blockedThree], twos)
}

// quiet returns the class of what makes neither a four nor an open three.
func quiet(threes, twos int) class {
	switch {
	case threes+twos > 1 && threes > 0:
		return makesThreats
	case threes+twos > 1 || threes > 0:
		return makesTwos
	case twos > 0:
		return makesTwo
	}
	return nothing
}

// suspect reports whether Black in renju may not be allowed what a code says:
// two open threes are forbidden unless one of them can't become a straight four.
func (c code) suspect() bool {
	n := c.tally()
	return n[five] == 0 && n[openThree]+n[splitThree] > 1
}
