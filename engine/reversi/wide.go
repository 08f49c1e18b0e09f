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
func (s *Shape) wideMoves(mover, other *Set) (moves Set) {
	movers, others := mover.rows(), other.rows()
	var down, up rows
	height := s.size.Height
	run := sweep{}
	for row := range height {
		down[row] = run.step(movers[row], others[row])
	}
	run = sweep{}
	for row := height - 1; row >= 0; row-- {
		up[row] = run.step(movers[row], others[row])
	}
	for i := range s.words {
		ends := alongRows(mover[i], other[i])
		ends |= uint64(down[2*i]|up[2*i]) | uint64(down[2*i+1]|up[2*i+1])<<32
		moves[i] = ends & s.cells[i] &^ (mover[i] | other[i])
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

// wideSteps are the eight ways from a cell, as distances between bits. The
// unused bits beside each row and the end of the Set stop a walk at the edge;
// to the left and upwards the distance wraps round.
var wideSteps = [8]uint{1, 31, 32, 33, ^uint(0), ^uint(30), ^uint(31), ^uint(32)}

// run returns how many of the other side's discs lie between a cell and a disc
// of the mover in a direction.
func run(bit, step uint, mover, other *Set) int {
	cell, length := bit+step, 0
	for other.within(cell) {
		cell, length = cell+step, length+1
	}
	if length == 0 || !mover.within(cell) {
		return 0
	}
	return length
}

// wideFlips walks from the move in every direction.
func (b *Board) wideFlips(sq engine.Square) (flips Set) {
	for _, step := range wideSteps {
		cell := b.bit(sq)
		for range run(cell, step, &b.mover, &b.other) {
			cell += step
			flips.add(cell)
		}
	}
	return flips
}

// within is has for a bit that may lie outside the Set.
func (s *Set) within(bit uint) bool { return bit < maxBits && s[bit/64]>>(bit%64)&1 != 0 }
