package view

import (
	"strconv"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"flank/engine"
	"flank/engine/gomoku"
)

// panelView paints the panel: the two sides, the bar of discs, what goes on,
// and the list of moves, from top to bottom as long as there is room.
type panelView struct {
	Play
	canvas *canvas
	styles *Styles
	texts  *Texts
	rect   // what is left of the panel
}

func (p *panelView) paint(beside bool) {
	switch {
	case !beside:
		p.paintStrip()
		return
	case p.height >= 16 && p.width >= 24:
		height := p.cardHeight()
		p.paintCard(engine.Black, p.Black, height)
		p.down(1)
		p.paintCard(engine.White, p.White, height)
		p.down(1)
		p.paintScore()
		p.down(1)
	default:
		p.paintNarrowSeat(engine.Black, p.Black)
		p.paintNarrowSeat(engine.White, p.White)
		p.paintScore()
	}
	p.paintStatus()
	if p.height >= 3 {
		p.down(1)
		p.paintMoves()
	}
}

// down leaves lines behind.
func (p *panelView) down(lines int) {
	p.y += lines
	p.height -= lines
}

// cardHeight returns how many lines each side gets.
func (p *panelView) cardHeight() int {
	switch {
	case p.height >= 44 && p.width >= 30:
		return 4
	case p.height >= 28:
		return 3
	}
	return 2
}

// paintCard paints a side with a disc as on the board.
func (p *panelView) paintCard(side engine.Disc, seat Seat, height int) {
	back := window
	if seat.Turn {
		back = surface
	}
	p.canvas.fill(p.x, p.y, p.width, height, p.styles.ink(text, back))
	if seat.Turn {
		p.paintTurnMark(height)
	}
	p.paintToken(side, p.x+2, p.y, height, back)
	x, y := p.x+2*height+4, p.y+(height-2)/2
	right := p.x + p.width - 1
	count := p.count(seat)
	p.canvas.writeRight(right, y, count, p.styles.bold(text, back))
	p.canvas.write(x, y, right-len(count)-1-x, seat.Name, p.styles.bold(text, back))
	p.canvas.writeRight(right, y+1, seat.Clock, p.clockInk(seat, back))
	p.canvas.write(x, y+1, right-ansi.StringWidth(seat.Clock)-1-x, p.texts.Side(side), p.styles.ink(dim, back))
	p.down(height)
}

// paintTurnMark marks the side that is to move.
func (p *panelView) paintTurnMark(height int) {
	k := p.styles.ink(accent, surface)
	if !p.styles.drawn() {
		p.canvas.put(p.x, p.y+(height-2)/2, p.styles.bar(), k)
		return
	}
	for i := range height {
		p.canvas.put(p.x, p.y+i, p.styles.bar(), k)
	}
}

func (p *panelView) clockInk(seat Seat, back role) ink {
	switch {
	case seat.LowTime:
		return p.styles.bold(last, back)
	case seat.Turn:
		return p.styles.ink(text, back)
	}
	return p.styles.ink(dim, back)
}

// paintToken paints a side's disc on a piece of the board, twice as many cells
// wide as lines high.
func (p *panelView) paintToken(side engine.Disc, x, y, height int, back role) {
	if !p.styles.drawn() {
		p.canvas.put(x+height, y+(height-2)/2, p.styles.disc(side), p.styles.bold(text, back))
		return
	}
	token := picture{width: 2 * height, height: height, ground: board, disc: sideColour(side), mark: board}
	p.canvas.blit(x, y, token.width, p.styles.draw(token))
}

// paintNarrowSeat paints a side in a narrow panel, a clock on a line of its own.
func (p *panelView) paintNarrowSeat(side engine.Disc, seat Seat) {
	clock := seat.Clock
	seat.Clock = ""
	p.paintSeat(side, seat, p.x, p.y, p.width)
	p.down(1)
	if seat.Clock = clock; clock != "" {
		p.canvas.writeRight(p.x+p.width, p.y, clock, p.clockInk(seat, window))
		p.down(1)
	}
}

// paintSeat paints a side on one line. Where a clock leaves no room for the
// name, the clock is more important.
func (p *panelView) paintSeat(side engine.Disc, seat Seat, x, y, width int) {
	name := p.styles.ink(text, window)
	if seat.Turn {
		p.canvas.put(x, y, p.styles.pick("▸", ">"), p.styles.bold(accent, window))
		name = p.styles.bold(text, window)
	}
	p.paintPip(side, x+1, y)
	right := x + width
	if count := p.count(seat); count != "" {
		p.canvas.writeRight(right, y, count, p.styles.bold(text, window))
		right -= 3
	}
	if clock := ansi.StringWidth(seat.Clock); clock > 0 {
		p.canvas.writeRight(right, y, seat.Clock, p.clockInk(seat, window))
		right -= clock + 1
	}
	if right-x-5 >= min(ansi.StringWidth(seat.Name), 8) {
		p.canvas.write(x+5, y, right-x-5, seat.Name, name)
	}
}

// paintPip paints a side's disc on a piece of the board, 3 cells wide.
func (p *panelView) paintPip(side engine.Disc, x, y int) {
	k, ground := p.styles.bold(sideColour(side), board), p.styles.ink(line, board)
	p.canvas.put(x, y, " ", ground)
	p.canvas.put(x+1, y, p.styles.disc(side), k)
	p.canvas.put(x+2, y, " ", ground)
}

// count returns a side's number of discs; stones of Gomoku do not count.
func (p *panelView) count(seat Seat) string {
	if onPoints(p.State) {
		return ""
	}
	return strconv.Itoa(seat.Discs)
}

// paintScore paints the bar of discs, or in Gomoku the rule and how many moves
// have been played.
func (p *panelView) paintScore() {
	state, ok := p.State.(gomoku.State)
	if !ok {
		p.paintBar()
		return
	}
	rule := p.texts.RuleName(state.Rule()) + " · " + p.texts.Move(p.Ply)
	p.canvas.write(p.x, p.y, p.width, rule, p.styles.ink(dim, window))
	p.down(1)
}

// paintBar paints each side's share of the board, the empty cells between.
func (p *panelView) paintBar() {
	cells := p.State.Size().Cells()
	blacks := share(p.Black.Discs, cells, p.width)
	whites := share(p.White.Discs, cells, p.width)
	if p.Black.Discs+p.White.Discs == cells {
		whites = p.width - blacks
	}
	if p.styles.drawn() {
		p.canvas.repeat(p.x, p.y, p.width, "▄", p.styles.ink(board, window))
		p.canvas.repeat(p.x, p.y, blacks, "▄", p.styles.ink(blackBar, window))
		p.canvas.repeat(p.x+p.width-whites, p.y, whites, "▄", p.styles.ink(whiteBar, window))
	} else {
		p.canvas.repeat(p.x, p.y, p.width, p.styles.pick("─", "-"), p.styles.ink(faint, window))
		p.canvas.repeat(p.x, p.y, blacks, p.styles.disc(engine.Black), p.styles.ink(text, window))
		p.canvas.repeat(p.x+p.width-whites, p.y, whites, p.styles.disc(engine.White), p.styles.ink(text, window))
	}
	p.down(1)
}

// share returns a part of width that is at least 1 unless the part is nothing.
func share(part, whole, width int) int {
	if part == 0 {
		return 0
	}
	return max(1, part*width/whole)
}

// paintNotice paints what has just happened, on a band of its own where it must
// not be missed.
func (p *panelView) paintNotice() {
	if p.Notice.Text == "" {
		return
	}
	k, indent := p.styles.ink(accent, window), 0
	notice := p.styles.clean(p.Notice.Text)
	if p.Notice.Urgent {
		k, indent = p.styles.bold(urgentText, urgent), 1
		if !p.styles.colours {
			notice = "! " + notice
		}
	}
	for _, line := range p.wrap(notice, p.width-2*indent) {
		if p.height <= 0 {
			return
		}
		p.canvas.fill(p.x, p.y, p.width, 1, k)
		p.canvas.write(p.x+indent, p.y, p.width-2*indent, line, k)
		p.down(1)
	}
}

func (p *panelView) wrap(text string, width int) []string {
	return strings.Split(ansi.Wrap(text, max(width, 1), " "), "\n")
}

// paintStrip paints the panel of a narrow window: both sides on one line, what
// goes on below, and the moves if there is room.
func (p *panelView) paintStrip() {
	half := p.width / 2
	p.paintSeat(engine.Black, p.Black, p.x, p.y, half-1)
	p.paintSeat(engine.White, p.White, p.x+half+1, p.y, p.width-half-1)
	p.down(1)
	if p.height >= 5 {
		p.paintScore()
	}
	p.paintStatus()
	if p.height >= 4 {
		p.down(1)
		p.paintMoves()
	}
}
