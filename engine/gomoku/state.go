package gomoku

import (
	"fmt"

	"flank/engine"
)

// State is a position of Gomoku; it implements engine.State. In renju Black may
// have forbidden points alone; then White moves again.
type State struct {
	size   engine.Size
	rule   Rule
	board  *board // shared by copies of the state, never written to
	counts [3]int // points, by what lies on them
	turn   engine.Disc
	winner engine.Disc
}

// New returns the empty board of the given size, Black to move. The error says
// which sizes there are.
func New(size engine.Size, rule Rule) (State, error) {
	return NewPosition(size, rule, func(engine.Square) engine.Disc { return engine.Empty }, engine.Black)
}

// NewPosition returns the state in which at tells what lies on each point and
// turn is to move, unless a row on the board has won already. The error says
// which sizes there are, or that nobody is to move.
func NewPosition(size engine.Size, rule Rule, at func(engine.Square) engine.Disc, turn engine.Disc) (State, error) {
	if err := CheckSize(size); err != nil {
		return State{}, err
	}
	if turn == engine.Empty {
		return State{}, fmt.Errorf("black or white has to be to move")
	}
	s := State{size: size, rule: rule, board: newBoard(size, at)}
	for point := range points(size) {
		s.counts[s.At(point)]++
	}
	for _, side := range []engine.Disc{turn, turn.Opponent()} { // who moved last has won if both have
		if len(s.rows(side)) > 0 {
			s.winner = side
		}
	}
	s.turn = s.next(turn)
	return s, nil
}

// next returns the side to move if it is the turn of a side: the other one if
// that has forbidden points alone, Empty if the game is over.
func (s State) next(turn engine.Disc) engine.Disc {
	switch {
	case s.winner != engine.Empty || s.counts[engine.Empty] == 0:
		return engine.Empty
	case turn == engine.Black && s.stuck():
		return engine.White
	}
	return turn
}

// stuck reports whether every empty point is forbidden to Black.
func (s State) stuck() bool {
	b := *s.board
	for point := range points(s.size) {
		if s.At(point) == engine.Empty && (s.rule != Renju || b.foul(index(point)) == NoFoul) {
			return false
		}
	}
	return true
}

// Size returns the height and width.
func (s State) Size() engine.Size { return s.size }

// Rule returns the rules that are played by.
func (s State) Rule() Rule { return s.rule }

// Turn returns the side to move, Empty when the game is over.
func (s State) Turn() engine.Disc { return s.turn }

// At returns the stone on a point.
func (s State) At(point engine.Square) engine.Disc {
	if !s.size.Has(point) {
		return engine.Empty
	}
	return s.board[index(point)]
}

// Legal returns the legal moves in reading order: the empty points but for
// those that are forbidden to Black in renju.
func (s State) Legal() []engine.Square {
	if s.turn == engine.Empty {
		return nil
	}
	b, moves := *s.board, make([]engine.Square, 0, s.counts[engine.Empty])
	for point := range points(s.size) {
		if s.At(point) == engine.Empty && (!s.restricted() || b.foul(index(point)) == NoFoul) {
			moves = append(moves, point)
		}
	}
	return moves
}

// restricted reports whether the side to move has forbidden points.
func (s State) restricted() bool { return s.rule == Renju && s.turn == engine.Black }

// Foul returns what forbids a point to Black, whoever is to move: NoFoul where
// there is a stone, when the game is over, and always but in renju.
func (s State) Foul(point engine.Square) Foul {
	if s.rule != Renju || s.turn == engine.Empty || !s.size.Has(point) || s.At(point) != engine.Empty {
		return NoFoul
	}
	b := *s.board
	return b.foul(index(point))
}

// Forbidden returns the points that are forbidden to Black, whoever is to move,
// in reading order.
func (s State) Forbidden() (forbidden []engine.Square) {
	for point := range points(s.size) {
		if s.Foul(point) != NoFoul {
			forbidden = append(forbidden, point)
		}
	}
	return forbidden
}

// Flips returns nil: Gomoku turns no stones.
func (s State) Flips(engine.Square) []engine.Square { return nil }

// Play returns the state after a move of the side to move.
func (s State) Play(point engine.Square) (engine.State, error) {
	if err := s.check(point); err != nil {
		return s, err
	}
	next, b := s, *s.board
	b[index(point)] = s.turn
	next.board = &b
	next.counts[s.turn]++
	next.counts[engine.Empty]--
	if b.won(s.rule, index(point)) {
		next.winner = s.turn
	}
	next.turn = next.next(s.turn.Opponent())
	return next, nil
}

// check returns an error that says why a move is illegal.
func (s State) check(point engine.Square) error {
	name := Name(s.size, point)
	switch {
	case s.turn == engine.Empty:
		return fmt.Errorf("the game is over")
	case !s.size.Has(point):
		return fmt.Errorf("that point is not on a board of %v", s.size)
	case s.At(point) != engine.Empty:
		return fmt.Errorf("there is a stone on %s already", name)
	case !s.restricted():
		return nil
	}
	if foul := s.Foul(point); foul != NoFoul {
		return fmt.Errorf("%s is forbidden to black: %v", name, foul)
	}
	return nil
}

// Count returns the number of stones of a side, or of empty points.
func (s State) Count(d engine.Disc) int { return s.counts[d] }

// Winner returns the side with five in a row, Empty if there is none.
func (s State) Winner() engine.Disc { return s.winner }

// Five returns the stones that have won in reading order, nil if none have:
// more than five where the row is longer or one move ended several.
func (s State) Five() []engine.Square {
	if s.winner == engine.Empty {
		return nil
	}
	return s.rows(s.winner)
}

// rows returns the stones of a side that are in a row that wins.
func (s State) rows(side engine.Disc) (stones []engine.Square) {
	for point := range points(s.size) {
		if s.At(point) == side && s.board.won(s.rule, index(point)) {
			stones = append(stones, point)
		}
	}
	return stones
}
