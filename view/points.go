package view

import (
	"math"
	"strconv"

	"flank/engine"
	"flank/engine/gomoku"
)

// onPoints reports whether the stones of a game lie on the crossings of lines,
// not in cells.
func onPoints(state engine.State) bool {
	_, ok := state.(gomoku.State)
	return ok
}

// SquareName returns the name of a square in the game of a state: "d3" is in the
// third row from the top in Reversi, from the bottom in Gomoku.
func SquareName(state engine.State, sq engine.Square) string {
	if onPoints(state) {
		return gomoku.Name(state.Size(), sq)
	}
	return sq.String()
}

// examplePoint returns the name of a board's centre.
func examplePoint(state engine.State) string {
	size := state.Size()
	return SquareName(state, engine.SquareAt(size.Height/2, size.Width/2))
}

// decided reports whether a value of Gomoku is a win or a loss for certain.
func decided(info engine.Info) bool { return info.Exact && info.Value != 0 }

// percent returns a value of Gomoku as the share of the point that the side to
// move may expect, 0 to 100.
func percent(info engine.Info) int {
	return min(max(int(math.Round(50+50*info.Value)), 0), 100)
}

// winnersMoves returns how many moves of its own the winner needs.
func winnersMoves(info engine.Info) int { return (info.Plies + 1) / 2 }

// chanceOf returns what the overlay says of a point: the expected result in per
// cent, or who wins in how many moves.
func chanceOf(info, best engine.Info) worth {
	w := worth{exact: info.Exact, chance: strconv.Itoa(percent(info)), cost: max(percent(best)-percent(info), 0)}
	if decided(info) {
		sign := "L"
		if info.Value > 0 {
			sign = "W"
		}
		w.chance = sign + strconv.Itoa(winnersMoves(info))
	}
	if info.Move != best.Move { // one is the best, whatever is as good in whole per cent
		w.cost = max(w.cost, 1)
	}
	return w
}
