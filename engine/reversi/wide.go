package reversi

import "flank/engine"

// Moves and flips on boards of more than 8 rows or columns, two rows a word.

// rows is a set of cells with one row a word.
type rows [engine.MaxSide]uint32

func (s *Set) rows() (r rows) {
	for i, word := range s {
		r[2*i], r[2*i+1] = uint32(word), uint32(word>>32)
	}
	return r
}

// wideMoves finds the moves along the rows in the packed words, and those along
// columns and diagonals by sweeping over the rows, once down and once up.
func (b *Board) wideMoves() (moves Set) {
	mover, other := b.mover.rows(), b.other.rows()
	var down, up rows
	height := b.size.Height
	run := sweep{}
	for row := range height {
		down[row] = run.step(mover[row], other[row])
	}
	run = sweep{}
	for row := height - 1; row >= 0; row-- {
		up[row] = run.step(mover[row], other[row])
	}
	for i := range b.words {
		ends := alongRows(b.mover[i], b.other[i])
		ends |= uint64(down[2*i]|up[2*i]) | uint64(down[2*i+1]|up[2*i+1])<<32
		moves[i] = ends & b.cells[i] &^ (b.mover[i] | b.other[i])
	}
	return moves
}

// sweep is what has been met on the way to a row, one bit a cell of that row:
// the mover's discs beside it, and the runs of the other side's discs behind a
// disc of the mover that reach it; straight on and along both diagonals.
type sweep struct {
	mover                 uint32
	straight, left, right uint32
}

// step enters a row and returns its cells at which such a run ends.
func (s *sweep) step(mover, other uint32) uint32 {
	ends := s.straight | s.left | s.right
	straight := (s.mover | s.straight) & other
	left := (s.mover>>1 | s.left) & other
	right := (s.mover<<1 | s.right) & other
	s.mover, s.straight, s.left, s.right = mover, straight, left>>1, right<<1
	return ends
}

// alongRows returns the cells at which a run of the other side's discs behind a
// disc of the mover ends, within the two rows of a word. To the higher columns
// the carry of an addition runs through it; to the lower ones it is followed in
// five doubling steps.
func alongRows(mover, other uint64) uint64 {
	higher := other + other&(mover<<1)
	run := other & (mover >> 1)
	run |= other & (run >> 1)
	pair := other & (other >> 1)
	run |= pair & (run >> 2)
	pair &= pair >> 2
	run |= pair & (run >> 4)
	pair &= pair >> 4
	run |= pair & (run >> 8)
	pair &= pair >> 8
	run |= pair & (run >> 16)
	return higher&^other | run>>1
}

// directions are the eight ways from a cell, as steps in row and column.
var directions = [8][2]int{{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}

// wideFlips walks from the move in every direction.
func (b *Board) wideFlips(sq engine.Square) (flips Set) {
	for _, step := range directions {
		row, col := sq.Row()+step[0], sq.Col()+step[1]
		length := 0
		for b.at(row, col, &b.other) {
			row, col, length = row+step[0], col+step[1], length+1
		}
		if length == 0 || !b.at(row, col, &b.mover) {
			continue
		}
		for range length {
			row, col = row-step[0], col-step[1]
			flips.add(b.bit(engine.SquareAt(row, col)))
		}
	}
	return flips
}

func (b *Board) at(row, col int, set *Set) bool {
	sq := engine.SquareAt(row, col)
	return uint(row) < uint(b.size.Height) && uint(col) < uint(b.size.Width) && set.has(b.bit(sq))
}
