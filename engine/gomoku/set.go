package gomoku

import "math/bits"

// set is a set of cells of a board.
type set [(stride*stride + 63) / 64]uint64

func (s *set) add(cell int)      { s[cell>>6] |= 1 << (cell & 63) }
func (s *set) remove(cell int)   { s[cell>>6] &^= 1 << (cell & 63) }
func (s *set) has(cell int) bool { return s[cell>>6]>>(cell&63)&1 != 0 }

// first returns the lowest cell of a set that has one.
func (s *set) first() int {
	for i, word := range s {
		if word != 0 {
			return i<<6 + bits.TrailingZeros64(word)
		}
	}
	return 0
}

// each calls f with every cell, the lowest first.
func (s *set) each(f func(cell int)) {
	for i, word := range s {
		for ; word != 0; word &= word - 1 {
			f(i<<6 + bits.TrailingZeros64(word))
		}
	}
}

// any reports whether a set has a cell.
func (s *set) any() bool {
	for _, word := range s {
		if word != 0 {
			return true
		}
	}
	return false
}

// join adds the cells of another set.
func (s *set) join(other *set) {
	for i := range s {
		s[i] |= other[i]
	}
}

// meet keeps the cells that are in another set too.
func (s *set) meet(other *set) {
	for i := range s {
		s[i] &= other[i]
	}
}
