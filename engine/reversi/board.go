package reversi

import (
	"math/bits"

	"flank/engine"
)

// Board is the discs of the side to move (the mover) and of the other side.
// Which of them is black is not its concern: that keeps a search symmetric.
type Board struct {
	*Shape
	mover, other Set
}

// NewBoard returns the standard start, Black to move: White's discs on the
// upper left and lower right of the centre (d4 and e5 on 8×8), Black's on the
// other two. On a side of odd length the centre is rounded up and left. The
// size must have passed CheckSize.
func NewBoard(size engine.Size) Board {
	b := Board{Shape: newShape(size)}
	row, col := size.Height/2, size.Width/2
	b.other.add(b.bit(engine.SquareAt(row-1, col-1)))
	b.other.add(b.bit(engine.SquareAt(row, col)))
	b.mover.add(b.bit(engine.SquareAt(row-1, col)))
	b.mover.add(b.bit(engine.SquareAt(row, col-1)))
	return b
}

// NewBoardOf returns the board with the discs that at tells of, seen from the
// given side. The size must have passed CheckSize.
func NewBoardOf(size engine.Size, mover engine.Disc, at func(engine.Square) engine.Disc) Board {
	b := Board{Shape: newShape(size)}
	for sq := range b.Squares(b.cells) {
		switch at(sq) {
		case mover:
			b.mover.add(b.bit(sq))
		case mover.Opponent():
			b.other.add(b.bit(sq))
		}
	}
	return b
}

// Moves returns the legal moves of the mover.
func (b *Board) Moves() Set { return b.moves(&b.mover, &b.other) }

// moves returns the legal moves of the side whose discs are mover.
func (s *Shape) moves(mover, other *Set) Set {
	if s.compact {
		return Set{s.compactMoves(mover[0], other[0])}
	}
	return s.wideMoves(mover, other)
}

// mobility returns the number of legal moves of the side whose discs are mover.
func (s *Shape) mobility(mover, other *Set) int {
	if s.compact {
		return bits.OnesCount64(s.compactMoves(mover[0], other[0]))
	}
	moves := s.wideMoves(mover, other)
	return s.count(&moves)
}

// Flips returns the discs that the mover would turn by a move to an empty cell,
// an empty set if the move is illegal.
func (b *Board) Flips(sq engine.Square) Set {
	if b.compact {
		return Set{compactFlips(1<<b.bit(sq), b.mover[0], b.other[0], b.inner)}
	}
	return b.wideFlips(sq)
}

// Play returns the board after the mover's legal move, seen from the side that
// moves next.
func (b *Board) Play(sq engine.Square) Board {
	next := Board{Shape: b.Shape}
	b.try(b.bit(sq), &next)
	return next
}

// Pass returns the same board seen from the other side.
func (b *Board) Pass() Board { return Board{Shape: b.Shape, mover: b.other, other: b.mover} }

// AfterPass returns the board after the pass of a mover who has no legal move;
// ok is false if the other side has none either and the game is over.
func (b *Board) AfterPass() (passed Board, ok bool) {
	passed = b.Pass()
	moves := passed.Moves()
	return passed, !moves.Empty()
}

// Words returns the discs of the mover and of the other side on 8×8: bit
// 8·row+column is a cell, a1 the lowest. On other boards ok is false.
func (b *Board) Words() (mover, other uint64, ok bool) {
	ok = b.compact && b.size == engine.Size{Height: 8, Width: 8}
	return b.mover[0], b.other[0], ok
}

// Empties returns the number of empty cells.
func (b *Board) Empties() int { return b.size.Cells() - b.count(&b.mover) - b.count(&b.other) }
