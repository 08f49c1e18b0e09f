package bench

import (
	"context"
	"math/bits"
	"sync"
	"sync/atomic"

	"flank/engine/othello"
	"flank/engine/reversi"
)

// splitDepth is how many plies are played out before the threads share the
// work: enough to keep them all busy to the end.
const splitDepth = 4

// Perft counts the leaves of the game tree from a board, at a depth in plies,
// with several threads. A pass is a ply; a finished game counts once, at
// whatever depth it ends. At the end of ctx it returns its error, but a count
// that is under way in a thread goes on.
func Perft(ctx context.Context, board reversi.Board, depth, threads int) (uint64, error) {
	if mover, other, ok := board.Words(); ok {
		return perft(ctx, othello.Board{Mover: mover, Other: other}, othelloTree, depth, threads)
	}
	return perft(ctx, board, generalTree, depth, threads)
}

// tree is how the positions of an engine are followed and counted.
type tree[B any] struct {
	children func(B) []B // after each move, or the pass; nil if the game is over
	count    func(B, int) uint64
}

var (
	othelloTree = tree[othello.Board]{othelloChildren, othello.Perft}
	generalTree = tree[reversi.Board]{generalChildren, reversi.Perft}
)

func perft[B any](ctx context.Context, board B, tree tree[B], depth, threads int) (uint64, error) {
	plies := min(splitDepth, depth-1)
	boards, leaves := spread(board, tree, plies)
	work := make(chan B)
	sum := atomic.Uint64{}
	sum.Store(leaves)
	var group sync.WaitGroup
	for range threads {
		group.Go(func() {
			for board := range work {
				sum.Add(tree.count(board, depth-plies))
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
func spread[B any](board B, tree tree[B], plies int) (boards []B, ended uint64) {
	boards = []B{board}
	for range plies {
		var next []B
		for _, board := range boards {
			after := tree.children(board)
			if after == nil {
				ended++
			}
			next = append(next, after...)
		}
		boards = next
	}
	return boards, ended
}

func generalChildren(board reversi.Board) (after []reversi.Board) {
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

func othelloChildren(board othello.Board) (after []othello.Board) {
	switch {
	case board.Over():
		return nil
	case board.Moves() == 0:
		return []othello.Board{board.Pass()}
	}
	for moves := board.Moves(); moves != 0; moves &= moves - 1 {
		after = append(after, board.Play(bits.TrailingZeros64(moves)))
	}
	return after
}

// hand gives the threads one position after another until ctx ends.
func hand[B any](ctx context.Context, boards []B, work chan<- B) error {
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
