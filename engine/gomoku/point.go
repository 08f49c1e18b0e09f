package gomoku

import (
	"fmt"
	"strconv"
	"strings"

	"flank/engine"
)

// The sides of a board.
const (
	MinSide   = 9
	MaxSide   = 22
	UsualSide = 15
)

// CheckSize returns an error that says what is allowed unless a board of this
// size can be played on.
func CheckSize(size engine.Size) error {
	if size.Height != size.Width || size.Height < MinSide || size.Height > MaxSide {
		return fmt.Errorf("a board of %v can't be used: Gomoku's are square, from %d to %d a side", size, MinSide, MaxSide)
	}
	return nil
}

// Name returns the name of a point on a board of a size: column letter, then
// row number with row 1 at the bottom; "h8" is the centre of 15×15. Beside the
// board it is "--".
func Name(size engine.Size, point engine.Square) string {
	if !size.Has(point) {
		return engine.NoSquare.String()
	}
	return string(rune('a'+point.Col())) + strconv.Itoa(size.Height-point.Row())
}

// ParsePoint reads a name that Name gives. Blanks around it and letter case do
// not matter. The error says which names there are.
func ParsePoint(size engine.Size, text string) (engine.Square, error) {
	name := strings.TrimSpace(text)
	if len(name) > 1 {
		row, err := strconv.Atoi(name[1:])
		point := engine.SquareAt(size.Height-row, int(name[0]|0x20)-'a') // 0x20: in lower case
		if err == nil && strings.EqualFold(Name(size, point), name) {
			return point, nil
		}
	}
	last := Name(size, engine.SquareAt(0, size.Width-1))
	return engine.NoSquare, fmt.Errorf("%q is no point of a board of %v: a1 (lower left) to %s are", text, size, last)
}
