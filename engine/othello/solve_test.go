package othello

import (
	"context"
	"math/bits"
	"math/rand/v2"
	"testing"
)

// minimax is the plainest exact solver with a window: no table, no order.
func minimax(b Board, alpha, beta int) int {
	legal := b.Moves()
	if legal == 0 {
		if b.Over() {
			return b.Score()
		}
		return -minimax(b.Pass(), -beta, -alpha)
	}
	value := -65
	for ; legal != 0 && value < beta; legal &= legal - 1 {
		next := b.Play(bits.TrailingZeros64(legal))
		value = max(value, -minimax(next, -beta, -max(alpha, value)))
	}
	return value
}

// late returns a position of a random game with so many empty cells, or the
// end of the game if that comes first.
func late(random *rand.Rand, empties int) Board {
	b := NewBoard()
	for b.Empties() > empties && !b.Over() {
		legal := b.Moves()
		if legal == 0 {
			b = b.Pass()
			continue
		}
		for range random.IntN(bits.OnesCount64(legal)) {
			legal &= legal - 1
		}
		b = b.Play(bits.TrailingZeros64(legal))
	}
	return b
}

func TestScoresEqualThoseOfMinimax(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	table := newTable(1)
	for i := range 300 {
		b := late(random, i%11)
		s := newSolver(context.Background(), table)
		if got, want := s.solve(b, b.Empties(), -64, 64), minimax(b, -64, 64); got != want {
			t.Fatalf("%v with %d empty cells: %d, want %d", b, b.Empties(), got, want)
		}
	}
}

func board(cells string) (b Board) {
	for i, cell := range cells {
		switch cell {
		case 'X':
			b.Mover |= 1 << i
		case 'O':
			b.Other |= 1 << i
		}
	}
	return b
}

func TestTune(t *testing.T) {
	tests := []struct {
		name, cells string
		x           bool
		want        int
	}{
		{"40", "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X--------", true, 38},
		{"41", "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O-", true, 0},
		{"42", "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO--", true, 6},
		{"43", "--XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX-", false, -12},
		{"44", "--O-X-O---O-XO-O-OOXXXOOOOOOXXXOOOOOXX--XXOOXO----XXXX-----XXX--", false, -14},
	}
	for _, test := range tests {
		b := board(test.cells)
		if !test.x {
			b = b.Pass()
		}
		s := newSolver(context.Background(), newTable(64))
		got := s.solve(b, b.Empties(), -64, 64)
		t.Logf("%s: %d empties, %d want %d, %.1f M nodes", test.name, b.Empties(), got, test.want, float64(s.nodes)/1e6)
	}
}
