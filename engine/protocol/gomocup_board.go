package protocol

import (
	"errors"
	"fmt"
	"slices"

	"flank/engine"
	"flank/engine/gomoku"
)

// owner says whose a stone is, in the protocol's numbers.
type owner int

const (
	own     owner = 1 // the brain's
	theirs  owner = 2 // the other side's
	nobodys owner = 3 // in a continuous game: of a row that has won, or a forbidden point
)

// stone is a stone on a point.
type stone struct {
	point engine.Square
	of    owner
}

// board is what lies on the board of a conversation. It never changes.
type board struct {
	side   int     // 0: there is none yet
	stones []stone // in the order that they came in
}

func (b board) size() engine.Size { return engine.Size{Height: b.side, Width: b.side} }

// with returns the board with a stone more. The error says that it can't lie
// there.
func (b board) with(point engine.Square, of owner) (board, error) {
	switch {
	case b.side == 0:
		return b, errNoBoard
	case !b.size().Has(point):
		return b, fmt.Errorf("both coordinates are from 0 to %d", b.side-1)
	case b.find(point) >= 0:
		return b, fmt.Errorf("there is a stone on %s already", coordinates(point))
	}
	b.stones = append(slices.Clip(b.stones), stone{point, of})
	return b, nil
}

// told returns the board with a stone on the point that a text names.
func (b board) told(text string, of owner) (board, engine.Square, error) {
	point, err := parsePoint(text)
	if err != nil {
		return b, point, err
	}
	next, err := b.with(point, of)
	return next, point, err
}

// without returns the board without the stone on the point that a text names.
func (b board) without(text string) (board, error) {
	point, err := parsePoint(text)
	if err != nil {
		return b, err
	}
	i := b.find(point)
	if i < 0 {
		return b, errors.New("there is no stone to take back")
	}
	b.stones = slices.Delete(slices.Clone(b.stones), i, i+1)
	return b, nil
}

// find returns the number of the stone on a point, -1 if there is none.
func (b board) find(point engine.Square) int {
	return slices.IndexFunc(b.stones, func(s stone) bool { return s.point == point })
}

// of returns the points of an owner's stones in order.
func (b board) of(whose owner) (points []engine.Square) {
	for _, s := range b.stones {
		if s.of == whose {
			points = append(points, s.point)
		}
	}
	return points
}

// colour returns the brain's colour, it being its turn. Where the numbers of
// stones do not tell, Black has the first one.
func (b board) colour() engine.Disc {
	switch len(b.of(theirs)) - len(b.of(own)) {
	case 0:
		return engine.Black
	case 1:
		return engine.White
	}
	if b.stones[0].of == own {
		return engine.Black
	}
	return engine.White
}

// game returns the game with the brain to move. The error says that there is
// nothing to move.
func (b board) game(rule gomoku.Rule, continuous bool) (engine.Game, error) {
	if b.side == 0 {
		return engine.Game{}, errNoBoard
	}
	game, err := b.replay(rule)
	for err == nil && continuous && game.State().Winner() != engine.Empty {
		b = b.open(game.State())
		game, err = b.position(rule)
	}
	switch {
	case err != nil:
		return game, err
	case game.State().Winner() != engine.Empty:
		return game, errors.New("the game is over")
	case game.State().Turn() == engine.Empty:
		return game, errors.New("the board is full")
	case game.State().Turn() != b.colour():
		return game, errors.New("every empty point is forbidden to black")
	}
	return game, nil
}

// replay returns the game of the stones move by move where they can be one, else
// the position.
func (b board) replay(rule gomoku.Rule) (engine.Game, error) {
	moves, ok := b.moves()
	if !ok {
		return b.position(rule)
	}
	start, err := gomoku.New(b.size(), rule)
	if err != nil {
		return engine.Game{}, err
	}
	if game, err := engine.Replay(start, moves); err == nil {
		return game, nil
	}
	return b.position(rule)
}

// moves returns the stones in an order in which the colours alternate; ok is
// false if there is none after which it is the brain's turn.
func (b board) moves() (moves []engine.Square, ok bool) {
	black, white, more := b.of(own), b.of(theirs), 0
	if b.colour() == engine.White {
		black, white, more = white, black, 1
	}
	if len(black) != len(white)+more || len(black)+len(white) != len(b.stones) {
		return nil, false
	}
	for i, point := range black {
		moves = append(moves, point)
		if i < len(white) {
			moves = append(moves, white[i])
		}
	}
	return moves, true
}

// position returns a game that begins with the stones where they are. Stones of
// nobody get colours with never more than two of them alike in a row.
func (b board) position(rule gomoku.Rule) (engine.Game, error) {
	me := b.colour()
	state, err := gomoku.NewPosition(b.size(), rule, func(point engine.Square) engine.Disc {
		i := b.find(point)
		switch {
		case i < 0:
			return engine.Empty
		case b.stones[i].of == own:
			return me
		case b.stones[i].of == theirs:
			return me.Opponent()
		case (point.Col()+2*point.Row())%4 < 2:
			return engine.Black
		}
		return engine.White
	}, me)
	return engine.NewGame(state), err
}

// open returns the board of a continuous game that goes on: the stones that have
// won are nobody's from then on.
func (b board) open(won engine.State) board {
	state, ok := won.(gomoku.State)
	if !ok {
		return b
	}
	b.stones = slices.Clone(b.stones)
	for _, point := range state.Five() {
		b.stones[b.find(point)].of = nobodys
	}
	return b
}
