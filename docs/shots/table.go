package main

import (
	"fmt"
	"slices"
)

// shot is a picture: the window, the command line, and what is typed before it
// is taken.
type shot struct {
	name       string // of the file, without .png
	cols, rows int
	flags      []string
	steps      []step
}

// step is some keys and a regular expression for what the screen shows when
// they have had their effect.
type step struct{ keys, sees string }

// Keys as a terminal sends them.
const (
	tab   = "\t"
	up    = "\x1b[A"
	right = "\x1b[C"
)

// shots is the table of all pictures. Every game has a seed, so that it goes
// the same way each time.
func shots() []shot {
	return []shot{
		{"board", 120, 40, game("6"), after(11, yourTurn)},
		{"light", 100, 30, game("6", "--theme", "light"), after(11, yourTurn)},
		{"small", 80, 24, game("6"), after(11, yourTurn)},
		{"hints", 120, 40, game("6", "--hints", "values", "--theme", "classic"), after(24, step{tab, "exact"})},
		{"large", 120, 40, game("4", "--size", "26"), after(80, yourTurn)},
		{"gomoku", 120, 40, game("7", "--game", "gomoku"), after(8, step{"T", "threats are"}, step{tab, "threats are"})},
		{"chinese", 100, 30, game("4", "--lang", "zh-Hans"), after(12, step{tab, "轮到黑方"})},
		{"new-game", 100, 30, game("3"), []step{{"", "Black to move"}, {"n", "Start game"}, {up + up + up + up + right, "Level 4"}}},
	}
}

// yourTurn ends a game with the cursor on a legal cell, where it shows what
// would turn.
var yourTurn = step{tab, "Black to move"}

// game returns the command line of a game against a level.
func game(level string, more ...string) []string {
	return append([]string{"--seed", "3", "--level", level}, more...)
}

// after returns the steps of a game in which the computer makes both sides'
// moves, so many each, and then the last ones.
func after(moves int, last ...step) []step {
	steps := []step{{"", `[1-8]`}}
	for n := range moves {
		steps = append(steps, step{"g", fmt.Sprintf(`\b%d +[a-z]\d+ +\S`, n+1)})
	}
	return slices.Concat(steps, last)
}
