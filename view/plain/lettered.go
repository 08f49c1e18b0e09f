package plain

import (
	"strings"

	"flank/engine"
)

// Assignment returns the board of document 001: row letters and cells at
// four-column stops, column letters above the cells, no trailing blanks.
func Assignment(state engine.State) string {
	return lettered(state, "   ")
}

// Compact returns the board of document 000: the same with two columns a cell.
func Compact(state engine.State) string {
	return lettered(state, " ")
}

// lettered draws a board with the gap between two signs of a row.
func lettered(state engine.State, gap string) string {
	size := state.Size()
	var b strings.Builder
	b.WriteByte(' ')
	for col := range size.Width {
		b.WriteString(gap + letters[col:col+1])
	}
	b.WriteByte('\n')
	for row := range size.Height {
		b.WriteString(letters[row : row+1])
		for col := range size.Width {
			b.WriteString(gap + cell(state, row, col, "."))
		}
		b.WriteByte('\n')
	}
	return b.String()
}
