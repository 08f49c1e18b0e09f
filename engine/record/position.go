package record

import (
	"fmt"
	"strings"

	"flank/engine"
	"flank/engine/reversi"
)

// standard is the size of boards in OBF.
var standard = engine.Size{Height: 8, Width: 8}

// Position is a position of Reversi as somebody has written it.
type Position struct {
	State reversi.State // the turn has gone over already where Pass says so
	Pass  bool          // the side to move in the text has no move, the other one has
}

// Board returns the board as written, seen from the side to move in the text:
// it has no legal move if that side must pass or the game is over.
func (p Position) Board() reversi.Board {
	board := p.State.Board()
	if p.Pass {
		return board.Pass()
	}
	return board
}

// ParsePosition reads a position on a board of the given size, in one of two
// forms. Either it is a line of OBF (see ParseOBF) on 8×8. Or it is the moves
// from the start (see ParseGame); the turn goes over by itself to a side that can
// move. No moves are the start. The error names what can't be read, or the first
// illegal move.
func ParsePosition(text string, size engine.Size) (Position, error) {
	text = strings.TrimSpace(text)
	switch {
	case text == "" || startsWithSquare(text):
		return afterMoves(text, size)
	case !startsWithCell(text):
		return Position{}, fmt.Errorf("%q is no position: 64 cells (X, O or -) and the side to move are wanted, or moves like f5d6c3", shortened(text))
	case size != standard:
		return Position{}, fmt.Errorf("64 cells are no board of %v: moves from the start like f5d6c3 are wanted for it", size)
	}
	problem, err := ParseOBF(text)
	if err != nil {
		return Position{}, err
	}
	return problem.position(), nil
}

func startsWithSquare(text string) bool {
	return len(text) > 1 && text[1] >= '0' && text[1] <= '9'
}

func startsWithCell(text string) bool {
	_, ok := parseCell(text[0])
	return ok
}

// afterMoves returns the position after moves from the standard start.
func afterMoves(text string, size engine.Size) (Position, error) {
	game, err := ParseGame(text, size)
	if err != nil {
		return Position{}, err
	}
	state, ok := game.State().(reversi.State)
	if !ok {
		return Position{}, fmt.Errorf("a game of Reversi has a state of another kind")
	}
	return Position{State: state}, nil
}

// position returns the position that the cells and the side to move are.
func (p Problem) position() Position {
	board := reversi.NewBoardOf(standard, p.Turn, func(sq engine.Square) engine.Disc {
		return p.Cells[sq.Row()*standard.Width+sq.Col()]
	})
	state := reversi.NewAt(board, p.Turn)
	return Position{State: state, Pass: state.Turn() == p.Turn.Opponent()}
}

// StartsLikeOBF reports whether a text begins with 64 cells, as a line of OBF
// does: it may begin with -, and yet is no flag.
func StartsLikeOBF(text string) bool {
	const cells = len(Problem{}.Cells)
	if len(text) < cells {
		return false
	}
	_, err := parseCells(text[:cells])
	return err == nil
}
