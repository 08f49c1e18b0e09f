package view

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// paintBanner paints the result and what to do next.
func (p *panelView) paintBanner() {
	lines := append([]string{p.Banner.Detail}, p.choices()...)
	if p.height < len(lines)+1 {
		lines = []string{p.Banner.Detail, p.Banner.Next}
	}
	p.bannerLine(p.Banner.Title, p.styles.bold(accent, surface))
	for i, line := range lines {
		k := p.styles.ink(dim, surface)
		if i == 0 {
			k = p.styles.ink(text, surface)
		}
		p.bannerLine(line, k)
	}
}

func (p *panelView) bannerLine(line string, k ink) {
	if p.height <= 0 {
		return
	}
	p.canvas.fill(p.x, p.y, p.width, 1, k)
	p.canvas.put(p.x, p.y, p.styles.bar(), p.styles.ink(accent, surface))
	p.canvas.write(p.x+2, p.y, p.width-3, line, k)
	p.down(1)
}

// choices returns what to do next, on as few lines as fit.
func (p *panelView) choices() []string {
	const between = " · "
	var lines []string
	for _, choice := range strings.Split(p.Banner.Next, between) {
		last := len(lines) - 1
		if last >= 0 && ansi.StringWidth(lines[last]+between+choice) <= p.width-3 {
			lines[last] += between + choice
		} else {
			lines = append(lines, choice)
		}
	}
	return lines
}
