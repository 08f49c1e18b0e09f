package reversi

import (
	"fmt"

	"flank/engine"
)

// NewPosition returns the state in which at tells what lies on each square and
// turn is to move. If that side has no legal move, the turn goes over as in a
// game. The error says which sizes there are, or that nobody is to move.
func NewPosition(size engine.Size, at func(engine.Square) engine.Disc, turn engine.Disc) (State, error) {
	if err := CheckSize(size); err != nil {
		return State{}, err
	}
	if turn == engine.Empty {
		return State{}, fmt.Errorf("black or white has to be to move")
	}
	board := Board{Shape: newShape(size)}
	for sq := range board.Squares(board.cells) {
		switch at(sq) {
		case turn:
			board.mover.add(board.bit(sq))
		case turn.Opponent():
			board.other.add(board.bit(sq))
		}
	}
	return NewAt(board, turn), nil
}
