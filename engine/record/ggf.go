package record

import (
	"fmt"
	"strconv"
	"strings"

	"flank/engine"
	"flank/engine/reversi"
)

// GGF is a game in the Generic Game Format of Othello programs and servers, on
// a square board of any size and from any position:
//
//	(;GM[Othello]PB[ann]PW[bob]TY[8]BO[8 ---... *]B[f5//0.01]W[d6/2.5/3];)
type GGF struct {
	Tags  []GGFTag // what is said of the game, GM, BO and the moves apart, in order
	Start reversi.State
	Turn  engine.Disc // who moves or passes first
	Moves []GGFMove
}

// GGFTag is a word on the game: PB and PW are the players, RE the result, TI
// the times, DT the date, PC the place, TY the kind of game.
type GGFTag struct{ Name, Value string }

// GGFMove is a move or a pass and what was noted of it.
type GGFMove struct {
	Side    engine.Disc
	Move    engine.Square // NoSquare: a pass
	Value   float64       // in discs, seen from Side
	Valued  bool          // whether there is a Value
	Seconds float64       // spent; 0 where nothing is noted
}

// Tag returns the value of a tag, "" if there is none.
func (g GGF) Tag(name string) string {
	for _, tag := range g.Tags {
		if tag.Name == name {
			return tag.Value
		}
	}
	return ""
}

// Replay plays the moves and returns the game before the first and after each
// of them. The error names the first one that the rules forbid.
func (g GGF) Replay() ([]Passes, error) {
	games := append(make([]Passes, 0, len(g.Moves)+1), NewPasses(g.Start, g.Turn))
	for i, move := range g.Moves {
		next, err := games[i].Play(move.Side, move.Move)
		if err != nil {
			return games, fmt.Errorf("move %d, %v: %w", i+1, move, err)
		}
		games = append(games, next)
	}
	return games, nil
}

// NewGGF returns a game as GGF, with the passes that the rules ask for, the one
// before the next move too. The error says that it is no game of Reversi on a
// square board.
func NewGGF(game engine.Game, tags ...GGFTag) (GGF, error) {
	start, ok := game.StateAt(0).(reversi.State)
	if !ok || start.Size().Height != start.Size().Width {
		return GGF{}, fmt.Errorf("GGF is for Othello on square boards")
	}
	g := GGF{Tags: tags, Start: start, Turn: start.Turn()}
	if g.Turn == engine.Empty {
		g.Turn = engine.Black
	}
	turn := g.Turn
	for i := range game.Ply() {
		move, side := game.Move(i)
		if side != turn {
			g.Moves = append(g.Moves, GGFMove{Side: turn, Move: engine.NoSquare})
		}
		g.Moves = append(g.Moves, GGFMove{Side: side, Move: move})
		turn = side.Opponent()
	}
	if passed := game.Passed(); passed != engine.Empty {
		g.Moves = append(g.Moves, GGFMove{Side: passed, Move: engine.NoSquare})
	}
	return g, nil
}

// String returns the text of the game in one line. What would end a tag too
// early is left out.
func (g GGF) String() string {
	var text strings.Builder
	text.WriteString("(;GM[Othello]")
	for _, tag := range g.Tags {
		fmt.Fprintf(&text, "%s[%s]", tag.Name, ggfSafe.Replace(tag.Value))
	}
	fmt.Fprintf(&text, "BO[%s]", g.board())
	for _, move := range g.Moves {
		text.WriteString(move.String())
	}
	text.WriteString(";)")
	return text.String()
}

var ggfSafe = strings.NewReplacer("]", "", "\n", " ", "\r", " ")

// board returns the start: the size, the cells row by row without blanks, as
// NBoard writes them, the side to move.
func (g GGF) board() string {
	size := g.Start.Size()
	var text strings.Builder
	text.WriteString(strconv.Itoa(size.Height) + " ")
	for row := range size.Height {
		for col := range size.Width {
			text.WriteByte(ggfDiscs[g.Start.At(engine.SquareAt(row, col))])
		}
	}
	return text.String() + " " + string(ggfDiscs[g.Turn])
}

// ggfDiscs are the characters of an empty cell, Black and White.
const ggfDiscs = "-*O"

// String returns the move as in a game: "B[F5/1.5/2]", "W[PA]".
func (m GGFMove) String() string {
	text := "W["
	if m.Side == engine.Black {
		text = "B["
	}
	if m.Move == engine.NoSquare {
		text += "PA"
	} else {
		text += strings.ToUpper(m.Move.String())
	}
	if m.Valued || m.Seconds != 0 {
		text += "/"
	}
	if m.Valued {
		text += formatFloat(m.Value)
	}
	if m.Seconds != 0 {
		text += "/" + formatFloat(m.Seconds)
	}
	return text + "]"
}

func formatFloat(f float64) string { return strconv.FormatFloat(f, 'f', -1, 64) }
