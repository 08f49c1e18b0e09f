package record

import (
	"strconv"
	"strings"
	"time"

	"flank/engine"
)

// Clock returns what a side's clock shows after the moves of the game: the tag
// TI (or TB, TW for one side) says its main time and increment. It does not run
// if the game says nothing of it, or if its time has run out.
func (g GGF) Clock(side engine.Disc) engine.Clock {
	text := g.Tag("TB")
	if side == engine.White {
		text = g.Tag("TW")
	}
	if text == "" {
		text = g.Tag("TI")
	}
	parts := append(strings.Split(text, "/"), "")
	left, increment := parseClock(parts[0]), parseClock(parts[1])
	if left == 0 {
		return engine.Clock{}
	}
	for _, move := range g.Moves {
		if move.Side == side {
			left += increment - time.Duration(move.Seconds*float64(time.Second))
		}
	}
	if left <= 0 {
		return engine.Clock{}
	}
	return engine.Clock{Running: true, Left: left, Increment: increment}
}

// parseClock reads a time like 15:00 or 1:00:00, seconds last; 0 if it is none
// or above a day.
func parseClock(text string) time.Duration {
	seconds := uint64(0)
	for _, part := range strings.Split(text, ":") {
		n, err := strconv.ParseUint(strings.TrimSpace(part), 10, 16)
		if err != nil {
			return 0
		}
		seconds = min(60*seconds+n, 1<<32)
	}
	if seconds > 24*60*60 {
		return 0
	}
	return time.Duration(seconds) * time.Second
}
