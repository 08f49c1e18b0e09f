package player

import "flank/engine"

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
func ReadyWith(_ Resources, seed uint64) engine.Player {
	return simple{seed, randomMove}
}
