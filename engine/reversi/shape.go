package reversi

import (
	"fmt"
	"iter"
	"math/bits"

	"flank/engine"
)

// MinSide is the smallest height and width of a board.
const MinSide = 4

// maxWords is how many 64-bit words hold the cells of the largest board.
const maxWords = engine.MaxSide / 2

// Set is a set of cells, one bit each. How cells lie in it depends on the board
// (see Shape), so sets of boards of different sizes must not be mixed.
type Set [maxWords]uint64

// Shape is a board's size and how its cells lie in the words of a Set.
//
// A board that fits into 8×8 is compact: all its cells are in the first word,
// eight bits a row, so that one shift moves every disc. On a wide board each
// word holds two rows of 32 bits, of which the upper ones stay clear and keep
// additions and shifts of one row out of the next.
type Shape struct {
	size    engine.Size
	compact bool
	shift   uint       // log2 of the bits a row
	words   int        // how many words are in use
	cells   Set        // every cell of the board
	inner   uint64     // compact: the cells with a neighbour on the left and on the right
	edges   edges      // compact
	beside  [64]uint64 // compact: the neighbours of each cell
}

// CheckSize returns an error that says what is allowed unless a board of this
// size can be played on.
func CheckSize(size engine.Size) error {
	if min(size.Height, size.Width) < MinSide || max(size.Height, size.Width) > engine.MaxSide {
		return fmt.Errorf("a board of %v is out of range: each side is from %d to %d", size, MinSide, engine.MaxSide)
	}
	return nil
}

// newShape lays out a board; the size must have passed CheckSize.
func newShape(size engine.Size) *Shape {
	s := &Shape{size: size, compact: size.Height <= 8 && size.Width <= 8, shift: 5, words: (size.Height + 1) / 2}
	if s.compact {
		s.shift, s.words = 3, 1
	}
	for row := range size.Height {
		for col := range size.Width {
			sq := engine.SquareAt(row, col)
			s.cells.add(s.bit(sq))
		}
	}
	if s.compact {
		s.markEdges()
	}
	return s
}

// markEdges fills in what only compact boards use.
func (s *Shape) markEdges() {
	e := &s.edges
	row := uint64(1)<<s.size.Width - 1
	e.left = s.cells[0] & 0x0101010101010101
	e.right = e.left << (s.size.Width - 1)
	e.sides = e.left | e.right
	e.ends = row | row<<(8*(s.size.Height-1))
	e.corners, e.rim = e.sides&e.ends, e.sides|e.ends
	s.inner = s.cells[0] &^ e.sides
	for bit := range s.beside {
		cell := s.cells[0] & (1 << bit)
		row := cell | cell&^e.right<<1 | cell&^e.left>>1
		s.beside[bit] = s.cells[0] & (row | row<<8 | row>>8) &^ cell
	}
}

// bit returns the number of a square's bit in a Set.
func (s *Shape) bit(sq engine.Square) uint { return uint(sq.Row())<<s.shift | uint(sq.Col()) }

// square returns the square of a bit.
func (s *Shape) square(bit uint) engine.Square {
	return engine.SquareAt(int(bit>>s.shift), int(bit&(1<<s.shift-1)))
}

func (s *Set) add(bit uint)      { s[bit/64] |= 1 << (bit % 64) }
func (s *Set) remove(bit uint)   { s[bit/64] &^= 1 << (bit % 64) }
func (s *Set) has(bit uint) bool { return s[bit/64]>>(bit%64)&1 != 0 }

// Count returns the number of cells in the set.
func (s *Set) Count() int {
	n := 0
	for _, word := range s {
		n += bits.OnesCount64(word)
	}
	return n
}

// count is Count for a set of this shape: it looks only at the words in use.
func (s *Shape) count(set *Set) int {
	n := 0
	for _, word := range set[:s.words] {
		n += bits.OnesCount64(word)
	}
	return n
}

// Empty reports whether the set has no cell.
func (s *Set) Empty() bool { return *s == Set{} }

// Squares yields the cells of a set in reading order.
func (s *Shape) Squares(set Set) iter.Seq[engine.Square] {
	return func(yield func(engine.Square) bool) {
		for i := range s.words {
			for word := set[i]; word != 0; word &= word - 1 {
				if !yield(s.square(uint(i*64 + bits.TrailingZeros64(word)))) {
					return
				}
			}
		}
	}
}
