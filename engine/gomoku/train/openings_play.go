package main

import (
	"context"
	"fmt"
	"io"

	"flank/engine"
	"flank/engine/gomoku"
)

// trials are the nodes for a move in the games that prove openings; the games
// differ by them.
var trials = [...]uint64{5000, 7000, 10000}

// tellShare plays openings and says how much Black has scored.
func tellShare(ctx context.Context, s *searcher, openings []layout, progress io.Writer) error {
	games, won, drawn := 0, 0, 0
	for _, o := range openings {
		for _, nodes := range trials {
			winner, err := s.playOut(ctx, o, nodes)
			if err != nil {
				return err
			}
			games++
			switch winner {
			case engine.Black:
				won++
			case engine.Empty:
				drawn++
			}
		}
	}
	share := (float64(won) + float64(drawn)/2) / float64(max(games, 1))
	fmt.Fprintf(progress, "Black won %d and drew %d of %d games: %.1f %%\n", won, drawn, games, 100*share)
	return nil
}

// playOut plays an opening by freestyle until the result is proven and returns
// the winner.
func (s *searcher) playOut(ctx context.Context, o layout, nodes uint64) (engine.Disc, error) {
	state, err := o.on(gomoku.Freestyle)
	for err == nil && state.Turn() != engine.Empty {
		var info engine.Info
		if info, err = s.search(ctx, state, nodes); err != nil {
			break
		}
		if info.Exact {
			return winner(state, info), nil
		}
		state, err = after(state, info.Move)
	}
	return state.Winner(), err
}
