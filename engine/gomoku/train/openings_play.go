package main

import (
	"context"
	"fmt"
	"io"

	"flank/engine"
	"flank/engine/gomoku"
)

// The nodes for a move in games that an engine plays against itself: they differ,
// and so do the games.
var (
	quick = [...]uint64{4000, 5000, 6500, 8000, 9500} // to choose openings by
	slow  = [...]uint64{7000, 12000}                  // to see whether that was well done
)

// fewest is how many of the quick games either side has to win. Values alone tell
// too little: they come from games with mistakes, and without them a small
// advantage at the start decides most games.
const fewest = 2

// open reports whether either side wins some of the quick games.
func (s *searcher) open(ctx context.Context, o layout) (bool, error) {
	var points [3]int
	for i, nodes := range quick {
		winner, err := s.playOut(ctx, o, nodes)
		if err != nil {
			return false, err
		}
		points[winner]++
		left := len(quick) - i - 1
		if min(points[engine.Black], points[engine.White])+left < fewest {
			return false, nil
		}
	}
	return true, nil
}

// tellShare plays openings and says how much Black has scored.
func tellShare(ctx context.Context, openings []layout, progress io.Writer) error {
	winners := make([][len(slow)]engine.Disc, len(openings))
	err := sideBySide(len(openings), func(i int) (err error) {
		s := newReferee()
		for game, nodes := range slow {
			if winners[i][game], err = s.playOut(ctx, openings[i], nodes); err != nil {
				return err
			}
		}
		return nil
	})
	var games [3]int
	for _, pair := range winners {
		for _, winner := range pair {
			games[winner]++
		}
	}
	fmt.Fprintf(progress, "of the games for a check Black won %d, White %d, drawn %d\n",
		games[engine.Black], games[engine.White], games[engine.Empty])
	return err
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
