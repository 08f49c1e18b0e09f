package gomoku

// pattern is what a stone of a side on an empty point makes of one line through
// it. Later ones are stronger, but for foul.
type pattern uint8

const (
	dead         pattern = iota // no room for a row of five
	blockedOne                  // two moves away from a blocked three, and so on
	openOne                     // two moves away from an open three
	blockedTwo                  // one move away from a blocked three
	openTwo                     // one move away from an open three, in one way
	openTwoMore                 // in two ways
	openTwoMost                 // in three or more ways
	blockedThree                // one move away from a four
	splitThree                  // an open three: one move, at one point alone, makes a straight four
	openThree                   // an open three: at two or more points
	blockedFour                 // a four: one point makes five
	straightFour                // two points or more make five
	five                        // the winning row
	foul                        // an overline or two fours in one line, to Black in renju
	patterns                    // how many there are
)

// Each line is looked at through a window: the point itself and so many points
// to either side. Farther ones can't be in a row of five with it; where six are
// not five, one more to either side matters.
const (
	freeRadius  = 4
	exactRadius = 5
)

// What a point of a window is to one side.
const (
	vacant = iota
	own
	barred // the other's stone or beside the board
)

// winning is what wins for one side.
type winning struct {
	exact bool // six or more are no five
	fouls bool // and forbidden, as are two fours in a line
}

// classifier tells the patterns of windows whose middle is own. A window is
// numbered in base three, the first point lowest.
type classifier struct {
	winning
	width int
	known []pattern // by window, plus one; 0: not known yet
}

func newClassifier(w winning, radius int) *classifier {
	width := 2*radius + 1
	return &classifier{winning: w, width: width, known: make([]pattern, threeToThe(width))}
}

func threeToThe(exponent int) int {
	n := 1
	for range exponent {
		n *= 3
	}
	return n
}

// pattern returns the pattern of a window, from those that one more stone makes.
func (c *classifier) pattern(window int) pattern {
	if p := c.known[window]; p > 0 {
		return p - 1
	}
	p := c.classify(window)
	c.known[window] = p + 1
	return p
}

func (c *classifier) classify(window int) pattern {
	switch run := c.run(window); {
	case run == 5 || run > 5 && !c.exact:
		return five
	case run > 5 && c.fouls:
		return foul
	case run > 5:
		return dead
	}
	var after [patterns]int // how many next stones make what
	for place := 1; place < len(c.known); place *= 3 {
		if window/place%3 == vacant {
			after[c.pattern(window+place)]++
		}
	}
	return c.before(window, after)
}

// before returns the pattern from which next stones make others.
func (c *classifier) before(window int, after [patterns]int) pattern {
	threes := after[splitThree] + after[openThree]
	switch {
	case after[five] > 1 && c.fouls && c.run(window) != 4:
		return foul
	case after[five] > 1:
		return straightFour
	case after[five] == 1:
		return blockedFour
	case after[straightFour] > 1:
		return openThree
	case after[straightFour] == 1:
		return splitThree
	case after[blockedFour] > 0:
		return blockedThree
	case threes > 2:
		return openTwoMost
	case threes == 2:
		return openTwoMore
	case threes == 1:
		return openTwo
	case after[blockedThree] > 0:
		return blockedTwo
	case after[openTwo]+after[openTwoMore]+after[openTwoMost] > 0:
		return openOne
	case after[blockedTwo] > 0:
		return blockedOne
	}
	return dead
}

// run returns how many own stones in a row hold the middle of a window.
func (c *classifier) run(window int) int {
	middle := c.width / 2
	n := 1
	for i := middle + 1; i < c.width && c.at(window, i) == own; i++ {
		n++
	}
	for i := middle - 1; i >= 0 && c.at(window, i) == own; i-- {
		n++
	}
	return n
}

func (c *classifier) at(window, i int) int { return window / threeToThe(i) % 3 }

// lineTable has the patterns of both sides for every line through an empty
// point: Black's in the low four bits, White's in the high ones. A line is
// written with two bits a point (engine.Disc, beside), the lowest first, without
// the point itself.
type lineTable []uint8

// newLineTable returns the table of what wins for either side.
func newLineTable(black, white winning, radius int) lineTable {
	table := make(lineTable, 1<<(4*radius))
	sides := [2]*classifier{newClassifier(black, radius), newClassifier(white, radius)}
	if black == white {
		sides[1] = sides[0] // what it knows by then serves both
	}
	var low, high [2][]int
	for side := range sides {
		low[side], high[side] = halves(side, radius)
	}
	for key := range table {
		for side, c := range sides {
			window := low[side][key&(1<<(2*radius)-1)] + high[side][key>>(2*radius)]
			table[key] |= uint8(c.pattern(window)) << (4 * side)
		}
	}
	return table
}

// halves returns, for the points of a line before and after the middle as a
// lineTable writes them, their parts of the number of a window, the own stone
// in the middle being part of the higher one.
func halves(side, radius int) (low, high []int) {
	low, high = make([]int, 1<<(2*radius)), make([]int, 1<<(2*radius))
	middle := threeToThe(radius)
	for key := range low {
		for i := range radius {
			low[key] += threeToThe(i) * seenBy(side, key>>(2*i)&3)
		}
		high[key] = middle*own + 3*middle*low[key]
	}
	return low, high
}

// seenBy returns what two bits of a line are to a side, 0 for Black.
func seenBy(side, bits int) int {
	switch bits {
	case 0:
		return vacant
	case side + 1:
		return own
	}
	return barred
}
