package view

import "flank/engine"

// writePoint paints a stone with characters. Nothing is told by colour alone:
// the last stone is in parentheses, the winning ones have asterisks.
func (b boardView) writePoint(sq engine.Square) {
	disc := b.State.At(sq)
	if disc == engine.Empty {
		return
	}
	x, y := b.centre(sq)
	k := b.styles.bold(sideColour(disc), board)
	before, after, fore := b.pointMark(sq)
	if b.grid.height < largeText {
		b.canvas.put(x, y, b.disc(disc), k)
		if before != "" {
			b.canvas.put(x-1, y, before, b.styles.bold(fore, board))
			b.canvas.put(x+1, y, after, b.styles.bold(fore, board))
		}
		return
	}
	width, height := b.grid.width-1, b.grid.height-1+b.grid.height%2
	for row := range height {
		for col, char := range b.outline(disc, side(row, height-1), width) {
			b.canvas.put(x+col-width/2, y+row-height/2, char, k)
		}
	}
	if before != "" {
		b.canvas.put(x-1, y, before, b.styles.bold(fore, board))
		b.canvas.put(x+1, y, after, b.styles.bold(fore, board))
	}
}

// largeText is the height from which on stones are several characters.
const largeText = 3

// pointMark returns what stands at both sides of a stone, "" for nothing.
func (b boardView) pointMark(sq engine.Square) (before, after string, fore role) {
	switch {
	case b.five[sq]:
		return "*", "*", last
	case sq == b.Last:
		return "(", ")", last
	}
	return "", "", line
}

// paintPointBrackets puts brackets around the cursor's point: on small ones the
// right one leaves the place to a mark.
func (b boardView) paintPointBrackets() {
	x, y := b.centre(b.Cursor)
	k := b.styles.bold(accent, board)
	reach := max(b.grid.width/2, 1)
	if b.grid.small() {
		reach = 1
	}
	b.canvas.put(x-reach, y, "[", k)
	if mark, _, _ := b.pointMark(b.Cursor); mark == "" || b.State.At(b.Cursor) == engine.Empty || !b.grid.small() {
		b.canvas.put(x+reach, y, "]", k)
	}
}
