package othello

// Moves are found for all cells at once: every direction is a shift, and a run
// of the other side's discs (at most six) is followed in doubling steps. Runs
// along a row or a diagonal only pass through the six inner columns, which
// keeps a shift from wrapping round.

// inner are the columns b to g.
const inner = 0x7e7e7e7e7e7e7e7e

// moves returns the cells in which the side whose discs are mover may play.
func moves(mover, other uint64) uint64 {
	flat := other & inner
	ends := behindRow(mover, flat) | behind(mover, other, 8) | behind(mover, flat, 7) | behind(mover, flat, 9)
	return ends &^ (mover | other)
}

// behind returns the cells next to the runs of other that start beside a disc
// of mover, both ways along a direction.
func behind(mover, other uint64, shift uint) uint64 {
	up, down := other&(mover<<shift), other&(mover>>shift)
	up |= other & (up << shift)
	down |= other & (down >> shift)
	pairUp := other & (other << shift)
	pairDown := pairUp >> shift
	up |= pairUp & (up << (2 * shift))
	down |= pairDown & (down >> (2 * shift))
	up |= pairUp & (up << (2 * shift))
	down |= pairDown & (down >> (2 * shift))
	return up<<shift | down>>shift
}

// behindRow is behind along the rows. To the right an addition carries through
// the whole run; its other bits are not empty cells, so they do no harm.
func behindRow(mover, flat uint64) uint64 {
	right := flat + flat&(mover<<1)
	left := flat & (mover >> 1)
	left |= flat & (left >> 1)
	pair := flat & (flat >> 1)
	left |= pair & (left >> 2)
	left |= pair & (left >> 2)
	return right | left>>1
}
