package othello

import "math/bits"

// A move turns discs along eight rays. In each ray the first cell that is not
// the other side's decides: if the mover's disc lies there, all before it is
// turned. On the four rays towards higher bits that cell is the lowest bit set,
// on the others the highest.

// ray holds the cells along the eight rays from a cell, without the cell.
type ray struct {
	up   [4]uint64 // right, down left, down, down right
	down [4]uint64 // the opposite ways
}

// rays is indexed by cell.
var rays = newRays()

func newRays() (all [64]ray) {
	ways := [4][2]int{{0, 1}, {1, -1}, {1, 0}, {1, 1}}
	for cell := range all {
		for i, way := range ways {
			all[cell].up[i] = cellsAlong(cell, way[0], way[1])
			all[cell].down[i] = cellsAlong(cell, -way[0], -way[1])
		}
	}
	return all
}

// cellsAlong returns the cells from one, without it, to the edge.
func cellsAlong(cell, rows, cols int) (cells uint64) {
	row, col := cell/8+rows, cell%8+cols
	for row >= 0 && row < 8 && col >= 0 && col < 8 {
		cells |= 1 << (8*row + col)
		row, col = row+rows, col+cols
	}
	return cells
}

// scalarFlips is flips for every processor.
func scalarFlips(cell uint, mover, other uint64) uint64 {
	r := &rays[cell&63]
	return upFlips(r.up[0], mover, other) | upFlips(r.up[1], mover, other) |
		upFlips(r.up[2], mover, other) | upFlips(r.up[3], mover, other) |
		downFlips(r.down[0], mover, other) | downFlips(r.down[1], mover, other) |
		downFlips(r.down[2], mover, other) | downFlips(r.down[3], mover, other)
}

func upFlips(ray, mover, other uint64) uint64 {
	stop := ray &^ other
	stop &= -stop & mover
	_, borrow := bits.Sub64(0, stop, 0) // 1 unless stop is 0
	return (stop - borrow) & ray
}

// downFlips sets the lowest bit so that there always is a highest one; as the
// last cell of a ray, it stands behind all cells that could be turned.
func downFlips(ray, mover, other uint64) uint64 {
	stop := uint64(1) << (uint(bits.Len64(ray&^other|1)-1) & 63)
	stop &= mover & ray
	return -stop << 1 & ray
}
