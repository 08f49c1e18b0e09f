package view

import "flank/engine"

// paintPoints paints a board whose stones lie on the crossings of its lines.
func (b boardView) paintPoints() {
	b.paintNet()
	for sq := range b.inSight() {
		b.paintPoint(sq)
	}
	b.paintLabels()
	if b.sees(b.Cursor) && !b.styles.drawn() {
		b.paintPointBrackets()
	}
}

// paintNet paints the lines and the dots on their crossings.
func (b boardView) paintNet() {
	k := b.styles.ink(line, board)
	for y := b.cells.y; y < b.cells.y+b.cells.height; y++ {
		for x := b.cells.x; x < b.cells.x+b.cells.width; x++ {
			b.canvas.put(x, y, b.netAt(x, y), k)
		}
	}
}

// netAt returns the character of the lines at a position of the window.
func (b boardView) netAt(x, y int) string {
	dx, dy := b.grid.pitch()
	left, top := b.centre(b.first)
	x, y = x-left+b.first.Col()*dx, y-top+b.first.Row()*dy // as seen from the first crossing
	size := b.State.Size()
	inside := x >= 0 && y >= 0 && x <= (size.Width-1)*dx && y <= (size.Height-1)*dy
	switch across, down := inside && y%dy == 0, inside && x%dx == 0; {
	case across && down:
		return b.crossing(y/dy, x/dx)
	case across:
		return b.styles.pick("─", " ")
	case down:
		return b.styles.pick("│", " ")
	}
	return " "
}

// crossing returns the character of an empty point.
func (b boardView) crossing(row, col int) string {
	size := b.State.Size()
	switch {
	case starPoint(row, col, size.Height):
		return b.styles.pick("╋", "+")
	case b.styles.ascii:
		return "."
	}
	return lineMeeting(side(row, size.Height-1), side(col, size.Width-1))
}

// starPoint reports whether a point of a board is marked with a dot: those on the
// fourth lines from two edges (the third ones of a small board), the centre, and
// on a board as large as Go's what lies between these.
func starPoint(row, col, side int) bool {
	a, b := starLine(row, side), starLine(col, side)
	return a == b && a != noStar || side >= 19 && a != noStar && b != noStar
}

// What a line is to the dots.
const (
	noStar = iota
	outerStar
	middleStar
)

func starLine(i, side int) int {
	outer := 3
	if side < 12 {
		outer = 2
	}
	switch {
	case i == outer || i == side-1-outer:
		return outerStar
	case side%2 == 1 && i == side/2:
		return middleStar
	}
	return noStar
}

// paintPoint paints what lies on a point and the ground that tells what happened
// to it.
func (b boardView) paintPoint(sq engine.Square) {
	switch {
	case !b.styles.drawn():
		b.writePoint(sq)
	case b.grid.small():
		b.tilePoint(sq)
	case b.grid == lowPoints:
		b.joinPoint(sq)
	default:
		b.drawPoint(sq)
	}
}

// drawPoint paints a stone with blocks of colour, over the lines.
func (b boardView) drawPoint(sq engine.Square) {
	p := b.pointPicture(sq)
	if p.disc == board {
		return // bare
	}
	cx, cy := b.centre(sq)
	for i, c := range b.styles.draw(p) {
		x, y := cx+i%p.width-p.width/2, cy+i/p.width-p.height/2
		if c == (cell{" ", b.styles.ink(p.ground, p.ground)}) {
			c = cell{b.netAt(x, y), b.styles.ink(line, p.ground)}
		}
		b.canvas.put(x, y, c.text, c.ink)
	}
}

// pointPicture describes a point in an odd number of characters each way, so that
// the middle one is where the lines cross.
func (b boardView) pointPicture(sq engine.Square) picture {
	p := picture{ground: b.pointGround(sq)}
	p.width, p.height = b.grid.stone()
	p.disc, p.mark = p.ground, p.ground
	switch disc := b.State.At(sq); {
	case disc != engine.Empty:
		p.disc = sideColour(disc)
		if sq == b.Last {
			p.mark = last
		}
	case b.ghost(sq):
		p.mark, p.small = sideColour(b.State.Turn()), true
	}
	return p
}

// ghost reports whether the stone that a move at the cursor would place is shown
// on a point.
func (b boardView) ghost(sq engine.Square) bool { return sq == b.Cursor && b.legal[sq] }

// pointGround returns the colour behind a point.
func (b boardView) pointGround(sq engine.Square) role {
	switch {
	case b.five[sq]:
		return five
	case sq == b.Cursor:
		return cursor
	case sq == b.Last && b.grid.small() && !b.Numbered:
		return lastGround
	}
	return board
}

// tilePoint paints a small point with a character on a ground that has the
// characters at both sides too.
func (b boardView) tilePoint(sq engine.Square) {
	cx, cy := b.centre(sq)
	ground := b.pointGround(sq)
	if ground != board {
		for x := cx - 1; x <= cx+1; x++ {
			b.canvas.put(x, cy, b.netAt(x, cy), b.styles.ink(line, ground))
		}
	}
	switch disc := b.State.At(sq); {
	case disc != engine.Empty:
		b.canvas.put(cx, cy, b.disc(disc), b.styles.bold(sideColour(disc), ground))
	case b.ghost(sq):
		b.canvas.put(cx, cy, b.disc(b.State.Turn()), b.styles.ink(sideColour(b.State.Turn()), ground))
	}
}
