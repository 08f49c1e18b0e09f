package othello

import "math/bits"

// point is the number of points to a disc: what evaluations are counted in.
const point = 16

// handMade returns a function that estimates the final score for the mover, in
// points. It stands in for a trained evaluation: mobility, empty cells beside
// the other side's discs, corners and the cells diagonal to them, discs that
// are stable on the edges.
func handMade(t *edgeTable) func(Board) int {
	return func(b Board) int {
		mine, others := moves(b.Mover, b.Other), moves(b.Other, b.Mover)
		value := 28*(mobility(mine)-mobility(others)) +
			7*(potential(b.Mover, b.Other)-potential(b.Other, b.Mover)) +
			sideValue(t, b.Mover, b.Other) - sideValue(t, b.Other, b.Mover)
		return min(max(value, -64*point), 64*point)
	}
}

// mobility counts moves, those in a corner twice.
func mobility(moves uint64) int { return bits.OnesCount64(moves) + bits.OnesCount64(moves&corners) }

// potential counts the empty cells beside discs of the other side: where the
// mover may come to have a move.
func potential(mover, other uint64) int {
	flat := other & inner
	beside := other<<8 | other>>8 | flat<<1 | flat>>1 | flat<<7 | flat>>7 | flat<<9 | flat>>9
	return bits.OnesCount64(beside &^ (mover | other))
}

// sideValue counts what a side has for good or will lose.
func sideValue(t *edgeTable, mover, other uint64) int {
	empty := ^(mover | other)
	corner := empty & corners
	near := corner<<9&(1<<9) | corner<<7&(1<<14) | corner>>7&(1<<49) | corner>>9&(1<<54)
	return 60*bits.OnesCount64(mover&corners) + 15*bits.OnesCount64(t.onEdges(mover, other)) -
		80*bits.OnesCount64(mover&near)
}
