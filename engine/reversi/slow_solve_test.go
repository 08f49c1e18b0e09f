//go:build slow

package reversi

import (
	"context"
	"testing"

	"flank/engine"
)

// TestTheSolverAgreesWithMinimaxFurther takes more empty cells than the quick
// test does.
func TestTheSolverAgreesWithMinimaxFurther(t *testing.T) {
	sizes := []engine.Size{{Height: 4, Width: 4}, {Height: 6, Width: 6}, {Height: 8, Width: 8}, {Height: 7, Width: 10}, {Height: 10, Width: 10}, {Height: 26, Width: 26}}
	for _, size := range sizes {
		for empties := 9; empties <= 10; empties++ {
			for seed := range uint64(20) {
				checkSolved(t, late(size, empties, 100+seed))
			}
		}
	}
}

// TestPublishedEndgames solves positions of the FFO test suite whose results
// and best moves are known; X is to move.
func TestPublishedEndgames(t *testing.T) {
	tests := []struct {
		name, cells, best string
		score             float64
	}{
		{"FFO 40", "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X--------", "a2", 38},
		{"FFO 41", "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O-", "h4", 0},
		{"FFO 42", "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO--", "g2", 6},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			info, err := Search(context.Background(), state8(test.cells), Effort{Empties: 24}, nil)
			if err != nil || info.Value != test.score || info.Move.String() != test.best {
				t.Errorf("%v %v, want %v %v (%v)", info.Move, info.Value, test.best, test.score, err)
			}
			t.Logf("%d nodes in %v", info.Nodes, info.Time)
		})
	}
}

// state8 reads 64 cells, row by row, X to move.
func state8(cells string) State {
	board := NewBoard(engine.Size{Height: 8, Width: 8})
	board.mover, board.other = Set{}, Set{}
	for i, cell := range cells {
		switch bit := board.bit(engine.SquareAt(i/8, i%8)); cell {
		case 'X':
			board.mover.add(bit)
		case 'O':
			board.other.add(bit)
		}
	}
	return NewAt(board, engine.Black)
}
