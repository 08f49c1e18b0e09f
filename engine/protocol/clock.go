package protocol

import (
	"time"

	"flank/engine"
)

// clocks are those of both sides, and the periods that follow on their main
// time, for some moves each (Canadian overtime).
type clocks struct {
	period time.Duration   // of overtime
	stones int             // moves in a period
	left   [3]engine.Clock // by engine.Disc
}

// leastTime is the time for a move however little is left.
const leastTime = 10 * time.Millisecond

// spend takes the time of a move off a side's clock, and adds its increment.
func (c *clocks) spend(side engine.Disc, spent time.Duration) {
	left := &c.left[side]
	if !left.Running {
		return
	}
	left.Left += left.Increment - spent
	switch {
	case left.Moves > 0:
		left.Moves--
		if left.Moves > 0 {
			return
		}
	case left.Left > 0:
		return
	}
	*left = engine.Clock{Running: true, Left: c.period, Moves: c.stones}
}

// timeSettings sets the clocks: main time, overtime in seconds, moves in it.
// Overtime without moves means no limit.
func timeSettings(g *gtp, args []string) (string, error) {
	n, err := parseNumbers(args)
	if err != nil || len(n) != 3 {
		return "", errSyntax
	}
	c := clocks{period: seconds(n[1]), stones: n[2]}
	start := engine.Clock{Left: seconds(n[0])}
	if n[0] == 0 {
		start = engine.Clock{Left: c.period, Moves: c.stones}
	}
	start.Running = n[0]+n[1] > 0 && (n[1] == 0 || n[2] > 0)
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
	g.clock.left[side] = engine.Clock{Running: true, Left: seconds(n[0]), Moves: n[1]}
	return "", nil
}

func seconds(n int) time.Duration { return time.Duration(n) * time.Second }
