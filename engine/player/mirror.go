package player

import (
	"math/bits"

	"flank/engine"
	"flank/engine/othello"
)

// Moves of which one is the mirror image of another, as all four at the start
// are, are worth the same: one of them is searched.

// twins are the legal moves that need no search, by the move that leads to the
// same board but for a reflection.
type twins map[engine.Square][]engine.Square

// distinct returns the legal moves of a board without the twins of earlier ones.
func distinct(b othello.Board) (moves []engine.Square, rest twins) {
	first, rest := map[othello.Board]engine.Square{}, twins{}
	for legal := b.Moves(); legal != 0; legal &= legal - 1 {
		cell := bits.TrailingZeros64(legal)
		move, next := engine.SquareAt(cell/8, cell%8), b.Play(cell).Canonical()
		if twin, ok := first[next]; ok {
			rest[twin] = append(rest[twin], move)
			continue
		}
		first[next] = move
		moves = append(moves, move)
	}
	return moves, rest
}

// add returns what is known of some moves with the same of their twins behind
// each. Of their lines the first move is known.
func (t twins) add(infos []engine.Info) []engine.Info {
	if len(t) == 0 {
		return infos
	}
	var all []engine.Info
	for _, info := range infos {
		all = append(all, info)
		for _, move := range t[info.Move] {
			info.Move, info.Line = move, []engine.Square{move}
			all = append(all, info)
		}
	}
	return all
}
