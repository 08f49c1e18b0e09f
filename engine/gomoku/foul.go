package gomoku

import "flank/engine"

// The fouls of renju, after the definitions of the Renju International
// Federation: a four is a row of four that one more stone makes a five; a
// straight four is unbroken and has two such places; a three is a row that one
// more stone makes a straight four, without making a five at the same time. A
// five is exactly five. Only rows through the stone just put count.

// foul returns what forbids an empty cell to Black. It puts stones on the board
// on the way and takes them off again.
func (b *board) foul(cell int) Foul {
	b[cell] = engine.Black
	defer func() { b[cell] = engine.Empty }()
	switch {
	case b.won(Renju, cell):
		return NoFoul // five before foul
	case b.overline(cell):
		return Overline
	case b.fours(cell) > 1:
		return DoubleFour
	case b.threes(cell) > 1:
		return DoubleThree
	}
	return NoFoul
}

func (b *board) overline(stone int) bool {
	for _, step := range directions {
		if b.run(stone, step) > 5 {
			return true
		}
	}
	return false
}

// fours returns how many fours a black stone is in. One line can hold two.
func (b *board) fours(stone int) (n int) {
	for _, step := range directions {
		before, after := b.completes(stone, -step), b.completes(stone, step)
		if before {
			n++
		}
		if after && !(before && b.run(stone, step) == 4) { // a straight four is one four
			n++
		}
	}
	return n
}

// completes reports whether a stone on the first free cell in a direction makes
// a five with a black stone. A four through that stone has no other place for
// its fifth stone than that cell and its counterpart on the other side.
func (b *board) completes(stone, step int) bool {
	cell := b.end(stone, step)
	if b[cell] != engine.Empty {
		return false
	}
	b[cell] = engine.Black
	defer func() { b[cell] = engine.Empty }()
	return b.run(stone, step) == 5
}

// threes returns in how many directions a black stone is in a three.
func (b *board) threes(stone int) (n int) {
	for _, step := range directions {
		if b.straightens(stone, step) || b.straightens(stone, -step) {
			n++
		}
	}
	return n
}

// straightens reports whether Black may put a stone on the first free cell in a
// direction and has a straight four with it. Whether that cell is forbidden is
// the same question again, on a board with one stone more.
func (b *board) straightens(stone, step int) bool {
	cell := b.end(stone, step)
	return b[cell] == engine.Empty && b.straight(cell, step) && b.foul(cell) == NoFoul
}

// straight reports whether a black stone on an empty cell makes a straight four
// and no five.
func (b *board) straight(cell, step int) bool {
	b[cell] = engine.Black
	defer func() { b[cell] = engine.Empty }()
	return b.run(cell, step) == 4 && b.completes(cell, step) && b.completes(cell, -step) && !b.won(Renju, cell)
}
