package view

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// Page is a titled screen of lines that scrolls: help, statistics, games.
type Page struct {
	Width, Height int
	Title         string
	Body          string // already laid out for the width
	Footer        string
	Scroll        int // first line shown
}

// View returns the screen: exactly Height lines, none wider than Width.
func (p Page) View(s *Styles, t *Texts) string {
	if p.Width < MinWidth || p.Height < MinHeight {
		return tooSmall(p.Width, p.Height, s, t)
	}
	c := newCanvas(s, p.Width, p.Height)
	c.writeCentred(0, p.top()-2, p.Width, p.Title, s.bold(accent, window))
	lines := strings.Split(p.Body, "\n")
	for i := range min(p.room(), p.lines()) {
		if at := p.scroll() + i; at < len(lines) {
			c.writeRaw(p.top()+i, lines[at])
		}
	}
	p.paintArrows(c)
	c.writeRaw(p.Height-1, p.Footer)
	return c.String()
}

// paintArrows shows beside the title and above the footer that the body goes
// on.
func (p Page) paintArrows(c *canvas) {
	k := c.styles.bold(accent, window)
	if p.scroll() > 0 {
		c.put(p.Width/2, p.top()-1, c.styles.pick("▴", "^"), k)
	}
	if p.scroll() < p.MaxScroll() {
		c.put(p.Width/2, p.Height-2, c.styles.pick("▾", "v"), k)
	}
}

// top returns the first line of the body; a short one hangs a third of the way
// down.
func (p Page) top() int { return p.margin() + max(0, p.room()-p.lines())/3 }

// margin is the number of lines above a body that fills the window.
func (p Page) margin() int {
	if p.Height < 20 {
		return 2
	}
	return 3
}

// room returns the number of lines for the body.
func (p Page) room() int { return max(1, p.Height-p.margin()-2) }

func (p Page) lines() int { return strings.Count(p.Body, "\n") + 1 }

func (p Page) scroll() int { return min(max(p.Scroll, 0), p.MaxScroll()) }

// MaxScroll returns the largest Scroll, at which the last line is in sight.
func (p Page) MaxScroll() int {
	return max(0, p.lines()-p.room())
}

// ScrollTo returns the Scroll nearest to the page's own that has a line of the
// body in sight.
func (p Page) ScrollTo(line int) int {
	scroll := min(p.scroll(), line)
	return min(max(scroll, line-p.room()+1, 0), p.MaxScroll())
}

// Message returns the body of a page that has nothing to show but a sentence.
func Message(sentence string, width int, s *Styles) string {
	sentence = fit(s.clean(sentence), width, "")
	margin := strings.Repeat(" ", max(0, (width-ansi.StringWidth(sentence))/2))
	return margin + s.style(pen{fore: dim, back: window}).Render(sentence)
}
