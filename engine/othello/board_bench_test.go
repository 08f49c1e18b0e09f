package othello

import (
	"math/bits"
	"testing"
)

var sink uint64

// middles returns boards from the middle of a game, all different.
func middles() (boards []Board) {
	b := NewBoard()
	for i := range 40 {
		legal := b.Moves()
		if legal == 0 {
			b = b.Pass()
			continue
		}
		for range i % bits.OnesCount64(legal) {
			legal &= legal - 1
		}
		b = b.Play(bits.TrailingZeros64(legal))
		boards = append(boards, b)
	}
	return boards
}

func BenchmarkMoves(b *testing.B) {
	boards := middles()
	for i := 0; b.Loop(); i++ {
		sink += boards[i%32].Moves()
	}
}

func BenchmarkFlips(b *testing.B) {
	boards := middles()
	for i := 0; b.Loop(); i++ {
		sink += boards[i%32].Flips(i & 63)
	}
}
