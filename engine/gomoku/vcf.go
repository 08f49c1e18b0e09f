package gomoku

import "flank/engine"

// A win by fours alone (VCF): each of the attacker's moves makes a four, the
// other side's answer is forced, so the search has one side's choices only.

// Results of byFours beside numbers of stones.
const (
	none   = 0
	halted = -1
)

// byFours returns how many stones the side to move needs, the one of the five
// included, to win by fours; none if it does not win with so many at most,
// halted if a limit was reached before that was known.
func (p *prover) byFours(most int) int {
	if _, n := p.atOnce(); n > 0 && n <= most {
		return n
	}
	if most < 2 || !p.hasFours() {
		return none
	}
	key := p.key()
	if known := p.knownFours(key); known != nil {
		if n, sure := known.within(most); sure {
			return n
		}
	}
	move, n := p.anyFour(most)
	if n != halted {
		p.keepFours(key, move, n, most)
	}
	return n
}

// anyFour tries the fours of the side to move and returns the first that wins.
func (p *prover) anyFour(most int) (move, n int) {
	from := len(p.stack)
	p.addFours()
	moves := p.stack[from:]
	for _, move = range moves {
		if n = p.four(move, most); n != none {
			break
		}
	}
	p.stack = p.stack[:from]
	return move, n
}

// atOnce returns a move that makes five or a four with two answers, and how many
// stones the win takes with it: 0 if there is none.
func (p *prover) atOnce() (move, n int) {
	g, me := p.g, p.g.turn
	if g.amount[me][makesFive] > 0 {
		return g.made[me][makesFive].first(), 1
	}
	if g.amount[me][fourFour] == 0 || g.amount[me^1][makesFive] > 0 {
		return 0, 0
	}
	for rest := g.made[me][fourFour]; ; rest.remove(move) {
		if move = rest.first(); move == 0 {
			return 0, 0
		}
		if !g.fouls(move) {
			return move, 2
		}
	}
}

// hasFours reports whether the side to move can make a four and has the time to.
func (p *prover) hasFours() bool {
	g, me := p.g, p.g.turn
	if g.amount[me^1][makesFive] > 1 {
		return false
	}
	if g.amount[me^1][makesFive] == 1 {
		return makesAFour(g.cells[g.made[me^1][makesFive].first()].class(me))
	}
	n := &g.amount[me]
	return n[makesFour]+n[fourMore]+n[fourThree] > 0
}

func makesAFour(c class) bool { return c >= makesFour && c <= fourFour }

// addFours puts the fours on the stack that do not win at once, the most
// promising first: the one that stops a five if there is any to stop.
func (p *prover) addFours() {
	g, me := p.g, p.g.turn
	if g.amount[me^1][makesFive] > 0 {
		p.stack = append(p.stack, g.made[me^1][makesFive].first())
		return
	}
	for _, made := range [...]class{fourThree, fourMore, makesFour} {
		p.push(&g.made[me][made])
	}
}

// push puts the cells of a set on the stack.
func (p *prover) push(cells *set) {
	cells.each(func(cell int) { p.stack = append(p.stack, cell) })
}

// four plays a four and its answer. It returns how many stones the win takes
// with this one, as byFours does.
func (p *prover) four(move, most int) int {
	g := p.g
	if g.fouls(move) {
		return none
	}
	if p.visit() {
		return halted
	}
	g.put(move)
	n := p.answered(most - 1)
	g.take()
	if n > 0 {
		n++
	}
	return n
}

// answered answers the four on the board and goes on; nobody else threatens five.
func (p *prover) answered(most int) int {
	g := p.g
	fives := g.amount[g.turn^1][makesFive]
	answer := g.made[g.turn^1][makesFive].first()
	if fives > 1 || g.fouls(answer) {
		return 1
	}
	g.put(answer)
	n := p.byFours(most)
	g.take()
	return n
}

// winningFour returns the first move of a win by fours of so many stones at most,
// which is known to exist; 0 if a limit was reached before it was found again.
func (p *prover) winningFour(most int) int {
	if move, n := p.atOnce(); n > 0 {
		return move
	}
	if known := p.knownFours(p.key()); known != nil && known.stones > 0 && int(known.stones) <= most {
		return int(known.move)
	}
	if move, n := p.anyFour(most); n > 0 {
		return move
	}
	return 0
}

// followFours adds the moves of a win by fours of so many stones at most, which
// is known to exist, to the line; false if a limit was reached on the way. If
// guards is not nil, it gets the points where a stone of the other side could
// spoil the win.
func (p *prover) followFours(most int, guards *set) bool {
	g, me := p.g, p.g.turn
	move := p.winningFour(most)
	if move == 0 {
		return false
	}
	p.line = append(p.line, move)
	if guards != nil {
		p.guard(guards, move)
	}
	if g.amount[me][makesFive] > 0 {
		return true
	}
	g.put(move)
	defer g.take()
	fives := g.made[me][makesFive]
	if guards != nil {
		guards.join(&fives)
	}
	answer := fives.first()
	if g.amount[me][makesFive] == 1 && !g.fouls(answer) {
		p.line = append(p.line, answer)
		g.put(answer)
		defer g.take()
		return p.followFours(most-1, guards)
	}
	if guards != nil && g.amount[me][makesFive] == 1 {
		p.guardFoul(guards, answer)
	}
	p.endLine(fives)
	return true
}

// endLine adds the other side's last move and the five.
func (p *prover) endLine(fives set) {
	answer := fives.first()
	if p.g.fouls(answer) {
		if other := p.elsewhere(); other != 0 {
			p.line = append(p.line, other)
		}
		p.line = append(p.line, answer)
		return
	}
	fives.remove(answer)
	p.line = append(p.line, answer, fives.first())
}

// elsewhere returns a point where the side to move may play, 0 if there is none.
func (p *prover) elsewhere() int {
	for point := range points(p.g.size) {
		at := index(point)
		if p.g.board[at] == engine.Empty && !p.g.fouls(at) {
			return at
		}
	}
	return 0
}
