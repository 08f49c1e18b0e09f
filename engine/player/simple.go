package player

import (
	"context"
	"fmt"
	"math/rand/v2"

	"flank/engine"
)

// simple is a computer that looks one move ahead at most. Its choice is a
// function of the state and of random numbers.
type simple struct {
	seed   uint64
	choose func(engine.State, *rand.Rand) engine.Square
}

func (s simple) Choose(ctx context.Context, game engine.Game, _ engine.Limits, _ func(engine.Info)) (engine.Square, engine.Info, error) {
	if err := ctx.Err(); err != nil {
		return engine.NoSquare, engine.Info{}, err
	}
	if game.State().Turn() == engine.Empty {
		return engine.NoSquare, engine.Info{}, fmt.Errorf("the game is over")
	}
	return withoutSearch(s.choose(game.State(), dice(s.seed, game)))
}

// withoutSearch answers with a move of which nothing more is known.
func withoutSearch(move engine.Square) (engine.Square, engine.Info, error) {
	return move, engine.Info{Move: move, Line: []engine.Square{move}}, nil
}

// dice returns the random numbers for one move of a game: the same ones
// whenever the move is asked for again.
func dice(seed uint64, game engine.Game) *rand.Rand {
	return rand.New(rand.NewPCG(seed, uint64(game.Ply())))
}

// randomMove takes any legal move.
func randomMove(state engine.State, random *rand.Rand) engine.Square {
	return pick(state.Legal(), random)
}

// greedyMove turns the most discs; among equals it takes the smallest row, then
// the smallest column (document 001).
func greedyMove(state engine.State, _ *rand.Rand) engine.Square {
	return mostFlips(state, state.Legal())[0]
}

// cornerMove takes a corner if it can, else it turns the most discs; equals are
// drawn at random (documents 003 and 004).
func cornerMove(state engine.State, random *rand.Rand) engine.Square {
	var corners []engine.Square
	for _, sq := range state.Legal() {
		if isCorner(state.Size(), sq) {
			corners = append(corners, sq)
		}
	}
	if corners != nil {
		return pick(corners, random)
	}
	return pick(mostFlips(state, state.Legal()), random)
}

func isCorner(size engine.Size, sq engine.Square) bool {
	return (sq.Row() == 0 || sq.Row() == size.Height-1) && (sq.Col() == 0 || sq.Col() == size.Width-1)
}

// mostFlips returns those of some legal moves that turn the most discs, in their
// order.
func mostFlips(state engine.State, among []engine.Square) (moves []engine.Square) {
	most := 0
	for _, sq := range among {
		switch n := len(state.Flips(sq)); {
		case n > most:
			most, moves = n, []engine.Square{sq}
		case n == most:
			moves = append(moves, sq)
		}
	}
	return moves
}

func pick(moves []engine.Square, random *rand.Rand) engine.Square {
	return moves[random.IntN(len(moves))]
}
