package player

import (
	"fmt"
	"strconv"

	"flank/engine"
)

// Judge returns the player that says what positions are worth, as deep as the
// level of a name looks: it overlooks nothing, and neither plays from the book
// nor without thinking. The error says which levels there are that think.
func Judge(name string) (engine.Player, error) {
	level, err := strconv.Atoi(name)
	if err != nil || level < firstThinking || level > len(strengths) {
		return nil, fmt.Errorf("level %q does not judge: choose %d to %d", name, firstThinking, len(strengths))
	}
	on := strengths[level-1]
	return ranked{row: row{on.othello.sober(), on.general.sober(), on.gomoku.sober()}}, nil
}

// firstThinking is the first level that looks ahead.
const firstThinking = 2

// sober returns a strength that looks at every move of every position.
func (s strength) sober() strength {
	s.overlook, s.naive, s.book = 0, 0, 0
	return s
}
