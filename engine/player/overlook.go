package player

import (
	"math/rand/v2"

	"flank/engine"
)

// seen returns the legal moves that a player notices who easily overlooks
// some: what turns many discs or lies near the last disc catches the eye. At
// least one is seen, the most conspicuous.
func seen(game engine.Game, overlook float64, random *rand.Rand) []engine.Square {
	state := game.State()
	var moves []engine.Square
	best, most := engine.NoSquare, -1.0
	for _, sq := range state.Legal() {
		eye := conspicuous(game.Last(), sq, len(state.Flips(sq)))
		if random.Float64() >= overlook*(1-eye) {
			moves = append(moves, sq)
		}
		if eye > most {
			best, most = sq, eye
		}
	}
	if moves == nil {
		return []engine.Square{best}
	}
	return moves
}

// conspicuous says how much a move catches the eye, from 0 to 1.
func conspicuous(last, sq engine.Square, flips int) float64 {
	eye := 1 - 1/(0.5+float64(flips)/2)
	if last != engine.NoSquare && distance(last, sq) <= 2 {
		eye += 0.2
	}
	return min(max(eye, 0), 1)
}

// distance is counted in king's steps.
func distance(a, b engine.Square) int {
	return max(abs(a.Row()-b.Row()), abs(a.Col()-b.Col()))
}

func abs(n int) int { return max(n, -n) }
