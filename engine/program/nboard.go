package program

import (
	"context"
	"fmt"
	"strings"

	"flank/engine"
	"flank/engine/record"
)

// nboard speaks to a program in the NBoard protocol, version 2. It tells the
// whole game before each move, so that nothing can get out of step.
type nboard struct {
	*process
	pings int
	depth int // told last; 0: none
}

func (n *nboard) choose(ctx context.Context, _ engine.Game, _ engine.Limits) (engine.Square, error) {
	if err := n.send(ctx, "go"); err != nil {
		return engine.NoSquare, err
	}
	answer, err := n.until(ctx, "===")
	if err != nil {
		return engine.NoSquare, err
	}
	// The move, its value and the time, with / between them or blanks.
	move, _, _ := strings.Cut(strings.ReplaceAll(answer, "/", " "), " ")
	return squareOf(move)
}

// prepare tells the depth and the game, and waits until they have been read.
func (n *nboard) prepare(ctx context.Context, game engine.Game, limits engine.Limits) error {
	ggf, err := record.NewGGF(game, tags()...)
	if err != nil {
		return err
	}
	if depth := limits.Depth; depth > 0 && depth != n.depth {
		if err := n.send(ctx, "set depth %d", depth); err != nil {
			return err
		}
		n.depth = depth
	}
	if err := n.send(ctx, "set game %v", ggf); err != nil {
		return err
	}
	n.pings++
	if err := n.send(ctx, "ping %d", n.pings); err != nil {
		return err
	}
	_, err = n.until(ctx, fmt.Sprint("pong ", n.pings))
	return err
}

// tags are what NBoard itself says of a game, for programs that look for it. The
// times are left out: none are kept.
func tags() []record.GGFTag {
	return []record.GGFTag{{Name: "PC", Value: "flank"}, {Name: "PB", Value: "black"}, {Name: "PW", Value: "white"}, {Name: "RE", Value: "?"}, {Name: "TY", Value: "8"}}
}

// until returns what follows on the next line that begins so; others tell how
// the thinking goes.
func (n *nboard) until(ctx context.Context, begin string) (string, error) {
	for {
		text, err := n.line(ctx)
		if err != nil {
			return "", err
		}
		if rest, ok := strings.CutPrefix(text, begin); ok {
			return strings.TrimSpace(rest), nil
		}
	}
}

func (n *nboard) check(limits engine.Limits) error {
	if limits.Time > 0 || limits.Nodes > 0 || limits.Clock.Running {
		return fmt.Errorf("the NBoard protocol can't bound the time or the nodes of a move, only the depth: say them in the program's own command")
	}
	return nil
}

// shared returns 0: any program will do.
func (n *nboard) shared(engine.Game) int { return 0 }
