package view

import (
	"fmt"
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// View returns the play screen: exactly Height lines, none wider than Width.
func (p Play) View(s *Styles, t *Texts) string {
	if p.tooSmall() {
		return tooSmall(p.Width, p.Height, s, t)
	}
	if onPoints(p.State) {
		s = s.wooden
	}
	c := newCanvas(s, p.Width, p.Height)
	l := p.layout()
	p.boardView(c, l).paint()
	panel := panelView{Play: p, canvas: c, styles: s, texts: t, rect: l.panel}
	panel.paint(l.beside)
	bottom := p.Footer
	if p.Field != "" {
		bottom = "  " + p.Field
	}
	c.writeRaw(p.Height-1, bottom)
	return c.String()
}

// tooSmall says how large the window must be.
func tooSmall(width, height int, s *Styles, t *Texts) string {
	c := newCanvas(s, width, height)
	needed := fmt.Sprintf(t.SizeNeededFormat, MinWidth, MinHeight)
	there := fmt.Sprintf(t.SizeThereFormat, width, height)
	lines := strings.Split(ansi.Wrap(t.TooSmall, max(width, 1), " "), "\n")
	lines = append(lines, needed, there)
	if height < len(lines) {
		lines = []string{needed, there}
	}
	top := max(0, (height-len(lines))/2)
	for i, line := range lines {
		c.writeCentred(0, top+i, width, line, s.ink(text, window))
	}
	return c.String()
}
