package protocol

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"strings"
	"time"

	"flank/engine"
)

// Swap2: one side puts three stones, black, white and black. The other one plays
// on as White, or swaps the colours, or puts two more stones and leaves the
// choice to the first. The brain never does the last: who then chooses has the
// better colour, and of three stones the brain can take it itself.

// swap2 begins to think about the answer to a board of the opening.
func (g *gomocup) swap2(at time.Time, on board) error {
	if err := g.settings.check(); err != nil {
		return err
	}
	stones := len(on.stones)
	if stones != 0 && stones != 3 && stones != 5 {
		return errors.New("swap2 has boards of 0, 3 or 5 stones")
	}
	as := [...]board{on.owned(engine.Black), on.owned(engine.White)}
	e, settings := g.seat(), g.settings
	if stones == 0 {
		g.openings++
		random := rand.New(rand.NewPCG(g.Seed, g.openings))
		g.think(at, func(ctx context.Context, t *thought) (string, board) {
			return g.opening(ctx, t, e, settings, on, random)
		})
		return nil
	}
	game, err := as[1].game(settings.rules(), false)
	if err != nil {
		return err
	}
	g.think(at, func(ctx context.Context, t *thought) (string, board) {
		info := g.choose(ctx, t, e, game, settings)
		if info.Value < 0 {
			return "SWAP", as[0]
		}
		after, _ := as[1].with(info.Move, own) // it is empty
		return coordinates(info.Move), after
	})
	return nil
}

// owned returns the board with the brain's stones those of a colour; the first
// stone is black and the colours alternate.
func (b board) owned(colour engine.Disc) board {
	next := board{side: b.side}
	for i, s := range b.stones {
		of := theirs
		if (i%2 == 0) == (colour == engine.Black) {
			of = own
		}
		next.stones = append(next.stones, stone{s.point, of})
	}
	return next
}

// Of so many drawn openings the brain takes the most even one, each found out in
// so much time at most; the stones lie within a square of some side.
const (
	openingTries = 8
	openingTime  = time.Second
	openingSide  = 7
	openingMoves = 30 // of a side in the game to come, for a clock
)

// opening answers the empty board: three stones for which it makes the least
// difference who has which colour.
func (g *gomocup) opening(ctx context.Context, t *thought, e Engine, s settings, empty board, random *rand.Rand) (string, board) {
	if end, ok := s.end(); ok {
		limited, cancel := context.WithDeadline(ctx, t.asked.Add(end))
		defer cancel()
		ctx = limited
	}
	limits := engine.Limits{Time: s.openingTime()}
	best, least := board{}, math.Inf(1)
	for range openingTries {
		drawn := empty.draw(random)
		if ctx.Err() != nil && best.stones != nil {
			break
		}
		game, err := drawn.owned(engine.White).game(s.rules(), false)
		if err != nil {
			continue
		}
		info, err := e.choose(ctx, game, limits, func(engine.Info) {})
		if uneven := math.Abs(info.Value); best.stones == nil || err == nil && uneven < least {
			best, least = drawn, uneven
		}
	}
	var text []string
	for _, s := range best.stones {
		text = append(text, coordinates(s.point))
	}
	return strings.Join(text, " "), best.owned(engine.Black)
}

// openingTime returns the time for an opening that is drawn.
func (s settings) openingTime() time.Duration {
	budget := s.limits(0).BudgetFor(openingMoves)
	if budget.Aim == 0 {
		return openingTime
	}
	return min(max(budget.Aim/(openingTries+1), time.Millisecond), openingTime)
}

// draw returns a board of three stones near each other.
func (b board) draw(random *rand.Rand) board {
	x, y := random.IntN(b.side-openingSide+1), random.IntN(b.side-openingSide+1)
	for len(b.stones) < 3 {
		point := pointAt(x+random.IntN(openingSide), y+random.IntN(openingSide))
		if next, err := b.with(point, own); err == nil {
			b = next
		}
	}
	return b
}
