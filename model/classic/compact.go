package classic

import (
	"errors"
	"strconv"
	"strings"

	"flank/engine"
	"flank/view/plain"
)

// compactDefault is the board side for an answer that is no number.
const compactDefault = 4

// playCompact is the program of document 000: the assignment's game with a
// smaller board, told in other words, and without a log.
func playCompact(d *dialogue, options Options) error {
	side, err := askCompactSide(d)
	if err != nil {
		return err
	}
	state, err := newBoard(side)
	if err != nil {
		return err
	}
	text, err := d.ask("Computer plays (X/O):\n")
	if err != nil {
		return err
	}
	computer, err := parseSide(text)
	if err != nil {
		return err
	}
	c, err := newCourse(d, compactWording(), computer, options)
	if err != nil {
		return err
	}
	if _, err := c.play(state); err != nil {
		return err
	}
	_, err = d.ask("Enter to quit")
	return err
}

func compactWording() wording {
	return wording{
		board:  func(state engine.State) string { return plain.Compact(state) + "\n" },
		placed: "Computer places %s at %s\n",
		prompt: "Enter move for %s (RowCol):",
		pass: func(side, other string) string {
			return side + " player has no valid move\n" + other + " player go on\n"
		},
		verdict: compactVerdict,
	}
}

func compactVerdict(game engine.Game) string {
	end := "Game over. " + winner(game) + "\n"
	if game.Result().Ending == engine.Resigned {
		return "Invalid move\n" + end
	}
	return end
}

// askCompactSide asks for the side of the board once; what is no number means
// the default, a number that is no size is an error later.
func askCompactSide(d *dialogue) (int, error) {
	text, err := d.ask("Enter the board dimension:\n")
	if err != nil {
		return 0, err
	}
	side, err := strconv.Atoi(strings.TrimSpace(text))
	switch {
	case errors.Is(err, strconv.ErrRange):
		return 0, nil
	case err != nil:
		d.printf("the board dimension is invalid, start game with default dimension = %d\n", compactDefault)
		return compactDefault, nil
	}
	return side, nil
}
