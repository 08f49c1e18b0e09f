package gomoku

import "flank/engine"

// Lesson is what training sees of a position.
type Lesson struct {
	// Quiet reports whether the evaluation has the last word: nobody makes five
	// with the next stone, and the side to move has no win by fours alone.
	Quiet bool
	// Mover and Other are the kinds of all empty points to the side to move and
	// to the other side.
	Mover, Other []uint16
	Situation    int
	Moves        []LessonMove // that a search looks at
}

// LessonMove is a move with the kinds of its point to the side that makes it and
// to the other.
type LessonMove struct {
	Point           engine.Square
	Attack, Defence uint16
}

// Study returns what training sees of a position that is not over.
func Study(state State) Lesson {
	g := newGrid(state)
	l := Lesson{Situation: g.situation()}
	_, over := g.settled(0)
	if !over && g.amount[1-g.turn][makesFive] == 0 {
		t := thread{g: g, maxFours: maxFours}
		l.Quiet = t.winByFours() == 0
	}
	g.free.each(func(at int) {
		l.Mover = append(l.Mover, g.kindOf(at, g.turn))
		l.Other = append(l.Other, g.kindOf(at, 1-g.turn))
	})
	l.study(g)
	return l
}

func (l *Lesson) study(g *grid) {
	var moves set
	if !g.obliged(&moves) {
		moves = g.candidates()
	}
	moves.each(func(at int) {
		if !g.fouls(at) {
			l.Moves = append(l.Moves, LessonMove{pointOf(at), g.kindOf(at, g.turn), g.kindOf(at, 1-g.turn)})
		}
	})
}

func (g *grid) kindOf(at, side int) uint16 { return uint16(g.cells[at].code(side).kind()) }
