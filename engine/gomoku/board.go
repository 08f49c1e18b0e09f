package gomoku

import (
	"iter"

	"flank/engine"
)

// A board has a rim of one cell around its points, so that a row of stones
// always ends within the array.
const (
	stride = MaxSide + 2 // between a cell and the one below
	beside = engine.Disc(3)
)

// directions are the steps along the four lines through a point.
var directions = [...]int{1, stride, stride + 1, stride - 1}

// board is what lies on the points of a board of any size, beside around them.
type board [stride * stride]engine.Disc

// index returns where a board keeps a point.
func index(point engine.Square) int { return (point.Row()+1)*stride + point.Col() + 1 }

// newBoard returns a board with what at tells of each point.
func newBoard(size engine.Size, at func(engine.Square) engine.Disc) *board {
	b := new(board)
	for i := range b {
		b[i] = beside
	}
	for point := range points(size) {
		b[index(point)] = at(point)
	}
	return b
}

// points runs over the points of a board in reading order.
func points(size engine.Size) iter.Seq[engine.Square] {
	return func(yield func(engine.Square) bool) {
		for row := range size.Height {
			for col := range size.Width {
				if !yield(engine.SquareAt(row, col)) {
					return
				}
			}
		}
	}
}

// end returns the first cell in a direction from a stone that is not of its
// colour.
func (b *board) end(stone, step int) int {
	cell := stone + step
	for b[cell] == b[stone] {
		cell += step
	}
	return cell
}

// run returns how many stones of its colour a stone is in a row with.
func (b *board) run(stone, step int) int {
	return (b.end(stone, step)-b.end(stone, -step))/step - 1
}

// wins reports whether a stone is in a row that wins in a direction.
func (b *board) wins(rule Rule, stone, step int) bool {
	n := b.run(stone, step)
	if rule == Freestyle || rule == Renju && b[stone] == engine.White {
		return n >= 5
	}
	return n == 5
}

// won reports whether a stone is in a row that wins.
func (b *board) won(rule Rule, stone int) bool {
	for _, step := range directions {
		if b.wins(rule, stone, step) {
			return true
		}
	}
	return false
}
