package reversi

import (
	"fmt"

	"flank/engine"
)

// State is a position of Reversi; it implements engine.State. Turn always has a
// legal move: where the next side has none, the mover moves again, and where
// neither has one, the game is over and nobody's turn.
type State struct {
	board Board
	turn  engine.Disc // the side that board.mover belongs to
	over  bool
}

// New returns the start of a game on a board of the given size, Black to move.
// The error says which sizes there are.
func New(size engine.Size) (State, error) {
	if err := CheckSize(size); err != nil {
		return State{}, err
	}
	return State{board: NewBoard(size), turn: engine.Black}, nil
}

// NewMirrored returns the start with the four discs the other way round: Black
// on the upper left and lower right of the centre.
func NewMirrored(size engine.Size) (State, error) {
	state, err := New(size)
	state.board.mover, state.board.other = state.board.other, state.board.mover
	return state, err
}

// NewAt returns the state with the given board and the side that its mover is.
// If that side has no legal move, the turn goes over as in a game.
func NewAt(board Board, turn engine.Disc) State {
	if moves := board.Moves(); !moves.Empty() {
		return State{board: board, turn: turn}
	}
	if passed, ok := board.AfterPass(); ok {
		return State{board: passed, turn: turn.Opponent()}
	}
	return State{board: board, turn: turn, over: true}
}

// Board returns the bitboards, the mover being Turn.
func (s State) Board() Board { return s.board }

// Size returns the height and width.
func (s State) Size() engine.Size { return s.board.size }

// Turn returns the side to move, Empty when the game is over.
func (s State) Turn() engine.Disc {
	if s.over {
		return engine.Empty
	}
	return s.turn
}

// At returns the disc on a square.
func (s State) At(sq engine.Square) engine.Disc {
	switch {
	case !s.Size().Has(sq):
		return engine.Empty
	case s.board.mover.has(s.board.bit(sq)):
		return s.turn
	case s.board.other.has(s.board.bit(sq)):
		return s.turn.Opponent()
	}
	return engine.Empty
}

// Legal returns the legal moves in reading order.
func (s State) Legal() []engine.Square {
	if s.over {
		return nil
	}
	return s.list(s.board.Moves())
}

func (s State) list(set Set) []engine.Square {
	squares := make([]engine.Square, 0, set.Count())
	for sq := range s.board.Squares(set) {
		squares = append(squares, sq)
	}
	return squares
}

// Flips returns the discs that a move would turn, nil where it is illegal.
func (s State) Flips(sq engine.Square) []engine.Square {
	if s.over || !s.Size().Has(sq) || s.At(sq) != engine.Empty {
		return nil
	}
	flips := s.board.Flips(sq)
	if flips.Empty() {
		return nil
	}
	return s.list(flips)
}

// Play returns the state after a move of the side to move.
func (s State) Play(sq engine.Square) (engine.State, error) {
	switch {
	case s.over:
		return s, fmt.Errorf("the game is over")
	case !s.Size().Has(sq):
		return s, fmt.Errorf("%v is not on a board of %v", sq, s.Size())
	case s.At(sq) != engine.Empty:
		return s, fmt.Errorf("there is a disc on %v already", sq)
	}
	next := Board{Shape: s.board.Shape}
	if !s.board.try(s.board.bit(sq), &next) {
		return s, fmt.Errorf("%v on %v turns no disc", s.turn, sq)
	}
	return NewAt(next, s.turn.Opponent()), nil
}

// Count returns the number of discs of a side, or of empty squares.
func (s State) Count(d engine.Disc) int {
	switch d {
	case s.turn:
		return s.board.mover.Count()
	case s.turn.Opponent():
		return s.board.other.Count()
	}
	return s.board.Empties()
}

// Winner returns the side with more discs, Empty if both have as many.
func (s State) Winner() engine.Disc {
	black, white := s.Count(engine.Black), s.Count(engine.White)
	switch {
	case black > white:
		return engine.Black
	case white > black:
		return engine.White
	}
	return engine.Empty
}
