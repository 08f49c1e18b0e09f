package othello

import (
	_ "embed"
	"math/bits"
	"strings"
	"sync"

	"flank/engine"
)

// openingsText has an opening on each line: its moves, a blank and its name.
// They are the names that players use, other names of the same after a slash.
//
//go:embed openings.txt
var openingsText string

// openings returns the names by position, as few symmetric ones tell apart. It
// is worked out when it is first needed.
var openings = sync.OnceValue(func() map[Board]string {
	names := map[Board]string{}
	for line := range strings.Lines(openingsText) {
		moves, name, _ := strings.Cut(strings.TrimSpace(line), " ")
		if board, ok := afterMoves(moves); ok {
			names[board.normal()] = name
		}
	}
	return names
})

// afterMoves returns the board after moves like "f5d6c3" from the start.
func afterMoves(moves string) (Board, bool) {
	b := NewBoard()
	for ; len(moves) >= 2; moves = moves[2:] {
		sq, err := engine.ParseSquare(moves[:2])
		if err != nil || !b.follow(sq) {
			return b, false
		}
	}
	return b, moves == ""
}

// follow plays a move if it is legal.
func (b *Board) follow(sq engine.Square) bool {
	if sq < 0 || sq.Row() > 7 || sq.Col() > 7 {
		return false
	}
	cell := 8*sq.Row() + sq.Col()
	if b.Moves()>>cell&1 == 0 {
		return false
	}
	*b = b.Play(cell)
	return true
}

// OpeningName returns the name of the opening that a game has followed longest,
// "" if it has none. The same positions in another order of moves or turned to
// another side of the board have the same name. Only games from the standard
// start on 8×8 have openings.
func OpeningName(game engine.Game) string {
	if !standardStart(game.StateAt(0)) {
		return ""
	}
	board, name := NewBoard(), ""
	for ply := range min(game.Ply(), longestOpening) {
		if move, _ := game.Move(ply); !board.follow(move) {
			break // after a pass no line has a name
		}
		if found, ok := openings()[board.normal()]; ok {
			name = found
		}
	}
	return name
}

// longestOpening is the number of moves after which no position has a name.
const longestOpening = 24

func standardStart(state engine.State) bool {
	if state.Size() != (engine.Size{Height: 8, Width: 8}) || state.Turn() != engine.Black || state.Count(engine.Empty) != 60 {
		return false
	}
	start := NewBoard()
	for cell := range 64 {
		at := engine.Empty
		switch {
		case start.Mover>>cell&1 == 1:
			at = engine.Black
		case start.Other>>cell&1 == 1:
			at = engine.White
		}
		if state.At(square(uint8(cell))) != at {
			return false
		}
	}
	return true
}

// normal returns one and the same board for the four that the start's own
// symmetries make of one: both diagonals and the half turn.
func (b Board) normal() Board {
	least := b
	for _, other := range [...]Board{b.halfTurn(), b.transposed(), b.transposed().halfTurn()} {
		if other.Mover < least.Mover || other.Mover == least.Mover && other.Other < least.Other {
			least = other
		}
	}
	return least
}

func (b Board) halfTurn() Board {
	return Board{Mover: bits.Reverse64(b.Mover), Other: bits.Reverse64(b.Other)}
}

// transposed returns the board with rows and columns exchanged.
func (b Board) transposed() Board {
	return Board{Mover: transpose(b.Mover), Other: transpose(b.Other)}
}

// transpose swaps blocks on both sides of the diagonal: quarters of the board,
// then quarters of those, then single cells.
func transpose(x uint64) uint64 {
	for _, step := range [...]struct {
		shift uint
		mask  uint64 // the blocks above the diagonal
	}{{28, 0x00000000f0f0f0f0}, {14, 0x0000cccc0000cccc}, {7, 0x00aa00aa00aa00aa}} {
		swapped := (x ^ x>>step.shift) & step.mask
		x ^= swapped ^ swapped<<step.shift
	}
	return x
}
