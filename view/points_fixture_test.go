package view

import (
	"fmt"

	"flank/engine"
	"flank/engine/gomoku"
)

// gomokuAfter returns the play screen of a game of Gomoku after some moves, the
// cursor in the middle.
func gomokuAfter(side int, rule gomoku.Rule, moves string, width, height int) Play {
	size := engine.Size{Height: side, Width: side}
	start, err := gomoku.New(size, rule)
	if err != nil {
		panic(err)
	}
	p := Play{Width: width, Height: height, Hints: HintsMoves, Last: engine.NoSquare, State: start}
	p.Cursor = engine.SquareAt(side/2, side/2)
	for moves != "" {
		var name string
		name, moves = nextName(moves)
		p = p.played(name)
	}
	p.Legal = p.State.Legal()
	return p.seated()
}

// nextName cuts the first name off a transcript.
func nextName(moves string) (name, rest string) {
	end := 1
	for end < len(moves) && moves[end] < 'a' {
		end++
	}
	return moves[:end], moves[end:]
}

func (p Play) played(name string) Play {
	point, err := gomoku.ParsePoint(p.State.Size(), name)
	if err != nil {
		panic(err)
	}
	p.Moves = append(p.Moves, Move{name, p.State.Turn()})
	p.Order = append(p.Order, point)
	p.Last, p.Ply = point, len(p.Order)
	if p.State, err = p.State.Play(point); err != nil {
		panic(fmt.Sprintf("%s: %v", name, err))
	}
	return p
}

// A game that Black wins with the last of its moves.
const gomokuGame = "h8i9i7g9h9j7h7h6i8g8j9g6g7i6k10l11j8f8h10"

// midGomoku returns a game under way with a computer thinking.
func midGomoku(width, height int) Play {
	p := gomokuAfter(15, gomoku.Freestyle, "h8i9i7g9h9j7h7h6i8g8j9g6", width, height)
	return p
}
