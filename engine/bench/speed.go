package bench

import (
	"context"
	"sync"
	"time"

	"flank/engine"
	"flank/engine/reversi"
)

// Speed is how quickly a position is dealt with.
type Speed struct {
	Moves, Play time.Duration // to find all legal moves; to play one
	Nodes       uint64        // positions that the search to the position's depth visits
	Time        time.Duration // that it takes
	PerSecond   float64       // nodes a second of one thread
	AllThreads  float64       // nodes a second when every thread searches, each for itself
}

// Measure measures a position with one thread and then with several.
func Measure(ctx context.Context, position Position, threads int) (Speed, error) {
	speed := Speed{Moves: timeMoves(position), Play: timePlay(position)}
	info, err := search(ctx, position)
	if err != nil {
		return speed, err
	}
	speed.Nodes, speed.Time = info.Nodes, info.Time
	speed.PerSecond = float64(info.Nodes) / info.Time.Seconds()
	speed.AllThreads, err = searchAll(ctx, position, threads)
	return speed, err
}

func search(ctx context.Context, position Position) (engine.Info, error) {
	start := time.Now()
	info, err := reversi.Search(ctx, position.State, reversi.Effort{Limits: engine.Limits{Depth: position.Depth}}, nil)
	info.Time = time.Since(start)
	return info, err
}

// searchAll runs the same search on every thread and returns the nodes that
// they visit in a second together.
func searchAll(ctx context.Context, position Position, threads int) (float64, error) {
	infos, errs := make([]engine.Info, threads), make([]error, threads)
	start := time.Now()
	var group sync.WaitGroup
	for i := range threads {
		group.Go(func() { infos[i], errs[i] = search(ctx, position) })
	}
	group.Wait()
	seconds := time.Since(start).Seconds()
	nodes := uint64(0)
	for i := range threads {
		if errs[i] != nil {
			return 0, errs[i]
		}
		nodes += infos[i].Nodes
	}
	return float64(nodes) / seconds, nil
}

func timeMoves(position Position) time.Duration {
	board := position.State.Board()
	found := 0
	return each(func() {
		moves := board.Moves()
		found += moves.Count()
	})
}

func timePlay(position Position) time.Duration {
	board := position.State.Board()
	legal := position.State.Legal()
	move := legal[len(legal)/2]
	return each(func() { _ = board.Play(move) })
}

// How each measures: batches long enough for the clock, and as many as make it
// likely that one of them was left alone by other programs.
const (
	batchTime = 10 * time.Millisecond
	batches   = 9
)

// each returns how long a step takes on average, in the best of some batches.
func each(step func()) time.Duration {
	times := 1
	for batch(times, step) < batchTime {
		times *= 2
	}
	best := batch(times, step)
	for range batches - 1 {
		best = min(best, batch(times, step))
	}
	return best / time.Duration(times)
}

// batch returns how long a step takes so many times.
func batch(times int, step func()) time.Duration {
	start := time.Now()
	for range times {
		step()
	}
	return time.Since(start)
}
