package view

import (
	"fmt"
	"strconv"

	"flank/engine"
	"flank/engine/gomoku"
)

// label is a short text on a point.
type label struct {
	text       string
	fore, back role
	best       bool // of the values
}

// numbers returns the numbers of the moves by their points; none unless they are
// shown.
func (p Play) numbers() map[engine.Square]int {
	if !p.Numbered {
		return nil
	}
	numbers := make(map[engine.Square]int, len(p.Order))
	for i, sq := range p.Order {
		numbers[sq] = i + 1
	}
	return numbers
}

// label returns what stands on a point, if anything does.
func (b boardView) label(sq engine.Square) (label, bool) {
	if disc := b.State.At(sq); disc != engine.Empty {
		return b.numberLabel(sq, disc)
	}
	if kind, ok := b.threats[sq]; ok {
		return threatLabel(kind), true
	}
	if w, ok := b.worth[sq]; ok {
		fore, back := w.colours()
		return label{w.text(b.labelWidth()), fore, back, w.cost == 0}, true
	}
	if b.barred[sq] {
		return label{text: b.styles.pick("×", "x"), fore: forbidden, back: b.pointGround(sq)}, true
	}
	return label{}, false
}

// numberLabel returns the number of the move that placed a stone; where there is
// no room for three digits, the last two.
func (b boardView) numberLabel(sq engine.Square, disc engine.Disc) (label, bool) {
	n, ok := b.numbers[sq]
	if !ok {
		return label{}, false
	}
	text := strconv.Itoa(n)
	if n > 99 && b.grid.small() {
		text = fmt.Sprintf("%02d", n%100)
	}
	l := label{text: text, fore: white, back: black}
	if disc == engine.White {
		l.fore, l.back = black, white
	}
	if sq == b.Last {
		l.fore = last
	}
	return l, true
}

// threatLabel returns the mark of a threat: how long a row it makes, with an
// exclamation mark if that can't be stopped.
func threatLabel(kind gomoku.ThreatKind) label {
	text := [...]string{gomoku.OpenThree: "3", gomoku.Four: "4", gomoku.StraightFour: "4!", gomoku.Five: "5!"}[kind]
	if kind >= gomoku.StraightFour {
		return label{text: text, fore: urgentText, back: urgent}
	}
	return label{text: text, fore: valueWorse, back: valueGround}
}

// labelWidth is the number of characters for a label on a point.
func (b boardView) labelWidth() int {
	switch {
	case b.grid == smallPoints:
		return 2
	case b.grid.height < largeText:
		return 3
	}
	return 5
}

// paintLabel paints what stands on a point.
func (b boardView) paintLabel(sq engine.Square) {
	l, ok := b.label(sq)
	if !ok {
		return
	}
	x, y := b.centre(sq)
	width := b.labelWidth()
	if b.State.At(sq) != engine.Empty {
		width = min(width, 3)
	}
	if len([]rune(l.text)) == 1 && l.back == b.pointGround(sq) {
		b.canvas.put(x, y, l.text, b.styles.bold(l.fore, l.back))
		return
	}
	k := b.styles.bold(l.fore, l.back)
	if sq == b.Cursor && b.State.At(sq) == engine.Empty && b.styles.drawn() {
		k = b.styles.bold(white, cursor)
	}
	b.canvas.fill(x-width/2, y, width, 1, k)
	b.canvas.write(x-width/2+(width-len(l.text)+1)/2, y, width, l.text, k)
	if l.best && !b.grid.small() {
		b.canvas.repeat(x-width/2, y+1, width, b.underline(), b.styles.bold(bestGround, board))
	}
}
