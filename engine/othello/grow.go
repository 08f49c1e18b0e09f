package othello

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"

	"flank/engine"
)

// Growth says how a book grows.
type Growth struct {
	Games  int     // played with the book on both sides, each until it leaves the book
	Plies  int     // the longest line
	Limits Limits  // of the search of the position where a game leaves the book
	Margin float64 // moves are kept that are at most so many discs worse than the best
	Seed   uint64
}

// Grow plays games with the moves of the book, the better the more often, and
// searches the first position of each that the book does not know. It calls
// progress (if not nil) with every position that it adds. At the end of ctx the
// book has what was found until then, and the error is ctx's.
func (k *Book) Grow(ctx context.Context, e *Engine, g Growth, progress func(page string)) error {
	random := rand.New(rand.NewPCG(g.Seed, uint64(k.Len())))
	for range g.Games {
		line, b := k.leave(g.Plies, random)
		if len(line) >= 2*g.Plies || b.Moves() == 0 {
			continue
		}
		page, err := newPage(ctx, e, line, b, g)
		if err != nil {
			return err
		}
		if err := k.addPage(page); err != nil {
			return err
		}
		k.carryBack()
		if progress != nil {
			progress(page)
		}
	}
	return nil
}

// leave plays a game until it leaves the book, or for so many plies.
func (k *Book) leave(plies int, random *rand.Rand) (line string, b Board) {
	b = NewBoard()
	for len(line) < 2*plies {
		moves := k.Moves(b)
		if len(moves) == 0 {
			break
		}
		move := anyOf(moves, random)
		line += move.String()
		b = b.Play(move.Row()*8 + move.Col())
	}
	return line, b
}

// anyOf picks a move: a disc less makes it rarer by a factor of e.
func anyOf(moves []BookMove, random *rand.Rand) engine.Square {
	sum := 0.0
	for _, move := range moves {
		sum += math.Exp(move.Value - moves[0].Value)
	}
	at := random.Float64() * sum
	for _, move := range moves {
		if at -= math.Exp(move.Value - moves[0].Value); at < 0 {
			return move.Move
		}
	}
	return moves[0].Move
}

// newPage searches a position and returns its text for the book.
func newPage(ctx context.Context, e *Engine, line string, b Board, g Growth) (string, error) {
	var infos []engine.Info
	err := e.Values(ctx, b, g.Limits, func(all []engine.Info) { infos = all })
	if err != nil {
		return "", err
	}
	var page strings.Builder
	if page.WriteString(line); line == "" {
		page.WriteString("-")
	}
	for _, info := range infos {
		if info.Value >= infos[0].Value-g.Margin {
			fmt.Fprintf(&page, " %v:%.1f", info.Move, info.Value)
		}
	}
	return page.String(), nil
}
