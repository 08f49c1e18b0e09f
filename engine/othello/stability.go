package othello

import (
	"math/bits"
	"sync"
)

// Stable discs can never be turned. Found are those on an edge that no play
// along the edge turns, and those that are held in each of the four lines
// through them: the line is full, or a stable disc of the side is next to it.

const (
	corners = 1<<0 | 1<<7 | 1<<56 | 1<<63
	centre  = 0x007e7e7e7e7e7e00 // all cells that are not on an edge
	left    = 0x0101010101010101 // column a
)

// edgeTable gives the stable discs of the mover on an edge, by its discs and
// the other's: index 256·mover + other.
type edgeTable [1 << 16]uint8

// edges computes the table at its first use.
var edges = sync.OnceValue(newEdgeTable)

func newEdgeTable() *edgeTable {
	t := new(edgeTable)
	known := new([1 << 16]bool)
	for mover := range 256 {
		for other := range 256 {
			if mover&other == 0 {
				t.fill(known, uint8(mover), uint8(other))
			}
		}
	}
	return t
}

// fill computes the stable discs of both sides of an edge: those that stay
// whatever side plays in whatever empty cell next, and are stable after it.
func (t *edgeTable) fill(known *[1 << 16]bool, mover, other uint8) {
	at, opposite := int(mover)<<8|int(other), int(other)<<8|int(mover)
	if known[at] {
		return
	}
	mine, others := mover, other
	for cells := ^(mover | other); cells != 0; cells &= cells - 1 {
		cell := cells & -cells
		turned := edgeFlips(cell, mover, other)
		m, o := mover|cell|turned, other&^turned
		t.fill(known, m, o)
		mine &= t[int(m)<<8|int(o)]
		others &= t[int(o)<<8|int(m)]
		turned = edgeFlips(cell, other, mover)
		m, o = mover&^turned, other|cell|turned
		t.fill(known, m, o)
		mine &= t[int(m)<<8|int(o)]
		others &= t[int(o)<<8|int(m)]
	}
	t[at], t[opposite] = mine, others
	known[at], known[opposite] = true, true
}

// edgeFlips returns the discs turned along an edge by a move to a cell: those of
// a board that has nothing but its first row.
func edgeFlips(cell, mover, other uint8) uint8 {
	return uint8(flips(uint(bits.TrailingZeros8(cell)), uint64(mover), uint64(other)))
}

// stable returns stable discs of the mover; there may be more of them.
func (t *edgeTable) stable(mover, other uint64) uint64 {
	lines := fullLines(mover | other)
	held := lines[0] & lines[1] & lines[2] & lines[3] & mover & centre
	held |= t.onEdges(mover, other)
	if held == 0 {
		return 0
	}
	for before := uint64(0); held != before; {
		before = held
		held |= mover & centre &
			(held<<1 | held>>1 | lines[0]) & (held<<8 | held>>8 | lines[1]) &
			(held<<9 | held>>9 | lines[2]) & (held<<7 | held>>7 | lines[3])
	}
	return held
}

// countOnEdges counts the mover's stable discs on the four edges, those in a
// corner twice: that is quicker, and a corner is worth it.
func (t *edgeTable) countOnEdges(mover, other uint64) int {
	top := t[uint16(mover&0xff)<<8|uint16(other&0xff)]
	bottom := t[uint16(mover>>56)<<8|uint16(other>>56)]
	west := t[uint16(column(mover))<<8|uint16(column(other))]
	east := t[uint16(column(mover>>7))<<8|uint16(column(other>>7))]
	return bits.OnesCount32(uint32(top) | uint32(bottom)<<8 | uint32(west)<<16 | uint32(east)<<24)
}

// onEdges returns the mover's stable discs on the four edges.
func (t *edgeTable) onEdges(mover, other uint64) uint64 {
	top := t[uint16(mover&0xff)<<8|uint16(other&0xff)]
	bottom := t[uint16(mover>>56)<<8|uint16(other>>56)]
	west := t[uint16(column(mover))<<8|uint16(column(other))]
	east := t[uint16(column(mover>>7))<<8|uint16(column(other>>7))]
	return uint64(top) | uint64(bottom)<<56 | toColumn(west) | toColumn(east)<<7
}

// column gathers column a to a byte, row 1 in the lowest bit.
func column(x uint64) uint8 { return uint8((x & left) * 0x0102040810204080 >> 56) }

// toColumn spreads a byte over column a.
func toColumn(x uint8) uint64 {
	low := uint64(x&0x0f) * 0x00204081 & 0x01010101
	high := uint64(x>>4) * 0x00204081 & 0x01010101
	return low | high<<32
}

// fullLines returns the cells whose row, column and diagonals (towards h8,
// towards a8) have no empty cell.
func fullLines(filled uint64) [4]uint64 {
	row := filled & (filled >> 4)
	row &= row >> 2
	row = (row & (row >> 1) & left) * 0xff
	col := filled & bits.RotateLeft64(filled, 32)
	col &= bits.RotateLeft64(col, 16)
	col &= bits.RotateLeft64(col, 8)
	// On a diagonal, cells beside the board count as filled.
	down := filled & (filled>>9 | 0xff80808080808080)
	down &= down>>18 | 0xffffc0c0c0c0c0c0
	down &= down>>36 | 0xfffffffff0f0f0f0
	up := filled & (filled<<9 | 0x01010101010101ff)
	up &= up<<18 | 0x030303030303ffff
	up &= up<<36 | 0x0f0f0f0fffffffff
	fall := filled & (filled>>7 | 0xff01010101010101)
	fall &= fall>>14 | 0xffff030303030303
	fall &= fall>>28 | 0xffffffff0f0f0f0f
	rise := filled & (filled<<7 | 0x80808080808080ff)
	rise &= rise<<14 | 0xc0c0c0c0c0c0ffff
	rise &= rise<<28 | 0xf0f0f0f0ffffffff
	return [4]uint64{row, col, down & up, fall & rise}
}
