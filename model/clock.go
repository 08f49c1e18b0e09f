package model

import (
	"fmt"
	"strings"
	"time"
)

// Clock is a time control: so much for the game, and so much more a move. The
// zero value is no clock.
type Clock struct{ Base, Increment time.Duration }

// Set reports whether there is a clock.
func (c Clock) Set() bool { return c.Base > 0 }

// String returns what ParseClock reads ("5m+3s", and "1m30s" for 90 s), "" for
// no clock.
func (c Clock) String() string {
	switch {
	case !c.Set():
		return ""
	case c.Increment == 0:
		return shortTime(c.Base)
	}
	return shortTime(c.Base) + "+" + shortTime(c.Increment)
}

// ParseClock reads the time for a game and what each move adds, like 5m+3s; 5m
// alone adds nothing.
func ParseClock(text string) (Clock, error) {
	baseText, incrementText, found := strings.Cut(text, "+")
	if !found {
		incrementText = "0s"
	}
	base, err := time.ParseDuration(baseText)
	increment, err2 := time.ParseDuration(incrementText)
	if err != nil || err2 != nil || base < time.Second || increment < 0 {
		return Clock{}, fmt.Errorf("the time for a game (a second at least) and what each move adds are wanted, like 5m+3s")
	}
	return Clock{Base: base, Increment: increment}, nil
}

// shortTime is a duration without the zero minutes and seconds that
// time.Duration writes at its end: 5m, not 5m0s.
func shortTime(d time.Duration) string {
	text := d.String()
	if strings.HasSuffix(text, "m0s") {
		text = strings.TrimSuffix(text, "0s")
	}
	if strings.HasSuffix(text, "h0m") {
		text = strings.TrimSuffix(text, "0m")
	}
	return text
}
