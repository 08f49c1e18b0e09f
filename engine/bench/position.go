package bench

import (
	"fmt"

	"flank/engine"
	"flank/engine/reversi"
)

// Position is a fixed position in the middle of a game.
type Position struct {
	State reversi.State
	Depth int // how deep a measured search goes, in plies: a second or so
}

// Positions returns the fixed positions, one a board size.
func Positions() ([]Position, error) {
	sizes := []struct{ side, depth int }{{6, 13}, {8, 12}, {10, 10}, {26, 5}}
	positions := make([]Position, 0, len(sizes))
	for _, size := range sizes {
		state, err := middle(engine.Size{Height: size.side, Width: size.side})
		if err != nil {
			return nil, err
		}
		positions = append(positions, Position{State: state, Depth: size.depth})
	}
	return positions, nil
}

// middle returns the position in which a third of the empty cells are filled,
// always by the middle one of the legal moves.
func middle(size engine.Size) (reversi.State, error) {
	start, err := reversi.New(size)
	if err != nil {
		return start, err
	}
	game := engine.NewGame(start)
	for range (size.Cells() - 4) / 3 {
		legal := game.State().Legal()
		if game, err = game.Play(legal[len(legal)/2]); err != nil {
			return start, err
		}
	}
	state, ok := game.State().(reversi.State)
	if !ok {
		return start, fmt.Errorf("a game of Reversi has a state of another kind")
	}
	return state, nil
}
