package record

import (
	"crypto/rand"
	"encoding/json"
	"fmt"
	"time"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/player"
)

// Entry is all that is kept of one game, finished or not. In a file it is one
// line of JSON.
type Entry struct {
	ID      string    `json:"id"`             // tells games apart; see NewID
	Game    string    `json:"game"`           // one of Games
	Rule    string    `json:"rule,omitempty"` // of Gomoku, as gomoku.Rule says it; "" in Reversi
	Height  int       `json:"height"`
	Width   int       `json:"width"`
	Started time.Time `json:"started"`
	Played  Seconds   `json:"seconds"` // played for, without the time that the program was closed

	Black string `json:"black"` // player.Human or the name of a level
	White string `json:"white"`
	Seed  uint64 `json:"seed"`

	Moves  string `json:"moves"`            // transcript of the moves that led to the board now
	Undone string `json:"undone,omitempty"` // of those that were taken back and can be redone

	Opening string `json:"opening,omitempty"` // of Gomoku, as gomoku.Opening says it; "" is free
	Placed  int    `json:"placed,omitempty"`  // of the moves, so many first ones were prepared
	Swap2   string `json:"swap2,omitempty"`   // what was chosen, as gomoku.Swap2 says it

	MoveTime  Seconds `json:"move_time,omitempty"` // a computer's limit for one move
	Clock     *Clock  `json:"clock,omitempty"`     // nil: no clock
	Hints     string  `json:"hints"`               // HintsOff to HintsValues: the most that was shown
	Takebacks int     `json:"takebacks"`           // how often a move was taken back
	Reseated  bool    `json:"reseated,omitempty"`  // the players changed in mid-game

	Ending     string `json:"ending"` // engine.Ending's word: "played", "resigned", "time", "unfinished"
	Winner     string `json:"winner"` // "black", "white", "draw"; "" while unfinished
	BlackDiscs int    `json:"black_discs"`
	WhiteDiscs int    `json:"white_discs"`
	Logged     bool   `json:"logged,omitempty"` // stands in Reversi.csv
}

// Clock is the setting of the two clocks and what is left on them.
type Clock struct {
	Base      Seconds `json:"base"`
	Increment Seconds `json:"increment"` // added after each move
	Black     Seconds `json:"black"`
	White     Seconds `json:"white"`
}

// Draw is what Entry.Winner says where nobody has won.
const Draw = "draw"

// NewID returns a name for a new game that no other game has.
func NewID() string { return rand.Text() }

// With returns the entry with the board size, moves and result of a game, which is
// played by the entry's rules.
func (e Entry) With(game engine.Game) Entry {
	size, result := game.State().Size(), game.Result()
	e.Height, e.Width = size.Height, size.Width
	rules, _ := e.Rules()
	e.Moves, e.Undone = rules.Format(game.Moves()), rules.Format(undone(game))
	e.Ending, e.Winner = result.Ending.String(), winnerWord(result)
	e.BlackDiscs, e.WhiteDiscs = result.Black, result.White
	return e
}

func undone(game engine.Game) (moves []engine.Square) {
	for i := game.Ply(); i < game.Len(); i++ {
		move, _ := game.Move(i)
		moves = append(moves, move)
	}
	return moves
}

func winnerWord(result engine.Result) string {
	switch {
	case !result.Over():
		return ""
	case result.Winner == engine.Empty:
		return Draw
	}
	return result.Winner.String()
}

// Over reports whether the game has ended.
func (e Entry) Over() bool { return e.Ending != engine.Unfinished.String() }

// Size returns the height and width of the board.
func (e Entry) Size() engine.Size { return engine.Size{Height: e.Height, Width: e.Width} }

// Rules returns what the game is played by. The error says what there is no such
// thing of.
func (e Entry) Rules() (Rules, error) {
	rules := Rules{Game: e.Game, Size: e.Size()}
	rule, ok := gomoku.FindRule(e.Rule)
	if e.Game == Gomoku {
		rules.Rule = rule
	}
	if ok == (e.Game != Gomoku) {
		return rules, fmt.Errorf("there is no rule %q of %s", e.Rule, e.Game)
	}
	return rules, rules.Check()
}

// HumanSide returns the human's side in a game against a computer; Empty for
// two humans and for two computers.
func (e Entry) HumanSide() engine.Disc {
	switch black, white := e.Black == player.Human, e.White == player.Human; {
	case black && !white:
		return engine.Black
	case white && !black:
		return engine.White
	}
	return engine.Empty
}

// Replay returns the game that was recorded, with its ending and with the moves
// that can be redone. The error says where the entry contradicts the rules or
// itself.
func (e Entry) Replay() (engine.Game, error) {
	game, err := e.replayMoves()
	if err != nil {
		return game, err
	}
	game = e.replayEnding(game)
	if again := e.With(game); again.Ending != e.Ending || again.Winner != e.Winner {
		return game, fmt.Errorf("the moves lead to %q won by %q, not to %q won by %q", again.Ending, again.Winner, e.Ending, e.Winner)
	} else if again.BlackDiscs != e.BlackDiscs || again.WhiteDiscs != e.WhiteDiscs {
		return game, fmt.Errorf("the moves lead to %d:%d discs, not to %d:%d", again.BlackDiscs, again.WhiteDiscs, e.BlackDiscs, e.WhiteDiscs)
	}
	return game, nil
}

func (e Entry) replayMoves() (engine.Game, error) {
	rules, err := e.Rules()
	if err != nil {
		return engine.Game{}, err
	}
	start, err := rules.Start()
	if err != nil {
		return engine.Game{}, err
	}
	moves, err := rules.Parse(e.Moves)
	if err != nil {
		return engine.Game{}, err
	}
	later, err := rules.Parse(e.Undone)
	if err != nil {
		return engine.Game{}, err
	}
	game, err := engine.Replay(start, append(moves, later...))
	return game.At(len(moves)), err
}

// replayEnding returns the game given up or lost on time as the entry says.
func (e Entry) replayEnding(game engine.Game) engine.Game {
	loser := engine.Empty
	switch e.Winner {
	case engine.Black.String():
		loser = engine.White
	case engine.White.String():
		loser = engine.Black
	}
	switch e.Ending {
	case engine.Resigned.String():
		return game.Resign(loser)
	case engine.TimedOut.String():
		return game.TimeOut(loser)
	}
	return game
}

// Encode returns the entry as one line of JSON with its line end. The error
// says what can't be written (a year beyond 9999).
func Encode(e Entry) ([]byte, error) {
	line, err := json.Marshal(e)
	if err != nil {
		return nil, fmt.Errorf("can't write the game: %w", err)
	}
	return append(line, '\n'), nil
}

// Decode reads what Encode wrote. An entry that it returns without an error can
// be replayed. Keys that it does not know are ignored.
func Decode(line []byte) (Entry, error) {
	var e Entry
	if err := json.Unmarshal(line, &e); err != nil {
		return Entry{}, fmt.Errorf("no recorded game: %w", err)
	}
	switch {
	case e.ID == "":
		return Entry{}, fmt.Errorf("a recorded game has no id")
	case e.Black == "" || e.White == "":
		return Entry{}, fmt.Errorf("recorded game %s lacks a player's name", e.ID)
	case e.Takebacks < 0:
		return Entry{}, fmt.Errorf("recorded game %s: takebacks can't be %d", e.ID, e.Takebacks)
	}
	game, err := e.Replay()
	if err == nil {
		err = e.checkOpening(game)
	}
	if err != nil {
		return Entry{}, fmt.Errorf("recorded game %s: %w", e.ID, err)
	}
	return e, nil
}
