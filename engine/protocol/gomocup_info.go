package protocol

import (
	"fmt"
	"math"
	"runtime"
	"strconv"
	"strings"
	"time"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/player"
)

// The bits of INFO rule. Others are not known here; 8 is Caro.
const (
	exactlyFive = 1
	continuous  = 2
	renju       = 4
)

// unlimited is a time_left that says that there is no clock.
const unlimited = math.MaxInt32

// settings are what INFO has said.
type settings struct {
	turn    time.Duration // for a move; 0: as fast as possible, less: not said
	noClock bool          // a match has no limit
	clock   bool          // left counts
	left    time.Duration // for the rest of the game
	memory  int64         // bytes; 0: no bound
	threads int           // 0: all
	depth   int           // 0: no bound
	nodes   uint64        // 0: no bound
	rule    int           // a sum of bits
}

func newSettings() settings { return settings{turn: -1} }

// hear takes "key value". Keys and values that mean nothing are ignored.
func (s *settings) hear(text string) {
	key, value := splitCommand(text)
	n, err := strconv.ParseInt(strings.TrimSpace(value), 10, 64)
	if err != nil {
		return
	}
	switch key {
	case "TIMEOUT_TURN":
		s.turn = milliseconds(max(n, 0))
	case "TIMEOUT_MATCH":
		s.noClock, s.clock, s.left = n <= 0, n > 0, milliseconds(n)
	case "TIME_LEFT":
		s.clock, s.left = n < unlimited && (n > 0 || !s.noClock), milliseconds(n)
	case "MAX_MEMORY":
		s.memory = max(n, 0)
	case "THREAD_NUM":
		s.threads = int(min(max(n, 0), int64(runtime.NumCPU())))
	case "MAX_DEPTH":
		s.depth = int(min(max(n, 0), math.MaxInt16))
	case "MAX_NODE":
		s.nodes = uint64(max(n, 0))
	case "RULE":
		s.rule = int(min(max(n, 0), math.MaxInt16))
	}
}

// milliseconds returns a time, one beyond all games cut to a thousand days.
func milliseconds(n int64) time.Duration {
	const most = 1000 * 24 * 3600 * 1000
	return time.Duration(min(max(n, -most), most)) * time.Millisecond
}

// check says what of the settings can't be kept. It waits for a command that is
// answered.
func (s settings) check() error {
	switch {
	case s.rule&^(exactlyFive|continuous|renju) != 0:
		return fmt.Errorf("rule %d is not supported: 0 (freestyle), 1 (exactly five) and 4 (renju) are, with 2 added for a continuous game", s.rule)
	case s.memory > 0 && s.memory < player.LeastMemory:
		return fmt.Errorf("max_memory %d is too little: %d bytes at least are wanted", s.memory, player.LeastMemory)
	}
	return nil
}

// rules returns the rules of the game.
func (s settings) rules() gomoku.Rule {
	switch {
	case s.rule&renju != 0:
		return gomoku.Renju
	case s.rule&exactlyFive != 0:
		return gomoku.Standard
	}
	return gomoku.Freestyle
}

func (s settings) resources() player.Resources {
	return player.Resources{Memory: s.memory, Threads: s.threads}
}

const (
	// quickly is the time for a move that is wanted as fast as possible.
	quickly = 10 * time.Millisecond
	// mostReserve is what is kept of the time for a move, if a fifth of it is not
	// less: the answer has to reach whoever keeps the time.
	mostReserve = 30 * time.Millisecond
)

// reserve returns what is kept of some time.
func reserve(of time.Duration) time.Duration { return min(of/5, mostReserve) }

// limits returns those of a move of which so much time has been spent already.
func (s settings) limits(spent time.Duration) engine.Limits {
	limits := engine.Limits{Depth: s.depth, Nodes: s.nodes}
	switch {
	case s.turn > 0:
		limits.Time = max(s.turn-reserve(s.turn)-spent, time.Millisecond)
	case s.turn == 0 && limits == (engine.Limits{}):
		limits.Time = quickly
	}
	if s.clock {
		limits.Clock = engine.Clock{Running: true, Left: s.left - spent}
	}
	return limits
}

// end returns the time after which a move has to be made, whatever is known of
// it; ok is false if there is none.
func (s settings) end() (end time.Duration, ok bool) {
	switch {
	case s.turn > 0:
		end, ok = s.turn-reserve(s.turn)/2, true
	case s.turn == 0 && s.depth == 0 && s.nodes == 0:
		end, ok = 2*quickly, true
	}
	if left := max(s.left-reserve(s.left)/2, time.Millisecond); s.clock && (!ok || left < end) {
		end, ok = left, true
	}
	return end, ok
}
