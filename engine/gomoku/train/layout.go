package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"flank/engine"
	"flank/engine/gomoku"
)

// layout is the stones of an opening, black first and in turn, as columns to the
// right and rows down from the centre of any board.
type layout [][2]int

// layoutReach is how far from the centre stones lie at most: so far that they fit
// the smallest board.
const layoutReach = gomoku.MinSide / 2

// drawLayout draws so many stones, most of them not as far away as may be.
func drawLayout(stones int, random *rand.Rand) (o layout) {
	reach := layoutReach - random.IntN(2)
	for len(o) < stones {
		spot := [2]int{random.IntN(2*reach+1) - reach, random.IntN(2*reach+1) - reach}
		if !slices.Contains(o, spot) {
			o = append(o, spot)
		}
	}
	return o
}

// String writes a layout as a line of the file of openings, "0,0 1,-1 2,2".
func (o layout) String() string {
	words := make([]string, len(o))
	for i, spot := range o {
		words[i] = fmt.Sprintf("%d,%d", spot[0], spot[1])
	}
	return strings.Join(words, " ")
}

// on returns the position on a usual board. The error says that a stone can't be
// placed.
func (o layout) on(rule gomoku.Rule) (gomoku.State, error) {
	state, err := gomoku.New(engine.Size{Height: gomoku.UsualSide, Width: gomoku.UsualSide}, rule)
	if err != nil {
		return state, err
	}
	moves := make([]engine.Square, len(o))
	for i, spot := range o {
		moves[i] = engine.SquareAt(gomoku.UsualSide/2+spot[1], gomoku.UsualSide/2+spot[0])
	}
	return after(state, moves...)
}

// key is the same for layouts that are alike but for where they lie, how they are
// turned or reflected, and the order of the stones of a colour.
func (o layout) key() string {
	var keys []string
	for symmetry := range 8 {
		turned := make(layout, len(o))
		for i, spot := range o {
			turned[i] = turn8(spot, symmetry)
		}
		keys = append(keys, turned.cornered().sorted().String())
	}
	return slices.Min(keys)
}

// turn8 returns a spot after one of the eight symmetries of the board.
func turn8(spot [2]int, symmetry int) [2]int {
	if symmetry&1 != 0 {
		spot[0] = -spot[0]
	}
	if symmetry&2 != 0 {
		spot[1] = -spot[1]
	}
	if symmetry&4 != 0 {
		spot[0], spot[1] = spot[1], spot[0]
	}
	return spot
}

// cornered returns the layout moved so that its least columns and rows are 0.
func (o layout) cornered() layout {
	least := o[0]
	for _, spot := range o {
		least = [2]int{min(least[0], spot[0]), min(least[1], spot[1])}
	}
	moved := make(layout, len(o))
	for i, spot := range o {
		moved[i] = [2]int{spot[0] - least[0], spot[1] - least[1]}
	}
	return moved
}

// sorted returns the black stones in order, then the white ones.
func (o layout) sorted() layout {
	var colours [2]layout
	for i, spot := range o {
		colours[i%2] = append(colours[i%2], spot)
	}
	for _, colour := range colours {
		slices.SortFunc(colour, func(a, b [2]int) int { return slices.Compare(a[:], b[:]) })
	}
	return append(colours[0], colours[1]...)
}
