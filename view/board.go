package view

import (
	"iter"
	"strconv"
	"strings"

	"flank/engine"
	"flank/engine/gomoku"
)

// boardView paints the board of a play screen.
type boardView struct {
	Play
	layout
	canvas  *canvas
	styles  *Styles
	legal   map[engine.Square]bool
	turned  map[engine.Square]bool
	preview map[engine.Square]bool
	turning map[engine.Square]bool
	worth   map[engine.Square]worth
	five    map[engine.Square]bool
	numbers map[engine.Square]int // of the moves, where they are shown
	threats map[engine.Square]gomoku.ThreatKind
	barred  map[engine.Square]bool // points that are marked as forbidden
}

func (p Play) boardView(c *canvas, l layout) boardView {
	if !c.styles.drawn() {
		l = l.withLines()
	}
	if p.Hints == HintsValues && len(p.Values) == 0 {
		p.Hints = HintsMoves // until the first have come
	}
	return boardView{
		Play: p, layout: l, canvas: c, styles: c.styles,
		legal: set(p.Legal), turned: set(p.Turned), preview: set(p.Preview), turning: set(p.Flip.Squares),
		worth: p.worths(), five: set(p.Five), numbers: p.numbers(), threats: p.threatened(), barred: p.barred(),
	}
}

func set(squares []engine.Square) map[engine.Square]bool {
	in := make(map[engine.Square]bool, len(squares))
	for _, sq := range squares {
		in[sq] = true
	}
	return in
}

func (b boardView) paint() {
	b.paintFrame()
	if b.grid.points {
		b.paintPoints()
		return
	}
	if b.grid.lined {
		b.paintLines()
	}
	for sq := range b.inSight() {
		b.paintSquare(sq)
	}
	if b.sees(b.Cursor) {
		b.paintCursor()
	}
	b.paintValues()
}

// inSight runs over the cells in sight in reading order.
func (b boardView) inSight() iter.Seq[engine.Square] {
	return func(yield func(engine.Square) bool) {
		for row := range b.shown.Height {
			for col := range b.shown.Width {
				if !yield(engine.SquareAt(b.first.Row()+row, b.first.Col()+col)) {
					return
				}
			}
		}
	}
}

// paintCursor paints what lies beside the cursor's cell.
func (b boardView) paintCursor() {
	switch {
	case b.grid.lined:
		b.paintCursorBox()
	case b.styles.drawn() && b.grid.small():
		b.tileSquare(b.Cursor)
	case b.grid.small():
		b.paintBrackets()
	}
}

// paintFrame paints the frame with the coordinates, and the ground of the cells.
func (b boardView) paintFrame() {
	b.canvas.fill(b.outer.x, b.outer.y, b.outer.width, b.outer.height, b.styles.ink(letters, frame))
	b.paintThinEdge()
	b.canvas.fill(b.cells.x, b.cells.y, b.cells.width, b.cells.height, b.styles.ink(line, board))
	for col := b.first.Col(); col < b.first.Col()+b.shown.Width; col++ {
		x, _ := b.centre(engine.SquareAt(b.first.Row(), col))
		b.canvas.put(x, b.lettersAt(), string(rune('a'+col)), b.coordinate(col == b.Cursor.Col()))
	}
	for row := b.first.Row(); row < b.first.Row()+b.shown.Height; row++ {
		first := engine.SquareAt(row, b.first.Col())
		_, y := b.centre(first)
		name := strings.TrimLeft(SquareName(b.State, first), letterRange)
		b.canvas.writeRight(b.cells.x-1, y, name, b.coordinate(row == b.Cursor.Row()))
	}
	b.paintArrows()
}

// letterRange are the characters that a name begins with.
const letterRange = "abcdefghijklmnopqrstuvwxyz"

// lettersAt returns the line of the column letters: above the board where the
// first row is at the top, below it where that is at the bottom.
func (b boardView) lettersAt() int {
	if b.grid.points {
		return b.outer.y + b.outer.height - 1
	}
	return b.outer.y
}

// paintThinEdge paints the edge of the frame without letters half a line high.
func (b boardView) paintThinEdge() {
	y, half := b.outer.y+b.outer.height-1, "▀"
	if b.grid.points {
		y, half = b.outer.y, "▄"
	}
	if !b.cells.has(b.cells.x, y) && y != b.lettersAt() && b.styles.drawn() {
		b.canvas.repeat(b.outer.x, y, b.outer.width, half, b.styles.ink(frame, window))
	}
}

func (b boardView) coordinate(hot bool) ink {
	if hot {
		return b.styles.bold(lettersNow, frame)
	}
	return b.styles.ink(letters, frame)
}

// paintArrows shows on the frame where the board goes on out of sight.
func (b boardView) paintArrows() {
	k := b.styles.bold(lettersNow, frame)
	board := b.State.Size()
	left, right := b.outer.x, b.outer.x+b.outer.width-1
	top, bottom := b.cells.y, b.cells.y+b.cells.height-1
	if b.first.Row() > 0 {
		b.canvas.put(right, top, b.styles.pick("▴", "^"), k)
	}
	if b.first.Row()+b.shown.Height < board.Height {
		b.canvas.put(right, bottom, b.styles.pick("▾", "v"), k)
	}
	if b.first.Col() > 0 {
		b.canvas.put(left+2, b.lettersAt(), b.styles.pick("◂", "<"), k)
	}
	if b.first.Col()+b.shown.Width < board.Width {
		b.canvas.put(right, b.lettersAt(), b.styles.pick("▸", ">"), k)
	}
}

// paintLines paints the lines between the cells and the dots on them.
func (b boardView) paintLines() {
	k := b.styles.ink(line, board)
	dx, dy := b.grid.pitch()
	for y := range b.cells.height {
		if y%dy == 0 {
			b.canvas.repeat(b.cells.x, b.cells.y+y, b.cells.width, b.styles.pick("─", "-"), k)
		}
		for col := range b.shown.Width + 1 {
			char := b.styles.pick("│", "|")
			if y%dy == 0 {
				char = b.junction(y/dy, col)
			}
			b.canvas.put(b.cells.x+col*dx, b.cells.y+y, char, k)
		}
	}
}

// junction returns the character where lines meet.
func (b boardView) junction(row, col int) string {
	switch {
	case b.styles.ascii:
		return "+"
	case b.styles.colours && b.star(row, col):
		return "●"
	}
	return lineMeeting(side(row, b.shown.Height), side(col, b.shown.Width))
}

// lineMeeting returns the character where lines meet at the first (0) or the
// last (2) line of a board, or one between.
func lineMeeting(row, col int) string {
	rows := [3]string{"┌┬┐", "├┼┤", "└┴┘"}
	return string([]rune(rows[row])[col])
}

// side returns 0 at the first of n+1 lines, 2 at the last and 1 between.
func side(i, n int) int {
	switch i {
	case 0:
		return 0
	case n:
		return 2
	}
	return 1
}

// star reports whether one of the board's four dots lies where the line above
// a row meets the line left of a column: two cells in from two edges.
func (b boardView) star(row, col int) bool {
	size := b.State.Size()
	return size.Height >= 8 && size.Width >= 8 &&
		(row == 2 || row == size.Height-2) && (col == 2 || col == size.Width-2)
}

// paintSquare paints one cell of the board.
func (b boardView) paintSquare(sq engine.Square) {
	switch {
	case !b.styles.drawn():
		b.writeSquare(sq)
	case b.grid.small():
		b.tileSquare(sq)
	default:
		b.drawSquare(sq)
	}
}

// drawSquare paints a cell with blocks of colour.
func (b boardView) drawSquare(sq engine.Square) {
	x, y := b.origin(sq)
	p := b.picture(sq)
	b.canvas.blit(x, y, p.width, b.styles.draw(p))
	if b.Hints == HintsFlips && b.legal[sq] {
		count := strconv.Itoa(len(b.State.Flips(sq)))
		fore := number
		if p.ground == cursor {
			fore = black
		}
		b.canvas.write(x+(p.width-len(count))/2, y+(p.height-1)/2, p.width, count, b.styles.bold(fore, p.ground))
	}
}

// picture describes a cell of the board.
func (b boardView) picture(sq engine.Square) picture {
	p := picture{width: b.grid.width, height: b.grid.height, ground: b.ground(sq)}
	p.disc, p.mark = p.ground, p.ground
	disc := b.State.At(sq)
	switch {
	case b.turning[sq]:
		p.disc, p.turn = b.turningDisc(sq, disc)
	case disc == engine.Empty:
		p.stars = b.stars(sq)
		p.mark, p.small = b.emptyMark(sq, p.ground), true
	case b.preview[sq]:
		p.disc, p.mark = turningColours(disc)
		if sq == b.Last {
			p.mark = last
		}
	default:
		p.disc = sideColour(disc)
		p.mark, p.small = b.discMark(sq, p.ground), b.turned[sq]
	}
	if b.tinted() && disc != engine.Empty {
		p.mark = p.ground
	}
	return p.plain(b.styles.flat)
}

// emptyMark returns the colour of the mark on an empty cell: a legal one, or
// the disc that a move at the cursor would place.
func (b boardView) emptyMark(sq engine.Square, none role) role {
	switch {
	case b.Hints >= HintsFlips && b.legal[sq]:
		return none
	case sq == b.Cursor && len(b.Preview) > 0:
		return sideColour(b.State.Turn())
	case b.Hints == HintsMoves && b.legal[sq]:
		return legal
	}
	return none
}

// discMark returns the colour of the mark on a disc that the last move placed
// or turned.
func (b boardView) discMark(sq engine.Square, none role) role {
	switch {
	case sq == b.Last:
		return last
	case b.turned[sq]:
		return turned
	}
	return none
}

// tinted reports whether discs are too small for marks on them, so that the
// cells below are marked.
func (b boardView) tinted() bool { return b.grid.height <= 2 }

// turningColours returns the colours of a disc that is to be turned and of the
// mark on it, the side that it will belong to.
func turningColours(disc engine.Disc) (body, mark role) {
	if disc == engine.Black {
		return blackTurning, white
	}
	return whiteTurning, black
}

// ground returns the colour of a cell.
func (b boardView) ground(sq engine.Square) role {
	switch {
	case sq == b.Cursor && !b.grid.lined:
		return cursor
	case b.tinted() && sq == b.Last:
		return lastGround
	case b.tinted() && b.turned[sq]:
		return turnedGround
	case !b.grid.lined && (sq.Row()+sq.Col())%2 == 1:
		return boardAlt
	}
	return board
}

// stars returns the corners of a cell that have one of the board's dots: where
// no disc would cover a part of it.
func (b boardView) stars(sq engine.Square) uint8 {
	var corners uint8
	for i := range 4 {
		if row, col := sq.Row()+i/2, sq.Col()+i%2; !b.grid.lined && !b.styles.flat && b.star(row, col) && b.bare(row, col) {
			corners |= 1 << i
		}
	}
	return corners
}

// bare reports whether the four cells around a crossing are empty.
func (b boardView) bare(row, col int) bool {
	for i := range 4 {
		if b.State.At(engine.SquareAt(row-i/2, col-i%2)) != engine.Empty {
			return false
		}
	}
	return true
}
