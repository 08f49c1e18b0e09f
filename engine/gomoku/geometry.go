package gomoku

import (
	"sync"

	"flank/engine"
)

const (
	boardCells = stride * stride
	lineCount  = len(directions) * 2 * MaxSide // rows, columns and diagonals, more than there are
	lineMargin = exactRadius                   // points of a line beside the board, at either end
	byEye      = 3                             // how far from a stone along a line a point is worth a look
)

// geometry is what a board of a size looks like to a grid. It is read-only.
type geometry struct {
	size engine.Size
	// places says where each point stands in the four lines through it.
	places [boardCells][len(directions)]linePlace
	// near has the points within sight of a point: two steps away in any way,
	// three along a line.
	near [boardCells]set
	// aligned has the points that can be in a row of five with a point.
	aligned [boardCells]set
	// middle has the point in the middle.
	middle set
}

// linePlace is a place in a line: the number of the line and that of the lower
// of the point's two bits in it.
type linePlace struct{ line, shift uint8 }

// geometryOf returns the geometry of boards of a side; it is made once.
var geometryOf = func() func(side int) *geometry {
	var made [MaxSide + 1]func() *geometry
	for side := range made {
		made[side] = sync.OnceValue(func() *geometry { return newGeometry(engine.Size{Height: side, Width: side}) })
	}
	return func(side int) *geometry { return made[side]() }
}()

func newGeometry(size engine.Size) *geometry {
	g := &geometry{size: size}
	for point := range points(size) {
		g.places[index(point)] = placesOf(point)
		g.near[index(point)], g.aligned[index(point)] = around(size, point)
	}
	g.middle.add(index(engine.SquareAt(size.Height/2, size.Width/2)))
	return g
}

// placesOf returns the places of a point in the lines of the four directions.
// A step in a direction always is one place up.
func placesOf(point engine.Square) (places [len(directions)]linePlace) {
	row, col := point.Row(), point.Col()
	lines := [...]int{row, col, row - col + MaxSide, row + col}
	for direction, line := range lines {
		place := col
		if directions[direction] == stride || directions[direction] == stride-1 {
			place = row
		}
		number := direction*2*MaxSide + line
		places[direction] = linePlace{uint8(number), uint8(2 * (place + lineMargin))}
	}
	return places
}

// around returns the points near to a point and those in line with it.
func around(size engine.Size, point engine.Square) (near, aligned set) {
	for other := range points(size) {
		rows, cols := abs(point.Row()-other.Row()), abs(point.Col()-other.Col())
		straight := rows == 0 || cols == 0 || rows == cols
		far := max(rows, cols)
		if far > 0 && (far < byEye || far == byEye && straight) {
			near.add(index(other))
		}
		if far > 0 && far < 5 && straight {
			aligned.add(index(other))
		}
	}
	return near, aligned
}

func abs(n int) int { return max(n, -n) }

// inLine reports whether two points are in a line and near enough to each other
// for a row of five.
func (g *geometry) inLine(a, b int) bool { return g.aligned[a].has(b) }

// pointOf returns the point of a cell.
func pointOf(cell int) engine.Square { return engine.SquareAt(cell/stride-1, cell%stride-1) }
