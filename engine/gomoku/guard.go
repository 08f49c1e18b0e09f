package gomoku

import "flank/engine"

// The points where a stone of the other side can spoil a win by fours. A stone
// elsewhere leaves every four, its answer and the five as they are: it is on
// none of their points, it makes no four of its own, at once or with answers, and
// what is forbidden to Black stays so and no more is.

// guard adds those points that matter just before a move of the win is played.
func (p *prover) guard(guards *set, move int) {
	g, me := p.g, p.g.turn
	guards.add(move)
	for made := makesFour; made <= fourFour; made++ {
		guards.join(&g.made[me^1][made])
	}
	guards.join(&g.made[me^1][forbidden]) // a stone there may have come earlier
	if g.tables.sides[me][g.cells[move].code(me)].suspect {
		p.guardFoul(guards, move)
	}
}

// guardFoul adds the points on which it depends whether a point is forbidden to
// Black. Where a three is real if another one is, and so on, those may be
// anywhere.
func (p *prover) guardFoul(guards *set, at int) {
	guards.add(at)
	p.addStar(guards, at)
	if !p.suspect(at) {
		return
	}
	var star set
	p.addStar(&star, at)
	star.each(func(cell int) {
		p.addStar(guards, cell)
		if p.suspect(cell) {
			p.addAll(guards)
		}
	})
}

// suspect reports whether threes decide if an empty point is forbidden to Black.
func (p *prover) suspect(at int) bool {
	return p.g.board[at] == engine.Empty && p.g.tables.sides[0][p.g.cells[at].code(0)].suspect
}

// addStar adds the points that the lines through a point hold as far as they
// matter there.
func (p *prover) addStar(cells *set, at int) {
	for _, step := range directions {
		for _, step := range [...]int{step, -step} {
			cell := at + step
			for range exactRadius {
				if p.g.board[cell] == beside {
					break
				}
				cells.add(cell)
				cell += step
			}
		}
	}
}

// addAll adds every point of the board.
func (p *prover) addAll(cells *set) {
	for point := range points(p.g.size) {
		cells.add(index(point))
	}
}
