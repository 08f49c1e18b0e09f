package reversi

import "math"

// knots is how many points of a game, evenly spread from the empty to the full
// board, have weights of their own.
const knots = 4

// knotAt returns the last knot before a share of the board is filled, and how
// far on the way to the next one that is, 0 to 1.
func knotAt(filled float64) (knot int, share float64) {
	at := filled * (knots - 1)
	knot = min(int(at), knots-2)
	return knot, at - float64(knot)
}

// weightsAt returns the weights where a share of the board, 0 to 1, is filled:
// those of the knots on both sides, mixed.
func weightsAt(filled float64) (w weights) {
	knot, share := knotAt(filled)
	early, late := &fitted[knot], &fitted[knot+1]
	mix := func(a, b int32) int32 { return int32(math.Round(float64(a)*(1-share) + float64(b)*share)) }
	w = weights{
		mobility:  mix(early.mobility, late.mobility),
		potential: mix(early.potential, late.potential),
		stable:    mix(early.stable, late.stable),
		discs:     mix(early.discs, late.discs),
		move:      mix(early.move, late.move),
		odd:       mix(early.odd, late.odd),
	}
	for p := range w.corners {
		w.corners[p] = mix(early.corners[p], late.corners[p])
	}
	return w
}
