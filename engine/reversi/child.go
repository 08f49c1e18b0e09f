package reversi

import "math/bits"

// What a search does with boards: it writes the next one into a place that it
// owns already, so that no node allocates and no unused word is copied.

// try plays a move to an empty cell into child if it turns a disc; else it
// leaves child as it was and returns false. Both boards must have one Shape.
func (b *Board) try(bit uint, child *Board) bool {
	if !b.compact {
		return b.tryWide(bit, child)
	}
	if b.beside[bit&63]&b.other[0] == 0 {
		return false
	}
	flips := compactFlips(1<<bit, b.mover[0], b.other[0], b.inner)
	if flips == 0 {
		return false
	}
	child.mover[0], child.other[0] = b.other[0]&^flips, b.mover[0]|flips|1<<bit
	return true
}

func (b *Board) tryWide(bit uint, child *Board) bool {
	legal := false
	for _, step := range wideSteps {
		length := run(bit, step, &b.mover, &b.other)
		if length == 0 {
			continue
		}
		if !legal {
			legal = true
			b.passTo(child)
			child.other.add(bit)
		}
		for cell := bit + step; length > 0; length-- {
			child.other.add(cell)
			child.mover.remove(cell)
			cell += step
		}
	}
	return legal
}

// passTo writes the same board seen from the other side into child.
func (b *Board) passTo(child *Board) {
	for i := range b.words {
		child.mover[i], child.other[i] = b.other[i], b.mover[i]
	}
}

// score returns the mover's discs less the other side's, as of a game that is
// over: the empties go to the winner.
func (b *Board) score() int {
	mover, other := b.count(&b.mover), b.count(&b.other)
	empties := b.size.Cells() - mover - other
	switch {
	case mover > other:
		return mover - other + empties
	case mover < other:
		return mover - other - empties
	}
	return 0
}

// gain returns how many discs the side whose discs are mover turns by a move.
func (s *Shape) gain(bit uint, mover, other *Set) (n int) {
	if s.compact {
		return bits.OnesCount64(compactFlips(1<<bit, mover[0], other[0], s.inner))
	}
	for _, step := range wideSteps {
		n += run(bit, step, mover, other)
	}
	return n
}
