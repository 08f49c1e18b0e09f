package reversi

// Moves and flips on boards of up to 8×8, all cells in one word, eight bits a
// row. Every direction is a shift; a run of the other side's discs (at most
// six) is followed in three doubling steps. Runs along a row or a diagonal
// only pass through inner cells, which keeps a shift from wrapping round.

// compactMoves returns the empty cells in which a run of the other side's discs
// that starts beside one of the mover's ends.
func (s *Shape) compactMoves(mover, other uint64) uint64 {
	flat := other & s.inner
	ends := behind(mover, flat, 1) | behind(mover, other, 8) | behind(mover, flat, 7) | behind(mover, flat, 9)
	return ends & s.cells[0] &^ (mover | other)
}

// behind looks along both ways of a direction.
func behind(mover, other uint64, shift uint) uint64 {
	up, down := runs(mover, other, shift)
	return up<<shift | down>>shift
}

// runs returns the runs of the other side's discs that start beside some cells,
// one way of a direction and the other.
func runs(from, other uint64, shift uint) (up, down uint64) {
	up, down = other&(from<<shift), other&(from>>shift)
	up |= other & (up << shift)
	down |= other & (down >> shift)
	pairUp, pairDown := other&(other<<shift), other&(other>>shift)
	up |= pairUp & (up << (2 * shift))
	down |= pairDown & (down >> (2 * shift))
	up |= pairUp & (up << (2 * shift))
	down |= pairDown & (down >> (2 * shift))
	return up, down
}

// compactFlips returns the discs turned by a move to the cell of bit move.
func compactFlips(move, mover, other, inner uint64) uint64 {
	flat := other & inner
	return between(move, mover, flat, 1) | between(move, mover, other, 8) |
		between(move, mover, flat, 7) | between(move, mover, flat, 9)
}

// between returns the runs of the other side's discs, both ways of a direction,
// that lie between the move and a disc of the mover.
func between(move, mover, other uint64, shift uint) uint64 {
	up, down := runs(move, other, shift)
	return up&anyBit(mover&(up<<shift)) | down&anyBit(mover&(down>>shift))
}

// anyBit returns all ones if x has a bit set, else 0, without a branch.
func anyBit(x uint64) uint64 { return uint64(int64(x|-x) >> 63) }
