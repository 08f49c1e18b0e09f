package othello

import (
	"time"

	"flank/engine"
)

// pace decides between the iterations of a search whether another one is worth
// its time. Without a time nothing is decided.
type pace struct {
	engine.Budget
	ends  time.Duration // when the last iteration ended, from the start of the search
	took  time.Duration // what it took
	grew  float64       // how much longer that was than the one before it
	best  uint8         // the cell of its move
	value int           // in points
	worry float64       // how much more time than usual the choice deserves
}

const (
	// usualGrowth is how much longer than the last an iteration is expected to
	// take while nothing is known. They grow unevenly, odd and even ones.
	usualGrowth                 = 2.0
	leastGrowth, greatestGrowth = 1.3, 4.0
	// endGrowth is the growth of the iteration that goes on to the end of the
	// game, past all that is between.
	endGrowth = 60.0
	// sureDepth is the depth at which the value of the only move is known well enough.
	sureDepth = 8
	// A move that has changed, or got worse by more than so many points, lets a
	// choice take so much longer. It wears off by half with each iteration.
	drop         = point
	changedWorry = 1.0
	droppedWorry = 1.5
)

func newPace(b engine.Budget) pace { return pace{Budget: b, grew: usualGrowth, best: noCell} }

// allows reports whether another iteration pays after one that searched so many
// of so many plies: ahead is how many more the next one searches.
func (p *pace) allows(moves, depth, ahead int) bool {
	switch {
	case p.Most == 0 || p.best == noCell:
		return true
	case moves == 1:
		return depth < sureDepth
	case p.Aim == p.Most:
		return true // all of the time is to be used: an iteration that is cut short may find a better move
	}
	growth := p.grew
	if ahead > 1 {
		growth = endGrowth
	}
	least := time.Duration(growth * float64(p.took))
	return p.ends+least <= min(time.Duration((1+p.worry)*float64(p.Aim)), p.Most)
}

// note tells what an iteration found, and how long after the start of the search.
func (p *pace) note(best uint8, value int, now time.Duration) {
	took := now - p.ends
	if p.took > 0 {
		grew := float64(took) / float64(p.took)
		p.grew = min(max((p.grew+grew)/2, leastGrowth), greatestGrowth)
	}
	p.worry /= 2
	if p.best != noCell && p.best != best {
		p.worry = max(p.worry, changedWorry)
	}
	if p.best != noCell && value < p.value-drop {
		p.worry = max(p.worry, droppedWorry)
	}
	p.ends, p.took, p.best, p.value = now, took, best, value
}
