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

// paintPointBrackets puts brackets around the cursor's point. On a small one there
// is only the left one beside a mark and the right one beside a label.
func (b boardView) paintPointBrackets() {
	x, y := b.centre(b.Cursor)
	k := b.styles.bold(accent, board)
	mark, _ := b.pointMark(b.Cursor)
	l, labelled := b.label(b.Cursor)
	switch {
	case !b.grid.small():
		reach := b.grid.width - b.grid.width/2
		b.canvas.put(x-reach, y, "[", k)
		b.canvas.put(x+reach, y, "]", k)
	case labelled && l.width > 1:
		b.canvas.put(x-l.width/2+l.width, y, "]", k)
	default:
		b.canvas.put(x-1, y, "[", k)
		if mark == "" {
			b.canvas.put(x+1, y, "]", k)
		}
	}
}
