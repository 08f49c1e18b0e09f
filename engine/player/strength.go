package player

import (
	"cmp"
	"context"
	"fmt"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/reversi"
)

// strength is what a numbered level can do. Depths and nodes make it play alike
// on every machine.
type strength struct {
	overlook float64 // how likely an inconspicuous move is not seen at all
	naive    float64 // how likely it takes any move that it sees, without thinking
	depth    int     // plies looked ahead; 0: as far as the nodes go
	nodes    uint64  // positions looked at in one move at most
	empties  int     // solves the game from so many empty cells on, at any cost: see solves
	book     float64 // 8×8: plays moves of the book at most so many discs worse than the best; 0: without book
}

// strengths are the numbered levels, 1 first: on 8×8, where an engine of its
// own plays, and on every other board. On 8×8 each is about 200 Elo above the
// one before ("flank match 4 3 --games 400"; README.md has the table); level 1
// gets 44% of the points against greedy. On 6×6 and 10×10 each level up to 8
// got 65 to 92% against the one before. TestEachLevelBeatsTheOneBelow, build tag
// slow, measures it on four sizes.
var strengths = [...]row{
	{
		othello: strength{overlook: 0.5, naive: 0.92, depth: 1},
		general: strength{overlook: 0.5, naive: 1},
		gomoku:  gomokuStrength{absorbed: 0.9, overlook: 0.6, depth: 1, fours: 1},
	},
	{
		othello: strength{overlook: 0.5, naive: 0.53, depth: 1},
		general: strength{overlook: 0.7, naive: 0.5, depth: 1, nodes: 1e4},
		gomoku:  gomokuStrength{absorbed: 0.65, overlook: 0.4, depth: 1, fours: 1},
	},
	{
		othello: strength{overlook: 0.5, naive: 0.24, depth: 1},
		general: strength{overlook: 0.6, naive: 0.2, depth: 1, nodes: 1e4},
		gomoku:  gomokuStrength{absorbed: 0.42, overlook: 0.3, depth: 2, fours: 1},
	},
	{
		othello: strength{overlook: 0.35, naive: 0.1, depth: 1},
		general: strength{overlook: 0.5, depth: 1, nodes: 1e4},
		gomoku:  gomokuStrength{absorbed: 0.25, overlook: 0.2, depth: 2, fours: 2},
	},
	{
		othello: strength{overlook: 0.12, naive: 0.01, depth: 1},
		general: strength{overlook: 0.3, depth: 2, nodes: 2e4},
		gomoku:  gomokuStrength{absorbed: 0.14, overlook: 0.12, depth: 3, fours: 2},
	},
	{
		othello: strength{overlook: 0.17, depth: 2, empties: 6},
		general: strength{overlook: 0.1, depth: 3, nodes: 5e4, empties: 8},
		gomoku:  gomokuStrength{absorbed: 0.08, overlook: 0.05, depth: 3, fours: 4},
	},
	{
		othello: strength{overlook: 0.07, depth: 3, empties: 8},
		general: strength{depth: 4, nodes: 2e5, empties: 10},
		gomoku:  gomokuStrength{absorbed: 0.02, depth: 5, fours: 8, nodes: 5e3},
	},
	{
		othello: strength{depth: 4, empties: 12, book: 2},
		general: strength{depth: 6, nodes: 5e5, empties: 12},
		gomoku:  gomokuStrength{depth: 10, nodes: 2e4},
	},
	{
		othello: strength{depth: 6, empties: 14, book: 1.5},
		general: strength{depth: 8, nodes: 1e6, empties: 14},
		gomoku:  gomokuStrength{depth: 14, nodes: 8e4},
	},
	{
		othello: strength{depth: 10, empties: 18, book: 1},
		general: strength{nodes: 2e6, empties: 18},
		gomoku:  gomokuStrength{depth: 20, nodes: 4e5},
	},
}

// row is what a numbered level can do in every game.
type row struct {
	othello, general strength
	gomoku           gomokuStrength
}

// ranked is the player of a numbered level.
type ranked struct {
	row
	seed uint64
}

// Choose plays from the book, thinks, or does neither, as its strength says.
func (r ranked) Choose(ctx context.Context, game engine.Game, limits engine.Limits, progress func(engine.Info)) (engine.Square, engine.Info, error) {
	random := dice(r.seed, game)
	if state, ok := game.State().(gomoku.State); ok {
		return r.gomoku.choose(ctx, state, random, limits, progress)
	}
	state, err := position(ctx, game)
	if err != nil {
		return engine.NoSquare, engine.Info{}, err
	}
	s := r.general
	board, ok := othelloBoard(state)
	if ok {
		s = r.othello
	}
	moves := seen(game, s.overlook, random)
	if random.Float64() < s.naive {
		return withoutSearch(pick(moves, random))
	}
	if !ok {
		return answer(reversi.Search(ctx, state, s.effort(state, moves, limits), progress))
	}
	if move, ok := s.bookMove(board, random); ok {
		return withoutSearch(move)
	}
	return answer(searchOthello(ctx, board, s.effort(state, moves, limits), progress))
}

// position returns what is to be thought about: of a game of Reversi that is not
// over, before the end of ctx.
func position(ctx context.Context, game engine.Game) (reversi.State, error) {
	state, ok := game.State().(reversi.State)
	switch {
	case !ok:
		return state, fmt.Errorf("the levels do not know this game")
	case state.Turn() == engine.Empty:
		return state, cmp.Or(ctx.Err(), fmt.Errorf("the game is over"))
	}
	return state, ctx.Err()
}

// answer is what a search found.
func answer(info engine.Info, err error) (engine.Square, engine.Info, error) {
	if err != nil {
		return engine.NoSquare, info, err
	}
	return info.Move, info, nil
}

// solves returns the number of empty cells from which on a level solves the game
// on a board: two fewer above 64 cells, where there are more moves and each
// takes longer. The 16 that this leaves level 10 took it 0.43 s in the median
// and 2.3 s at the longest, in 33 to 60 games a size from 8×9 and 4×26 to 26×26.
func (s strength) solves(cells int) int {
	if cells > 64 {
		return max(s.empties-2, 0)
	}
	return s.empties
}

// effort returns the level's own bounds, narrowed by those of the move. A
// position that is to be solved is bounded by the move's alone.
func (s strength) effort(state reversi.State, moves []engine.Square, limits engine.Limits) reversi.Effort {
	effort := reversi.Effort{Limits: limits, Empties: s.solves(state.Size().Cells()), Only: moves}
	if limits.Depth > 0 {
		effort.Empties = min(effort.Empties, limits.Depth)
	}
	if state.Count(engine.Empty) > effort.Empties {
		effort.Depth = narrower(s.depth, limits.Depth)
		effort.Nodes = narrower(s.nodes, limits.Nodes)
	}
	return effort
}

// narrower returns the smaller of two bounds, of which 0 is none.
func narrower[T int | uint64](a, b T) T {
	if a == 0 || b != 0 && b < a {
		return b
	}
	return a
}
