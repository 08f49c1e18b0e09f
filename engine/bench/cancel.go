package bench

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"time"

	"flank/engine/reversi"
)

// Latency is how long searches go on after they have been cancelled.
type Latency struct{ Median, Worst time.Duration }

// beforeCancel is how long searches run before they are cancelled.
const beforeCancel = 20 * time.Millisecond

var errEnded = errors.New("a search that was to be cancelled ended by itself")

// Endless searches until its context ends, and then returns its error.
type Endless func(ctx context.Context) error

// General returns searches of the general engine, one a position.
func General(positions []Position) []Endless {
	searches := make([]Endless, len(positions))
	for i, position := range positions {
		searches[i] = func(ctx context.Context) error {
			_, err := reversi.Search(ctx, position.State, reversi.Effort{}, nil)
			return err
		}
	}
	return searches
}

// MeasureCancel cancels rounds of searches, each in turn. In each round as many
// of one as there are threads keep every core busy; it counts how long the last
// of them goes on.
func MeasureCancel(ctx context.Context, searches []Endless, rounds, threads int) (Latency, error) {
	took := make([]time.Duration, rounds)
	for i := range took {
		var err error
		if took[i], err = cancelAll(ctx, searches[i%len(searches)], threads); err != nil {
			return Latency{}, err
		}
	}
	slices.Sort(took)
	return Latency{Median: took[len(took)/2], Worst: took[len(took)-1]}, nil
}

// cancelAll starts a search so many times and returns how long the last one
// goes on after their context has ended.
func cancelAll(ctx context.Context, search Endless, threads int) (time.Duration, error) {
	searching, cancel := context.WithCancel(ctx)
	defer cancel()
	ended := make(chan error, threads)
	for range threads {
		go func() { ended <- search(searching) }()
	}
	select {
	case err := <-ended:
		return 0, cmp.Or(err, errEnded)
	case <-time.After(beforeCancel):
	}
	start := time.Now()
	cancel()
	var errs error
	for range threads {
		errs = cmp.Or(errs, unlessCancelled(<-ended))
	}
	return time.Since(start), cmp.Or(errs, ctx.Err())
}

// unlessCancelled returns how a search ended if its context did not end it.
func unlessCancelled(err error) error {
	if errors.Is(err, context.Canceled) {
		return nil
	}
	return cmp.Or(err, errEnded)
}
