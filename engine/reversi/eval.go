package reversi

import "math/bits"

// point is one hundredth of a disc: the unit of values inside the search.
const point = 100

// features are what the evaluation sees of a position, each counted for the
// mover less for the other side.
type features struct {
	mobility  int // legal moves
	potential int // empty cells beside discs of the opponent
	stable    int // discs that hang together with a corner
	discs     int
	corners   [4]uint8 // what lies in each corner: see pattern
	over      bool     // neither side has a move
}

// weights turn features into points.
type weights struct {
	mobility, potential, stable, discs int32

	move    int32 // for having the move
	odd     int32 // added for an odd number of empty cells, taken off for an even one
	corners [patterns]int32
}

// evaluator estimates results on boards of one shape.
type evaluator struct {
	*geometry
	weights []weights // by the number of empty cells
}

func newEvaluator(s *Shape, g *geometry) *evaluator {
	e := &evaluator{geometry: g, weights: make([]weights, s.size.Cells()+1)}
	for empties := range e.weights {
		e.weights[empties] = weightsAt(1 - float64(empties)/float64(s.size.Cells()))
	}
	return e
}

// estimate guesses the result for the mover, in points; a game that is over
// gets its true result.
func (e *evaluator) estimate(b *Board, empties int) int32 {
	f := e.features(b)
	if f.over {
		return int32(b.score()) * point
	}
	w := &e.weights[empties]
	sum := w.move + w.odd*int32(empties%2*2-1)
	sum += w.mobility*int32(f.mobility) + w.potential*int32(f.potential) +
		w.stable*int32(f.stable) + w.discs*int32(f.discs)
	for _, pattern := range f.corners {
		sum += w.corners[pattern]
	}
	most := int32(len(e.weights)-1) * point // every cell
	return min(max(sum, -most), most)
}

func (e *evaluator) features(b *Board) (f features) {
	mine, theirs := b.mobility(&b.mover, &b.other), b.mobility(&b.other, &b.mover)
	if mine|theirs == 0 {
		return features{over: true}
	}
	f.mobility = mine - theirs
	f.potential = b.frontier(&b.other) - b.frontier(&b.mover)
	f.discs = b.count(&b.mover) - b.count(&b.other)
	taken := false
	for i := range f.corners {
		f.corners[i] = pattern(b, &e.corners[i])
		taken = taken || f.corners[i]%3 != 0
	}
	if taken {
		f.stable = b.stable(&b.mover) - b.stable(&b.other)
	}
	return f
}

// patterns is the number of ways in which the four cells of a corner can be
// taken: a digit a cell in base 3, 0 for empty, 1 for the mover, 2 for the
// other side; the corner itself is the lowest digit, then the two C-squares
// and the X-square.
const patterns = 81

func pattern(b *Board, cells *cornerCells) uint8 {
	return b.digit(cells[0]) + 3*b.digit(cells[1]) + 9*b.digit(cells[2]) + 27*b.digit(cells[3])
}

func (b *Board) digit(bit uint) uint8 {
	word, shift := bit/64, bit%64
	return uint8(b.mover[word]>>shift&1 + b.other[word]>>shift&1<<1)
}

// frontier returns the number of empty cells beside discs of a side.
func (b *Board) frontier(discs *Set) (n int) {
	if b.compact {
		row := discs[0] | (discs[0]&^b.edges.right)<<1 | (discs[0]&^b.edges.left)>>1
		return bits.OnesCount64((row | row<<8 | row>>8) & b.cells[0] &^ (b.mover[0] | b.other[0]))
	}
	above, here := uint64(0), spread(discs[0])
	for i := range b.words {
		below := uint64(0)
		if i+1 < b.words {
			below = spread(discs[i+1])
		}
		beside := here | here<<32 | here>>32 | above>>32 | below<<32
		n += bits.OnesCount64(beside & b.cells[i] &^ (b.mover[i] | b.other[i]))
		above, here = here, below
	}
	return n
}

// spread adds the cells on the left and on the right, two rows a word.
func spread(row uint64) uint64 { return row | row<<1 | row>>1 }
