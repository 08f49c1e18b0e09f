package match

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"

	"flank/engine"
	"flank/engine/gomoku"
)

// ReadOpenings reads openings of Gomoku, one a line: "dx,dy" for each stone, with
// commas between them, from the centre of the board to the right and downwards.
// The stones are those of Black and White in turn. Empty lines are skipped. The
// error tells the line and what is wrong with it.
func ReadOpenings(r io.Reader, start gomoku.State) ([]engine.Game, error) {
	var openings []engine.Game
	lines := bufio.NewScanner(r)
	for number := 1; lines.Scan(); number++ {
		text := strings.TrimSpace(strings.TrimPrefix(lines.Text(), "\ufeff"))
		if text == "" {
			continue
		}
		opening, err := parseOpening(text, start)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", number, err)
		}
		openings = append(openings, opening)
	}
	if err := lines.Err(); err != nil {
		return nil, err
	}
	if len(openings) == 0 {
		return nil, fmt.Errorf("there is no opening: lines like 0,0, 0,-1, 1,-3 are wanted")
	}
	return openings, nil
}

// parseOpening reads the stones of an opening.
func parseOpening(text string, start gomoku.State) (engine.Game, error) {
	game := engine.NewGame(start)
	parts := strings.Split(text, ",")
	if len(parts)%2 != 0 {
		return game, fmt.Errorf("two numbers are wanted for each stone, like 0,0, 0,-1, 1,-3")
	}
	for i := 0; i < len(parts); i += 2 {
		point, err := parseOffset(parts[i], parts[i+1], start.Size())
		if err != nil {
			return game, err
		}
		if game, err = game.Play(point); err != nil {
			return game, fmt.Errorf("stone %d: %w", i/2+1, err)
		}
	}
	if game.Result().Over() {
		return game, fmt.Errorf("the game is over")
	}
	return game, nil
}

// parseOffset reads where a point lies from the centre.
func parseOffset(right, down string, size engine.Size) (engine.Square, error) {
	right, down = strings.TrimSpace(right), strings.TrimSpace(down)
	dx, errX := strconv.ParseInt(right, 10, 16)
	dy, errY := strconv.ParseInt(down, 10, 16)
	if errX != nil || errY != nil {
		return engine.NoSquare, fmt.Errorf("%q is no place: two whole numbers are wanted, like 0,-1", right+","+down)
	}
	row, col := centre(size)
	row, col = row+int(dy), col+int(dx)
	if row < 0 || row >= size.Height || col < 0 || col >= size.Width {
		return engine.NoSquare, fmt.Errorf("%d,%d is not on a board of %v", dx, dy, size)
	}
	return engine.SquareAt(row, col), nil
}
