package program

import (
	"context"
	"fmt"
	"strings"

	"flank/engine"
)

// dialect is how a program is spoken to.
type dialect interface {
	// prepare readies the program to move in a game. It is no part of the time for
	// the move.
	prepare(ctx context.Context, game engine.Game, limits engine.Limits) error
	// choose returns the program's move in the game that it was readied for.
	choose(ctx context.Context, game engine.Game, limits engine.Limits) (engine.Square, error)
	// check says what of the limits the protocol has no words for.
	check(limits engine.Limits) error
	// shared returns how many moves of a game the program has on its board.
	shared(game engine.Game) int
}

// language is a family of dialects that programs speak for the same games.
type language struct {
	greet  func(context.Context, *process) (dialect, error) // finds out what a program speaks
	silent string                                           // what it means if that takes too long
	bye    string                                           // what ends a program
}

// othello are the dialects of programs that play Othello.
func othello() language {
	return language{greet, "it has not answered to nboard 2 for %v: it speaks neither NBoard nor GTP", "quit"}
}

// greet finds out how a program is to be spoken to. GTP has no command called
// nboard and none called ping, and answers each of them with a line that begins
// with a question mark; the NBoard protocol answers a ping whatever it is about.
func greet(ctx context.Context, p *process) (dialect, error) {
	for _, command := range []string{"nboard 2", "ping 1"} {
		if err := p.send(ctx, "%s", command); err != nil {
			return nil, err
		}
	}
	for answers := 0; ; {
		text, err := p.line(ctx)
		switch {
		case err != nil:
			return nil, err
		case text == "pong 1":
			return &nboard{process: p, pings: 1}, nil
		case strings.HasPrefix(text, "?"), strings.HasPrefix(text, "="):
			if answers++; answers == 2 {
				return &gtp{process: p}, nil
			}
		}
	}
}

// colour returns a side's word in the protocols.
func colour(side engine.Disc) string {
	if side == engine.Black {
		return "b"
	}
	return "w"
}

// squareOf reads a program's answer when it is asked for a move.
func squareOf(answer string) (engine.Square, error) {
	sq, err := engine.ParseSquare(answer)
	if err != nil {
		return sq, fmt.Errorf("%q is its answer where a move is wanted", shortened(answer))
	}
	return sq, nil
}

// shortened cuts an answer that is to be shown in an error.
func shortened(text string) string {
	const most = 60
	if len(text) > most {
		return text[:most] + "…"
	}
	return text
}
