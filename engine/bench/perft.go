package bench

import (
	"context"
	"sync"
	"sync/atomic"

	"flank/engine/reversi"
)

// splitDepth is how many plies are played out before the threads share the
// work: enough to keep them all busy to the end.
const splitDepth = 4

// Perft counts the leaves of a game tree as reversi.Perft does, with several
// threads. At the end of ctx it returns its error, but a count that is under
// way in a thread goes on.
func Perft(ctx context.Context, board reversi.Board, depth, threads int) (uint64, error) {
	boards, leaves := spread(board, min(splitDepth, depth-1))
	work := make(chan reversi.Board)
	sum := atomic.Uint64{}
	sum.Store(leaves)
	var group sync.WaitGroup
	for range threads {
		group.Go(func() {
			for board := range work {
				sum.Add(reversi.Perft(board, depth-min(splitDepth, depth-1)))
			}
		})
	}
	err := hand(ctx, boards, work)
	close(work)
	if err != nil {
		return 0, err
	}
	return waitFor(ctx, &group, &sum)
}

// spread returns the positions after some plies, and how many games end before.
func spread(board reversi.Board, plies int) (boards []reversi.Board, ended uint64) {
	boards = []reversi.Board{board}
	for range plies {
		var next []reversi.Board
		for _, board := range boards {
			after := children(board)
			if after == nil {
				ended++
			}
			next = append(next, after...)
		}
		boards = next
	}
	return boards, ended
}

// children returns the positions after each move, or after the pass where
// there is none; nil if the game is over.
func children(board reversi.Board) (after []reversi.Board) {
	moves := board.Moves()
	if moves.Empty() {
		if passed, ok := board.AfterPass(); ok {
			return []reversi.Board{passed}
		}
		return nil
	}
	for sq := range board.Squares(moves) {
		after = append(after, board.Play(sq))
	}
	return after
}

// hand gives the threads one position after another until ctx ends.
func hand(ctx context.Context, boards []reversi.Board, work chan<- reversi.Board) error {
	for _, board := range boards {
		select {
		case work <- board:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return nil
}

// waitFor returns the sum once all threads are done, or ctx's error.
func waitFor(ctx context.Context, group *sync.WaitGroup, sum *atomic.Uint64) (uint64, error) {
	done := make(chan struct{})
	go func() {
		group.Wait()
		close(done)
	}()
	select {
	case <-done:
		return sum.Load(), nil
	case <-ctx.Done():
		return 0, ctx.Err()
	}
}
