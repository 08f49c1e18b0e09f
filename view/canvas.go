package view

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// cell is one character cell of the window. The right half of a wide character
// is a cell with no text.
type cell struct {
	text string
	ink  ink
}

// canvas is a window of cells to paint on. What lies beyond its edges is cut
// off.
type canvas struct {
	styles        *Styles
	width, height int
	cells         []cell
	raw           map[int]string // whole lines that bring their own escape sequences
}

// newCanvas returns an empty window.
func newCanvas(s *Styles, width, height int) *canvas {
	c := &canvas{styles: s, width: max(width, 0), height: max(height, 0), raw: map[int]string{}}
	c.cells = make([]cell, c.width*c.height)
	c.fill(0, 0, c.width, c.height, s.ink(text, window))
	return c
}

// fill paints a rectangle of blanks.
func (c *canvas) fill(x, y, width, height int, k ink) {
	for row := max(y, 0); row < min(y+height, c.height); row++ {
		for col := max(x, 0); col < min(x+width, c.width); col++ {
			c.cells[row*c.width+col] = cell{" ", k}
		}
	}
}

// put paints one cell with a character of width 1.
func (c *canvas) put(x, y int, text string, k ink) {
	if x >= 0 && y >= 0 && x < c.width && y < c.height {
		c.cells[y*c.width+x] = cell{text, k}
	}
}

// repeat paints the same character n times.
func (c *canvas) repeat(x, y, n int, text string, k ink) {
	for i := range n {
		c.put(x+i, y, text, k)
	}
}

// blit copies rows of cells.
func (c *canvas) blit(x, y, width int, cells []cell) {
	for i, from := range cells {
		c.put(x+i%width, y+i/width, from.text, from.ink)
	}
}

// write paints a text from x on, cut off with an ellipsis after limit cells.
func (c *canvas) write(x, y, limit int, text string, k ink) {
	limit = min(limit, c.width-x)
	if limit <= 0 || x < 0 {
		return
	}
	text = fit(c.styles.clean(text), limit, c.styles.pick("…", "."))
	at := 0
	for state := byte(0); text != ""; {
		var cluster string
		var width, size int
		cluster, width, size, state = ansi.DecodeSequence(text, state, nil)
		text = text[size:]
		if width == 0 {
			continue
		}
		c.put(x+at, y, cluster, k)
		for i := 1; i < width; i++ {
			c.put(x+at+i, y, "", k)
		}
		at += width
	}
}

// writeRight paints a text that ends before x.
func (c *canvas) writeRight(x, y int, text string, k ink) {
	text = c.styles.clean(text)
	c.write(x-ansi.StringWidth(text), y, c.width, text, k)
}

// writeCentred paints a text in the middle of a range of cells.
func (c *canvas) writeCentred(x, y, width int, text string, k ink) {
	text = fit(c.styles.clean(text), width, c.styles.pick("…", "."))
	c.write(x+(width-ansi.StringWidth(text))/2, y, width, text, k)
}

// writeRaw replaces a whole line by one that brings its own escape sequences.
func (c *canvas) writeRaw(y int, line string) {
	line, _, _ = strings.Cut(line, "\n")
	if y >= 0 && y < c.height {
		c.raw[y] = c.styles.paint(c.styles.clean(line), c.width)
	}
}

// String returns the lines of the window.
func (c *canvas) String() string {
	var out strings.Builder
	out.Grow(len(c.cells) * 3)
	openings := c.styles.sequences()
	for y := range c.height {
		if y > 0 {
			out.WriteByte('\n')
		}
		if line, ok := c.raw[y]; ok {
			out.WriteString(line)
			continue
		}
		writeLine(&out, c.cells[y*c.width:(y+1)*c.width], openings)
	}
	return out.String()
}

// writeLine writes the cells of a line, one escape sequence for each run of the
// same ink.
func writeLine(out *strings.Builder, cells []cell, openings []string) {
	for i := 0; i < len(cells); {
		k := cells[i].ink
		open := openings[k]
		out.WriteString(open)
		for ; i < len(cells) && cells[i].ink == k; i++ {
			out.WriteString(cells[i].text)
		}
		if open != "" {
			out.WriteString(reset)
		}
	}
}

// reset is how lipgloss ends a style.
const reset = "\x1b[0m"

// paint returns a line of text and escape sequences on the window's colour, cut
// off or filled up to a width.
func (s *Styles) paint(line string, width int) string {
	line = fit(line, width, "")
	blank := strings.Repeat(" ", max(0, width-ansi.StringWidth(line)))
	k := s.ink(text, window)
	open := s.sequences()[k]
	if open == "" {
		return line + blank
	}
	return open + strings.ReplaceAll(line, reset, reset+open) + blank + reset
}

// fit cuts a text off with a tail if it is wider than limit cells.
func fit(text string, limit int, tail string) string {
	if ansi.StringWidth(text) <= limit {
		return text
	}
	return ansi.Truncate(text, limit, tail)
}
