package match

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"flank/engine"
	"flank/engine/gomoku"
)

// openingTries is how many random openings are drawn for each one that differs
// from all others and does not end the game; small boards have few.
const openingTries = 100

// openingReach is how far from the centre of a board of Gomoku the stones of a
// random opening lie at most, to each side: what is farther apart decides nothing.
const openingReach = 3

// Openings returns n games of some random legal plies from a start, as many of
// them as can be found with different positions; those of Gomoku lie near the
// centre. The error says that no game goes on for so long.
func Openings(start engine.State, n, plies int, seed uint64) ([]engine.Game, error) {
	random := rand.New(rand.NewPCG(seed, 0))
	seen := make(map[string]bool, n)
	openings := make([]engine.Game, 0, n)
	for range n {
		opening, ok := draw(start, plies, random, seen)
		if !ok {
			return nil, fmt.Errorf("no game on %v was found that goes on after %d random plies: fewer are wanted", start.Size(), plies)
		}
		seen[cells(opening.State())] = true
		openings = append(openings, opening)
	}
	return openings, nil
}

// draw returns an opening that is not seen yet, or else one that is; ok is
// false if all games that it tried had ended.
func draw(start engine.State, plies int, random *rand.Rand, seen map[string]bool) (opening engine.Game, ok bool) {
	for range openingTries {
		game := randomGame(start, plies, random)
		if game.Result().Over() {
			continue
		}
		opening, ok = game, true
		if !seen[cells(game.State())] {
			break
		}
	}
	return opening, ok
}

// randomGame returns a game after some random plies, or at its end.
func randomGame(start engine.State, plies int, random *rand.Rand) engine.Game {
	game := engine.NewGame(start)
	for range plies {
		legal := openingMoves(game.State())
		if len(legal) == 0 {
			break
		}
		game, _ = game.Play(legal[random.IntN(len(legal))]) // it is legal
	}
	return game
}

// openingMoves returns the moves that a random opening may go on with.
func openingMoves(state engine.State) []engine.Square {
	legal := state.Legal()
	if _, ok := state.(gomoku.State); !ok {
		return legal
	}
	row, col := centre(state.Size())
	return slices.DeleteFunc(legal, func(point engine.Square) bool {
		return max(point.Row()-row, row-point.Row(), point.Col()-col, col-point.Col()) > openingReach
	})
}

// centre returns the row and the column of the point that openings are counted
// from: of the four in the middle of a board with an even side the last one.
func centre(size engine.Size) (row, col int) { return size.Height / 2, size.Width / 2 }

// cells returns a text that is the same for equal positions.
func cells(state engine.State) string {
	size := state.Size()
	text := make([]byte, 0, size.Cells()+1)
	for row := range size.Height {
		for col := range size.Width {
			text = append(text, byte(state.At(engine.SquareAt(row, col))))
		}
	}
	return string(append(text, byte(state.Turn())))
}
