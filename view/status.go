package view

import (
	"fmt"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"flank/engine"
)

// paintStatus paints what goes on: the result, or whose turn it is and the
// notice.
func (p *panelView) paintStatus() {
	if p.Banner.Title != "" {
		p.paintBanner()
		p.paintNotice()
		return
	}
	top, steady := p.y, p.height >= steadyFrom
	for _, line := range p.status() {
		p.canvas.write(p.x, p.y, p.width, line.text, p.styles.ink(line.fore, window))
		p.down(1)
	}
	if p.height >= 8 && p.Notice.Text != "" {
		p.down(1)
	}
	p.paintNotice()
	if steady {
		p.down(max(0, top+steadyLines-p.y))
	}
}

// In a panel that is high enough, what goes on takes three lines at least, so
// that the list of moves below does not jump up and down.
const (
	steadyFrom  = 10
	steadyLines = 3
)

// spinner is the round that the thinking indicator goes.
var (
	spinner      = [...]string{"⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"}
	asciiSpinner = [...]string{"|", "/", "-", "\\"}
)

// statusLine is a line of what goes on.
type statusLine struct {
	text string
	fore role
}

// status says what goes on: whose turn it is or that a computer thinks, how far
// a search has got and what it expects, and what the last move has cost.
func (p *panelView) status() []statusLine {
	head, progress, line := p.turn()
	lines := statusLines(text, p.packed(append([]string{head}, progress...))...)
	if p.height >= 6 {
		lines = append(lines, statusLines(dim, p.moves(line))...)
	}
	if p.height-len(lines) > min(len(p.Notice.Text), 1) {
		lines = append(lines, statusLines(accent, p.Verdict)...)
	}
	return lines
}

// packed joins parts to one line; where it is too long, the first has a line of
// its own and the others as few as they fit on, if there are so many.
func (p *panelView) packed(parts []string) []string {
	const between = " · "
	joined := strings.Join(parts, between)
	if ansi.StringWidth(joined) <= p.width || p.height < 3 {
		return []string{joined}
	}
	lines := parts[:min(len(parts), 2)]
	for _, part := range parts[len(lines):] {
		last := &lines[len(lines)-1]
		if longer := *last + between + part; ansi.StringWidth(longer) <= p.width {
			*last = longer
		} else {
			lines = append(lines, part)
		}
	}
	return lines
}

// statusLines returns those lines that are not empty.
func statusLines(fore role, texts ...string) (lines []statusLine) {
	for _, text := range texts {
		if text != "" {
			lines = append(lines, statusLine{text, fore})
		}
	}
	return lines
}

// turn says whose turn it is or that a computer thinks, how far the search under
// way has got, and the line that it expects.
func (p *panelView) turn() (head string, progress []string, line []engine.Square) {
	if info := p.Thinking.Info; p.Thinking.Active {
		if info.Judged() {
			progress = p.found(info, p.texts.Value)
		}
		progress = append(progress, fmt.Sprintf("%.1f s", p.Thinking.Elapsed.Seconds()))
		return p.styles.spin(p.Thinking.Frame) + " " + p.texts.Thinking, progress, info.Line
	}
	if p.State.Turn() == engine.Empty {
		return "", nil, nil
	}
	head = p.texts.ToMove(p.State.Turn())
	if p.Hints == HintsValues && len(p.Values) > 0 {
		best := p.Values[0]
		return head, p.found(best, p.texts.Best), best.Line
	}
	return head, nil, nil
}

// found says how far a search has got and what it has found; a win or a loss in
// Gomoku needs no depth.
func (p *panelView) found(info engine.Info, value func(engine.State, engine.Info) string) []string {
	if onPoints(p.State) && decided(info) {
		return []string{p.texts.Value(p.State, info)}
	}
	return []string{p.texts.Depth(info), value(p.State, info)}
}

// moves writes as many moves of a line as there is room for.
func (p *panelView) moves(line []engine.Square) (text string) {
	for _, sq := range line {
		longer := strings.TrimSpace(text + " " + SquareName(p.State, sq))
		if ansi.StringWidth(longer) > p.width {
			break
		}
		text = longer
	}
	return text
}

// spin returns a frame of the thinking indicator, counted from 0.
func (s *Styles) spin(frame int) string {
	if s.ascii {
		return asciiSpinner[frame%len(asciiSpinner)]
	}
	return spinner[frame%len(spinner)]
}
