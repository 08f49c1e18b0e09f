package view

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// Form is a screen of choices: the new-game screen, the settings.
type Form struct {
	Width, Height int
	Title         string
	Rows          []FormRow
	Focus         int
	Note          string // what is wrong with the choices, or ""
	Footer        string
}

// FormRow is one choice: a label and the value chosen, with arrows on both
// sides while it has the focus. A row without a value is a button.
type FormRow struct {
	Label, Value string
	Help         string // about the row that has the focus, two lines at most
}

// formLayout is where the rows of a form are.
type formLayout struct {
	x, width   int
	top, shown int // first line and number of the rows in sight
	first      int // the first of them
	spacing    int // lines from row to row
}

const (
	maxFormWidth = 56
	// formMargin is the number of lines beside the rows: the title and a blank
	// line above, a blank line, help, note and footer below.
	formMargin = 6
)

func (f Form) layout() formLayout {
	l := formLayout{width: min(f.Width-4, maxFormWidth), spacing: 1}
	l.x = (f.Width - l.width) / 2
	room := max(1, f.Height-formMargin)
	if 2*len(f.Rows) <= room {
		l.spacing = 2
	}
	l.shown = min(len(f.Rows), room)
	l.first = min(max(0, f.Focus-l.shown/2), len(f.Rows)-l.shown)
	l.top = 2 + max(0, (room-l.shown*l.spacing)/2)
	return l
}

// value returns where the value of a row begins and how wide it may be. The
// arrows are at the first and at the last cell.
func (l formLayout) value() (x, width int) { return l.x + l.width/2 - 2, l.width/2 + 1 }

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
	f.paintArrows(c, l)
	below := l.top + l.shown*l.spacing + 1
	for i, line := range f.help(l.width) {
		c.writeCentred(l.x, below+i, l.width, line, s.ink(dim, window))
	}
	if f.Note != "" {
		c.writeCentred(0, below+1, f.Width, " "+f.Note+" ", s.bold(urgentText, urgent))
	}
	c.writeRaw(f.Height-1, f.Footer)
	return c.String()
}

// help returns what is said about the row that has the focus. Its second line is
// where the note would be.
func (f Form) help(width int) []string {
	if f.Focus < 0 || f.Focus >= len(f.Rows) {
		return nil
	}
	lines := strings.Split(ansi.Wrap(f.Rows[f.Focus].Help, width, " "), "\n")
	return lines[:min(len(lines), 2)]
}

func (f Form) paintRow(c *canvas, l formLayout, i, y int) {
	row, back, s := f.Rows[i], window, c.styles
	if i == f.Focus {
		back = surface
		c.fill(l.x, y, l.width, 1, s.ink(text, back))
		c.put(l.x, y, s.bar(), s.ink(accent, back))
	}
	if row.Value == "" {
		c.writeCentred(l.x, y, l.width, "[ "+row.Label+" ]", s.bold(accent, back))
		return
	}
	x, width := l.value()
	c.write(l.x+3, y, x-l.x-4, row.Label, s.ink(text, back))
	c.writeCentred(x+2, y, width-4, row.Value, s.bold(text, back))
	if i == f.Focus {
		c.put(x, y, s.pick("◂", "<"), s.bold(accent, back))
		c.put(x+width-1, y, s.pick("▸", ">"), s.bold(accent, back))
	}
}

// paintArrows shows that there are rows out of sight.
func (f Form) paintArrows(c *canvas, l formLayout) {
	k := c.styles.bold(accent, window)
	if l.first > 0 {
		c.put(l.x+l.width+1, l.top, c.styles.pick("▴", "^"), k)
	}
	if l.first+l.shown < len(f.Rows) {
		c.put(l.x+l.width+1, l.top+l.shown-1, c.styles.pick("▾", "v"), k)
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
	valueX, width := l.value()
	switch {
	case f.Rows[row].Value == "":
		return row, 0
	case x >= valueX-1 && x <= valueX+1:
		return row, -1
	case x >= valueX+width-2 && x <= valueX+width:
		return row, 1
	}
	return row, 0
}
