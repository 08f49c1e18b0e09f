package reversi

import "flank/engine"

// maxBits is how many bits a Set has.
const maxBits = maxWords * 64

// cornerCells are the bits of a corner, of the two cells beside it along the
// edges (C-squares) and of the one diagonally before it (X-square).
type cornerCells [4]uint

// geometry is what a search looks up about the cells of a board.
type geometry struct {
	corners  [4]cornerCells
	class    [maxBits]int8  // how good a cell is to move to, before anything is searched
	quadrant [maxBits]uint8 // 1, 2, 4 or 8: the quarter of the board that a cell lies in
}

// Classes of cells, in discs as a rough guess.
const (
	cornerClass = 40
	edgeClass   = 4
	innerClass  = 0
	nearClass   = -4  // the row inside the edge
	cClass      = -10 // beside a corner
	xClass      = -20 // diagonally before a corner
)

func newGeometry(s *Shape) *geometry {
	g := &geometry{}
	h, w := s.size.Height, s.size.Width
	for row := range h {
		for col := range w {
			bit := s.bit(engine.SquareAt(row, col))
			g.class[bit] = class(min(row, h-1-row), min(col, w-1-col))
			g.quadrant[bit] = 1 << (2*(2*row/h) + 2*col/w)
		}
	}
	for i, corner := range [4][2]int{{0, 0}, {0, w - 1}, {h - 1, 0}, {h - 1, w - 1}} {
		row, col := corner[0], corner[1]
		inRow, inCol := inward(row), inward(col)
		for j, cell := range [4][2]int{{row, col}, {row, inCol}, {inRow, col}, {inRow, inCol}} {
			g.corners[i][j] = s.bit(engine.SquareAt(cell[0], cell[1]))
		}
	}
	return g
}

// class sorts a cell by its distance from the nearer edge in both directions.
func class(row, col int) int8 {
	switch low, high := min(row, col), max(row, col); {
	case high == 0:
		return cornerClass
	case low == 1 && high == 1:
		return xClass
	case low == 0 && high == 1:
		return cClass
	case low == 0:
		return edgeClass
	case low == 1:
		return nearClass
	}
	return innerClass
}

// inward returns the neighbour of the first or last row (or column).
func inward(i int) int {
	if i == 0 {
		return 1
	}
	return i - 1
}
