package gomoku

import "flank/engine"

// moveList are moves of a node and how early each is to be searched.
type moveList struct {
	n     int
	moves [MaxSide * MaxSide]scored
}

type scored struct{ cell, order int32 }

func (l *moveList) add(cell, order int) {
	l.moves[l.n] = scored{int32(cell), int32(order)}
	l.n++
}

// pick brings the best of the moves from a place on to that place and returns
// its cell.
func (l *moveList) pick(from int) int {
	best := from
	for i := from + 1; i < l.n; i++ {
		if l.moves[i].order > l.moves[best].order {
			best = i
		}
	}
	l.moves[from], l.moves[best] = l.moves[best], l.moves[from]
	return int(l.moves[from].cell)
}

// obliged returns the only moves that can be any good where the other side
// threatens to win with one stone or with a straight four; ok is false where it
// does not.
func (g *grid) obliged(moves *set) (ok bool) {
	me, other := g.turn, 1-g.turn
	if g.amount[other][makesFive] > 0 {
		*moves = g.made[other][makesFive]
		return true
	}
	if g.amount[other][fourFour] == 0 || !g.defences(moves) {
		return false
	}
	for _, fours := range &[...]class{makesFour, fourMore, fourThree, fourFour} {
		moves.join(&g.made[me][fours])
	}
	return true
}

// defences finds the moves that answer every point where the other side could
// make a straight four or two fours: those on the lines of its fours. ok is false
// if there is no such point.
func (g *grid) defences(moves *set) (ok bool) {
	other := 1 - g.turn
	threats := g.made[other][fourFour]
	for threats.any() {
		at := threats.first()
		threats.remove(at)
		if g.suspect(other, at) {
			continue
		}
		var answers set
		g.answers(at, other, &answers)
		if !ok {
			*moves, ok = answers, true
		} else {
			moves.meet(&answers)
		}
	}
	return ok
}

// answers adds the empty points on the lines in which a side would make a four
// by a stone on a point, and the point itself.
func (g *grid) answers(at, side int, moves *set) {
	moves.add(at)
	for direction, step := range directions {
		if p := g.cells[at].code(side).lineOf(direction); p != blockedFour && p != straightFour {
			continue
		}
		g.emptyAlong(at, step, moves)
		g.emptyAlong(at, -step, moves)
	}
}

// emptyAlong adds the empty points of a line that can be part of a row with a
// point, one way.
func (g *grid) emptyAlong(at, step int, moves *set) {
	for range g.tables.radius {
		at += step
		switch g.board[at] {
		case engine.Empty:
			moves.add(at)
		case beside:
			return
		}
	}
}

// candidates returns the moves worth a look where nothing has to be answered.
func (g *grid) candidates() set {
	if len(g.moves) == 0 {
		return g.middle
	}
	moves := g.near
	for i := range moves {
		moves[i] &= g.free[i]
	}
	if !moves.any() {
		return g.free
	}
	return moves
}
