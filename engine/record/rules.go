package record

import (
	"fmt"
	"strings"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/reversi"
)

// The games that are recorded, as files name them.
const (
	Reversi = "reversi"
	Gomoku  = "gomoku"
)

// Games returns the names of all games.
func Games() []string { return []string{Reversi, Gomoku} }

// Rules are what a game is played by.
type Rules struct {
	Game string // Reversi or Gomoku
	Size engine.Size
	Rule gomoku.Rule // of Gomoku; Reversi has but one
}

// Check returns an error that says what is allowed unless there is such a game on
// a board of this size.
func (r Rules) Check() error {
	switch r.Game {
	case Reversi:
		return reversi.CheckSize(r.Size)
	case Gomoku:
		return gomoku.CheckSize(r.Size)
	}
	return fmt.Errorf("there is no game called %q: choose %s", r.Game, strings.Join(Games(), " or "))
}

// Start returns the position that a game begins with; the error is Check's.
func (r Rules) Start() (engine.State, error) {
	if err := r.Check(); err != nil {
		return nil, err
	}
	if r.Game == Gomoku {
		return gomoku.New(r.Size, r.Rule)
	}
	return reversi.New(r.Size)
}

// Name returns the name of a square: in Gomoku row 1 is the lowest.
func (r Rules) Name(sq engine.Square) string {
	if r.Game == Gomoku {
		return gomoku.Name(r.Size, sq)
	}
	return sq.String()
}

// Square reads the name of a square of the board.
func (r Rules) Square(name string) (engine.Square, error) {
	if r.Game == Gomoku {
		return gomoku.ParsePoint(r.Size, name)
	}
	sq, err := engine.ParseSquare(name)
	if err == nil && !r.Size.Has(sq) {
		return engine.NoSquare, fmt.Errorf("%q is no square of a board of %v", name, r.Size)
	}
	return sq, err
}

// Format returns the transcript of a game: the names of the squares in a row,
// "d3c5f6" or "h8i9g7". A pass leaves no trace in it.
func (r Rules) Format(moves []engine.Square) string {
	var text strings.Builder
	for _, move := range moves {
		text.WriteString(r.Name(move))
	}
	return text.String()
}

// Parse reads a transcript. Letter case and blanks between squares do not matter;
// whether the moves are legal is not looked at. The error shows the first thing
// that is no square of the board.
func (r Rules) Parse(text string) ([]engine.Square, error) {
	return parseMoves(text, false, r.Square)
}

// ParseGomoku reads the transcript of a game of Gomoku from the empty board, such
// as "h8i9g7", and plays it. The error shows what is no point, or names the first
// move that the rules forbid.
func ParseGomoku(text string, size engine.Size, rule gomoku.Rule) (engine.Game, error) {
	rules := Rules{Gomoku, size, rule}
	start, err := rules.Start()
	if err != nil {
		return engine.Game{}, err
	}
	moves, err := rules.Parse(text)
	if err != nil {
		return engine.Game{}, err
	}
	return engine.Replay(start, moves)
}

// checkOpening returns an error unless the opening is one that a game can have had.
func (e Entry) checkOpening(game engine.Game) error {
	opening, ok := gomoku.FindOpening(e.Opening)
	if e.Opening != "" && (!ok || e.Game != Gomoku) {
		return fmt.Errorf("there is no opening %q of %s", e.Opening, e.Game)
	}
	if e.Placed < 0 || e.Placed > game.Ply() || e.Placed > 0 && opening != gomoku.Balanced {
		return fmt.Errorf("%d prepared moves can't be", e.Placed)
	}
	choices, err := gomoku.ParseSwap2(e.Swap2)
	if err != nil {
		return err
	}
	early := choices.Before(game.Ply()+1) != choices
	late := opening == gomoku.BySwap2 && choices.Phase(game.Ply()-1).Choices() != nil
	if early || late {
		return fmt.Errorf("%d stones and the choices %q of swap2 don't go together", game.Ply(), e.Swap2)
	}
	return nil
}
