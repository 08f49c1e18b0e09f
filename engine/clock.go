package engine

import "time"

// Clock is the time that the side to move has left. The zero value is none.
type Clock struct {
	Running   bool          // false: there is no clock
	Left      time.Duration // none, or less than none, if it has run out
	Increment time.Duration // what a move adds
	Moves     int           // to make in Left; 0: all that are left in the game
}

// Budget is the time for a choice. The zero value is no bound.
type Budget struct {
	Aim  time.Duration // to be used if nothing speaks for more
	Most time.Duration // never to be passed; equal to Aim if nothing is saved for later
}

const (
	// leastBudget is the time for a move however little is left.
	leastBudget = time.Millisecond
	// lag is what a move costs besides thinking, if so much is left: it has to
	// reach whoever keeps the clock.
	lag = 30 * time.Millisecond
	// quickEmpties is how many cells are left empty at the end of a game whose
	// moves take next to no time: they are known before.
	quickEmpties = 14
	// slackMoves are moves that are planned for beyond those expected.
	slackMoves = 3
)

// Budget returns the time for the next move in Reversi, when so many cells are
// empty: Time, or what a clock gives it.
func (l Limits) Budget(empties int) Budget {
	return l.BudgetFor(max(empties-quickEmpties, 0)/2 + slackMoves)
}

// BudgetFor returns the time for the next move when a side plans for so many
// more. It is the one place that shares out a clock.
func (l Limits) BudgetFor(moves int) Budget {
	if !l.Clock.Running {
		return Budget{l.Time, l.Time}
	}
	share := l.Clock.share(moves)
	if l.Time > 0 {
		share.Aim, share.Most = min(share.Aim, l.Time), min(share.Most, l.Time)
	}
	return share
}

// share returns what a clock gives the next move: as much as each of the moves
// to come, and in need three times as much, though never more than half of what
// is left for several.
func (c Clock) share(moves int) Budget {
	left := max(c.Left-min(lag, c.Left/2), leastBudget)
	if c.Moves > 0 {
		moves = c.Moves
	}
	aim := min(left/time.Duration(moves)+c.Increment*3/4, left)
	most := max(aim, min(3*aim, left/2))
	return Budget{max(aim, leastBudget), max(most, leastBudget)}
}
