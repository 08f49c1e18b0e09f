package main

import "image"

// shape returns the rectangles that a block element or a line consists of, in a
// cell whose upper left corner is the origin. ok is false for all other
// characters.
func shape(r rune) (parts []image.Rectangle, ok bool) {
	switch {
	case r == '▀':
		return box(0, 0, 8, 4), true
	case r >= '▁' && r <= '█':
		return box(0, 8-int(r-'▁')-1, 8, 8), true
	case r >= '▉' && r <= '▏':
		return box(0, 0, 8-int(r-'▉')-1, 8), true
	case r == '▐':
		return box(4, 0, 8, 8), true
	case r == '▔':
		return box(0, 0, 8, 1), true
	case r == '▕':
		return box(7, 0, 8, 8), true
	case r >= '▖' && r <= '▟':
		return quadrants(r), true
	}
	arms, ok := lines[r]
	return arms.parts(), ok
}

// box returns a rectangle in eighths of the cell.
func box(left, top, right, bottom int) []image.Rectangle {
	return []image.Rectangle{image.Rect(
		left*cellWidth/8, top*cellHeight/8, right*cellWidth/8, bottom*cellHeight/8)}
}

// quadrants returns the filled quarters of ▖ to ▟.
func quadrants(r rune) (parts []image.Rectangle) {
	const upperLeft, upperRight, lowerLeft, lowerRight = 1, 2, 4, 8
	filled := [...]int{
		lowerLeft, lowerRight, upperLeft, upperLeft + lowerLeft + lowerRight, upperLeft + lowerRight,
		upperLeft + upperRight + lowerLeft, upperLeft + upperRight + lowerRight,
		upperRight, upperRight + lowerLeft, upperRight + lowerLeft + lowerRight,
	}[r-'▖']
	for i := range 4 {
		if filled&(1<<i) != 0 {
			x, y := i%2*4, i/2*4
			parts = append(parts, box(x, y, x+4, y+4)...)
		}
	}
	return parts
}

// arms are the widths, in pixels, of the four lines that meet in the middle of
// a cell.
type arms struct{ up, right, down, left int }

// lines are the box-drawing characters that the program uses.
var lines = map[rune]arms{
	'─': {0, 1, 0, 1}, '│': {1, 0, 1, 0}, '┼': {1, 1, 1, 1},
	'┌': {0, 1, 1, 0}, '┐': {0, 0, 1, 1}, '└': {1, 1, 0, 0}, '┘': {1, 0, 0, 1},
	'╭': {0, 1, 1, 0}, '╮': {0, 0, 1, 1}, '╰': {1, 1, 0, 0}, '╯': {1, 0, 0, 1},
	'├': {1, 1, 1, 0}, '┤': {1, 0, 1, 1}, '┬': {0, 1, 1, 1}, '┴': {1, 1, 0, 1},
	'━': {0, 3, 0, 3}, '┃': {3, 0, 3, 0},
	'┏': {0, 3, 3, 0}, '┓': {0, 0, 3, 3}, '┗': {3, 3, 0, 0}, '┛': {3, 0, 0, 3},
}

func (a arms) parts() []image.Rectangle {
	const x, y = cellWidth / 2, cellHeight / 2
	return []image.Rectangle{
		image.Rect(x-a.up/2, 0, x-a.up/2+a.up, y+a.up-a.up/2),
		image.Rect(x-a.right/2, y-a.right/2, cellWidth, y-a.right/2+a.right),
		image.Rect(x-a.down/2, y-a.down/2, x-a.down/2+a.down, cellHeight),
		image.Rect(0, y-a.left/2, x+a.left-a.left/2, y-a.left/2+a.left),
	}
}
