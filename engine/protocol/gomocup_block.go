package protocol

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"flank/engine"
)

// block is the lines between BOARD or SWAP2BOARD and DONE.
type block struct {
	at     time.Time // when it began
	fields int       // of a line: 3 with the owner, or 2
	board  board
	err    error // the first one
}

// open begins a block.
func (g *gomocup) open(r brainRequest, fields int) error {
	g.block = &block{at: r.at, fields: fields, board: board{side: g.board.side}}
	return nil
}

// add takes a line of the block. What is wrong with it is said at its end.
func (b *block) add(text string) {
	numbers, err := parseCoordinates(text, b.fields)
	switch {
	case b.err != nil:
		return
	case err == nil && b.fields == 3 && (numbers[2] < int(own) || numbers[2] > int(nobodys)):
		err = errors.New("the third number is 1, 2 or 3")
	}
	if err == nil {
		of := own
		if b.fields == 3 {
			of = owner(numbers[2])
		}
		b.board, err = b.board.with(pointAt(numbers[0], numbers[1]), of)
	}
	if err != nil {
		b.err = fmt.Errorf("%q: %w", shortened(text), err)
	}
}

// done ends the block and answers it.
func (g *gomocup) done(brainRequest) error {
	ended := g.block
	g.block = nil
	switch {
	case ended == nil:
		return errors.New("DONE ends BOARD or SWAP2BOARD")
	case ended.board.side == 0:
		return errNoBoard
	case ended.err != nil:
		return ended.err
	case ended.fields == 2:
		return g.swap2(ended.at, ended.board)
	}
	g.board = ended.board
	return g.move(ended.at, g.board)
}

// shortened cuts a text that is to be shown in an error.
func shortened(text string) string {
	const most = 40
	if len(text) > most {
		return text[:most] + "…"
	}
	return text
}

// parseCoordinates reads so many whole numbers with commas between them.
func parseCoordinates(text string, n int) (numbers []int, err error) {
	for part := range strings.SplitSeq(text, ",") {
		number, err := strconv.ParseInt(strings.TrimSpace(part), 10, 32)
		if err != nil || len(numbers) == n {
			return nil, wanted(n)
		}
		numbers = append(numbers, int(number))
	}
	if len(numbers) < n {
		return nil, wanted(n)
	}
	return numbers, nil
}

func wanted(n int) error {
	switch n {
	case 1:
		return errors.New("a whole number is wanted")
	case 2:
		return errors.New("two whole numbers with a comma between are wanted")
	}
	return fmt.Errorf("%d whole numbers with commas between are wanted", n)
}

// parsePoint reads "x,y".
func parsePoint(text string) (engine.Square, error) {
	numbers, err := parseCoordinates(text, 2)
	if err != nil {
		return engine.NoSquare, err
	}
	return pointAt(numbers[0], numbers[1]), nil
}

// pointAt returns the point of coordinates, NoSquare for what is on no board.
func pointAt(x, y int) engine.Square {
	if x < 0 || y < 0 || x >= engine.MaxSide || y >= engine.MaxSide {
		return engine.NoSquare
	}
	return engine.SquareAt(y, x)
}

// coordinates writes a point: column and row from 0 on, at the top left.
func coordinates(point engine.Square) string {
	return fmt.Sprintf("%d,%d", point.Col(), point.Row())
}
