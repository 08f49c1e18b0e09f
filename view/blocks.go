package view

import (
	"math"
	"math/bits"
)

// A character cell is looked at as 8x8 dots, enough for every block character:
// halves, quadrants and eighths. Bit 8*y+x of a mask is the dot in column x of
// row y.
const dots = 8

// block is a block character and the dots that it paints.
type block struct {
	text string
	mask uint64
}

// blocks are the block characters that discs are made of. What is missing here
// is the inverse of one that is not.
var blocks = [...]block{
	{" ", 0},
	{"▘", quadrants(1, 0, 0, 0)}, {"▝", quadrants(0, 1, 0, 0)}, {"▖", quadrants(0, 0, 1, 0)}, {"▗", quadrants(0, 0, 0, 1)},
	{"▀", quadrants(1, 1, 0, 0)}, {"▌", quadrants(1, 0, 1, 0)}, {"▚", quadrants(1, 0, 0, 1)},
	{"▁", lower(1)}, {"▂", lower(2)}, {"▃", lower(3)}, {"▅", lower(5)}, {"▆", lower(6)}, {"▇", lower(7)},
	{"▏", left(1)}, {"▎", left(2)}, {"▍", left(3)}, {"▋", left(5)}, {"▊", left(6)}, {"▉", left(7)},
}

func quadrants(upperLeft, upperRight, lowerLeft, lowerRight uint64) uint64 {
	const quarter = 0x0f0f0f0f // the left four columns of four rows
	return upperLeft*quarter | upperRight*(quarter<<4) | lowerLeft*(quarter<<32) | lowerRight*(quarter<<36)
}

// lower paints the n lowest rows.
func lower(n int) uint64 { return ^uint64(0) << (dots * (dots - n)) }

// left paints the n leftmost columns.
func left(n int) uint64 { return (1<<n - 1) * 0x0101010101010101 }

// nearest returns the block that comes nearest to the dots wanted, and whether
// it is the inverse that does. Only dots in care count.
func nearest(wanted, care uint64) (text string, inverse bool) {
	best := math.MaxInt
	for _, b := range blocks {
		if cost := distanceTo(b.mask, wanted, care); cost < best {
			best, text, inverse = cost, b.text, false
		}
		if cost := distanceTo(^b.mask, wanted, care); cost < best {
			best, text, inverse = cost, b.text, true
		}
	}
	return text, inverse
}

// distanceTo returns how badly a mask stands for the dots wanted: first by the
// dots that are wrong, then by their number. So mirrored dots get blocks of the
// same weight, whatever the order of the table.
func distanceTo(mask, wanted, care uint64) int {
	wrong := bits.OnesCount64((mask ^ wanted) & care)
	more := bits.OnesCount64(mask&care) - bits.OnesCount64(wanted&care)
	cost := 4*dots*dots*wrong + 2*abs(more)
	if more < 0 {
		return cost + 1
	}
	return cost
}
