package view

import (
	"math"

	"flank/engine"
)

// turningDisc returns the colours of a disc on its way to a new side, and how
// far it stands on edge.
func (b boardView) turningDisc(sq engine.Square, to engine.Disc) (body role, turn uint8) {
	phase := b.phase(sq)
	shows := b.Flip.From
	if phase >= 0.5 {
		shows = to
	}
	upright := 1 - math.Abs(2*phase-1)
	return sideColour(shows), uint8(math.Round(upright * turnSteps))
}

// wave is how much later, in parts of the whole, each next disc of a row turns.
const wave = 0.08

// phase returns how far one disc has turned, 0 to 1: the discs next to the one
// that was placed turn first.
func (b boardView) phase(sq engine.Square) float64 {
	reach := 0
	for _, other := range b.Flip.Squares {
		reach = max(reach, distance(b.Last, other))
	}
	span := 1 - wave*float64(max(reach-1, 0))
	if b.Last < 0 || span < 0.3 {
		return min(max(b.Flip.Phase, 0), 1)
	}
	start := wave * float64(max(distance(b.Last, sq)-1, 0))
	return min(max((b.Flip.Phase-start)/span, 0), 1)
}

func distance(a, b engine.Square) int {
	return max(abs(a.Row()-b.Row()), abs(a.Col()-b.Col()))
}

func abs(n int) int { return max(n, -n) }
