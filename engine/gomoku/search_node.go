package gomoku

import "sync/atomic"

const (
	maxPly   = 200 // of a line searched
	maxFours = 24  // see thread.maxFours
	// mostFours is how many fours are tried at the end of a line: some milliseconds.
	mostFours = 2000
)

// thread is one thread of a search: a grid of its own, and the table that all
// share.
type thread struct {
	g        *grid
	table    *table
	prover   *prover // made when it is first needed
	control  *control
	nodes    uint64
	told     uint64 // of nodes, to control
	stopped  bool
	passed   int                  // the ply before which a side has been passed over, to try
	maxFours int                  // of a win by fours looked for at the end of a line
	foursEnd uint64               // the number of nodes at which the search for it gives up
	history  [2][boardCells]int32 // how good moves were elsewhere, by the side
	lists    [maxPly + 2]*moveList
	lines    [maxPly + 2]line // the best moves from each ply on
}

// line is a principal variation.
type line struct {
	n     int
	cells [maxPly + 2]int16
}

// control ends the search of all threads.
type control struct {
	ended  atomic.Bool
	nodes  atomic.Uint64 // of all threads, but for the last few
	bound  uint64        // of nodes, if not 0
	stolen func() bool   // reports whether the time is over
}

// pollEvery is how many nodes a thread visits between two looks at control.
const pollEvery = 256

// visit counts a node and finds out whether the search has ended.
func (t *thread) visit() {
	t.nodes++
	if t.nodes-t.told >= pollEvery || t.control.bound > 0 && t.control.nodes.Load()+t.nodes-t.told >= t.control.bound {
		t.poll()
	}
}

func (t *thread) poll() {
	c := t.control
	nodes := c.nodes.Add(t.nodes - t.told)
	t.told = t.nodes
	if c.bound > 0 && nodes >= c.bound || c.stolen() {
		c.ended.Store(true)
	}
	t.stopped = c.ended.Load()
}

// settled returns the value of a position whose end is known without a search.
func (g *grid) settled(ply int) (value int, ok bool) {
	me, other := g.turn, 1-g.turn
	switch {
	case g.amount[me][makesFive] > 0:
		return winValue - ply - 1, true
	case g.amount[other][makesFive] > 1:
		return ply + 2 - winValue, true
	case g.amount[other][makesFive] == 1:
		if at := g.made[other][makesFive].first(); g.fouls(at) {
			return ply + 2 - winValue, true
		}
		return 0, g.empty == 1
	case g.amount[me][fourFour] > 0 && g.straight(me):
		return winValue - ply - 3, true
	}
	return 0, g.empty == 0
}

// straight reports whether a side may make the straight four, or the two fours,
// that it could.
func (g *grid) straight(side int) bool {
	for fours := g.made[side][fourFour]; fours.any(); {
		at := fours.first()
		if !g.suspect(side, at) {
			return true
		}
		fours.remove(at)
	}
	return false
}

func (t *thread) key() uint64 { return t.g.hash ^ turnKeys[t.g.turn] }

// turnKeys tell positions of the same stones apart by the side to move.
var turnKeys = [2]uint64{0x9e3779b97f4a7c15, 0}

// search returns the value of the position, exactly if it lies between alpha and
// beta. The best line is in lines[ply] if alpha+1 < beta.
func (t *thread) search(alpha, beta, depth, ply int) int {
	t.lines[ply].n = 0
	t.visit()
	if t.stopped {
		return 0
	}
	if v, ok := t.g.settled(ply); ok {
		return v
	}
	answering := t.g.amount[1-t.g.turn][makesFive] > 0
	if depth <= 0 && !answering || ply >= maxPly {
		return t.leaf(ply)
	}
	alpha, beta = max(alpha, ply+2-winValue), min(beta, winValue-ply-3)
	if alpha >= beta {
		return alpha
	}
	k := t.table.find(t.key())
	if v, ok := k.cuts(alpha, beta, depth, ply); ok && alpha+1 == beta {
		return v
	}
	if answering {
		return t.answer(alpha, beta, depth, ply)
	}
	return t.node(alpha, beta, depth, ply, k)
}

// cuts returns the value that what is known gives a node, if that is enough.
func (k known) cuts(alpha, beta, depth, ply int) (value int, ok bool) {
	v := fromHere(k.value, -ply)
	switch {
	case k.bound == noBound || k.depth < depth && v < provenValue && v > -provenValue:
		return 0, false
	case k.bound == exactly, k.bound == lower && v >= beta, k.bound == upper && v <= alpha:
		return v, true
	}
	return 0, false
}

// fromHere counts the plies of a proven win from another ply.
func fromHere(value, plies int) int {
	switch {
	case value >= provenValue:
		return value + plies
	case value <= -provenValue:
		return value - plies
	}
	return value
}

// answer plays the only point that stops a five. It costs no depth.
func (t *thread) answer(alpha, beta, depth, ply int) int {
	at := t.g.made[1-t.g.turn][makesFive].first()
	t.g.put(at)
	v := -t.search(-beta, -alpha, depth, ply+1)
	t.g.take()
	t.keep(ply, at)
	return v
}

// keep makes a move and the line that follows it the best line of a ply.
func (t *thread) keep(ply, at int) {
	here, next := &t.lines[ply], &t.lines[ply+1]
	here.cells[0] = int16(at)
	copy(here.cells[1:], next.cells[:next.n])
	here.n = next.n + 1
}

// leaf estimates a position at the end of a line, where a win by fours is looked
// for first.
func (t *thread) leaf(ply int) int {
	if k := t.table.find(t.key()); k.bound == exactly {
		return fromHere(k.value, -ply)
	}
	k := known{bound: exactly}
	if plies := t.winByFours(); plies > 0 {
		k.value = winValue - plies
	} else {
		k.value = t.g.evaluate()
	}
	t.table.store(t.key(), k)
	return fromHere(k.value, -ply)
}

// remember stores what the search of a node has found.
func (t *thread) remember(alpha, beta, value, best, depth, ply int) {
	k := known{value: fromHere(value, ply), bound: exactly, depth: depth, best: best}
	switch {
	case value >= beta:
		k.bound = lower
	case value <= alpha:
		k.bound = upper
	}
	t.table.store(t.key(), k)
}
