package protocol

import (
	"time"

	"flank/engine"
)

// clock is the time that GTP gives to both sides: a main time, then periods for
// some moves each (Canadian overtime).
type clock struct {
	period time.Duration // of overtime
	stones int           // moves in a period
	left   [3]sideClock  // by engine.Disc
}

// sideClock is the time of a side.
type sideClock struct {
	running bool // false: there is no limit
	time    time.Duration
	stones  int // moves to make in it; 0: all of the game's, it is main time
}

// leastTime is the time for a move however little is left.
const leastTime = 10 * time.Millisecond

// share returns the time for the next move of a side when so many cells are
// empty; 0: without limit. It leaves something for all of its later moves.
func (c *clock) share(side engine.Disc, empties int) time.Duration {
	left := c.left[side]
	if !left.running {
		return 0
	}
	moves := left.stones
	if moves == 0 {
		moves = empties/2 + 2
	}
	return max(left.time/time.Duration(moves), leastTime)
}

// spend takes the time of a move off a side's clock.
func (c *clock) spend(side engine.Disc, spent time.Duration) {
	left := &c.left[side]
	left.time -= spent
	switch {
	case !left.running:
		return
	case left.stones > 0:
		left.stones--
		if left.stones > 0 {
			return
		}
	case left.time > 0:
		return
	}
	*left = sideClock{left.running, c.period, c.stones}
}

// timeSettings sets the clocks: main time, overtime in seconds, moves in it.
// Overtime without moves means no limit.
func timeSettings(g *gtp, args []string) (string, error) {
	n, err := parseNumbers(args)
	if err != nil || len(n) != 3 {
		return "", errSyntax
	}
	c := clock{period: seconds(n[1]), stones: n[2]}
	start := sideClock{time: seconds(n[0])}
	if n[0] == 0 {
		start = sideClock{time: c.period, stones: c.stones}
	}
	start.running = n[0]+n[1] > 0 && (n[1] == 0 || n[2] > 0)
	c.left[engine.Black], c.left[engine.White] = start, start
	g.clock = c
	return "", nil
}

// timeLeft sets the clock of a side: its time in seconds and the moves to make
// in it, 0 in main time.
func timeLeft(g *gtp, args []string) (string, error) {
	if len(args) != 3 {
		return "", errSyntax
	}
	side, err := parseColour(args[0])
	if err != nil {
		return "", err
	}
	n, err := parseNumbers(args[1:])
	if err != nil {
		return "", err
	}
	g.clock.left[side] = sideClock{true, seconds(n[0]), n[1]}
	return "", nil
}

func seconds(n int) time.Duration { return time.Duration(n) * time.Second }
