package reversi

import "flank/engine"

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

// Moves returns the legal moves of the mover.
func (b *Board) Moves() Set {
	if b.compact {
		return Set{compactMoves(b.mover[0], b.other[0], b.inner) & b.cells[0] &^ (b.mover[0] | b.other[0])}
	}
	return b.wideMoves()
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
	if b.compact {
		move := uint64(1) << b.bit(sq)
		return b.afterCompact(move, compactFlips(move, b.mover[0], b.other[0], b.inner))
	}
	flips := b.wideFlips(sq)
	return b.after(sq, &flips)
}

func (b *Board) afterCompact(move, flips uint64) Board {
	next := Board{Shape: b.Shape}
	next.mover[0], next.other[0] = b.other[0]&^flips, b.mover[0]|flips|move
	return next
}

// after returns the board after a move whose flips are known.
func (b *Board) after(sq engine.Square, flips *Set) Board {
	if b.compact {
		return b.afterCompact(1<<b.bit(sq), flips[0])
	}
	next := Board{Shape: b.Shape}
	for i := range b.words {
		next.mover[i] = b.other[i] &^ flips[i]
		next.other[i] = b.mover[i] | flips[i]
	}
	next.other.add(b.bit(sq))
	return next
}

// Pass returns the same board seen from the other side.
func (b *Board) Pass() Board { return Board{Shape: b.Shape, mover: b.other, other: b.mover} }

// Empties returns the number of empty cells.
func (b *Board) Empties() int { return b.size.Cells() - b.mover.Count() - b.other.Count() }
