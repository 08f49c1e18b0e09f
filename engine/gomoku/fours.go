package gomoku

import "math/bits"

// winByFours returns after how many plies at the latest the side to move wins by
// fours alone; 0 if it does not or none was found in time.
func (t *thread) winByFours() (plies int) {
	t.foursEnd = t.nodes + mostFours
	return t.fours(t.maxFours, 0)
}

// fours returns after how many plies at the latest the side to move wins by
// fours alone, each of which the other side has to answer; 0 if it does not or
// none was found within so many fours. Nobody makes five with the next stone.
func (t *thread) fours(depth, last int) (plies int) {
	g := t.g
	me := g.turn
	if g.amount[me][fourFour] > 0 && g.straight(me) {
		return 3
	}
	if depth == 0 {
		return 0
	}
	for _, made := range &[...]class{fourThree, fourMore, makesFour} {
		moves := g.made[me][made]
		for i, word := range moves {
			for ; word != 0; word &= word - 1 {
				at := i<<6 + bits.TrailingZeros64(word)
				if last > 0 && !g.inLine(at, last) {
					continue
				}
				if plies := t.four(at, depth); plies > 0 {
					return plies
				}
			}
		}
	}
	return 0
}

// four plays a four and its answer and looks for a win from there.
func (t *thread) four(at, depth int) (plies int) {
	g := t.g
	if t.nodes >= t.foursEnd || g.fouls(at) {
		return 0
	}
	t.nodes++
	me := g.turn
	g.put(at)
	answer := g.made[me][makesFive].first()
	if g.fouls(answer) {
		g.take()
		return 3
	}
	g.put(answer)
	switch {
	case g.amount[me][makesFive] > 0:
		plies = 1
	case g.amount[1-me][makesFive] > 1:
	case g.amount[1-me][makesFive] == 1:
		only := g.made[1-me][makesFive].first()
		if makesAFour(g.cells[only].class(me)) {
			plies = t.four(only, depth-1)
		}
	default:
		plies = t.fours(depth-1, at)
	}
	g.take()
	g.take()
	if plies > 0 {
		plies += 2
	}
	return plies
}
