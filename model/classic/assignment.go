package classic

import (
	"fmt"
	"strconv"
	"strings"

	"flank/engine"
	"flank/engine/record"
	"flank/engine/reversi"
	"flank/view/plain"
)

// playAssignment is the program of document 001: one game, noted in a log.
// Every element of its text is followed by an empty line, up to the last.
func playAssignment(d *dialogue, options Options) error {
	state, err := askBoard(d)
	if err != nil {
		return err
	}
	side, err := askSide(d)
	if err != nil {
		return err
	}
	c, err := newCourse(d, assignmentWording(), side, options)
	if err != nil {
		return err
	}
	start := options.Now()
	game, err := c.play(state)
	d.note(options.Log, record.NewLine(start, options.Now().Sub(start), game, side))
	return err
}

func assignmentWording() wording {
	return wording{
		board:   func(state engine.State) string { return plain.Assignment(state) + "\n" },
		placed:  "Computer places %s at %s.\n\n",
		prompt:  "Enter move for %s (RowCol): ",
		typed:   "\n",
		pass:    func(side, _ string) string { return side + " player has no valid move. " },
		verdict: assignmentVerdict,
	}
}

// assignmentVerdict returns the end of a game. Only a game that stands still
// with empty cells and discs of both sides left says that nobody can move, and
// one lost by an illegal move has no score.
func assignmentVerdict(game engine.Game) string {
	result := game.Result()
	if result.Ending == engine.Resigned {
		return "Invalid move.\n\nGame over.\n\n" + winner(game) + "\n"
	}
	stuck := ""
	if result.Black > 0 && result.White > 0 && game.State().Count(engine.Empty) > 0 {
		stuck = "Both players have no valid move.\n\n"
	}
	return fmt.Sprintf("%sGame over.\n\nX : O = %d : %d\n\n%s\n", stuck, result.Black, result.White, winner(game))
}

// askBoard asks for the size until it can be used, and returns the start.
func askBoard(d *dialogue) (reversi.State, error) {
	for {
		text, err := d.ask("Enter the board dimension: ")
		if err != nil {
			return reversi.State{}, err
		}
		side, _ := strconv.Atoi(strings.TrimSpace(text)) // 0 is no size either
		state, err := newBoard(side)
		d.answered(err)
		if err == nil {
			return state, nil
		}
	}
}

// askSide asks for the computer's side until it is one.
func askSide(d *dialogue) (engine.Disc, error) {
	for {
		text, err := d.ask("Computer plays (X/O): ")
		if err != nil {
			return engine.Empty, err
		}
		side, err := parseSide(text)
		d.answered(err)
		if err == nil {
			return side, nil
		}
	}
}

// answered complains about an answer unless err is nil, and ends the element.
func (d *dialogue) answered(err error) {
	if err != nil {
		d.complain(err.Error())
	}
	d.print("\n")
}

// note writes a line to the log; that it can't be written spoils nothing.
func (d *dialogue) note(path string, line record.Line) {
	if path == "" {
		path = record.CSVName
	}
	if err := record.AppendCSV(path, line); err != nil {
		d.complain(err.Error())
	}
}
