package gomoku

import (
	_ "embed"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"

	"flank/engine"
)

// Opening is how a game begins.
type Opening uint8

const (
	Free     Opening = iota // Black places the first stone anywhere, and so on
	Balanced                // with a few stones on the board that give both sides the same chances
	BySwap2                 // the players share it out by swap2
)

// Openings returns all ways to begin, the usual one first.
func Openings() []Opening { return []Opening{Free, Balanced, BySwap2} }

// String returns "free", "balanced" or "swap2".
func (o Opening) String() string {
	return [...]string{Free: "free", Balanced: "balanced", BySwap2: "swap2"}[o]
}

// FindOpening returns the opening of a name that String gives.
func FindOpening(name string) (opening Opening, ok bool) {
	for _, opening := range Openings() {
		if opening.String() == name {
			return opening, true
		}
	}
	return Free, false
}

// openingsText has an opening on each line: its stones in their order, black
// first, as columns to the right and rows down from the centre, "0,0 1,-1 2,2".
// Lines of # and empty ones are none.
//
//go:embed openings.txt
var openingsText string

// openings returns the lines of openings.txt.
var openings = sync.OnceValue(func() (lines [][]offset) {
	for line := range strings.Lines(openingsText) {
		if opening, err := parseOpening(line); err == nil && opening != nil {
			lines = append(lines, opening)
		}
	}
	return lines
})

// offset is where a point lies from the centre.
type offset struct{ right, down int }

// parseOpening reads a line of openings.txt, nil if nothing is on it.
func parseOpening(line string) (opening []offset, err error) {
	if strings.HasPrefix(line, "#") {
		return nil, nil
	}
	for _, word := range strings.Fields(line) {
		var o offset
		if n, err := fmt.Sscanf(word, "%d,%d", &o.right, &o.down); n != 2 || err != nil {
			return nil, fmt.Errorf("%q is no point of an opening: 1,-2 is one column to the right and two rows up from the centre", word)
		}
		opening = append(opening, o)
	}
	return opening, nil
}

// turned returns the offset after one of the eight symmetries of the board.
func (o offset) turned(symmetry int) offset {
	if symmetry&1 != 0 {
		o.right = -o.right
	}
	if symmetry&2 != 0 {
		o.down = -o.down
	}
	if symmetry&4 != 0 {
		o.right, o.down = o.down, o.right
	}
	return o
}

// BalancedOpening returns the first moves of a game, black first, after which both
// sides have about the same chances. The seed chooses which, and how it lies on
// the board. The error says which sizes there are.
func BalancedOpening(size engine.Size, rule Rule, seed uint64) ([]engine.Square, error) {
	return first(prepared(size, rule, seed, 1, balancedStones))
}

// BalancedOpenings returns n of what BalancedOpening returns one of. None comes
// again before all have come, and then it lies on the board in another way, as
// long as there is one.
func BalancedOpenings(size engine.Size, rule Rule, seed uint64, n int) ([][]engine.Square, error) {
	return prepared(size, rule, seed, n, balancedStones)
}

// Swap2Opening is BalancedOpening for the three stones that a first player places
// in swap2.
func Swap2Opening(size engine.Size, rule Rule, seed uint64) ([]engine.Square, error) {
	return first(prepared(size, rule, seed, 1, func(stones int) bool { return stones == swap2Three }))
}

func balancedStones(stones int) bool { return stones > swap2Three }

// first returns the first of some openings.
func first(openings [][]engine.Square, err error) ([]engine.Square, error) {
	if err != nil {
		return nil, err
	}
	return openings[0], nil
}

// prepared returns n of the prepared openings with a number of stones that is
// wanted, which all boards and rules allow.
func prepared(size engine.Size, rule Rule, seed uint64, n int, wanted func(stones int) bool) ([][]engine.Square, error) {
	start, err := New(size, rule)
	if err != nil {
		return nil, err
	}
	random := rand.New(rand.NewPCG(seed, 0))
	symmetry, fitting := random.IntN(8), [][]offset(nil)
	for _, i := range random.Perm(len(openings())) {
		opening := openings()[i]
		if !wanted(len(opening)) {
			continue
		}
		if _, err := engine.Replay(start, onBoard(opening, 0, size)); err == nil {
			fitting = append(fitting, opening)
		}
	}
	if len(fitting) == 0 {
		return nil, fmt.Errorf("no opening is prepared for a board of %v", size)
	}
	chosen := make([][]engine.Square, n)
	for i := range chosen {
		turn := (symmetry + i/len(fitting)) % 8
		chosen[i] = onBoard(fitting[i%len(fitting)], turn, size)
	}
	return chosen, nil
}

// onBoard returns an opening as it lies around the centre of a board.
func onBoard(opening []offset, symmetry int, size engine.Size) []engine.Square {
	moves := make([]engine.Square, len(opening))
	for i, o := range opening {
		o = o.turned(symmetry)
		moves[i] = engine.SquareAt(size.Height/2+o.down, size.Width/2+o.right)
	}
	return moves
}
