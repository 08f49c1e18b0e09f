// Package player holds who can sit at the board besides a human: the simple
// computers of the documents that the program grew from, and the levels.
package player

import (
	"fmt"
	"strings"

	"flank/engine"
)

// Human is the name of the player who is no computer.
const Human = "human"

// Default is the level of a new game.
const Default = "3"

// Level is a computer player that can be chosen by name.
type Level struct {
	Name string // "1" to "10", "random", "greedy", "corner"
	// New returns the player. Its random choices follow from the seed and from
	// the number of the move, so that the same game is played twice alike.
	New func(seed uint64) engine.Player
}

// Levels returns the table of levels, the numbered ones from weak to strong
// and then the simple computers. One row is all that a new one needs.
func Levels() []Level {
	return []Level{
		{"random", func(seed uint64) engine.Player { return simple{seed, randomMove} }},
		{"greedy", func(seed uint64) engine.Player { return simple{seed, greedyMove} }},
		{"corner", func(seed uint64) engine.Player { return simple{seed, cornerMove} }},
	}
}

// Find returns the level of a name. The error lists the names there are.
func Find(name string) (Level, error) {
	for _, level := range Levels() {
		if level.Name == strings.ToLower(name) {
			return level, nil
		}
	}
	return Level{}, fmt.Errorf("there is no level %q: choose 1 to 10, random, greedy or corner", name)
}
