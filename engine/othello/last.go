package othello

import "math/bits"

// The last cells are filled without looking for moves, table or order: each
// empty cell is tried, those in odd quarters of the board first (who fills such
// a quarter last has an easier life).

// none is below every score: there was no move.
const none = -65

// neighbours are the cells around each cell.
var neighbours = newNeighbours()

func newNeighbours() (around [64]uint64) {
	for cell := range around {
		for rows := -1; rows <= 1; rows++ {
			for cols := -1; cols <= 1; cols++ {
				row, col := cell/8+rows, cell%8+cols
				if (rows != 0 || cols != 0) && row >= 0 && row < 8 && col >= 0 && col < 8 {
					around[cell] |= 1 << (8*row + col)
				}
			}
		}
	}
	return around
}

// quarters is the quarter of the board (all its 16 cells) that each cell is in.
var quarters = newQuarters()

func newQuarters() (of [64]uint64) {
	for cell := range of {
		of[cell] = uint64(0x0f0f0f0f) << (cell & 4) << (cell & 32)
	}
	return of
}

// oddQuarters returns all cells of the quarters with an odd number of empty ones.
func oddQuarters(empty uint64) (odd uint64) {
	for ; empty != 0; empty &= empty - 1 {
		odd ^= quarters[bits.TrailingZeros64(empty)]
	}
	return odd
}

// lastLine gives the discs turned along one line by a move to the only empty
// cell of a full board: by the cell's place in the line and the mover's discs.
var lastLine = newLastLine()

func newLastLine() (turned [8][256]uint8) {
	for place := range turned {
		for mover := range turned[place] {
			cell := uint8(1) << place
			other := ^uint8(mover) &^ cell
			turned[place][mover] = uint8(bits.OnesCount8(edgeFlips(cell, uint8(mover)&^cell, other)))
		}
	}
	return turned
}

// diagonals are the cells of the two diagonals through each cell.
var diagonals = newDiagonals()

func newDiagonals() (through [64][2]uint64) {
	for cell := range through {
		r := &rays[cell]
		through[cell] = [2]uint64{r.up[1] | r.down[1], r.up[3] | r.down[3]}
	}
	return through
}

// lastTurned returns how many discs a move to the only empty cell turns.
func lastTurned(mover uint64, cell uint) int {
	row, col := cell>>3&7, cell&7
	d := &diagonals[cell&63]
	return int(lastLine[col][uint8(mover>>(row*8))]) + int(lastLine[row][column(mover>>col)]) +
		int(lastLine[col][mover&d[0]*left>>56]) + int(lastLine[col][mover&d[1]*left>>56])
}

// one returns the score of a board with one empty cell.
func (s *solver) one(mover uint64, cell uint) int {
	s.nodes++
	discs := 2 * bits.OnesCount64(mover)
	if n := lastTurned(mover, cell); n > 0 {
		return discs + 2*n - 62
	}
	if n := lastTurned(^mover&^(1<<(cell&63)), cell); n > 0 {
		return discs - 2*n - 64
	}
	if discs > 63 {
		return discs - 62
	}
	return discs - 64
}

// two returns the score of a board with two empty cells.
func (s *solver) two(mover, other uint64, a, b uint, alpha, beta int) int {
	s.nodes++
	if value := s.twoMoves(mover, other, a, b, beta); value > none {
		return value
	}
	if value := s.twoMoves(other, mover, a, b, -alpha); value > none {
		return -value
	}
	return Board{mover, other}.Score()
}

// twoMoves returns none if there is no legal move.
func (s *solver) twoMoves(mover, other uint64, a, b uint, beta int) int {
	value := none
	if neighbours[a&63]&other != 0 {
		if f := flips(a, mover, other); f != 0 {
			value = -s.one(other^f, b)
			if value >= beta {
				return value
			}
		}
	}
	if neighbours[b&63]&other != 0 {
		if f := flips(b, mover, other); f != 0 {
			value = max(value, -s.one(other^f, a))
		}
	}
	return value
}

// three returns the score of a board with three empty cells, the most
// promising first, or a bound of it outside the window.
func (s *solver) three(mover, other uint64, a, b, c uint, alpha, beta int) int {
	s.nodes++
	if value := s.threeMoves(mover, other, a, b, c, alpha, beta); value > none {
		return value
	}
	if value := s.threeMoves(other, mover, a, b, c, -beta, -alpha); value > none {
		return -value
	}
	return Board{mover, other}.Score()
}

func (s *solver) threeMoves(mover, other uint64, a, b, c uint, alpha, beta int) int {
	value := none
	if neighbours[a&63]&other != 0 {
		if f := flips(a, mover, other); f != 0 {
			value = -s.two(other^f, mover^f|1<<(a&63), b, c, -beta, -alpha)
			if value >= beta {
				return value
			}
		}
	}
	if neighbours[b&63]&other != 0 {
		if f := flips(b, mover, other); f != 0 {
			value = max(value, -s.two(other^f, mover^f|1<<(b&63), a, c, -beta, -max(alpha, value)))
			if value >= beta {
				return value
			}
		}
	}
	if neighbours[c&63]&other != 0 {
		if f := flips(c, mover, other); f != 0 {
			value = max(value, -s.two(other^f, mover^f|1<<(c&63), a, b, -beta, -max(alpha, value)))
		}
	}
	return value
}

// pickThree returns the cells of three, a lonely one of a quarter first.
func pickThree(empty, odd uint64) (a, b, c uint) {
	first := empty & odd
	if first == 0 {
		first = empty
	}
	a = uint(bits.TrailingZeros64(first))
	empty &^= 1 << (a & 63)
	b = uint(bits.TrailingZeros64(empty))
	c = uint(bits.TrailingZeros64(empty & (empty - 1)))
	return a, b, c
}

// four returns the score of a board with four empty cells.
func (s *solver) four(b Board, odd uint64, alpha, beta int) int {
	s.nodes++
	if value := s.fourMoves(b, odd, alpha, beta); value > none {
		return value
	}
	if value := s.fourMoves(b.Pass(), odd, -beta, -alpha); value > none {
		return -value
	}
	return b.Score()
}

func (s *solver) fourMoves(b Board, odd uint64, alpha, beta int) int {
	value, empty := none, b.empty()
	for _, cells := range [2]uint64{empty & odd, empty &^ odd} {
		for ; cells != 0; cells &= cells - 1 {
			cell := uint(bits.TrailingZeros64(cells))
			if neighbours[cell&63]&b.Other == 0 {
				continue
			}
			f := flips(cell, b.Mover, b.Other)
			if f == 0 {
				continue
			}
			x, y, z := pickThree(empty&^(1<<(cell&63)), odd^quarters[cell&63])
			v := -s.three(b.Other^f, b.Mover^f|1<<(cell&63), x, y, z, -beta, -max(alpha, value))
			value = max(value, v)
			if value >= beta {
				return value
			}
		}
	}
	return value
}
