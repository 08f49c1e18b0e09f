package view

import (
	"strconv"
	"strings"

	"flank/engine"
)

// writeSquare paints a cell with characters. Nothing on it is told by colour
// alone: what happened to a disc stands at its right, or on it where it is
// large.
func (b boardView) writeSquare(sq engine.Square) {
	x, y := b.origin(sq)
	disc := b.State.At(sq)
	if b.grid.height > 1 && disc != engine.Empty && !b.turning[sq] {
		b.writeLarge(sq, x+1, y, disc)
		return
	}
	middle := x + b.grid.width/2
	glyph, fore := b.glyph(sq, disc)
	k := b.styles.bold(fore, b.plate(sq))
	b.canvas.put(middle, y+(b.grid.height-1)/2, glyph[len(glyph)-1], k)
	if len(glyph) > 1 {
		b.canvas.put(middle-1, y+(b.grid.height-1)/2, glyph[0], k)
	}
	if mark, fore := b.mark(sq); mark != "" && disc != engine.Empty {
		b.canvas.put(middle+1, y+(b.grid.height-1)/2, mark, b.styles.bold(fore, board))
	}
}

// plate returns the ground of a character: the board, or what is behind a value.
func (b boardView) plate(sq engine.Square) role {
	if w, valued := b.worth[sq]; valued && b.grid.small() {
		_, back := w.colours()
		return back
	}
	return board
}

// tileSquare paints a small cell with a character on a ground that tells what
// happened to it. The cursor and the last move have the blanks at both sides too.
func (b boardView) tileSquare(sq engine.Square) {
	x, y := b.origin(sq)
	glyph, fore := b.glyph(sq, b.State.At(sq))
	ground := b.tile(sq)
	if ground == cursor || ground == lastGround {
		b.canvas.fill(x, y, 3, 1, b.styles.ink(fore, ground))
	}
	if ground == cursor && b.State.At(sq) == engine.Empty {
		fore = black
	}
	k := b.styles.bold(fore, ground)
	b.canvas.put(x+1, y, glyph[len(glyph)-1], k)
	if len(glyph) > 1 {
		b.canvas.put(x, y, glyph[0], k)
	}
}

// tile returns the ground of a small cell.
func (b boardView) tile(sq engine.Square) role {
	if ground := b.ground(sq); ground != boardAlt && ground != board {
		return ground
	}
	return b.plate(sq)
}

// writeLarge paints a disc of several lines.
func (b boardView) writeLarge(sq engine.Square, x, y int, disc engine.Disc) {
	width, height := b.grid.width-2, b.grid.height
	k := b.styles.bold(b.textColour(sq, disc), board)
	for row := range height {
		for col, char := range b.outline(disc, side(row, height-1), width) {
			b.canvas.put(x+col, y+row, char, k)
		}
	}
	mark, fore := b.mark(sq)
	if b.preview[sq] && sq != b.Last {
		mark, fore = b.disc(disc.Opponent()), sideColour(disc.Opponent())
	}
	if mark != "" {
		b.canvas.put(x+width/2, y+(height-1)/2, mark, b.styles.bold(fore, board))
	}
}

// outline returns one line of a large disc, its first (0), last (2) or one
// between.
func (b boardView) outline(disc engine.Disc, part, width int) []string {
	shapes := [...]string{" ▄ ", "▐█▌", " ▀ "}
	switch {
	case b.styles.ascii && disc == engine.Black:
		shapes = [...]string{"/#\\", "###", "\\#/"}
	case b.styles.ascii:
		shapes = [...]string{"/-\\", "| |", "\\-/"}
	case disc == engine.White && !b.styles.colours:
		shapes = [...]string{"╭─╮", "│ │", "╰─╯"}
	}
	shape := strings.Split(shapes[part], "")
	chars := []string{shape[0]}
	for range width - 2 {
		chars = append(chars, shape[1])
	}
	return append(chars, shape[2])
}

// glyph returns the one or two characters in the middle of a cell.
func (b boardView) glyph(sq engine.Square, disc engine.Disc) ([]string, role) {
	w, valued := b.worth[sq]
	switch {
	case valued && b.grid.small():
		fore, _ := w.colours()
		return b.letterGlyph(w), fore
	case b.turning[sq]:
		return []string{b.turningGlyph(sq, disc)}, b.turningColour(sq, disc)
	case disc != engine.Empty && b.preview[sq]:
		return []string{b.previewGlyph(disc)}, b.textColour(sq, disc)
	case disc != engine.Empty:
		return []string{b.disc(disc)}, b.textColour(sq, disc)
	case b.legal[sq] && b.Hints == HintsMoves:
		return []string{b.legalGlyph()}, letters
	case b.legal[sq] && b.Hints == HintsFlips:
		return strings.Split(strconv.Itoa(min(len(b.State.Flips(sq)), 99)), ""), number
	}
	return []string{b.emptyGlyph()}, line
}

func (b boardView) legalGlyph() string {
	if b.styles.drawn() {
		return "•"
	}
	return b.styles.pick("·", "~")
}

// emptyGlyph returns the character of an empty cell. On a board of colour with
// small cells, faint dots lead the eye along rows and columns.
func (b boardView) emptyGlyph() string {
	if b.styles.drawn() && b.grid.small() {
		return "·"
	}
	return " "
}

// disc returns the character of a disc.
func (b boardView) disc(disc engine.Disc) string { return b.styles.disc(disc) }

// disc returns the character of a disc. Without colours the two sides need
// different ones.
func (s *Styles) disc(disc engine.Disc) string {
	switch {
	case s.ascii && disc == engine.Black:
		return "X"
	case s.ascii:
		return "O"
	case disc == engine.White && !s.colours:
		return "○"
	}
	return "●"
}

func (b boardView) previewGlyph(disc engine.Disc) string {
	if b.styles.ascii {
		return strings.ToLower(b.disc(disc))
	}
	return "◐"
}

func (b boardView) turningGlyph(sq engine.Square, to engine.Disc) string {
	switch phase := b.phase(sq); {
	case phase < 1.0/3:
		return b.disc(b.Flip.From)
	case phase < 2.0/3:
		return b.styles.pick("◐", "|")
	}
	return b.disc(to)
}

func (b boardView) turningColour(sq engine.Square, to engine.Disc) role {
	if b.phase(sq) < 0.5 {
		return sideColour(b.Flip.From)
	}
	return sideColour(to)
}

func (b boardView) textColour(sq engine.Square, disc engine.Disc) role {
	if b.preview[sq] {
		body, _ := turningColours(disc)
		return body
	}
	return sideColour(disc)
}

func sideColour(disc engine.Disc) role {
	if disc == engine.White {
		return white
	}
	return black
}

// mark returns what stands beside a disc that the last move placed or turned.
func (b boardView) mark(sq engine.Square) (string, role) {
	switch {
	case sq == b.Last:
		return "+", last
	case b.turned[sq]:
		return "*", turned
	}
	return "", line
}

// paintBrackets puts brackets on both sides of the cursor's cell, where a mark
// does not need the place.
func (b boardView) paintBrackets() {
	x, y := b.origin(b.Cursor)
	k := b.styles.bold(accent, board)
	b.canvas.put(x, y, "[", k)
	if mark, _ := b.mark(b.Cursor); mark == "" || b.State.At(b.Cursor) == engine.Empty {
		b.canvas.put(x+2, y, "]", k)
	}
}

// paintCursorBox draws heavy lines around the cursor's cell.
func (b boardView) paintCursorBox() {
	x, y := b.origin(b.Cursor)
	width, height := b.grid.width, b.grid.height
	k := b.styles.bold(accent, board)
	across, down := b.styles.pick("━", "#"), b.styles.pick("┃", "#")
	for _, row := range [...]int{y - 1, y + height} {
		b.canvas.repeat(x-1, row, width+2, across, k)
	}
	for row := range height {
		b.canvas.put(x-1, y+row, down, k)
		b.canvas.put(x+width, y+row, down, k)
	}
	b.canvas.put(x-1, y-1, b.styles.pick("┏", "#"), k)
	b.canvas.put(x+width, y-1, b.styles.pick("┓", "#"), k)
	b.canvas.put(x-1, y+height, b.styles.pick("┗", "#"), k)
	b.canvas.put(x+width, y+height, b.styles.pick("┛", "#"), k)
}
