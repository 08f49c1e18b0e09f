package engine

import (
	"fmt"
	"strconv"
	"strings"
)

// Size is the height and width of a board in cells.
type Size struct{ Height, Width int }

// Has reports whether a square lies on a board of this size.
func (s Size) Has(sq Square) bool {
	return sq >= 0 && sq.Row() < s.Height && sq.Col() < s.Width
}

// Cells returns the number of cells.
func (s Size) Cells() int { return s.Height * s.Width }

// String returns "8x8": height, then width.
func (s Size) String() string { return fmt.Sprintf("%dx%d", s.Height, s.Width) }

// ParseSize reads "8" (a square board) or "6x8" (height 6, width 8). Only the
// form is looked at: which sizes a game allows is the game's affair.
func ParseSize(text string) (Size, error) {
	parts := strings.Split(strings.ToLower(strings.TrimSpace(text)), "x")
	if len(parts) > 2 {
		return Size{}, sizeError(text)
	}
	sides := make([]int, 0, 2)
	for _, part := range parts {
		n, err := strconv.ParseUint(strings.TrimSpace(part), 10, 16)
		if err != nil {
			return Size{}, sizeError(text)
		}
		sides = append(sides, int(n))
	}
	return Size{Height: sides[0], Width: sides[len(sides)-1]}, nil
}

func sizeError(text string) error {
	return fmt.Errorf("%q is no board size: a number like 8, or height x width like 6x8, is wanted", text)
}
