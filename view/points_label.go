package view

import (
	"fmt"
	"strconv"

	"github.com/charmbracelet/x/ansi"

	"flank/engine"
	"flank/engine/gomoku"
)

// label is a short text on a point.
type label struct {
	text       string
	fore, back role
	width      int  // in characters, with the blanks at its sides
	underlined bool // as the best value is where there is room
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

// barred returns the points that are marked as forbidden.
func (p Play) barred() map[engine.Square]bool {
	if p.Hints == HintsOff {
		return nil
	}
	return set(p.Forbidden)
}

// threatened returns the threats that are marked by their points.
func (p Play) threatened() map[engine.Square]gomoku.ThreatKind {
	kinds := make(map[engine.Square]gomoku.ThreatKind, len(p.Threats))
	for _, threat := range p.Threats {
		kinds[threat.Point] = threat.Kind
	}
	return kinds
}

// forbiddenMark marks a forbidden point. In ASCII it is none of the letters that
// stones are.
const forbiddenMark = "×"

// paintLabels paints what stands on the points.
func (b boardView) paintLabels() {
	for sq := range b.inSight() {
		if l, ok := b.label(sq); ok {
			b.paintLabel(sq, l)
		}
	}
}

// label returns what stands on a point, if anything does.
func (b boardView) label(sq engine.Square) (l label, ok bool) {
	if disc := b.State.At(sq); disc != engine.Empty {
		n, ok := b.numbers[sq]
		return b.numberLabel(n, sq, disc), ok && !b.asterisked(sq)
	}
	if kind, ok := b.threats[sq]; ok {
		return b.threatLabel(kind), true
	}
	if w, ok := b.worth[sq]; ok {
		return b.worthLabel(w), true
	}
	return label{text: b.styles.clean(forbiddenMark), fore: forbidden, back: b.pointGround(sq), width: 1}, b.barred[sq]
}

// numberLabel returns the number of the move that placed a stone; where there is
// no room for three digits, the last two.
func (b boardView) numberLabel(n int, sq engine.Square, disc engine.Disc) label {
	l := label{text: strconv.Itoa(n), fore: white, back: black, width: min(b.labelWidth(), 3)}
	if n > 99 && b.grid.small() {
		l.text = fmt.Sprintf("%02d", n%100)
	}
	if disc == engine.White {
		l.fore, l.back = black, white
	}
	if sq == b.Last {
		l.fore = last
	}
	if ground := b.pointGround(sq); ground != board && b.grid.small() && b.styles.drawn() {
		l.fore, l.back = sideColour(disc), ground
	}
	return l
}

// asterisked reports whether a stone has marks where its number would be: that it
// has won is more important.
func (b boardView) asterisked(sq engine.Square) bool {
	return b.five[sq] && !b.styles.drawn()
}

// threatLabel returns the mark of a threat: how long a row it makes, with an
// exclamation mark if that can't be stopped.
func (b boardView) threatLabel(kind gomoku.ThreatKind) label {
	l := label{fore: valueWorse, back: valueGround, width: min(b.labelWidth(), 3)}
	if kind >= gomoku.StraightFour {
		l.fore, l.back = urgentText, urgent
	}
	l.text = [...]string{gomoku.NoThreat: "", gomoku.OpenThree: "3", gomoku.Four: "4", gomoku.StraightFour: "4!", gomoku.Five: "5!"}[kind]
	return l
}

// worthLabel returns a value. Where neither a colour nor a line below can tell the
// best one, it has a mark.
func (b boardView) worthLabel(w worth) label {
	l := label{text: w.text(b.labelWidth()), width: b.labelWidth(), underlined: w.cost == 0 && !b.grid.small()}
	l.fore, l.back = w.colours()
	if w.cost == 0 && b.grid.small() && !b.styles.drawn() {
		l.text = b.styles.pick(bestMark, "!")
		if b.grid == narrowPoints {
			l.text += w.text(2)
		}
	}
	return l
}

// labelWidth is the number of characters that there are for a label.
func (b boardView) labelWidth() int {
	switch {
	case b.grid == smallPoints:
		return 2
	case b.grid.height < largeText:
		return 3
	}
	return 5
}

func (b boardView) paintLabel(sq engine.Square, l label) {
	x, y := b.centre(sq)
	left := x - l.width/2
	k := b.styles.bold(l.fore, l.back)
	if sq == b.Cursor && b.State.At(sq) == engine.Empty && b.styles.drawn() {
		k = b.styles.bold(white, cursor)
	}
	b.canvas.fill(left, y, l.width, 1, k)
	b.canvas.write(left+(l.width-ansi.StringWidth(l.text)+1)/2, y, l.width, l.text, k)
	if l.underlined {
		b.canvas.repeat(left, y+1, l.width, b.underline(), b.styles.bold(bestGround, board))
	}
}
