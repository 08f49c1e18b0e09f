package othello

import "math/bits"

// Canonical returns the same board for all eight mirror images of a board: the
// least of them, by the mover's discs and then by the other's.
func (b Board) Canonical() Board {
	least := b
	for range 2 {
		for range 2 {
			for range 2 {
				least = lesser(least, b)
				b = Board{bits.ReverseBytes64(b.Mover), bits.ReverseBytes64(b.Other)}
			}
			b = Board{turned(b.Mover), turned(b.Other)}
		}
		b = Board{transposed(b.Mover), transposed(b.Other)}
	}
	return least
}

func lesser(a, b Board) Board {
	if b.Mover < a.Mover || b.Mover == a.Mover && b.Other < a.Other {
		return b
	}
	return a
}

// turned returns cells with left and right swapped.
func turned(cells uint64) uint64 { return bits.Reverse64(bits.ReverseBytes64(cells)) }

// transposed returns cells with rows and columns swapped: blocks of 4×4, then of
// 2×2, then single cells change places across the diagonal.
func transposed(cells uint64) uint64 {
	for _, step := range [3]struct {
		shift uint
		mask  uint64
	}{{28, 0x00000000f0f0f0f0}, {14, 0x0000cccc0000cccc}, {7, 0x00aa00aa00aa00aa}} {
		swap := (cells ^ cells>>step.shift) & step.mask
		cells ^= swap ^ swap<<step.shift
	}
	return cells
}
