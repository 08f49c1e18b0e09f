package engine

// Ending is how a game came to its end.
type Ending uint8

const (
	Unfinished Ending = iota // still going on
	Played                   // the rules ended it
	Resigned                 // the loser gave up
	TimedOut                 // the loser's clock ran out
)

// String returns the word that files use for an ending.
func (e Ending) String() string {
	switch e {
	case Played:
		return "played"
	case Resigned:
		return "resigned"
	case TimedOut:
		return "time"
	}
	return "unfinished"
}

// Result is how a game stands or has ended.
type Result struct {
	Ending       Ending
	Winner       Disc // Empty: a draw, or not over yet
	Black, White int  // discs on the board
}

// Over reports whether the game has ended.
func (r Result) Over() bool { return r.Ending != Unfinished }
