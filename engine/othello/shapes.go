package othello

import "strings"

// A shape is a set of cells whose contents are valued together. It occurs on
// the board in all its images under the eight symmetries of the square; those
// share one table of weights, as do contents that are mirror images within the
// shape. The choice follows M. Buro's Logistello: "An Evaluation Function for
// Othello Based on Statistics" (1997).
type shape struct {
	images [][]int // the cells of each image, in matching order
	folds  [][]int // the ways to reorder a shape's cells that map it onto itself
}

// shapeCells are the cells of one image of each shape, in the order of the
// words of features.
var shapeCells = [...]string{
	"a1 b1 c1 d1 e1 f1 g1 h1 b2 g2",
	"a1 b1 c1 d1 e1 a2 b2 c2 d2 e2",
	"a1 b1 c1 a2 b2 c2 a3 b3 c3",
	"a2 b2 c2 d2 e2 f2 g2 h2",
	"a3 b3 c3 d3 e3 f3 g3 h3",
	"a4 b4 c4 d4 e4 f4 g4 h4",
	"a2 b3 c4 d5 e6 f7 g8",
	"a3 b4 c5 d6 e7 f8",
	"a4 b5 c6 d7 e8",
	"a5 b6 c7 d8",
	"a1 b2 c3 d4 e5 f6 g7 h8",
}

// shapes are the shapes, indexed as shapeCells.
var shapes = newShapes()

func newShapes() (all [len(shapeCells)]shape) {
	for i, names := range shapeCells {
		all[i] = newShape(parseCells(names))
	}
	return all
}

func parseCells(names string) (cells []int) {
	for name := range strings.FieldsSeq(names) {
		cells = append(cells, int(name[1]-'1')*8+int(name[0]-'a'))
	}
	return cells
}

func newShape(cells []int) shape {
	var s shape
	known := map[uint64]bool{}
	for symmetry := range 8 {
		image := imageOf(cells, symmetry)
		set := setOf(image)
		if set == setOf(cells) {
			s.folds = append(s.folds, reorder(cells, image))
		}
		if !known[set] {
			known[set] = true
			s.images = append(s.images, image)
		}
	}
	return s
}

func imageOf(cells []int, symmetry int) []int {
	image := make([]int, len(cells))
	for i, cell := range cells {
		image[i] = reflect(cell, symmetry)
	}
	return image
}

// reflect returns the image of a cell under one of the eight symmetries of the
// square: bit 0 swaps left and right, bit 1 top and bottom, bit 2 rows and columns.
func reflect(cell, symmetry int) int {
	row, col := cell>>3, cell&7
	if symmetry&1 != 0 {
		col = 7 - col
	}
	if symmetry&2 != 0 {
		row = 7 - row
	}
	if symmetry&4 != 0 {
		row, col = col, row
	}
	return row<<3 | col
}

func setOf(cells []int) (set uint64) {
	for _, cell := range cells {
		set |= 1 << cell
	}
	return set
}

// reorder returns the place in cells of every cell of image.
func reorder(cells, image []int) []int {
	places := make([]int, len(image))
	for i, cell := range image {
		for j := range cells {
			if cells[j] == cell {
				places[i] = j
			}
		}
	}
	return places
}

// configurations returns how many contents a shape can have: three a cell.
func (s shape) configurations() int { return power(len(s.images[0])) }

// power returns 3^n.
func power(n int) int {
	p := 1
	for range n {
		p *= 3
	}
	return p
}

// canonical returns, for each index of a shape, the number of the weight it
// shares with its mirror images, counted from 0, and how many weights there are.
func (s shape) canonical() (number []int32, weights int) {
	number = make([]int32, s.configurations())
	for index := range number {
		if least := s.leastImage(index); least < index {
			number[index] = number[least]
			continue
		}
		number[index] = int32(weights)
		weights++
	}
	return number, weights
}

func (s shape) leastImage(index int) int {
	least := index
	for _, fold := range s.folds {
		image := 0
		for i, place := range fold {
			image += index / power(i) % 3 * power(place)
		}
		least = min(least, image)
	}
	return least
}
