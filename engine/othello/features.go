package othello

import "math/bits"

// features are the contents of every image of every shape on a board: ternary
// indices, four of 16 bits to a word. The first cell of an image is the lowest
// digit; the mover's disc counts 2, an empty cell 1, the other's disc 0, so that
// the index seen from the other side is the greatest one less this one. All are
// changed at once by adding words: no lane ever overflows.
//
// A word holds images of one shape: word 0 the edges with X-squares, 1 and 2 the
// corners of 2×5, 3 those of 3×3, 4 to 6 the rows, 7 to 10 the diagonals of 7 to
// 4 cells, 11 the two of 8 in its lower half.
type features [featureWords]uint64

const featureWords = 12

var (
	// placed is what a mover's disc adds to the features in an empty cell.
	placed = newPlaced()
	// greatest are the features of a board full of the mover's discs.
	greatest = newGreatest()
)

func newPlaced() (add [64]features) {
	lane := 0
	for i := range shapes {
		for _, image := range shapes[i].images {
			for digit, cell := range image {
				add[cell][lane/4] += uint64(power(digit)) << (lane % 4 * 16)
			}
			lane++
		}
	}
	return add
}

func newGreatest() (f features) {
	for cell := range placed {
		f.add(&placed[cell])
		f.add(&placed[cell])
	}
	return f
}

func (f *features) add(d *features) {
	for i := range f {
		f[i] += d[i]
	}
}

// newFeatures returns the features of a board.
func newFeatures(b Board) (f features) {
	for cells := b.empty(); cells != 0; cells &= cells - 1 {
		f.add(&placed[bits.TrailingZeros64(cells)])
	}
	for cells := b.Mover; cells != 0; cells &= cells - 1 {
		d := &placed[bits.TrailingZeros64(cells)]
		f.add(d)
		f.add(d)
	}
	return f
}

// scalarPlayFeatures is playFeatures for every processor.
func scalarPlayFeatures(f, next *features, cell uint, flipped uint64) {
	d := &placed[cell&63]
	for i := range next {
		next[i] = greatest[i] - f[i] - d[i]
	}
	for ; flipped != 0; flipped &= flipped - 1 {
		d := &placed[bits.TrailingZeros64(flipped)]
		for i := range next {
			next[i] -= d[i] << 1
		}
	}
}

// pass returns the features of the same board seen from the other side.
func (f *features) pass() (next features) {
	for i := range next {
		next[i] = greatest[i] - f[i]
	}
	return next
}
