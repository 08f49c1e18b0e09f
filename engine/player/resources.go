package player

import (
	"runtime"

	"flank/engine"
	"flank/engine/gomoku"
)

// Resources are what a player may take of the machine. The zero value is all.
type Resources struct {
	Memory  int64 // bytes for the whole program; 0: no bound, else LeastMemory or more
	Threads int   // 0: as many as there are cores
}

// LeastMemory is what the program takes in any case, in bytes: no bound below it
// can be kept.
const LeastMemory = 32 << 20

// ReadyWith returns the player of Gomoku for other programs: as Ready it goes as
// far as the limits of a choice allow, within some resources.
func ReadyWith(res Resources, seed uint64) engine.Player {
	newEngine := func() *gomoku.Engine { return gomoku.NewEngine(res.hash(), res.threads()) }
	top := strengths[len(strengths)-1]
	return &ready{unbounded: &unbounded{newGomoku: newEngine}, level: ranked{top, seed}, seed: seed}
}

// hash returns how many MiB a table may take: half of what is left beside the
// rest of the program.
func (r Resources) hash() int {
	if r.Memory == 0 {
		return gomoku.DefaultHash
	}
	return int(max(r.Memory-LeastMemory, 2<<20) >> 21)
}

func (r Resources) threads() int {
	if r.Threads > 0 {
		return r.Threads
	}
	return runtime.GOMAXPROCS(0)
}
