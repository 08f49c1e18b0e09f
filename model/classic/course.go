package classic

import (
	"errors"
	"fmt"
	"strings"

	"flank/engine"
	"flank/engine/player"
	"flank/engine/reversi"
	"flank/view/plain"
)

// What is wrong with an answer to the first two questions.
var (
	errDimension = fmt.Errorf("the board dimension must be an even number from %d to %d", reversi.MinSide, engine.MaxSide)
	errSide      = errors.New("the computer plays X (Black) or O (White)")
)

// wording is how the assignment and the compact style tell the same game.
type wording struct {
	board   func(engine.State) string
	placed  string                          // a format of the side and the square
	prompt  string                          // a format of the side
	typed   string                          // follows the typed move
	pass    func(side, other string) string // the side has no legal move
	verdict func(engine.Game) string        // the end of the game
}

// course is a game on its way: a human against a computer by the rules of
// documents 000 and 001.
type course struct {
	*dialogue
	wording
	computer engine.Player
	side     engine.Disc // the computer's
}

// newCourse returns a course on which the computer of the options plays a side.
func newCourse(d *dialogue, words wording, side engine.Disc, options Options) (course, error) {
	level, err := player.Find(options.Level)
	if err != nil {
		return course{}, err
	}
	return course{dialogue: d, wording: words, computer: level.New(options.Seed), side: side}, nil
}

// play plays from the start to the end. With an error the game is given up by
// the human, wherever it stood.
func (c course) play(state engine.State) (engine.Game, error) {
	game := engine.NewGame(state)
	c.print(c.board(state))
	for !game.Result().Over() {
		next, err := c.turn(game)
		if err != nil {
			return game.Resign(c.side.Opponent()), err
		}
		game = next
	}
	c.print(c.verdict(game))
	return game, nil
}

// turn lets the side to move play, and a side that can't move be told so.
func (c course) turn(game engine.Game) (next engine.Game, err error) {
	if passed := game.Passed(); passed != engine.Empty {
		c.print(c.pass(plain.Letter(passed), plain.Letter(passed.Opponent())))
	}
	if game.State().Turn() == c.side {
		next, err = c.computerTurn(game)
	} else {
		next, err = c.humanTurn(game)
	}
	if err == nil && next.Ply() > game.Ply() {
		c.print(c.board(next.State()))
	}
	return next, err
}

func (c course) computerTurn(game engine.Game) (engine.Game, error) {
	move, err := c.choose(c.computer, game)
	if err != nil {
		return game, err
	}
	c.printf(c.placed, plain.Letter(c.side), rowCol(move))
	return game.Play(move)
}

// humanTurn asks for a move. An illegal one gives the game up.
func (c course) humanTurn(game engine.Game) (engine.Game, error) {
	human := c.side.Opponent()
	text, err := c.ask(fmt.Sprintf(c.prompt, plain.Letter(human)))
	if err != nil {
		return game, err
	}
	c.print(c.typed)
	next, err := game.Play(parseRowCol(text))
	if err != nil {
		return game.Resign(human), nil
	}
	return next, nil
}

// rowCol names a square by row letter, then column letter.
func rowCol(sq engine.Square) string {
	return string([]byte{'a' + byte(sq.Row()), 'a' + byte(sq.Col())})
}

// parseRowCol reads such a name, NoSquare if it is none. Blanks around it and
// letter case don't matter.
func parseRowCol(text string) engine.Square {
	text = strings.TrimSpace(text)
	if len(text) != 2 {
		return engine.NoSquare
	}
	row, col := letterIndex(text[0]), letterIndex(text[1])
	if row < 0 || col < 0 {
		return engine.NoSquare
	}
	return engine.SquareAt(row, col)
}

// letterIndex returns the place of an ASCII letter in the alphabet, -1 for
// anything else.
func letterIndex(b byte) int {
	switch {
	case 'a' <= b && b <= 'z':
		return int(b - 'a')
	case 'A' <= b && b <= 'Z':
		return int(b - 'A')
	}
	return -1
}

// parseSide reads X or O.
func parseSide(text string) (engine.Disc, error) {
	switch strings.TrimSpace(text) {
	case "X", "x":
		return engine.Black, nil
	case "O", "o":
		return engine.White, nil
	}
	return engine.Empty, errSide
}

// newBoard returns the start on a square board with an even side.
func newBoard(side int) (reversi.State, error) {
	if side%2 != 0 || side < reversi.MinSide || side > engine.MaxSide {
		return reversi.State{}, errDimension
	}
	return reversi.New(engine.Size{Height: side, Width: side})
}

// winner returns "X player wins." and the like.
func winner(game engine.Game) string {
	if side := game.Result().Winner; side != engine.Empty {
		return plain.Letter(side) + " player wins."
	}
	return "Draw!"
}
