package reversi

import (
	"testing"

	"flank/engine"
)

// knownPerft are the published counts of the 8×8 tree, depth 1 on.
var knownPerft = []uint64{4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288, 24571284, 212258800}

func TestPerftGivesTheKnownCounts(t *testing.T) {
	for i, want := range knownPerft[:9] {
		if got := Perft(NewBoard(engine.Size{Height: 8, Width: 8}), i+1); got != want {
			t.Errorf("depth %d: %d leaves, want %d", i+1, got, want)
		}
	}
}

// BenchmarkPerft counts to depth 11 and checks the count.
func BenchmarkPerft(b *testing.B) {
	start, depth := NewBoard(engine.Size{Height: 8, Width: 8}), len(knownPerft)
	for b.Loop() {
		if got, want := Perft(start, depth), knownPerft[depth-1]; got != want {
			b.Fatalf("depth %d: %d leaves, want %d", depth, got, want)
		}
	}
	b.ReportMetric(float64(knownPerft[depth-1])*float64(b.N)/b.Elapsed().Seconds()/1e6, "Mleaves/s")
}

func BenchmarkMoves(b *testing.B) {
	for _, n := range []int{8, 10, 26} {
		board := played(engine.Size{Height: n, Width: n}, n*n/2)
		b.Run(board.size.String(), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				moves := board.Moves()
				sink = moves[0]
			}
		})
	}
}

func BenchmarkPlay(b *testing.B) {
	for _, n := range []int{8, 10, 26} {
		board := played(engine.Size{Height: n, Width: n}, n*n/2)
		moves := board.Moves()
		var sq engine.Square
		for sq = range board.Squares(moves) {
			if sq.Row() > n/3 {
				break
			}
		}
		b.Run(board.size.String(), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				next := board.Play(sq)
				sink = next.mover[0]
			}
		})
	}
}

// BenchmarkState does the same with the value that the rest of the program
// sees: the list of moves and the next state are an allocation each.
func BenchmarkState(b *testing.B) {
	for _, n := range []int{8, 10, 26} {
		state := NewAt(played(engine.Size{Height: n, Width: n}, n*n/2), engine.Black)
		b.Run("Legal/"+state.Size().String(), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				sink = uint64(len(state.Legal()))
			}
		})
		b.Run("Play/"+state.Size().String(), func(b *testing.B) {
			b.ReportAllocs()
			moves := state.Legal()
			for b.Loop() {
				next, _ := state.Play(moves[len(moves)/2])
				sink = uint64(next.Turn())
			}
		})
	}
}

var sink uint64

// played returns the board after plies moves, always the middle one of the legal ones.
func played(size engine.Size, plies int) Board {
	b := NewBoard(size)
	for range plies {
		moves := b.Moves()
		if moves.Empty() {
			b = b.Pass()
			moves = b.Moves()
		}
		if moves.Empty() {
			return b
		}
		i := 0
		for sq := range b.Squares(moves) {
			if i == moves.Count()/2 {
				b = b.Play(sq)
				break
			}
			i++
		}
	}
	return b
}
