package view

import "flank/engine"

// At points that are two lines high a stone takes three characters and half of
// each one around them, whose other half is its neighbour's. Where both are of one
// colour a line keeps them apart.

// joinPoint paints a point that is not bare, with the characters that it shares
// with those around it.
func (b boardView) joinPoint(sq engine.Square) {
	core := b.core(sq)
	if core == board {
		return
	}
	x, y := b.centre(sq)
	b.canvas.fill(x-1, y, 3, 1, b.styles.ink(core, core))
	b.markCore(sq, x, y, core)
	for _, step := range [...]int{-1, 1} {
		b.joinAcross(sq, x, y, step)
		b.joinDown(sq, x, y, step)
	}
	b.paintCorners(sq, x, y)
}

// markCore marks the last stone, and shows the stone that a move would place.
func (b boardView) markCore(sq engine.Square, x, y int, core role) {
	switch {
	case sq == b.Last:
		b.canvas.put(x, y, "●", b.styles.ink(last, core))
	case b.State.At(sq) != engine.Empty:
	case b.ghost(sq):
		b.canvas.put(x, y, "●", b.styles.ink(sideColour(b.State.Turn()), core))
	default:
		for i := x - 1; i <= x+1; i++ {
			b.canvas.put(i, y, b.netAt(i, y), b.styles.ink(line, core))
		}
	}
}

// core returns the colour of the middle of a point, rim that of the half
// characters around it.
func (b boardView) core(sq engine.Square) role {
	if disc := b.State.At(sq); disc != engine.Empty {
		return sideColour(disc)
	}
	return b.pointGround(sq)
}

func (b boardView) rim(sq engine.Square) role {
	if ground := b.pointGround(sq); ground != board {
		return ground
	}
	return b.core(sq)
}

// joinAcross paints the character between a point and the next one in its row.
func (b boardView) joinAcross(sq engine.Square, x, y, step int) {
	left, right := b.rim(sq), b.rimAt(sq.Row(), sq.Col()+step)
	if step < 0 {
		left, right = right, left
	}
	b.join(x+2*step, y, "▌", "┃", left, right)
}

// joinDown paints the three between a point and the next one in its column.
func (b boardView) joinDown(sq engine.Square, x, y, step int) {
	upper, lower := b.rim(sq), b.rimAt(sq.Row()+step, sq.Col())
	if step < 0 {
		upper, lower = lower, upper
	}
	for i := x - 1; i <= x+1; i++ {
		b.join(i, y+step, "▀", "━", upper, lower)
	}
}

// join paints a character that two points share.
func (b boardView) join(x, y int, half, gap string, first, second role) {
	switch {
	case first != second:
		b.canvas.put(x, y, half, b.styles.ink(first, second))
	case first != board:
		b.canvas.put(x, y, gap, b.styles.ink(board, first))
	}
}

// rimAt returns the colour of a rim, that of the board beside it.
func (b boardView) rimAt(row, col int) role {
	if sq := engine.SquareAt(row, col); row >= 0 && col >= 0 && b.sees(sq) {
		return b.rim(sq)
	}
	return board
}

// paintCorners fills the corners of the cursor.
func (b boardView) paintCorners(sq engine.Square, x, y int) {
	if b.rim(sq) != cursor {
		return
	}
	for _, corner := range [...]struct {
		dx, dy int
		text   string
	}{{-2, -1, "▗"}, {2, -1, "▖"}, {-2, 1, "▝"}, {2, 1, "▘"}} {
		b.canvas.put(x+corner.dx, y+corner.dy, corner.text, b.styles.ink(cursor, board))
	}
}
