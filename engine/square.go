package engine

import (
	"fmt"
	"strconv"
	"strings"
)

// MaxSide is the largest height and width of a board.
const MaxSide = 26

// squareStride is the distance between two rows in the number of a Square: the
// next power of two above MaxSide, so that a square knows its row and column
// without knowing its board.
const squareStride = 32

// Square is a cell of a board of any size. The zero value is the upper left.
type Square int16

// NoSquare is no cell at all.
const NoSquare Square = -1

// SquareAt returns the square in a row and a column, both counted from 0 at
// the upper left, both below MaxSide.
func SquareAt(row, col int) Square { return Square(row*squareStride + col) }

// Row returns the row, 0 at the top.
func (s Square) Row() int { return int(s) / squareStride }

// Col returns the column, 0 at the left.
func (s Square) Col() int { return int(s) % squareStride }

// String returns Othello's usual name: column letter, then row number ("d3").
func (s Square) String() string {
	if s < 0 {
		return "--"
	}
	return string(rune('a'+s.Col())) + strconv.Itoa(s.Row()+1)
}

// ParseSquare reads a name like "d3" or "Z26". Blanks around it and letter
// case do not matter; whether the square is on a board is not looked at.
func ParseSquare(text string) (Square, error) {
	name := strings.ToLower(strings.TrimSpace(text))
	if len(name) < 2 || len(name) > 3 || name[0] < 'a' || name[0] > 'z' || name[1] < '1' || name[1] > '9' {
		return NoSquare, squareError(text)
	}
	row, err := strconv.Atoi(name[1:])
	if err != nil || row > MaxSide {
		return NoSquare, squareError(text)
	}
	return SquareAt(row-1, int(name[0]-'a')), nil
}

func squareError(text string) error {
	return fmt.Errorf("%q is no square: a column letter and a row number are wanted, like d3", text)
}
