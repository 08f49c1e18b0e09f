package player

import (
	"context"

	"pgregory.net/rapid"

	"flank/engine"
	"flank/engine/reversi"
)

// pairing is two levels that play Reversi against each other on boards of a size,
// or some game from openings, each move within limits.
type pairing struct {
	names   [2]string
	size    engine.Size
	limits  engine.Limits
	opening func(seed uint64) engine.Game // nil: Reversi's
}

// match plays games from random openings, both colours of each, and returns
// the share of points that the first level gets (a draw is half a point).
func (p pairing) match(t rapid.TB, games int) float64 {
	points := 0.0
	for i := range games {
		points += p.duel(t, uint64(i))
	}
	return points / float64(games)
}

// duel plays one game and returns the points of the first level, Black in
// games of an even seed. Games 2k and 2k+1 have the same opening.
func (p pairing) duel(t rapid.TB, seed uint64) float64 {
	one, two := mustFind(t, p.names[0]).New(seed), mustFind(t, p.names[1]).New(seed+1000)
	sides := map[engine.Disc]engine.Player{engine.Black: one, engine.White: two}
	side := engine.Black
	if seed%2 == 1 {
		sides[engine.Black], sides[engine.White] = two, one
		side = engine.White
	}
	game := p.begin(t, seed/2)
	for !game.Result().Over() {
		game = choose(t, game, sides[game.State().Turn()], p.limits)
	}
	switch game.Result().Winner {
	case side:
		return 1
	case engine.Empty:
		return 0.5
	}
	return 0
}

func (p pairing) begin(t rapid.TB, seed uint64) engine.Game {
	if p.opening != nil {
		return p.opening(seed)
	}
	return opening(t, p.size, 4, seed)
}

// opening returns a game after some random moves.
func opening(t rapid.TB, size engine.Size, plies int, seed uint64) engine.Game {
	state, err := reversi.New(size)
	if err != nil {
		t.Fatal(err)
	}
	game := engine.NewGame(state)
	random := simple{seed, randomMove}
	for range plies {
		if !game.Result().Over() {
			game = choose(t, game, random, engine.Limits{})
		}
	}
	return game
}

func choose(t rapid.TB, game engine.Game, by engine.Player, limits engine.Limits) engine.Game {
	move, _, err := by.Choose(context.Background(), game, limits, nil)
	if err != nil {
		t.Fatal(err)
	}
	next, err := game.Play(move)
	if err != nil {
		t.Fatal(err)
	}
	return next
}

func mustFind(t rapid.TB, name string) Level {
	level, err := Find(name)
	if err != nil {
		t.Fatal(err)
	}
	return level
}
