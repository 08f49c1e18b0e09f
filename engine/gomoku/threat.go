package gomoku

import "flank/engine"

// Threat is a point where a side's next stone would be worth much.
type Threat struct {
	Point engine.Square
	Kind  ThreatKind
}

// ThreatKind is what a stone on a point makes; the stronger ones are larger.
type ThreatKind uint8

const (
	NoThreat     ThreatKind = iota
	OpenThree               // a row that becomes a straight four unless it is stopped
	Four                    // four stones that one more makes five: it has to be answered
	StraightFour            // a four that two points make five, or two fours at once: it can't be stopped
	Five                    // the winning row
)

// Threats returns the points where a stone of a side would make at least an open
// three, in reading order, whoever is to move. In renju points that are
// forbidden to the side are none. A game that is over has none.
func (s State) Threats(side engine.Disc) (threats []Threat) {
	if s.turn == engine.Empty || side == engine.Empty {
		return nil
	}
	b := *s.board
	for point := range points(s.size) {
		if s.At(point) != engine.Empty || side == engine.Black && s.Foul(point) != NoFoul {
			continue
		}
		if kind := b.threat(s.rule, index(point), side); kind != NoThreat {
			threats = append(threats, Threat{point, kind})
		}
	}
	return threats
}

// threat returns what a stone of a side makes on an empty point. The board is as
// before when it returns.
func (b *board) threat(rule Rule, cell int, side engine.Disc) ThreatKind {
	b[cell] = side
	defer func() { b[cell] = engine.Empty }()
	if b.won(rule, cell) {
		return Five
	}
	fives, three := 0, false
	for _, step := range directions {
		fives += b.finishing(rule, cell, step)
		three = three || b.opens(rule, cell, step)
	}
	switch {
	case fives > 1:
		return StraightFour
	case fives == 1:
		return Four
	case three:
		return OpenThree
	}
	return NoThreat
}

// reach returns the empty points of a line at most four steps from a stone that
// no stone of the other side and no edge hides from it.
func (b *board) reach(stone, step int) (cells []int) {
	for _, step := range []int{-step, step} {
		cell := stone
		for range 4 {
			cell += step
			if b[cell] == engine.Empty {
				cells = append(cells, cell)
			} else if b[cell] != b[stone] {
				break
			}
		}
	}
	return cells
}

// finishing counts the points that complete a winning row through a stone along
// a line.
func (b *board) finishing(rule Rule, stone, step int) (n int) {
	for _, cell := range b.reach(stone, step) {
		b[cell] = b[stone]
		if b.joined(stone, cell, step) && b.wins(rule, stone, step) {
			n++
		}
		b[cell] = engine.Empty
	}
	return n
}

// joined reports whether the stones between two of a line are all of their side.
func (b *board) joined(from, to, step int) bool {
	if to < from {
		from, to = to, from
	}
	for cell := from; cell != to; cell += step {
		if b[cell] != b[to] {
			return false
		}
	}
	return true
}

// opens reports whether one more stone along a line makes a straight four
// through a stone.
func (b *board) opens(rule Rule, stone, step int) bool {
	for _, cell := range b.reach(stone, step) {
		b[cell] = b[stone]
		straight := b.joined(stone, cell, step) && b.finishing(rule, stone, step) > 1
		b[cell] = engine.Empty
		if straight {
			return true
		}
	}
	return false
}
