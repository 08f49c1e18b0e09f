package othello

import "math/bits"

// point is the number of points to a disc: what evaluations are counted in.
const point = 16

// mobility counts moves, those in a corner twice.
func mobility(moves uint64) int { return bits.OnesCount64(moves) + bits.OnesCount64(moves&corners) }

// potential counts the empty cells beside discs of the other side: where the
// mover may come to have a move.
func potential(mover, other uint64) int {
	flat := other & inner
	beside := other<<8 | other>>8 | flat<<1 | flat>>1 | flat<<7 | flat>>7 | flat<<9 | flat>>9
	return bits.OnesCount64(beside &^ (mover | other))
}
