package othello

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"
	"time"

	"flank/engine"
)

func TestPace(t *testing.T) {
	const ms = time.Millisecond
	type iteration struct {
		best  uint8
		value int
		now   time.Duration
	}
	steady := []iteration{{1, 0, 10 * ms}, {1, 0, 30 * ms}, {1, 0, 70 * ms}} // the next one: until 150 ms
	tests := []struct {
		name                string
		budget              engine.Budget
		done                []iteration
		moves, depth, ahead int
		want                bool
	}{
		{"no time bounds it", engine.Budget{}, steady, 9, 12, 1, true},
		{"nothing done yet", engine.Budget{Aim: ms, Most: ms}, nil, 9, 0, 1, true},
		{"one move and no time", engine.Budget{}, steady, 1, 12, 1, true},
		{"one move, not known well", engine.Budget{Aim: 200 * ms, Most: 200 * ms}, steady, 1, 3, 1, true},
		{"one move", engine.Budget{Aim: 200 * ms, Most: 200 * ms}, steady, 1, 12, 1, false},
		{"all of the time is used", engine.Budget{Aim: 71 * ms, Most: 71 * ms}, steady, 9, 12, 1, true},
		{"it fits", engine.Budget{Aim: 160 * ms, Most: 500 * ms}, steady, 9, 12, 1, true},
		{"it does not fit", engine.Budget{Aim: 140 * ms, Most: 500 * ms}, steady, 9, 12, 1, false},
		{"to the end does not fit", engine.Budget{Aim: 160 * ms, Most: 500 * ms}, steady, 9, 12, 13, false},
		{"the move has changed", engine.Budget{Aim: 80 * ms, Most: 500 * ms}, append(steady[:2:2], iteration{2, 0, 70 * ms}), 9, 12, 1, true},
		{"the move has changed before", engine.Budget{Aim: 80 * ms, Most: 500 * ms}, append([]iteration{{2, 0, 5 * ms}}, steady...), 9, 12, 1, false},
		{"the value has dropped", engine.Budget{Aim: 65 * ms, Most: 500 * ms}, append(steady[:2:2], iteration{1, -2 * point, 70 * ms}), 9, 12, 1, true},
		{"the value has risen", engine.Budget{Aim: 80 * ms, Most: 500 * ms}, append(steady[:2:2], iteration{1, 2 * point, 70 * ms}), 9, 12, 1, false},
		{"never more than the most", engine.Budget{Aim: 80 * ms, Most: 120 * ms}, append(steady[:2:2], iteration{2, -2 * point, 70 * ms}), 9, 12, 1, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := newPace(test.budget)
			for _, i := range test.done {
				p.note(i.best, i.value, i.now)
			}
			if got := p.allows(test.moves, test.depth, test.ahead); got != test.want {
				t.Errorf("%+v: %v", p, got)
			}
		})
	}
}

// TestTimeIsNotWasted gives hours where seconds are enough: a search that uses
// them never ends.
func TestTimeIsNotWasted(t *testing.T) {
	hours := engine.Limits{Time: 10 * time.Hour}
	clock := engine.Limits{Clock: engine.Clock{Running: true, Left: 10 * time.Hour}}
	first := squares(NewBoard().Moves())[:1]
	end := late(rand.New(rand.NewPCG(25, 26)), 12)
	tests := []struct {
		name   string
		board  Board
		limits Limits
		exact  bool
	}{
		{"one move asked for", NewBoard(), Limits{Limits: hours, Only: first}, false},
		{"one move asked for, with a clock", NewBoard(), Limits{Limits: clock, Only: first}, false},
		{"an exact result", end, Limits{Limits: hours}, true},
		{"an exact result, with a clock", end, Limits{Limits: clock}, true},
	}
	for _, test := range tests {
		for _, threads := range []int{1, 3} {
			info, err := New(4, threads, DefaultEvaluation()).Search(t.Context(), test.board, test.limits, nil)
			if err != nil || info.Exact != test.exact || info.Move == engine.NoSquare {
				t.Errorf("%s, %d threads: %+v, %v", test.name, threads, info, err)
			}
		}
	}
}

// stall is how late anything may be on a machine that is busy with other things.
const stall = 5 * time.Second

// TestAClockIsKept lets searches without end have a share of a clock.
func TestAClockIsKept(t *testing.T) {
	limits := Limits{Limits: engine.Limits{Clock: engine.Clock{Running: true, Left: 3 * time.Second}}, Confidence: 73}
	most := limits.Budget(60).Most
	for _, threads := range []int{1, 3} {
		start := time.Now()
		info, err := New(4, threads, DefaultEvaluation()).Search(t.Context(), NewBoard(), limits, nil)
		if took := time.Since(start); err != nil || info.Depth < 1 || took > most+stall {
			t.Errorf("%d threads: %+v, %v after %v", threads, info, err, took)
		}
	}
}

// TestSearchesEndWithTheirContext cancels searches that would go on for hours,
// from within and from without.
func TestSearchesEndWithTheirContext(t *testing.T) {
	random := rand.New(rand.NewPCG(27, 28))
	middle, end := late(random, 48), late(random, 34)
	search := func(e *Engine, ctx context.Context, b Board, report func()) error {
		_, err := e.Search(ctx, b, Limits{}, func(engine.Info) { report() })
		return err
	}
	values := func(e *Engine, ctx context.Context, b Board, report func()) error {
		return e.Values(ctx, b, Limits{}, func([]engine.Info) { report() })
	}
	for _, test := range []struct {
		name  string
		run   func(*Engine, context.Context, Board, func()) error
		board Board
	}{{"midgame", search, middle}, {"endgame", search, end}, {"values", values, middle}} {
		for _, threads := range []int{1, 3} {
			ctx, cancel := context.WithCancel(t.Context())
			var cancelled time.Time
			reports := 0
			err := test.run(New(4, threads, DefaultEvaluation()), ctx, test.board, func() {
				if reports++; reports == 8 {
					time.AfterFunc(0, cancel)
					cancelled = time.Now()
				}
			})
			if took := time.Since(cancelled); !errors.Is(err, context.Canceled) || reports < 8 || took > stall {
				t.Errorf("%s, %d threads: %v after %v", test.name, threads, err, took)
			}
			cancel()
		}
	}
}
