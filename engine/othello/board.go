package othello

import "math/bits"

// Board is a position on 8×8: the discs of the side to move (the mover) and of
// the other side. Bit 8·row+column is a cell, a1 the lowest, h1 bit 7. No bit
// is set in both. Which side is black is not the board's concern.
type Board struct{ Mover, Other uint64 }

// NewBoard returns the standard start: White on d4 and e5, Black to move.
func NewBoard() Board { return Board{Mover: 1<<28 | 1<<35, Other: 1<<27 | 1<<36} }

// Moves returns the cells in which the mover may play.
func (b Board) Moves() uint64 { return moves(b.Mover, b.Other) }

// Flips returns the discs turned by a move to an empty cell (0 to 63), 0 if the
// move is illegal.
func (b Board) Flips(cell int) uint64 { return flips(uint(cell), b.Mover, b.Other) }

// Play returns the board after a legal move, seen from the side that moves next.
func (b Board) Play(cell int) Board { return b.turn(uint(cell), b.Flips(cell)) }

// turn returns the board after a move that turns flipped.
func (b Board) turn(cell uint, flipped uint64) Board {
	return Board{Mover: b.Other ^ flipped, Other: b.Mover ^ flipped ^ 1<<(cell&63)}
}

// Pass returns the same board seen from the other side.
func (b Board) Pass() Board { return Board{Mover: b.Other, Other: b.Mover} }

// Empties returns the number of empty cells.
func (b Board) Empties() int { return bits.OnesCount64(b.empty()) }

func (b Board) empty() uint64 { return ^(b.Mover | b.Other) }

// Over reports whether neither side can move.
func (b Board) Over() bool { return b.Moves() == 0 && b.Pass().Moves() == 0 }

// Score returns the mover's discs less the other's as of a game that is over:
// the empty cells go to the winner.
func (b Board) Score() int {
	mover, other := bits.OnesCount64(b.Mover), bits.OnesCount64(b.Other)
	switch {
	case mover > other:
		return 64 - 2*other
	case mover < other:
		return 2*mover - 64
	}
	return 0
}
