package view

import "flank/engine"

// MinWidth and MinHeight are the smallest window that the screens fit in.
const (
	MinWidth  = 40
	MinHeight = 12
)

// rect is a rectangle of the window.
type rect struct{ x, y, width, height int }

func (r rect) has(x, y int) bool {
	return x >= r.x && y >= r.y && x < r.x+r.width && y < r.y+r.height
}

// grid is how large the cells of the board are. The smallest cells are a disc
// and a blank; they need one more blank at the right edge, so that every disc
// has one on both sides. Lined cells have a line on all four sides. The lines of
// a grid of points cross in the middle of its cells.
type grid struct {
	width, height int // of a cell without lines
	lined         bool
	points        bool
}

// small is the grid for small windows and large boards.
var small = grid{width: 2, height: 1}

// smallPoints is the same for points; narrowPoints has room for two characters
// and a blank at each; lowPoints is the smallest whose stones are drawn.
var (
	smallPoints  = grid{width: 2, height: 1, points: true}
	narrowPoints = grid{width: 3, height: 1, points: true}
	lowPoints    = grid{width: 4, height: 2, points: true}
)

// maxPitch bounds the height of a cell, in lines of the window.
const maxPitch = 10

// grids returns the grids from large to small.
func grids() []grid {
	var all []grid
	for pitch := maxPitch; pitch >= 2; pitch-- {
		if pitch >= minLinedPitch {
			all = append(all, grid{width: 2*pitch - 1, height: pitch - 1, lined: true})
		}
		all = append(all, grid{width: 2 * pitch, height: pitch})
	}
	return append(all, small)
}

// pointGrids returns those for points.
func pointGrids() []grid {
	var all []grid
	for pitch := maxPitch; pitch >= 2; pitch-- {
		all = append(all, grid{width: 2 * pitch, height: pitch, points: true})
	}
	return append(all, narrowPoints, smallPoints)
}

// grids returns the grids that the board can have, from large to small.
func (p Play) grids() []grid {
	if onPoints(p.State) {
		return pointGrids()
	}
	return grids()
}

// small reports whether there is one line for a cell, so that it is painted with
// characters.
func (g grid) small() bool { return g.height == 1 && !g.lined }

// centre returns the character of a cell in its middle, as seen from the upper
// left.
func (g grid) centre() (x, y int) {
	if g.points || g.small() {
		return g.width / 2, g.height / 2
	}
	return (g.width - 1) / 2, (g.height - 1) / 2
}

// minLinedPitch is the smallest distance at which lines leave room for a disc
// that is worth drawing.
const minLinedPitch = 4

// pitch returns the distance between two cells.
func (g grid) pitch() (x, y int) {
	if g.lined {
		return g.width + 1, g.height + 1
	}
	return g.width, g.height
}

// stone returns the size of a stone on a point, odd both ways, so that the middle
// one of its characters is where the lines cross.
func (g grid) stone() (width, height int) { return g.width - 1, g.height - 1 + g.height%2 }

// size returns the width and height of a number of cells.
func (g grid) size(cells engine.Size) (width, height int) {
	x, y := g.pitch()
	width, height = cells.Width*x, cells.Height*y
	switch {
	case g.lined:
		return width + 1, height + 1
	case g.points: // as much beyond the last line as before the first
		return width + 1 - g.width%2, height + 1 - g.height%2
	case g.small():
		return width + 1, height
	}
	return width, height
}

// layout is where everything of the play screen goes.
type layout struct {
	grid   grid
	shown  engine.Size // cells in sight
	first  engine.Square
	cells  rect // the cells with their lines
	outer  rect // with coordinates and frame
	panel  rect
	beside bool // the panel is at the right of the board, not below
}

// edges are the widths of the frame around the board.
type edges struct{ left, right, top, bottom int }

func (g grid) edges() edges {
	switch g {
	case small:
		return edges{left: 3, right: 1, top: 1}
	case smallPoints:
		return edges{left: 3, right: 1, bottom: 1}
	case narrowPoints:
		return edges{left: 4, right: 1, top: 1, bottom: 1}
	}
	if g.points { // two digits and a blank on both sides
		return edges{left: 4, right: 3, top: 1, bottom: 1}
	}
	return edges{left: 3, right: 3, top: 1, bottom: 1}
}

// arrangement is one of the ways to divide the window: the room for the board,
// the panel beside it or below.
type arrangement struct {
	room   rect
	beside bool
}

const (
	panelWidth    = 26 // that a panel beside the board wants
	maxPanelWidth = 34
	smallPanel    = 16 // that it gets in a small window
	panelGap      = 3
	stripHeight   = 3 // of a panel below the board
)

// arrangements returns the ways to divide a window, the better one first.
func arrangements(width, height int) []arrangement {
	panel := panelWidth + panelGap
	if width < 72 {
		panel = smallPanel + 2
	}
	return []arrangement{
		{rect{width: width - panel - 1, height: height - 1}, true},
		{rect{width: width, height: height - 1 - stripHeight}, false},
	}
}

// layout divides the window: the largest cells at which the whole board fits,
// or else as many of the smallest ones as there is room for. A panel beside the
// board shows more than one below, and is worth cells a step smaller.
func (p Play) layout() layout {
	board, grids := p.State.Size(), p.grids()
	ways := arrangements(p.Width, p.Height)
	beside, fitsBeside := ways[0].largest(grids, board)
	below, fitsBelow := ways[1].largest(grids, board)
	smallest := grids[len(grids)-1]
	switch {
	case fitsBeside && (!fitsBelow || beside != smallest && beside.step() >= below.step()-1 || beside == below):
		return p.place(beside, board, ways[0])
	case fitsBelow:
		return p.place(below, board, ways[1])
	}
	var best layout
	for _, way := range ways {
		fit := smallest.fitting(way.room)
		shown := engine.Size{Height: min(fit.Height, board.Height), Width: min(fit.Width, board.Width)}
		if l := p.place(smallest, shown, way); l.shown.Cells() > best.shown.Cells() {
			best = l
		}
	}
	return best
}

// largest returns the first of some grids with which a board fits whole.
func (a arrangement) largest(grids []grid, board engine.Size) (g grid, ok bool) {
	for _, g := range grids {
		if fit := g.fitting(a.room); fit.Height >= board.Height && fit.Width >= board.Width {
			return g, true
		}
	}
	return grid{}, false
}

// step is the number of lines from row to row.
func (g grid) step() int {
	_, y := g.pitch()
	return y
}

// place puts the board and the panel in the middle of the window.
func (p Play) place(g grid, shown engine.Size, way arrangement) layout {
	e := g.edges()
	width, height := g.size(shown)
	l := layout{grid: g, shown: shown, beside: way.beside, first: p.clampScroll(shown)}
	l.outer = rect{width: width + e.left + e.right, height: height + e.top + e.bottom}
	if way.beside {
		l.placeBeside(p.Width, p.Height-1)
	} else {
		l.placeBelow(p.Width, p.Height-1)
	}
	l.cells = rect{l.outer.x + e.left, l.outer.y + e.top, width, height}
	return l
}

func (l *layout) placeBeside(width, height int) {
	gap := panelGap
	if width < 72 {
		gap = 1
	}
	panel := min(max(panelWidth, min(maxPanelWidth, l.outer.width)), width-l.outer.width-gap-1)
	l.outer.x = (width - l.outer.width - gap - panel) / 2
	l.outer.y = (height - l.outer.height) / 2
	panelHeight := min(height, max(l.outer.height, 18))
	l.panel = rect{l.outer.x + l.outer.width + gap, (height - panelHeight) / 2, panel, panelHeight}
}

func (l *layout) placeBelow(width, height int) {
	strip := min(max(stripHeight, height-l.outer.height-1), 8)
	l.outer.x = (width - l.outer.width) / 2
	l.outer.y = max(0, (height-l.outer.height-strip)/2)
	panel := min(width-2, max(l.outer.width, 36))
	l.panel = rect{(width - panel) / 2, l.outer.y + l.outer.height, panel, height - l.outer.y - l.outer.height}
}

// fitting returns how many cells there is room for.
func (g grid) fitting(room rect) engine.Size {
	e := g.edges()
	extraX, extraY := g.size(engine.Size{})
	x, y := g.pitch()
	return engine.Size{
		Height: max(0, (room.height-e.top-e.bottom-extraY)/y),
		Width:  max(0, (room.width-e.left-e.right-extraX)/x),
	}
}

// clampScroll returns the upper left cell in sight so that no cell beyond the
// board is.
func (p Play) clampScroll(shown engine.Size) engine.Square {
	board := p.State.Size()
	scroll := max(p.Scroll, 0)
	return engine.SquareAt(
		min(scroll.Row(), board.Height-shown.Height),
		min(scroll.Col(), board.Width-shown.Width))
}

// withLines returns the layout with lines in place of the first row and column
// of each cell, for screens whose cells can't be told apart by their colours.
// The last lines lie on the frame.
func (l layout) withLines() layout {
	if l.grid.lined || l.grid.points || l.grid.small() {
		return l
	}
	l.grid = grid{width: l.grid.width - 1, height: l.grid.height - 1, lined: true}
	l.cells.width++
	l.cells.height++
	return l
}

// origin returns the upper left character of a cell in sight.
func (l layout) origin(sq engine.Square) (x, y int) {
	dx, dy := l.grid.pitch()
	x = l.cells.x + (sq.Col()-l.first.Col())*dx
	y = l.cells.y + (sq.Row()-l.first.Row())*dy
	if l.grid.lined {
		return x + 1, y + 1
	}
	return x, y
}

// centre returns the character in the middle of a cell in sight.
func (l layout) centre(sq engine.Square) (x, y int) {
	x, y = l.origin(sq)
	dx, dy := l.grid.centre()
	return x + dx, y + dy
}

// sees reports whether a cell is in sight.
func (l layout) sees(sq engine.Square) bool {
	return sq >= 0 &&
		sq.Row() >= l.first.Row() && sq.Row() < l.first.Row()+l.shown.Height &&
		sq.Col() >= l.first.Col() && sq.Col() < l.first.Col()+l.shown.Width
}

// squareAt returns the cell at a position of the window. The lines above a cell
// and at its left belong to it.
func (l layout) squareAt(x, y int) engine.Square {
	if !l.cells.has(x, y) {
		return engine.NoSquare
	}
	dx, dy := l.grid.pitch()
	row, col := (y-l.cells.y)/dy, (x-l.cells.x)/dx
	if l.grid.points { // what lies beyond the last line
		row, col = min(row, l.shown.Height-1), min(col, l.shown.Width-1)
	}
	if row >= l.shown.Height || col >= l.shown.Width {
		return engine.NoSquare
	}
	return engine.SquareAt(l.first.Row()+row, l.first.Col()+col)
}

// SquareAt returns the cell at a position of the window, both coordinates
// counted from 0; NoSquare beside the board.
func (p Play) SquareAt(x, y int) engine.Square {
	if p.tooSmall() {
		return engine.NoSquare
	}
	return p.layout().squareAt(x, y)
}

// ScrollTo returns the upper left cell to show so that the cursor is in sight,
// with some cells around it where the board goes on. It moves no further than
// it must.
func (p Play) ScrollTo() engine.Square {
	if p.tooSmall() {
		return p.Scroll
	}
	l := p.layout()
	return engine.SquareAt(
		scrollAxis(l.first.Row(), l.shown.Height, p.Cursor.Row(), p.State.Size().Height),
		scrollAxis(l.first.Col(), l.shown.Width, p.Cursor.Col(), p.State.Size().Width))
}

// scrollMargin is the number of cells kept in sight around the cursor.
const scrollMargin = 2

func scrollAxis(first, shown, at, cells int) int {
	margin := min(scrollMargin, (shown-1)/2)
	first = min(first, at-margin)
	first = max(first, at+margin-shown+1)
	return min(max(first, 0), cells-shown)
}

func (p Play) tooSmall() bool { return p.Width < MinWidth || p.Height < MinHeight }
