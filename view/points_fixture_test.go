package view

import (
	"fmt"

	"flank/engine"
	"flank/engine/gomoku"
)

// gomokuAfter returns the play screen of a game of Gomoku after the moves of a
// transcript, the cursor in the middle.
func gomokuAfter(side int, rule gomoku.Rule, moves string, width, height int) Play {
	start, err := gomoku.New(engine.Size{Height: side, Width: side}, rule)
	if err != nil {
		panic(err)
	}
	p := Play{Width: width, Height: height, Hints: HintsMoves, Last: engine.NoSquare, State: start}
	p.Cursor = engine.SquareAt(side/2, side/2)
	for moves != "" {
		var name string
		name, moves = nextName(moves)
		p = p.played(p.point(name))
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

func (p Play) point(name string) engine.Square {
	point, err := gomoku.ParsePoint(p.State.Size(), name)
	if err != nil {
		panic(err)
	}
	return point
}

func (p Play) played(point engine.Square) Play {
	next, err := p.State.Play(point)
	if err != nil {
		panic(fmt.Sprintf("%s: %v", SquareName(p.State, point), err))
	}
	p.Moves = append(p.Moves[:p.Ply:p.Ply], Move{SquareName(p.State, point), p.State.Turn()})
	p.Order = append(p.Order[:p.Ply:p.Ply], point)
	p.State, p.Last, p.Ply = next, point, len(p.Order)
	return p
}

// evening is a game of Gomoku under way.
const evening = "h8i9i7g9h9j7h7h6i8g8j9g6"

func eveningGame(width, height int) Play {
	return gomokuAfter(15, gomoku.Freestyle, evening, width, height)
}

// weighed returns a game under way with what its candidates are worth: a win, some
// estimates and a loss.
func weighed(width, height int) Play {
	p := eveningGame(width, height)
	p.Hints = HintsValues
	for i, name := range []string{"g7", "f8", "j6", "k9", "f7", "e10"} {
		p.Values = append(p.Values, engine.Info{Move: p.point(name), Value: 0.9 - 0.3*float64(i), Depth: 14, Line: p.Order})
	}
	best, worst := &p.Values[0], &p.Values[5]
	best.Value, best.Exact, best.Plies = 1, true, 9
	worst.Value, worst.Exact, worst.Plies = -1, true, 26
	return p
}

// threatened shows what White threatens in a game under way.
func threatened(width, height int) Play {
	p := eveningGame(width, height)
	p.Threats = p.State.(gomoku.State).Threats(engine.White)
	return p
}

// renjuGame shows a point that is forbidden to Black.
func renjuGame(width, height int) Play {
	p := gomokuAfter(15, gomoku.Renju, "g8a2f8c2h7e2h6g2", width, height)
	p.Cursor, p.Forbidden = p.point("i10"), p.State.(gomoku.State).Forbidden()
	return p
}

// wonGame is over.
func wonGame(width, height int) Play {
	p := gomokuAfter(15, gomoku.Freestyle, "h8g9i9i8j10j9g7h9k11", width, height)
	p.Five = p.State.(gomoku.State).Five()
	p.Cursor = p.Last
	p.Banner = english().Banner(p.State, engine.Result{Ending: engine.Played, Winner: engine.Black}, engine.Black)
	return p
}

// fullGame has more than a hundred numbered stones on the largest board: four rows
// of pairs, so that nobody makes five.
func fullGame(width, height int) Play {
	p := gomokuAfter(gomoku.MaxSide, gomoku.Freestyle, "", width, height)
	for i := range 120 {
		pair, row := i/2%11, i/22
		p = p.played(engine.SquareAt(2+2*row+pair%2, 2*pair+i%2))
	}
	p.Legal, p.Numbered = p.State.Legal(), true
	return p.seated()
}
