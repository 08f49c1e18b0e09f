package view

import (
	"strings"

	"github.com/charmbracelet/bubbles/help"
	"github.com/charmbracelet/bubbles/key"
	"github.com/charmbracelet/x/ansi"
)

// formLayout is where the rows of a form are.
type formLayout struct {
	x, width   int
	top, shown int // first line and number of the rows in sight
	first      int // the first of them
	spacing    int // lines from row to row
}

const maxFormWidth = 56

// layout puts the rows in the middle of the window: title and a blank line
// above, help and note below.
func (f Form) layout() formLayout {
	l := formLayout{width: min(f.Width-4, maxFormWidth), spacing: 1}
	l.x = (f.Width - l.width) / 2
	room := max(1, f.Height-7)
	if 2*len(f.Rows)-1 <= room {
		l.spacing = 2
	}
	l.shown = min(len(f.Rows), room)
	l.first = min(max(0, f.Focus-l.shown+1), len(f.Rows)-l.shown)
	l.top = 2 + max(0, (f.Height-7-l.shown*l.spacing)/2)
	return l
}

// View returns the screen: exactly Height lines, none wider than Width.
func (f Form) View(s *Styles, t *Texts) string {
	if f.Width < MinWidth || f.Height < MinHeight {
		return tooSmall(f.Width, f.Height, s, t)
	}
	c := newCanvas(s, f.Width, f.Height)
	l := f.layout()
	c.writeCentred(0, l.top-2, f.Width, f.Title, s.bold(accent, window))
	for i := range l.shown {
		f.paintRow(c, l, l.first+i, l.top+i*l.spacing)
	}
	below := l.top + l.shown*l.spacing + 1
	if f.Focus >= 0 && f.Focus < len(f.Rows) {
		c.writeCentred(l.x, below, l.width, f.Rows[f.Focus].Help, s.ink(dim, window))
	}
	if f.Note != "" {
		c.writeCentred(l.x, below+1, l.width, f.Note, s.bold(urgentText, urgent))
	}
	c.writeRaw(f.Height-1, f.Footer)
	return c.String()
}

func (f Form) paintRow(c *canvas, l formLayout, i, y int) {
	row, back, s := f.Rows[i], window, c.styles
	if i == f.Focus {
		back = surface
		c.fill(l.x, y, l.width, 1, s.ink(text, back))
		c.put(l.x, y, s.pick("▌", ">"), s.ink(accent, back))
	}
	if row.Value == "" {
		c.writeCentred(l.x, y, l.width, "[ "+row.Label+" ]", s.bold(accent, back))
		return
	}
	c.write(l.x+3, y, l.width/2-4, row.Label, s.ink(text, back))
	valueX, valueWidth := l.x+l.width/2, l.width/2-4
	c.writeCentred(valueX+2, y, valueWidth-2, row.Value, s.bold(text, back))
	if i == f.Focus {
		c.put(valueX, y, s.pick("◂", "<"), s.bold(accent, back))
		c.put(valueX+valueWidth+1, y, s.pick("▸", ">"), s.bold(accent, back))
	}
}

// RowAt returns the row at a position of the window, -1 beside the rows, and
// the step of the arrow there: -1, 1, or 0 where there is none.
func (f Form) RowAt(x, y int) (row, step int) {
	l := f.layout()
	if f.Width < MinWidth || f.Height < MinHeight || x < l.x || x >= l.x+l.width || y < l.top ||
		(y-l.top)%l.spacing != 0 || (y-l.top)/l.spacing >= l.shown {
		return -1, 0
	}
	row = l.first + (y-l.top)/l.spacing
	valueX, valueWidth := l.x+l.width/2, l.width/2-4
	switch {
	case f.Rows[row].Value == "":
		return row, 0
	case x >= valueX-1 && x <= valueX+1:
		return row, -1
	case x >= valueX+valueWidth && x <= valueX+valueWidth+2:
		return row, 1
	}
	return row, 0
}

// pageTop is the number of lines above the body of a page.
const pageTop = 2

// View returns the screen: exactly Height lines, none wider than Width.
func (p Page) View(s *Styles, t *Texts) string {
	if p.Width < MinWidth || p.Height < MinHeight {
		return tooSmall(p.Width, p.Height, s, t)
	}
	c := newCanvas(s, p.Width, p.Height)
	c.writeCentred(0, 0, p.Width, p.Title, s.bold(accent, window))
	lines := strings.Split(p.Body, "\n")
	for i := range p.room() {
		if at := p.scroll() + i; at < len(lines) {
			c.writeRaw(pageTop+i, lines[at])
		}
	}
	if p.scroll() > 0 {
		c.put(p.Width-2, pageTop, s.pick("▴", "^"), s.ink(accent, window))
	}
	c.writeRaw(p.Height-1, p.Footer)
	return c.String()
}

// room returns the number of lines for the body.
func (p Page) room() int { return max(0, p.Height-pageTop-2) }

func (p Page) scroll() int { return min(max(p.Scroll, 0), p.MaxScroll()) }

// MaxScroll returns the largest Scroll, at which the last line is in sight.
func (p Page) MaxScroll() int {
	return max(0, strings.Count(p.Body, "\n")+1-p.room())
}

// ScrollTo returns the Scroll nearest to the page's own that has a line of the
// body in sight.
func (p Page) ScrollTo(line int) int {
	scroll := min(p.scroll(), line)
	return min(max(scroll, line-p.room()+1), p.MaxScroll())
}

// Table returns the sections of a page below each other, their columns aligned.
func Table(sections []Section, width int, s *Styles) string {
	var lines []string
	for i, section := range sections {
		if i > 0 {
			lines = append(lines, "")
		}
		lines = append(lines, section.lines(width, s)...)
	}
	return strings.Join(lines, "\n")
}

func (section Section) lines(width int, s *Styles) []string {
	widths := section.widths()
	total := 0
	for _, w := range widths {
		total += w + 2
	}
	margin := strings.Repeat(" ", max(0, (width-total)/2))
	lines := []string{margin + s.style(pen{accent, window, true}).Render(section.Heading)}
	if len(section.Columns) > 0 {
		lines = append(lines, margin+s.style(pen{fore: dim, back: window}).Render(join(section.Columns, widths)))
	}
	for i, row := range section.Rows {
		p := pen{fore: text, back: window}
		mark := "  "
		if i == section.Focus {
			p, mark = pen{text, surface, true}, s.pick("▸ ", "> ")
		}
		lines = append(lines, strings.TrimSuffix(margin, "  ")+s.style(p).Render(mark+join(row, widths)))
	}
	return lines
}

// widths returns the width of each column.
func (section Section) widths() []int {
	var widths []int
	for _, row := range append([][]string{section.Columns}, section.Rows...) {
		for i, field := range row {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			widths[i] = max(widths[i], ansi.StringWidth(field))
		}
	}
	return widths
}

// join returns the fields of a row, each filled up to its column's width.
func join(fields []string, widths []int) string {
	var line strings.Builder
	for i, field := range fields {
		line.WriteString(field)
		line.WriteString(strings.Repeat(" ", widths[i]-ansi.StringWidth(field)+2))
	}
	return line.String()
}

// FocusLine returns the line of Table's text that has the focus, -1 if none
// has.
func FocusLine(sections []Section) int {
	line := 0
	for _, section := range sections {
		line++
		if len(section.Columns) > 0 {
			line++
		}
		if section.Focus >= 0 && section.Focus < len(section.Rows) {
			return line + section.Focus
		}
		line += len(section.Rows) + 1
	}
	return -1
}

// Footer returns the one line of keys, cut off with an ellipsis.
func Footer(width int, bindings []key.Binding, s *Styles) string {
	keys := help.New()
	keys.Styles = s.help()
	keys.Width = width - 2
	keys.ShortSeparator = s.pick("  ", "  ")
	keys.Ellipsis = s.pick("…", "...")
	line := keys.ShortHelpView(bindings)
	return strings.Repeat(" ", max(0, (width-ansi.StringWidth(line))/2)) + line
}

// HelpGroup is a heading and the keys below it.
type HelpGroup struct {
	Heading  string
	Bindings []key.Binding
}

// Help returns the keys of all groups, side by side where there is room.
func Help(groups []HelpGroup, width int, s *Styles) string {
	keys := help.New()
	keys.Styles = s.help()
	var lines []string
	for _, group := range groups {
		lines = append(lines, "  "+s.style(pen{accent, window, true}).Render(group.Heading))
		body := keys.FullHelpView([][]key.Binding{group.Bindings})
		for _, line := range strings.Split(body, "\n") {
			lines = append(lines, "    "+line)
		}
		lines = append(lines, "")
	}
	return strings.Join(lines, "\n")
}
