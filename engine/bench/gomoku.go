package bench

import (
	"context"
	"time"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/record"
)

// gomokuMoves are five positions early in a game of Gomoku on 15×15, by the moves
// that lead to them.
var gomokuMoves = [...]string{
	"h8i9",
	"h8h9g9i7",
	"h8i9g7f9h9",
	"h8i9g7i7i8g8h10",
	"h8i9g7i8h9h7j8i10",
}

// Points is a position of Gomoku that is measured.
type Points struct {
	Moves string // like h8i9
	State gomoku.State
}

// GomokuPositions returns the measured positions of Gomoku.
func GomokuPositions() ([]Points, error) {
	var positions []Points
	for _, moves := range gomokuMoves {
		game, err := record.ParseGomoku(moves, engine.Size{Height: gomoku.UsualSide, Width: gomoku.UsualSide}, gomoku.Freestyle)
		if err != nil {
			return nil, err
		}
		state, _ := game.State().(gomoku.State) // ParseGomoku makes no others
		positions = append(positions, Points{moves, state})
	}
	return positions, nil
}

// searchTime is how long a position of Gomoku is searched.
const searchTime = time.Second

// Search searches the position for a second with so many threads.
func (p Points) Search(ctx context.Context, threads int) (engine.Info, error) {
	limits := gomoku.Limits{Limits: engine.Limits{Time: searchTime}}
	return gomoku.NewEngine(gomoku.DefaultHash, threads).Search(ctx, p.State, limits, nil)
}

// Exercise returns what a thread does in a second that puts stones, lists
// candidates and takes the stones back.
func (p Points) Exercise() gomoku.Work {
	const rounds = 100
	one := gomoku.Exercise(p.State, rounds)
	took := each(func() { gomoku.Exercise(p.State, rounds) })
	perSecond := func(n int) int { return int(float64(n) / took.Seconds()) }
	return gomoku.Work{Stones: perSecond(one.Stones), Patterns: perSecond(one.Patterns), Candidates: perSecond(one.Candidates)}
}
