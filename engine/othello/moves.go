package othello

// Moves are found for all cells at once: every direction is a shift, and a run
// of the other side's discs (at most six) is followed in doubling steps. Runs
// along a row or a diagonal only pass through the six inner columns, which
// keeps a shift from wrapping round.

// inner are the columns b to g.
const inner = 0x7e7e7e7e7e7e7e7e

// scalarMoves is moves for every processor. Written out for all directions at once: the steps of one fill the time in
// which those of another wait for each other.
func scalarMoves(mover, other uint64) uint64 {
	flat := other & inner
	// To the right an addition carries through the whole run; the other bits
	// that it leaves are no empty cells, so they do no harm.
	ends := flat + flat&(mover<<1)
	left := flat & (mover >> 1)
	up, down := other&(mover>>8), other&(mover<<8)
	rise, rising := flat&(mover>>7), flat&(mover<<7)
	fall, falling := flat&(mover>>9), flat&(mover<<9)

	left |= flat & (left >> 1)
	up |= other & (up >> 8)
	down |= other & (down << 8)
	rise |= flat & (rise >> 7)
	rising |= flat & (rising << 7)
	fall |= flat & (fall >> 9)
	falling |= flat & (falling << 9)

	row, column := flat&(flat>>1), other&(other>>8)
	risen, fallen := flat&(flat>>7), flat&(flat>>9)
	left |= row & (left >> 2)
	up |= column & (up >> 16)
	down |= column << 8 & (down << 16)
	rise |= risen & (rise >> 14)
	rising |= risen << 7 & (rising << 14)
	fall |= fallen & (fall >> 18)
	falling |= fallen << 9 & (falling << 18)

	left |= row & (left >> 2)
	up |= column & (up >> 16)
	down |= column << 8 & (down << 16)
	rise |= risen & (rise >> 14)
	rising |= risen << 7 & (rising << 14)
	fall |= fallen & (fall >> 18)
	falling |= fallen << 9 & (falling << 18)

	ends |= left>>1 | up>>8 | down<<8 | rise>>7 | rising<<7 | fall>>9 | falling<<9
	return ends &^ (mover | other)
}
