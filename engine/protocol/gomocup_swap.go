package protocol

import (
	"context"
	"errors"
	"strings"
	"time"

	"flank/engine"
	"flank/engine/gomoku"
)

// Swap2: one side puts three stones, black, white and black. The other one plays
// on as White, or swaps the colours, or puts two more stones and leaves the
// choice to the first. The brain never does the last: who then chooses has the
// better colour, and of three stones the brain can take it itself.

// swap2 answers a board of the opening: the empty one with three stones, others
// after some thinking.
func (g *gomocup) swap2(at time.Time, on board) error {
	if err := g.settings.check(); err != nil {
		return err
	}
	switch len(on.stones) {
	case 0:
		return g.openBySwap2()
	case 3, 5:
		return g.takeSide(at, on)
	}
	return errors.New("swap2 has boards of 0, 3 or 5 stones")
}

// openBySwap2 places prepared stones, others each time, with about the same
// chances for both colours.
func (g *gomocup) openBySwap2() error {
	moves, err := gomoku.Swap2Opening(g.board.size(), g.settings.rules(), g.Seed+g.openings)
	if err != nil {
		return err
	}
	g.openings++
	opened := board{side: g.board.side}
	var text []string
	for _, point := range moves {
		opened, _ = opened.with(point, own) // prepared stones fit
		text = append(text, coordinates(point))
	}
	g.board = opened.owned(engine.Black)
	g.say("%s", strings.Join(text, " "))
	return nil
}

// takeSide begins to think about who is better off, White being to move.
func (g *gomocup) takeSide(at time.Time, on board) error {
	black, white := on.owned(engine.Black), on.owned(engine.White)
	game, err := white.game(g.settings.rules(), false)
	if err != nil {
		return err
	}
	e, settings := g.seat(), g.settings
	g.think(at, func(ctx context.Context, t *thought) (string, board) {
		info := g.choose(ctx, t, e, game, settings)
		if info.Value < 0 {
			return "SWAP", black
		}
		after, _ := white.with(info.Move, own) // it is empty
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
