package plain

import (
	"slices"
	"strconv"
	"strings"

	"flank/engine"
)

// Boxed returns the board of document 003: three text lines a row between
// lines of +---+, rows and columns numbered. Empty cells in hints show a star.
func Boxed(state engine.State, hints []engine.Square) string {
	size := state.Size()
	line := "   " + strings.Repeat("+---", size.Width) + "+\n"
	space := strings.Repeat("   |", size.Width+1) + "\n"
	var b strings.Builder
	b.WriteString(columnNumbers(size.Width) + line)
	for row := range size.Height {
		b.WriteString(space + boxedRow(state, row, hints) + space + line)
	}
	return b.String()
}

// columnNumbers returns the line above the board, "     1   2   3".
func columnNumbers(width int) string {
	var b strings.Builder
	b.WriteString("  ")
	for col := range width {
		b.WriteString("   " + strconv.Itoa(col+1))
	}
	return b.String() + "\n"
}

// boxedRow returns the text line of a row that holds its discs.
func boxedRow(state engine.State, row int, hints []engine.Square) string {
	var b strings.Builder
	b.WriteString(strconv.Itoa(row+1) + "  ")
	for col := range state.Size().Width {
		empty := " "
		if slices.Contains(hints, engine.SquareAt(row, col)) {
			empty = "*"
		}
		b.WriteString("| " + cell(state, row, col, empty) + " ")
	}
	return b.String() + "|\n"
}
