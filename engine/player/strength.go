package player

import (
	"context"
	"fmt"

	"flank/engine"
	"flank/engine/reversi"
)

// strength is what a numbered level can do, the same on every board.
type strength struct {
	depth    int     // plies looked ahead; 0: as far as the nodes go
	nodes    uint64  // positions looked at in one move at most
	empties  int     // solves the game from so many empty cells on, at any cost
	overlook float64 // how likely an inconspicuous move is not seen at all
}

// strengths are the numbered levels, 1 first. Depths and nodes make them play
// alike on every machine.
var strengths = [...]strength{
	{depth: 1, nodes: 1e4, overlook: 0.95},
	{depth: 1, nodes: 1e4, overlook: 0.8},
	{depth: 1, nodes: 1e4, overlook: 0.6},
	{depth: 2, nodes: 2e4, overlook: 0.4},
	{depth: 3, nodes: 3e4, overlook: 0.2, empties: 6},
	{depth: 3, nodes: 1e5, overlook: 0.05, empties: 8},
	{depth: 5, nodes: 2e5, empties: 10},
	{depth: 6, nodes: 5e5, empties: 12},
	{depth: 8, nodes: 1e6, empties: 14},
	{nodes: 3e6, empties: 18},
}

// ranked is the player of a numbered level. It plays each game with the engine
// made for it.
type ranked struct {
	strength
	seed uint64
}

func (r ranked) Choose(ctx context.Context, game engine.Game, limits engine.Limits, progress func(engine.Info)) (engine.Square, engine.Info, error) {
	state, ok := game.State().(reversi.State)
	if !ok {
		return engine.NoSquare, engine.Info{}, fmt.Errorf("the levels do not know this game")
	}
	effort := r.effort(limits)
	if r.overlook > 0 {
		effort.Only = seen(game, r.overlook, dice(r.seed, game))
	}
	info, err := reversi.Search(ctx, state, effort, progress)
	if err != nil {
		return engine.NoSquare, info, err
	}
	return info.Move, info, nil
}

// effort returns the level's own bounds, narrowed by those of the move.
func (r ranked) effort(limits engine.Limits) reversi.Effort {
	effort := reversi.Effort{Limits: limits, Empties: r.empties}
	effort.Depth = narrower(r.depth, limits.Depth)
	effort.Nodes = narrower(r.nodes, limits.Nodes)
	if limits.Depth > 0 {
		effort.Empties = min(r.empties, limits.Depth)
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
