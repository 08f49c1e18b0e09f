package view

import (
	"time"

	"flank/engine"
	"flank/engine/gomoku"
)

// Hints is what is shown of the legal moves.
type Hints uint8

const (
	HintsOff    Hints = iota
	HintsMoves        // mark the legal cells
	HintsFlips        // put the number of discs turned on each
	HintsValues       // put what each is worth on it
)

// Play is all that the play screen shows. It is a value that a model fills in
// for each frame; rendering it changes nothing.
type Play struct {
	Width, Height int // of the window, in cells
	State         engine.State
	Cursor        engine.Square
	Scroll        engine.Square // upper left cell shown where the board does not fit
	Hints         Hints
	Legal         []engine.Square // the moves that hints mark now; nil while a computer is to move
	Values        []engine.Info   // what they are worth, the best first; nil until that is known
	Last          engine.Square   // the last move, NoSquare at the start
	Turned        []engine.Square // the discs that it turned
	Preview       []engine.Square // the discs that a move at the cursor would turn; nil where it is illegal
	Flip          Flip
	Order         []engine.Square // the moves that led to State, in order
	Numbered      bool            // each stone shows the number of its move
	Five          []engine.Square // the winning row of a game of Gomoku that is over
	Forbidden     []engine.Square // points forbidden to the side to move, marked unless hints are off
	Threats       []gomoku.Threat // the points to mark where the other side threatens
	Black, White  Seat
	Moves         []Move // the whole game, the moves after Ply too
	Ply           int    // how many of them have led to State, passes not counted
	Opening       string // the name of the opening, "" if it has none
	Verdict       string // what a person's last move has cost, "" if that is not known
	Notice        Notice
	Thinking      Thinking
	Banner        Banner
	Field         string // the coordinate field with its prompt while it is open, else ""
	Footer        string // the one line of keys
}

// Flip is a moment of the animation that follows a move.
type Flip struct {
	Squares []engine.Square // discs on their way; empty when nothing moves
	From    engine.Disc     // what they were; State has what they become
	Phase   float64         // 0 to 1
}

// Seat is one side's line in the panel.
type Seat struct {
	Name    string // "You", "Level 3", ...
	Discs   int
	Turn    bool
	Clock   string // time left, "" without a clock
	LowTime bool
}

// Move is one entry of the list of moves. A side that had to pass has an entry
// of its own with the name "--".
type Move struct {
	Name string
	By   engine.Disc
}

// Notice is a short line that says what has just happened.
type Notice struct {
	Text   string
	Urgent bool // must not be missed: a pass, a loss on time
}

// Thinking is how far a computer has got.
type Thinking struct {
	Active  bool
	Info    engine.Info // what it knows so far; of depth 0: nothing
	Elapsed time.Duration
	Frame   int // counts up while it thinks, for the spinner
}

// Banner is the result of a game that is over; no banner without a title.
type Banner struct {
	Title, Detail string
	Next          string // what to press now
}
