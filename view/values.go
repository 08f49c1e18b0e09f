package view

import (
	"fmt"
	"math"

	"flank/engine"
)

// worth is what the overlay of values says of a legal cell.
type worth struct {
	discs  int    // that the player will be ahead by in the end
	cost   int    // how many more it would be with the best move
	exact  bool   // no estimate
	chance string // in Gomoku in place of discs, the cost in per cent then; else ""
}

// worths returns what is said of each legal cell; nothing before the first
// values have come. The best one comes first in the values.
func (p Play) worths() map[engine.Square]worth {
	if p.Hints != HintsValues {
		return nil
	}
	cells := make(map[engine.Square]worth, len(p.Values))
	for _, info := range p.Values {
		if onPoints(p.State) {
			cells[info.Move] = chanceOf(info, p.Values[0])
			continue
		}
		discs := WholeDiscs(info.Value)
		cells[info.Move] = worth{discs: discs, cost: max(WholeDiscs(p.Values[0].Value)-discs, 0), exact: info.Exact}
	}
	return cells
}

// WholeDiscs returns a value as the screen shows it.
func WholeDiscs(value float64) int { return int(math.Round(value)) }

// signed writes a number of discs as +4, -2 or 0.
func signed(discs int) string {
	if discs == 0 {
		return "0"
	}
	return fmt.Sprintf("%+d", discs)
}

// text returns what stands in a cell so many characters wide, at least three;
// from four on what is no estimate has a mark.
func (w worth) text(width int) string {
	switch {
	case len(w.chance) > width:
		return w.chance[:width-1] + "+"
	case w.chance != "":
		return w.chance
	case width < 4:
		return signed(min(max(w.discs, -99), 99))
	}
	number := signed(w.discs)
	if w.exact && len(number) < width {
		return "=" + number
	}
	return number
}

// letter returns the one character that a small cell has room for: what the
// move costs against the best one.
func (w worth) letter(s *Styles) string {
	switch {
	case w.cost == 0:
		return s.pick(bestMark, "!")
	case w.cost > 9:
		return "-"
	}
	return string(rune('0' + w.cost))
}

// bestMark marks the best cells where there is one character for it.
const bestMark = "★"

// What a move may cost, in discs, to be called near the best or merely worse.
const (
	nearCost  = 2
	worseCost = 5
	// percentPerDisc does for per cent.
	percentPerDisc = 3
)

// colours returns the colours that tell how much a move costs.
func (w worth) colours() (fore, back role) {
	per := 1
	if w.chance != "" {
		per = percentPerDisc
	}
	switch {
	case w.cost == 0:
		return valueBest, bestGround
	case w.cost <= nearCost*per:
		return valueNear, valueGround
	case w.cost <= worseCost*per:
		return valueWorse, valueGround
	}
	return valueBad, valueGround
}

// paintValues paints the overlay on the cells in sight, unless they are small
// and have a glyph for it.
func (b boardView) paintValues() {
	for sq, w := range b.worth {
		if b.sees(sq) && !b.grid.small() {
			b.paintValue(sq, w)
		}
	}
}

// letterGlyph returns what a small cell shows, and a blank in place of the mark
// of a disc at its left where there may be one, which would make +1 of a 1.
func (b boardView) letterGlyph(w worth) []string {
	letter := w.letter(b.styles)
	if b.styles.drawn() {
		return []string{letter}
	}
	return []string{" ", letter}
}

// paintValue paints a value on a plate in the middle of a cell. The best has a
// line under it, which lies on the line between the cells where they are low.
func (b boardView) paintValue(sq engine.Square, w worth) {
	x, y := b.origin(sq)
	width := min(b.grid.width, plateWidth-b.grid.width%2)
	x, y = x+(b.grid.width-width)/2, y+(b.grid.height-1)/2
	k, number := b.valueInk(sq, w), w.text(width)
	b.canvas.fill(x, y, width, 1, k)
	b.canvas.write(x+(width-len(number)+1)/2, y, width, number, k)
	if w.cost == 0 {
		b.canvas.repeat(x, y+1, width, b.underline(), b.underlineInk(sq))
	}
}

// plateWidth is the width of a value's plate in cells of even width; in those
// of odd width it is one less.
const plateWidth = 6

// valueInk returns the ink of a value; under the cursor it has the cursor's
// ground.
func (b boardView) valueInk(sq engine.Square, w worth) ink {
	if b.styles.drawn() && b.ground(sq) == cursor {
		return b.styles.bold(black, cursor)
	}
	return b.styles.bold(w.colours())
}

func (b boardView) underline() string {
	if b.styles.drawn() {
		return "▀"
	}
	return b.styles.pick("═", "=")
}

func (b boardView) underlineInk(sq engine.Square) ink {
	if !b.styles.drawn() {
		return b.styles.bold(bestGround, board)
	}
	if ground := b.ground(sq); ground != cursor {
		return b.styles.ink(bestGround, ground)
	}
	return b.styles.ink(black, cursor)
}
