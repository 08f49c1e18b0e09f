package reversi

import "math/bits"

// bound says what the value of a table entry is to the true one.
type bound uint8

const (
	noBound bound = iota
	atLeast
	atMost
	exactly
)

// maxStored is the greatest depth that an entry can hold. No search to a greater
// one ever ends.
const maxStored = 255

// entry is what is known about one position, 16 bytes.
type entry struct {
	key   uint64
	value int32
	move  int16 // the bit of the best move, noMove if none is known
	depth uint8
	bound bound
}

// noMove stands for a bit that no cell has.
const noMove = -1

// table is a transposition table: a flat array in which a position has one
// place, taken by whichever position came last or was searched deeper.
type table []entry

// newTable returns a table of at least size entries, a power of two.
func newTable(size uint64) table { return make(table, 1<<bits.Len64(max(size, 2)-1)) }

// find returns the place of a key, and whether it is this key's entry.
func (t table) find(key uint64) (*entry, bool) {
	e := &t[key&uint64(len(t)-1)]
	return e, e.key == key && e.bound != noBound
}

// cut returns the entry's value if that settles a search of the window.
func (e *entry) cut(depth int, alpha, beta int32) (value int32, ok bool) {
	if int(e.depth) < min(depth, maxStored) {
		return 0, false
	}
	switch e.bound {
	case exactly:
		return e.value, true
	case atLeast:
		return e.value, e.value >= beta
	case atMost:
		return e.value, e.value <= alpha
	}
	return 0, false
}

// store notes the result of a search of the window. Of the same position a
// deeper result is kept.
func (t table) store(key uint64, depth int, alpha, beta, value int32, move int16) {
	e, found := t.find(key)
	if found && int(e.depth) > depth {
		return
	}
	kind := exactly
	switch {
	case value >= beta:
		kind = atLeast
	case value <= alpha:
		kind = atMost
	}
	*e = entry{key: key, value: value, move: move, depth: uint8(min(depth, maxStored)), bound: kind}
}

// key mixes the discs of both sides to a number that is as good as different
// for every position of a board.
func (b *Board) key() uint64 {
	h := uint64(0x9e3779b97f4a7c15)
	for i := range b.words {
		h = mix(h^b.mover[i], b.other[i])
	}
	return h
}

// mix folds the product of two words to one, each made odd in its own way.
func mix(x, y uint64) uint64 {
	high, low := bits.Mul64(x^0xa0761d6478bd642f, y^0xe7037ed1a0b428db)
	return high ^ low
}
