package record

import (
	"strings"

	"flank/engine"
)

// FormatMoves returns the usual transcript of a game: the names of the squares
// in a row, "d3c5f6". A pass leaves no trace in it.
func FormatMoves(moves []engine.Square) string {
	var text strings.Builder
	for _, move := range moves {
		text.WriteString(move.String())
	}
	return text.String()
}

// ParseMoves reads a transcript on boards up to z26. Letter case and blanks
// between squares do not matter; whether the moves are legal is not looked at.
// The error shows the first thing that is no square.
func ParseMoves(text string) ([]engine.Square, error) {
	var moves []engine.Square
	for rest := strings.TrimSpace(text); rest != ""; rest = strings.TrimSpace(rest) {
		n := nameLen(rest)
		move, err := engine.ParseSquare(rest[:n])
		if err != nil {
			return nil, err
		}
		moves, rest = append(moves, move), rest[n:]
	}
	return moves, nil
}

// nameLen returns the length in bytes of the square's name that a text starts
// with: one character and all digits after it, of which four are already too
// many, so that an error's text stays short.
func nameLen(text string) int {
	n := 1
	for n < len(text) && n < 4 && text[n] >= '0' && text[n] <= '9' {
		n++
	}
	return n
}
