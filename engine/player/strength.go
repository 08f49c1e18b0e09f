package player

import (
	"context"
	"fmt"

	"flank/engine"
	"flank/engine/reversi"
)

// strength is what a numbered level can do, the same on every board.
type strength struct {
	overlook float64 // how likely an inconspicuous move is not seen at all
	naive    float64 // how likely it takes any move that it sees, without thinking
	depth    int     // plies looked ahead; 0: as far as the nodes go
	nodes    uint64  // positions looked at in one move at most
	empties  int     // solves the game from so many empty cells on, at any cost: see solves
}

// strengths are the numbered levels, 1 first. Depths and nodes make them play
// alike on every machine. Of the points of games on 6×6, 8×8 and 10×10 each
// level up to 8 got 65 to 92% against the one before (400 games a size up to
// level 4, 60 above), level 1 got 40% against greedy and 53% against random.
// TestEachLevelBeatsTheOneBelow, build tag slow, measures it on four sizes, for
// levels 9 and 10 too.
var strengths = [...]strength{
	{overlook: 0.5, naive: 1},
	{overlook: 0.7, naive: 0.5, depth: 1, nodes: 1e4},
	{overlook: 0.6, naive: 0.2, depth: 1, nodes: 1e4},
	{overlook: 0.5, depth: 1, nodes: 1e4},
	{overlook: 0.3, depth: 2, nodes: 2e4},
	{overlook: 0.1, depth: 3, nodes: 5e4, empties: 8},
	{depth: 4, nodes: 2e5, empties: 10},
	{depth: 6, nodes: 5e5, empties: 12},
	{depth: 8, nodes: 1e6, empties: 14},
	{nodes: 2e6, empties: 18},
}

// ranked is the player of a numbered level.
type ranked struct {
	strength
	seed uint64
}

func (r ranked) Choose(ctx context.Context, game engine.Game, limits engine.Limits, progress func(engine.Info)) (engine.Square, engine.Info, error) {
	state, ok := game.State().(reversi.State)
	if !ok {
		return engine.NoSquare, engine.Info{}, fmt.Errorf("the levels do not know this game")
	}
	if err := ctx.Err(); err != nil {
		return engine.NoSquare, engine.Info{}, err
	}
	if state.Turn() == engine.Empty {
		return engine.NoSquare, engine.Info{}, fmt.Errorf("the game is over")
	}
	random := dice(r.seed, game)
	moves := seen(game, r.overlook, random)
	if random.Float64() < r.naive {
		return withoutSearch(pick(moves, random))
	}
	return r.search(ctx, state, r.effort(state, moves, limits), progress)
}

// search asks the engine. It is the one place that knows which: 8×8 has its own,
// all else is the general search's.
func (r ranked) search(ctx context.Context, state reversi.State, effort reversi.Effort, progress func(engine.Info)) (engine.Square, engine.Info, error) {
	var info engine.Info
	var err error
	if board, ok := othelloBoard(state); ok {
		info, err = r.searchOthello(ctx, board, effort, progress)
	} else {
		info, err = reversi.Search(ctx, state, effort, progress)
	}
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
func (r ranked) effort(state reversi.State, moves []engine.Square, limits engine.Limits) reversi.Effort {
	effort := reversi.Effort{Limits: limits, Empties: r.solves(state.Size().Cells()), Only: moves}
	if limits.Depth > 0 {
		effort.Empties = min(effort.Empties, limits.Depth)
	}
	if state.Count(engine.Empty) > effort.Empties {
		effort.Depth = narrower(r.depth, limits.Depth)
		effort.Nodes = narrower(r.nodes, limits.Nodes)
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
