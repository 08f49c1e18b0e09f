package view

import (
	"strconv"

	"github.com/charmbracelet/x/ansi"

	"flank/engine"
)

// turn is one line of the list of moves: Black's move and White's, either of
// which may be missing. The fields are places in Play.Moves, -1 for none.
type turn struct{ black, white int }

// turns arranges the moves in lines of two.
func turns(moves []Move) []turn {
	var lines []turn
	for i, move := range moves {
		switch {
		case move.By == engine.White && len(lines) > 0 && lines[len(lines)-1].white < 0:
			lines[len(lines)-1].white = i
		case move.By == engine.White:
			lines = append(lines, turn{-1, i})
		default:
			lines = append(lines, turn{i, -1})
		}
	}
	return lines
}

// paintMoves paints the heading and as many of the moves as there is room for,
// those around the position shown.
func (p *panelView) paintMoves() {
	lines := turns(p.Moves)
	if len(lines) == 0 {
		return
	}
	p.canvas.write(p.x, p.y, p.width, p.movesHeading(), p.styles.ink(dim, window))
	p.down(1)
	current := p.currentMove()
	first := 0
	for i, l := range lines {
		if l.black == current || l.white == current {
			first = i - p.height + 1
		}
	}
	first = max(first, 0)
	for i := first; i < min(len(lines), first+p.height); i++ {
		p.paintTurn(i, lines[i], p.y+i-first, current)
	}
}

// movesHeading names the opening; where there is no room for both, nothing else.
func (p *panelView) movesHeading() string {
	heading := p.texts.Moves + " · " + p.Opening
	switch {
	case p.Opening == "":
		return p.texts.Moves
	case ansi.StringWidth(heading) > p.width:
		return p.Opening
	}
	return heading
}

// currentMove returns the place of the move that led to the position shown in
// the list, -1 at the start. The list has entries for passes, Ply counts none.
func (p *panelView) currentMove() int {
	ply := 0
	for i, move := range p.Moves {
		if move.Name == engine.NoSquare.String() {
			continue
		}
		if ply++; ply == p.Ply {
			return i
		}
	}
	return -1
}

func (p *panelView) paintTurn(number int, l turn, y, current int) {
	p.canvas.writeRight(p.x+3, y, strconv.Itoa(number+1), p.styles.ink(dim, window))
	p.paintMove(l.black, p.x+6, y, current)
	p.paintMove(l.white, p.x+13, y, current)
}

func (p *panelView) paintMove(i, x, y, current int) {
	if i < 0 {
		return
	}
	k := p.styles.ink(text, window)
	switch {
	case i == current:
		k = p.styles.bold(accent, window)
		if !p.styles.colours {
			p.canvas.put(x-1, y, p.styles.pick("▸", ">"), k)
		}
	case i > current:
		k = p.styles.ink(faint, window)
	}
	p.canvas.write(x, y, 4, p.Moves[i].Name, k)
}
