package engine_test

import (
	"testing"
	"time"

	"pgregory.net/rapid"

	"flank/engine"
)

func TestBudget(t *testing.T) {
	const s = time.Second
	clock := func(left, increment time.Duration, moves int) engine.Clock {
		return engine.Clock{Running: true, Left: left + 30*time.Millisecond, Increment: increment, Moves: moves}
	}
	tests := []struct {
		name    string
		limits  engine.Limits
		empties int
		want    engine.Budget
	}{
		{"no bound", engine.Limits{}, 40, engine.Budget{}},
		{"a move's time", engine.Limits{Time: 2 * s}, 40, engine.Budget{Aim: 2 * s, Most: 2 * s}},
		{"the start", engine.Limits{Clock: clock(260*s, 0, 0)}, 60, engine.Budget{Aim: 10 * s, Most: 30 * s}},
		{"an increment", engine.Limits{Clock: clock(260*s, 4*s, 0)}, 60, engine.Budget{Aim: 13 * s, Most: 39 * s}},
		{"more increment than time", engine.Limits{Clock: clock(s, 4*s, 0)}, 60, engine.Budget{Aim: s, Most: s}},
		{"late", engine.Limits{Clock: clock(30*s, 0, 0)}, 4, engine.Budget{Aim: 10 * s, Most: 15 * s}},
		{"a period", engine.Limits{Clock: clock(40*s, 0, 4)}, 60, engine.Budget{Aim: 10 * s, Most: 20 * s}},
		{"the last move of a period", engine.Limits{Clock: clock(10*s, 0, 1)}, 60, engine.Budget{Aim: 10 * s, Most: 10 * s}},
		{"a clock and less for the move", engine.Limits{Time: s, Clock: clock(260*s, 0, 0)}, 60, engine.Budget{Aim: s, Most: s}},
		{"a clock and more for the move", engine.Limits{Time: 20 * s, Clock: clock(260*s, 0, 0)}, 60, engine.Budget{Aim: 10 * s, Most: 20 * s}},
		{"a clock that has run out", engine.Limits{Clock: engine.Clock{Running: true}}, 30, engine.Budget{Aim: time.Millisecond, Most: time.Millisecond}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := test.limits.Budget(test.empties); got != test.want {
				t.Errorf("%+v, want %+v", got, test.want)
			}
		})
	}
}

// TestAClockLastsForTheGame uses all that is allowed for every move.
func TestAClockLastsForTheGame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := engine.Clock{
			Running:   true,
			Left:      time.Duration(rapid.IntRange(1000, 3600_000).Draw(t, "left")) * time.Millisecond,
			Increment: time.Duration(rapid.IntRange(0, 10_000).Draw(t, "increment")) * time.Millisecond,
		}
		for empties := rapid.IntRange(0, 670).Draw(t, "empties"); empties > 0; empties -= 2 {
			b := engine.Limits{Clock: c}.Budget(empties)
			if b.Aim > b.Most || b.Aim <= 0 || b.Most > max(c.Left, time.Millisecond) {
				t.Fatalf("%d empty cells, %+v: %+v", empties, c, b)
			}
			c.Left += c.Increment - b.Aim
		}
		if c.Left <= 0 {
			t.Fatalf("at the end %v is left", c.Left)
		}
	})
}
