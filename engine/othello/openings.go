package othello

import (
	_ "embed"
	"strings"
	"sync"

	"flank/engine"
)

// openingsText has an opening on each line: its moves, a blank and its name.
// They are the names that players use, other names of the same after a slash.
//
//go:embed openings.txt
var openingsText string

// openings returns the names by position, all mirror images being one. It is
// worked out when it is first needed.
var openings = sync.OnceValue(func() map[Board]string {
	names := map[Board]string{}
	for line := range strings.Lines(openingsText) {
		moves, name, _ := strings.Cut(strings.TrimSpace(line), " ")
		if board, err := playLine(moves); err == nil {
			names[board.Canonical()] = name
		}
	}
	return names
})

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
		move, _ := game.Move(ply)
		next, err := playName(board, move.String())
		if err != nil {
			break // after a pass no line has a name
		}
		board = next
		if found, ok := openings()[board.Canonical()]; ok {
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
