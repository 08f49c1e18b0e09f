package plain

import (
	"fmt"
	"strings"

	"flank/engine"
)

// Gomoku returns the board of document 002: column letters, row numbers from the
// top, x for who moves first, o for the other, + for an empty point.
func Gomoku(state engine.State) string {
	size := state.Size()
	var b strings.Builder
	b.WriteString("  " + letters[:size.Width] + "\n")
	for row := range size.Height {
		fmt.Fprintf(&b, "%2d", row+1)
		for col := range size.Width {
			b.WriteString(strings.ToLower(cell(state, row, col, "+")))
		}
		b.WriteByte('\n')
	}
	return b.String()
}
