package protocol

import (
	"context"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"flank/engine"
	"flank/engine/player"
)

func TestGomocupLimits(t *testing.T) {
	const ms = time.Millisecond
	clock := func(left time.Duration) engine.Clock { return engine.Clock{Running: true, Left: left} }
	tests := []struct {
		name, infos string
		want        engine.Limits
		end         time.Duration // 0: none
	}{
		{"nothing said", "", engine.Limits{}, 0},
		{"a move", "timeout_turn 1000", engine.Limits{Time: 970 * ms}, 985 * ms},
		{"a short move", "timeout_turn 100", engine.Limits{Time: 80 * ms}, 90 * ms},
		{"as fast as possible", "timeout_turn 0", engine.Limits{Time: quickly}, 2 * quickly},
		{"by nodes alone", "timeout_turn 0|MAX_NODE 5000", engine.Limits{Nodes: 5000}, 0},
		{"nodes and depth", "max_node 5000|max_depth 7|max_node 0", engine.Limits{Depth: 7}, 0},
		{"a match", "timeout_match 60000", engine.Limits{Clock: clock(60_000 * ms)}, 59_985 * ms},
		{"a match and a move", "timeout_turn 5000|timeout_match 60000|time_left 59999", engine.Limits{Time: 4970 * ms, Clock: clock(59_999 * ms)}, 4985 * ms},
		{"little left", "timeout_turn 5000|timeout_match 60000|time_left 100", engine.Limits{Time: 4970 * ms, Clock: clock(100 * ms)}, 90 * ms},
		{"less than nothing left", "timeout_match 60000|time_left -20", engine.Limits{Clock: clock(-20 * ms)}, ms},
		{"unlimited", "timeout_turn 1000|timeout_match 0|time_left 2147483647", engine.Limits{Time: 970 * ms}, 985 * ms},
		{"unlimited and nothing left", "timeout_match 0|time_left 0", engine.Limits{}, 0},
		{"huge", "timeout_turn 9223372036854775807|time_left 9223372036854775808", engine.Limits{Time: milliseconds(math.MaxInt64) - mostReserve}, milliseconds(math.MaxInt64) - mostReserve/2},
		{"negative", "timeout_turn -5|max_node -5|max_depth -5|thread_num -5|rule -5", engine.Limits{Time: quickly}, 2 * quickly},
		{"no numbers", "timeout_turn|timeout_match soon|time_left 1.5|max_node 0x10", engine.Limits{}, 0},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			s := newSettings()
			for _, info := range strings.Split(test.infos, "|") {
				s.hear(info)
			}
			end, _ := s.end()
			if got := s.limits(0); got != test.want || end != test.end {
				t.Errorf("%+v, ending after %v; want %+v, %v", got, end, test.want, test.end)
			}
		})
	}
}

// What has been spent is taken off, down to a millisecond.
func TestGomocupSpentTime(t *testing.T) {
	s := newSettings()
	s.hear("timeout_turn 1000")
	s.hear("time_left 5000")
	if got := s.limits(200 * time.Millisecond); got.Time != 770*time.Millisecond || got.Clock.Left != 4800*time.Millisecond {
		t.Errorf("%+v", got)
	}
	if got := s.limits(2 * time.Second); got.Time != time.Millisecond {
		t.Errorf("%+v", got)
	}
}

// A clock that nobody tells of again runs by itself: each move is taken off.
func TestGomocupClockRuns(t *testing.T) {
	var given []engine.Limits
	p := meet(t.Context(), t, brain, Engine{Player: limitsOf{&given}})
	for _, line := range []string{"START 15", "INFO timeout_match 60000", "BEGIN", "TURN 0,0", "INFO time_left 5000", "TURN 0,1"} {
		p.send(line)
	}
	p.answer(4)
	if len(given) != 3 || !(given[0].Clock.Left > given[1].Clock.Left) || given[2].Clock.Left > 5*time.Second || given[2].Clock.Left < 4*time.Second {
		t.Errorf("%+v", given)
	}
}

// limitsOf notes the limits of all choices.
type limitsOf struct{ all *[]engine.Limits }

func (l limitsOf) Choose(_ context.Context, game engine.Game, limits engine.Limits, _ func(engine.Info)) (engine.Square, engine.Info, error) {
	*l.all = append(*l.all, limits)
	return central(game.State()), engine.Info{}, nil
}

// A player is made with the board; a new bound of memory or threads makes another,
// once it is needed.
func TestGomocupResources(t *testing.T) {
	var made []player.Resources
	b := brainOf(Engine{})
	b.New = func(r player.Resources) engine.Player {
		made = append(made, r)
		return middling{}
	}
	in := "START 15\nINFO max_memory 83886080\nINFO thread_num 1\nBEGIN\nTURN 0,0\nINFO thread_num 1\nTURN 0,1\nINFO max_memory 367001600\nTURN 0,2\nEND\n"
	var out strings.Builder
	if err := Gomocup(t.Context(), b, strings.NewReader(in), &out); err != nil {
		t.Fatal(err)
	}
	want := []player.Resources{{}, {Memory: 83886080, Threads: 1}, {Memory: 367001600, Threads: 1}}
	if !slices.Equal(made, want) {
		t.Errorf("%+v, want %+v", made, want)
	}
}
