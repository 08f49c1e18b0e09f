package view

import (
	"slices"
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// Section is a heading with a table below it, for the statistics and the list
// of games. The first row with the focus is marked; -1 is none.
type Section struct {
	Heading string
	Columns []string
	Rows    [][]string
	Focus   int
	// Spare says of each column when a window that is too narrow for all goes without
	// it: 1 before 2, 0 never. Without it no column is left out.
	Spare []int
}

// tableMargin is the room at the left of a table for the mark of the focus, and
// that between two columns where the window is wide enough.
const tableMargin = 2

// Table returns the body of a page: sections below each other, their columns
// aligned by the cells that the characters take.
func Table(sections []Section, width int, s *Styles) string {
	laid := make([]Section, len(sections))
	widest := 0
	for i, section := range sections {
		laid[i] = section.cleaned(s).spared(width - 2*tableMargin).narrowed(width - 2*tableMargin)
		widest = max(widest, laid[i].width())
	}
	margin := strings.Repeat(" ", max(tableMargin, (width-widest)/2))
	var lines []string
	for i, section := range laid {
		if i > 0 {
			lines = append(lines, "")
		}
		for _, line := range section.lines(s, width-2*tableMargin) {
			lines = append(lines, margin[tableMargin:]+line)
		}
	}
	return strings.Join(lines, "\n")
}

// cleaned returns the section in characters that may be used.
func (section Section) cleaned(s *Styles) Section {
	rows := make([][]string, len(section.Rows))
	for i, row := range section.Rows {
		rows[i] = s.cleanAll(row)
	}
	section.Heading, section.Columns, section.Rows = s.clean(section.Heading), s.cleanAll(section.Columns), rows
	return section
}

func (s *Styles) cleanAll(texts []string) []string {
	clean := make([]string, len(texts))
	for i, text := range texts {
		clean[i] = s.clean(text)
	}
	return clean
}

// spared returns the section without the columns that there is no room for, as far
// as they can be spared.
func (section Section) spared(width int) Section {
	for section.tight() > width {
		at := -1
		for i, turn := range section.Spare {
			if turn > 0 && (at < 0 || turn < section.Spare[at]) {
				at = i
			}
		}
		if at < 0 {
			break
		}
		section = section.without(at)
	}
	return section
}

// without returns the section without a column.
func (section Section) without(at int) Section {
	section.Columns = slices.Delete(slices.Clone(section.Columns), at, at+1)
	section.Spare = slices.Delete(slices.Clone(section.Spare), at, at+1)
	rows := make([][]string, len(section.Rows))
	for i, row := range section.Rows {
		rows[i] = slices.Delete(slices.Clone(row), at, at+1)
	}
	section.Rows = rows
	return section
}

// narrowed returns a section of one row that is too wide as a list of its
// columns, one line for each.
func (section Section) narrowed(width int) Section {
	if section.width() <= width || len(section.Rows) != 1 || len(section.Columns) != len(section.Rows[0]) {
		return section
	}
	list := Section{Heading: section.Heading, Focus: -1}
	for i, column := range section.Columns {
		list.Rows = append(list.Rows, []string{column, section.Rows[0][i]})
	}
	return list
}

// lines returns the section, each line with tableMargin cells before it for the
// mark of the focus.
func (section Section) lines(s *Styles, width int) []string {
	widths, right, gap := section.widths(), section.numbers(), section.gap(width)
	blank := strings.Repeat(" ", tableMargin)
	var lines []string
	if section.Heading != "" {
		lines = append(lines, blank+s.style(pen{accent, window, true}).Render(section.Heading))
	}
	if len(section.Columns) > 0 {
		lines = append(lines, blank+s.style(pen{fore: dim, back: window}).Render(join(section.Columns, widths, right, gap)))
	}
	for i, row := range section.Rows {
		line := join(row, widths, right, gap)
		if i == section.Focus {
			lines = append(lines, s.style(pen{text, surface, true}).Render(s.bar()+" "+line+" "))
			continue
		}
		lines = append(lines, blank+s.style(pen{fore: text, back: window}).Render(line))
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

func (section Section) width() int {
	width := -tableMargin
	for _, w := range section.widths() {
		width += w + tableMargin
	}
	return max(width, ansi.StringWidth(section.Heading))
}

// tight returns the width with the least room between the columns.
func (section Section) tight() int { return section.width() - (len(section.Columns)-1)*(tableMargin-1) }

// gap returns the room between two columns: less if the table is too wide.
func (section Section) gap(width int) int {
	if section.width() > width {
		return 1
	}
	return tableMargin
}

// numbers reports which columns are aligned at the right: those of numbers,
// apart from the first.
func (section Section) numbers() []bool {
	right := make([]bool, len(section.widths()))
	for i := 1; i < len(right); i++ {
		right[i] = len(section.Rows) > 0
		for _, row := range section.Rows {
			if i < len(row) && row[i] >= ":" { // what comes after the digits
				right[i] = false
			}
		}
	}
	return right
}

// join returns the fields of a row, each filled up to its column's width.
func join(fields []string, widths []int, right []bool, gap int) string {
	padded := make([]string, len(fields))
	for i, field := range fields {
		blank := strings.Repeat(" ", widths[i]-ansi.StringWidth(field))
		padded[i] = field + blank
		if right[i] {
			padded[i] = blank + field
		}
	}
	return strings.Join(padded, strings.Repeat(" ", gap))
}

// FocusLine returns the line of Table's text that has the focus, -1 if none
// has.
func FocusLine(sections []Section) int {
	line := 0
	for _, section := range sections {
		line += min(len(section.Heading), 1) + min(len(section.Columns), 1)
		if section.Focus >= 0 && section.Focus < len(section.Rows) {
			return line + section.Focus
		}
		line += len(section.Rows) + 1
	}
	return -1
}
