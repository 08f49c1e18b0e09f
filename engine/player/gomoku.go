package player

import (
	"context"
	"math/rand/v2"
	"runtime"

	"flank/engine"
	"flank/engine/gomoku"
)

// What the players ask of the engine for Gomoku.

// gomokuStrength is what a numbered level can do in Gomoku.
type gomokuStrength struct {
	absorbed float64 // how likely it thinks of its own plan alone while the other side prepares a straight four
	overlook float64 // how likely a point is not seen
	depth    int     // plies looked ahead
	fours    int     // fours in a row looked ahead beyond them; 0: as many as there are
	nodes    uint64  // positions looked at in one move at most; 0: no bound
}

// choose plays a move that varies in the opening. Later it goes on with its own
// plan without a look at the other side's, or it searches among the points that it
// sees.
func (s gomokuStrength) choose(ctx context.Context, state gomoku.State, random *rand.Rand, limits engine.Limits, progress func(engine.Info)) (engine.Square, engine.Info, error) {
	if err := ctx.Err(); err != nil {
		return engine.NoSquare, engine.Info{}, err
	}
	if move, ok := firstMove(state, random); ok {
		return withoutSearch(move)
	}
	if other := strongest(state.Threats(state.Turn().Opponent())); random.Float64() < s.absorbed*absorption[other] {
		return withoutSearch(plan(state, random))
	}
	within := gomoku.Limits{Limits: limits, Only: s.seen(state, random), Fours: s.fours}
	within.Depth = narrower(s.depth, limits.Depth)
	within.Nodes = narrower(s.nodes, limits.Nodes)
	return answer(gomoku.NewEngine(s.hash(), 1).Search(ctx, state, within, progress))
}

// hash returns the size of a table in MiB: small ones are sooner made.
func (s gomokuStrength) hash() int {
	if s.depth <= 4 {
		return 1
	}
	return 16
}

// sober returns a strength that sees everything.
func (s gomokuStrength) sober() gomokuStrength {
	s.absorbed, s.overlook = 0, 0
	return s
}

// absorption is how likely what the other side could make is not seen, compared
// with a straight four: a row of four catches the eye.
var absorption = [...]float64{
	gomoku.NoThreat: 0.6, gomoku.OpenThree: 0.7, gomoku.Four: 0.8, gomoku.StraightFour: 1, gomoku.Five: 0.25,
}

// strongest returns the strongest kind among threats.
func strongest(threats []gomoku.Threat) (kind gomoku.ThreatKind) {
	for _, threat := range threats {
		kind = max(kind, threat.Kind)
	}
	return kind
}

// plan draws a move that makes the most of the own stones, or lies near them.
func plan(state gomoku.State, random *rand.Rand) engine.Square {
	threats := state.Threats(state.Turn())
	var moves []engine.Square
	for _, threat := range threats {
		if threat.Kind == strongest(threats) {
			moves = append(moves, threat.Point)
		}
	}
	if moves != nil {
		return pick(moves, random)
	}
	own := stones(state, state.Turn())
	for _, point := range state.Legal() {
		if len(within(own, point, 2)) > 0 {
			moves = append(moves, point)
		}
	}
	if moves == nil {
		return pick(state.Legal(), random)
	}
	return pick(moves, random)
}

// seen returns the points that a player notices who overlooks some; nil if it
// overlooks none.
func (s gomokuStrength) seen(state gomoku.State, random *rand.Rand) (points []engine.Square) {
	if s.overlook == 0 {
		return nil
	}
	for _, point := range state.Legal() {
		if random.Float64() >= s.overlook {
			points = append(points, point)
		}
	}
	return points
}

// firstMove draws the first stone from the middle of an empty board, and the
// second from around it, so that games are not all alike; ok is false later.
func firstMove(state gomoku.State, random *rand.Rand) (move engine.Square, ok bool) {
	size := state.Size()
	middle := engine.SquareAt(size.Height/2, size.Width/2)
	var moves []engine.Square
	switch size.Cells() - state.Count(engine.Empty) {
	case 0:
		moves = within(state.Legal(), middle, 1)
	case 1:
		for _, point := range within(state.Legal(), middle, 3) {
			if len(within(stones(state, state.Turn().Opponent()), point, 1)) > 0 {
				moves = append(moves, point)
			}
		}
	}
	if moves == nil {
		return engine.NoSquare, false
	}
	return pick(moves, random), true
}

// within returns those of some points that are at most so many steps from one.
func within(points []engine.Square, from engine.Square, steps int) (near []engine.Square) {
	for _, point := range points {
		if distance(point, from) <= steps {
			near = append(near, point)
		}
	}
	return near
}

// stones returns the points of a side's stones.
func stones(state gomoku.State, side engine.Disc) (points []engine.Square) {
	size := state.Size()
	for row := range size.Height {
		for col := range size.Width {
			if point := engine.SquareAt(row, col); state.At(point) == side {
				points = append(points, point)
			}
		}
	}
	return points
}

// oneGomoku and allGomoku return new engines that search with one thread, and
// with as many as there are cores.
func oneGomoku() *gomoku.Engine { return gomoku.NewEngine(gomoku.DefaultHash, 1) }

func allGomoku() *gomoku.Engine {
	return gomoku.NewEngine(gomoku.DefaultHash, runtime.GOMAXPROCS(0))
}

// chooseGomoku searches as far as the limits go.
func (u *unbounded) chooseGomoku(ctx context.Context, state gomoku.State, limits engine.Limits, progress func(engine.Info)) (engine.Square, engine.Info, error) {
	var info engine.Info
	err := u.gomoku.use(u.newGomoku, func(e *gomoku.Engine) (err error) {
		info, err = e.Search(ctx, state, gomoku.Limits{Limits: limits}, progress)
		return err
	})
	return answer(info, err)
}
