package record

import (
	"fmt"
	"strconv"
	"strings"

	"flank/engine"
)

// Problem is a position on 8×8 in the format OBF: 64 cells row by row, the side
// to move, and after that what is known of its moves:
//
//	---...O--- X; A2:+38; C7:+36;
type Problem struct {
	Cells  [64]engine.Disc // row by row, a1 first
	Turn   engine.Disc     // Black or White
	Values []MoveValue     // in the order of the text; nil if it has none
}

// MoveValue is a move and the final difference in discs that it leads to, seen
// from the side that plays it.
type MoveValue struct {
	Move  engine.Square
	Value int // -64 to 64
}

// ParseOBF reads one line of OBF. Black is X or *, White O, an empty cell - or
// a point, all in any letter case; the semicolons after the side to move may be
// missing. Whether the moves are legal is not looked at. The error says which
// character or which part is wrong.
func ParseOBF(line string) (Problem, error) {
	position, values, _ := strings.Cut(line, ";")
	cells, turn, _ := strings.Cut(strings.TrimSpace(position), " ")
	p, err := parseCells(cells)
	if err != nil {
		return Problem{}, err
	}
	turn = strings.TrimSpace(turn)
	if len(turn) == 1 {
		p.Turn, _ = parseCell(turn[0])
	}
	if p.Turn == engine.Empty {
		return Problem{}, fmt.Errorf("the side to move is %q: X or O is wanted after the 64 cells", shortened(turn))
	}
	p.Values, err = parseValues(values)
	if err != nil {
		return Problem{}, err
	}
	return p, nil
}

func parseCells(text string) (p Problem, err error) {
	for i := range len(text) {
		disc, ok := parseCell(text[i])
		switch {
		case i >= len(p.Cells):
			return p, fmt.Errorf("there are more than 64 cells before the side to move")
		case !ok:
			return p, fmt.Errorf("character %d is %q: X, O or - is wanted for a cell", i+1, text[i])
		}
		p.Cells[i] = disc
	}
	if len(text) < len(p.Cells) {
		return p, fmt.Errorf("there are %d cells: 64 are wanted", len(text))
	}
	return p, nil
}

func parseCell(c byte) (disc engine.Disc, ok bool) {
	switch c {
	case 'X', 'x', '*':
		return engine.Black, true
	case 'O', 'o':
		return engine.White, true
	case '-', '.':
		return engine.Empty, true
	}
	return engine.Empty, false
}

func parseValues(text string) (values []MoveValue, err error) {
	for part := range strings.SplitSeq(text, ";") {
		part = strings.TrimSpace(part)
		if part == "" {
			continue
		}
		value, err := parseValue(part)
		if err != nil {
			return nil, err
		}
		values = append(values, value)
	}
	return values, nil
}

// parseValue reads a move's value like "A2:+38".
func parseValue(text string) (MoveValue, error) {
	name, number, _ := strings.Cut(text, ":")
	move, err := engine.ParseSquare(name)
	if err != nil || !(engine.Size{Height: 8, Width: 8}).Has(move) {
		return MoveValue{}, valueError(text)
	}
	value, err := strconv.Atoi(strings.TrimSpace(number))
	if err != nil || value < -64 || value > 64 {
		return MoveValue{}, valueError(text)
	}
	return MoveValue{move, value}, nil
}

func valueError(text string) error {
	return fmt.Errorf("%q is no value of a move: one like A2:+38 is wanted", shortened(text))
}

// shortened cuts a text that is to be shown in an error.
func shortened(text string) string {
	const most = 20
	if len(text) > most {
		return text[:most] + "…"
	}
	return text
}

// FormatOBF returns the line that ParseOBF reads.
func FormatOBF(p Problem) string {
	var line strings.Builder
	for _, disc := range p.Cells {
		line.WriteByte(cellLetter(disc))
	}
	fmt.Fprintf(&line, " %c;", cellLetter(p.Turn))
	for _, value := range p.Values {
		fmt.Fprintf(&line, " %s:%+d;", strings.ToUpper(value.Move.String()), value.Value)
	}
	return line.String()
}

func cellLetter(disc engine.Disc) byte {
	return [...]byte{engine.Empty: '-', engine.Black: 'X', engine.White: 'O'}[disc]
}
