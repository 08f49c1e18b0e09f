// Package player holds who can sit at the board besides a human: the simple
// computers of the documents that the program grew from, and the levels.
package player

import (
	"fmt"
	"strconv"
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
	levels := make([]Level, 0, len(strengths)+3)
	for i, on := range strengths {
		levels = append(levels, Level{strconv.Itoa(i + 1), func(seed uint64) engine.Player { return ranked{on, seed} }})
	}
	return append(levels,
		Level{"random", func(seed uint64) engine.Player { return simple{seed, randomMove} }},
		Level{"greedy", func(seed uint64) engine.Player { return simple{seed, greedyMove} }},
		Level{"corner", func(seed uint64) engine.Player { return simple{seed, cornerMove} }},
	)
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
