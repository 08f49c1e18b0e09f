package view

import "flank/engine"

// largeText is the height from which on a stone is several characters.
const largeText = 3

// writePoint paints a stone with characters. Nothing about it is told by colour
// alone: the last one is in parentheses, the winning ones have asterisks.
func (b boardView) writePoint(sq engine.Square) {
	disc := b.State.At(sq)
	if disc == engine.Empty {
		return
	}
	x, y := b.centre(sq)
	k := b.styles.bold(sideColour(disc), board)
	if b.grid.height < largeText {
		b.canvas.put(x, y, b.disc(disc), k)
	} else {
		b.writeLargeStone(disc, x, y, k)
	}
	if before, after := b.pointMark(sq); before != "" {
		b.canvas.put(x-1, y, before, b.styles.bold(last, board))
		b.canvas.put(x+1, y, after, b.styles.bold(last, board))
	}
}

// writeLargeStone paints a stone of several lines around its middle.
func (b boardView) writeLargeStone(disc engine.Disc, x, y int, k ink) {
	width, height := b.grid.stone()
	for row := range height {
		for col, char := range b.outline(disc, side(row, height-1), width) {
			b.canvas.put(x+col-width/2, y+row-height/2, char, k)
		}
	}
}

// pointMark returns what stands at both sides of a stone, "" for nothing.
func (b boardView) pointMark(sq engine.Square) (before, after string) {
	switch {
	case b.five[sq]:
		return "*", "*"
	case sq == b.Last:
		return "(", ")"
	}
	return "", ""
}

// paintPointBrackets puts brackets around the cursor's point; on a small one the
// right one leaves the place to a mark.
func (b boardView) paintPointBrackets() {
	x, y := b.centre(b.Cursor)
	k := b.styles.bold(accent, board)
	reach := b.grid.width - b.grid.width/2 // beside a mark, if there is room
	if b.grid.small() {
		reach = 1
	}
	b.canvas.put(x-reach, y, "[", k)
	if mark, _ := b.pointMark(b.Cursor); mark == "" || !b.grid.small() {
		b.canvas.put(x+reach, y, "]", k)
	}
}
