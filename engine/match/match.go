package match

import (
	"context"
	"math/rand/v2"
	"sync"

	"flank/engine"
)

// Contender makes a player whose random choices follow from the seed. It is
// asked for one in every game, from many goroutines at once.
type Contender func(seed uint64) engine.Player

// Match is two contenders and what they play.
type Match struct {
	First, Second Contender
	Openings      []engine.Game // each is played with both colours; none is over
	// Limits are those of the first's and the second's moves, with the clock at the
	// start of a game. Nobody here checks that players keep to them.
	Limits  [2]engine.Limits
	Seed    uint64 // of the players
	Threads int    // games at the same time, 1 or more; each player uses its own goroutine
}

// Play plays the match and returns the score. It calls progress (if not nil),
// one call at a time, with each pair of games that is done and the score so
// far. At the end of ctx it returns, as soon as the players do, the score of the
// pairs that were done, with ctx's error.
func (m Match) Play(ctx context.Context, progress func([2]Game, Score)) (Score, error) {
	pairs := make(chan int)
	done := make(chan [2]Game)
	var group sync.WaitGroup
	for range max(m.Threads, 1) {
		group.Go(func() { m.work(ctx, pairs, done) })
	}
	go func() {
		m.hand(ctx, pairs)
		group.Wait()
		close(done)
	}()
	var score Score
	for pair := range done {
		score = score.add(pair)
		if progress != nil {
			progress(pair, score)
		}
	}
	if score.Games < 2*len(m.Openings) {
		return score, ctx.Err()
	}
	return score, nil
}

// hand gives the numbers of the pairs to whoever is free, until ctx ends.
func (m Match) hand(ctx context.Context, pairs chan<- int) {
	defer close(pairs)
	for i := range m.Openings {
		select {
		case pairs <- i:
		case <-ctx.Done():
			return
		}
	}
}

// work plays pairs until there are no more. One that ctx ends is dropped.
func (m Match) work(ctx context.Context, pairs <-chan int, done chan<- [2]Game) {
	for i := range pairs {
		if pair, err := m.pair(ctx, i); err == nil {
			done <- pair
		}
	}
}

// pair plays an opening with both colours. In both games a player has the same
// seed.
func (m Match) pair(ctx context.Context, opening int) (games [2]Game, err error) {
	seeds := rand.NewPCG(m.Seed, uint64(opening))
	first, second := seeds.Uint64(), seeds.Uint64()
	for i, colour := range []engine.Disc{engine.Black, engine.White} {
		game := Game{Number: 2*opening + i, Game: m.Openings[opening], First: colour}
		if games[i], err = game.play(ctx, [2]engine.Player{m.First(first), m.Second(second)}, m.Limits); err != nil {
			return games, err
		}
	}
	return games, nil
}
