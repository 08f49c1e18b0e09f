package engine

// State is one position of a game. It never changes: Play returns a new one.
type State interface {
	// Size returns the board's height and width.
	Size() Size
	// Turn returns the side that must move now, Empty once the game is over.
	// It always has a legal move: a side that has none is passed over.
	Turn() Disc
	// At returns what lies on a square; Empty beside the board.
	At(Square) Disc
	// Legal returns the legal moves in reading order: row by row, left to right.
	Legal() []Square
	// Flips returns the discs that a move would turn over, without the disc
	// played itself; nil where the move is illegal, and always in Gomoku, which
	// turns none.
	Flips(Square) []Square
	// Play returns the state after a move of the side to move. The error says
	// why a move is illegal.
	Play(Square) (State, error)
	// Count returns the number of discs of a side (or of empty squares).
	Count(Disc) int
	// Winner returns who has won a game that is over; Empty for a draw.
	Winner() Disc
}

// Score returns a side's discs less the other's in a game of discs, the empty
// cells counted for who has more: the score of one that is over.
func Score(state State, side Disc) int {
	own, other := state.Count(side), state.Count(side.Opponent())
	switch {
	case own > other:
		return own - other + state.Count(Empty)
	case own < other:
		return own - other - state.Count(Empty)
	}
	return 0
}
