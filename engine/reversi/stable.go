package reversi

import "math/bits"

// stable returns how many discs of a side can never be turned because they hang
// together with a corner: along each of the four lines through such a disc, the
// board ends beside it or another stable disc of its side lies there. Discs
// that are safe for other reasons are not found.
func (s *Shape) stable(discs *Set) int {
	if s.compact {
		return bits.OnesCount64(s.compactStable(discs[0]))
	}
	return s.wideStable(discs)
}

func (s *Shape) compactStable(discs uint64) uint64 {
	e := &s.edges
	found := discs & e.corners
	for before := uint64(0); found != before; {
		before = found
		found = discs & (found<<1 | found>>1 | e.sides) & (found<<8 | found>>8 | e.ends) &
			(found<<9 | found>>9 | e.rim) & (found<<7 | found>>7 | e.rim)
	}
	return found
}

// edges are the cells of a compact board at which lines end.
type edges struct {
	left, right uint64 // first and last column
	sides       uint64 // both: lines along a row end
	ends        uint64 // first and last row: lines along a column end
	rim         uint64 // sides and ends: diagonals end
	corners     uint64
}

// wideStable sweeps over the rows, down and up, until nothing is added.
func (s *Shape) wideStable(discs *Set) (n int) {
	all := discs.rows()
	var found rows
	for s.sweepStable(&all, &found) {
	}
	for _, row := range found {
		n += bits.OnesCount32(row)
	}
	return n
}

func (s *Shape) sweepStable(all, found *rows) (more bool) {
	last := s.size.Height - 1
	for row := 0; row <= last; row++ {
		more = s.growStable(all, found, row) || more
	}
	for row := last - 1; row >= 0; row-- {
		more = s.growStable(all, found, row) || more
	}
	return more
}

// growStable adds the stable discs of one row that follow from its neighbours.
func (s *Shape) growStable(all, found *rows, row int) (more bool) {
	sides := 1 | uint32(1)<<(s.size.Width-1)
	lines := all[row] // the discs that are held on the three lines across the row
	if row > 0 && row < s.size.Height-1 {
		above, below := found[row-1], found[row+1]
		lines &= (above | below) & (above<<1 | below>>1 | sides) & (above>>1 | below<<1 | sides)
	}
	for {
		now := found[row]
		found[row] |= lines & (now<<1 | now>>1 | sides)
		if found[row] == now {
			return more
		}
		more = true
	}
}
