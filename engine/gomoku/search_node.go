package gomoku

import (
	"math"
	"sync/atomic"
)

const (
	maxPly   = 200 // of a line searched
	maxFours = 24  // see thread.maxFours
)

// thread is one thread of a search: a grid of its own, and the table that all
// share.
type thread struct {
	g        *grid
	table    *table
	control  *control
	nodes    uint64
	told     uint64 // of nodes, to control
	stopped  bool
	passed   int                  // the ply before which a side has been passed over, to try
	maxFours int                  // of a win by fours looked for at the end of a line
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
	if plies := t.fours(t.maxFours, 0); plies > 0 {
		k.value = winValue - plies
	} else {
		k.value = t.g.evaluate()
	}
	t.table.store(t.key(), k)
	return fromHere(k.value, -ply)
}

// node searches the moves of a position.
func (t *thread) node(alpha, beta, depth, ply int, k known) int {
	g, wide := t.g, alpha+1 < beta
	var moves set
	forced := g.obliged(&moves)
	static := 0
	if !forced {
		static = g.evaluate()
		if v, ok := t.hopeless(static, alpha, beta, depth, ply); ok {
			return v
		}
		if v, ok := t.skips(static, beta, depth, ply, wide); ok {
			return v
		}
		moves = g.candidates()
	}
	if k.best == 0 && depth >= 4 && wide {
		t.search(alpha, beta, depth-2, ply)
		k = t.table.find(t.key())
	}
	list := t.order(&moves, k.best, ply)
	low, best, bestCell, tried := alpha, -winValue, 0, 0
	for i := range list.n {
		at := list.pick(i)
		if g.fouls(at) {
			continue
		}
		if !forced && !wide && best > -provenValue && tried > 0 && !g.striking(at) {
			if tried >= enough(depth) {
				break
			}
			if depth <= futileDepth && static+futile*depth+futile <= alpha {
				continue
			}
		}
		v := t.try(at, low, beta, depth, ply, tried, forced)
		tried++
		if t.stopped {
			return 0
		}
		if v <= best {
			continue
		}
		best, bestCell = v, at
		if v <= low {
			continue
		}
		low = v
		t.keep(ply, at)
		if v >= beta {
			t.reward(list, i, depth)
			break
		}
	}
	switch {
	case tried == 0 && forced:
		return ply + 4 - winValue // nothing answers all that the other side threatens
	case tried == 0:
		return 0 // Black has no move that is not forbidden: it passes, and nobody wins for now
	}
	t.remember(alpha, beta, best, bestCell, depth, ply)
	return best
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

// hopeless tells a narrow node that so few plies will hardly change: it is far
// above beta, or so far below alpha that only a win by fours would help.
func (t *thread) hopeless(static, alpha, beta, depth, ply int) (value int, ok bool) {
	switch {
	case alpha+1 < beta || beta >= provenValue || alpha <= -provenValue:
		return 0, false
	case depth <= farDepth && static-far*depth >= beta && !t.g.pressed():
		return static - far*depth, true
	case depth <= farDepth && static+2*far*depth <= alpha:
		if v := t.leaf(ply); v < provenValue && v <= alpha {
			return v, true
		}
	}
	return 0, false
}

// pressed reports whether the other side could make two threats at once with the
// next stone.
func (g *grid) pressed() bool {
	others := &g.amount[1-g.turn]
	return others[fourThree]+others[threeThree]+others[fourMore] > 0
}

const (
	farDepth    = 4   // plies
	far         = 110 // a ply, in units of a value
	futileDepth = 4
	futile      = 90
)

// skips tries whether the other side, given a second move, could still not bring
// the value below beta.
func (t *thread) skips(static, beta, depth, ply int, wide bool) (value int, ok bool) {
	g := t.g
	if wide || depth < 3 || beta >= provenValue || beta <= -provenValue || t.passed == ply && ply > 0 || static < beta {
		return 0, false
	}
	t.passed = ply + 1
	g.turn ^= 1
	v := -t.search(-beta, 1-beta, depth-3-depth/4, ply+1)
	g.turn ^= 1
	t.passed = 0
	if t.stopped || v < beta || v >= provenValue {
		return 0, false
	}
	return v, true
}

// try plays a move and searches what follows: with a narrow window and less deep
// first where that is likely to be enough.
func (t *thread) try(at, low, beta, depth, ply, tried int, forced bool) int {
	g := t.g
	reduction := 0
	if tried >= 2 && depth >= 2 && !forced {
		reduction = t.reduction(at, depth, tried, low+1 < beta)
	}
	g.put(at)
	defer g.take()
	v := 0
	if tried > 0 || low+1 == beta {
		v = -t.search(-low-1, -low, depth-1-reduction, ply+1)
		if v > low && reduction > 0 && !t.stopped {
			v = -t.search(-low-1, -low, depth-1, ply+1)
		}
	}
	if low+1 < beta && (tried == 0 || v > low) && !t.stopped {
		v = -t.search(-beta, -low, depth-1, ply+1)
	}
	return v
}

// reduction returns how many plies less deep a late move is searched at first.
func (t *thread) reduction(at, depth, tried int, wide bool) int {
	r := int(reductions[min(depth, len(reductions)-1)][min(tried, len(reductions[0])-1)])
	if t.g.striking(at) {
		r -= 1024
	}
	if wide {
		r -= 512
	}
	return min(max(r/1024, 0), depth-1)
}

// striking reports whether a move makes or takes away more than a two.
func (g *grid) striking(at int) bool {
	c := &g.cells[at]
	return c.class(g.turn) >= makesThree || c.class(1-g.turn) >= threeThree
}

// reductions are in 1024ths of a ply, by depth and number of the move.
var reductions = newReductions()

func newReductions() (r [32][128]int32) {
	for depth := 1; depth < len(r); depth++ {
		for tried := 1; tried < len(r[0]); tried++ {
			r[depth][tried] = int32(1024 * (0.4 + math.Log(float64(depth))*math.Log(float64(tried))/1.7))
		}
	}
	return r
}

// enough is how many moves a node of a depth searches that nothing speaks for.
func enough(depth int) int { return 4 + 2*depth*depth }

// order lists moves by how much is to be expected of them.
func (t *thread) order(moves *set, first, ply int) *moveList {
	if t.lists[ply] == nil {
		t.lists[ply] = new(moveList)
	}
	list, g := t.lists[ply], t.g
	list.n = 0
	for i, word := range moves {
		for ; word != 0; word &= word - 1 {
			at := i<<6 + trailing(word)
			if at == first {
				list.add(at, 1<<30)
				continue
			}
			list.add(at, g.promise(at)+int(t.history[g.turn][at]))
		}
	}
	return list
}

// promise is how much is to be expected of a move by what it makes and what it
// takes away.
func (g *grid) promise(at int) int {
	c := &g.cells[at]
	mine, others := g.tables.sides[g.turn], g.tables.sides[1-g.turn]
	return int(mine[c.code(g.turn)].attack) + int(others[c.code(1-g.turn)].defence)
}

// historyMost bounds what is added for moves that were good elsewhere.
const historyMost = 600

// reward makes the move that was good enough come earlier elsewhere, and those
// tried before it later.
func (t *thread) reward(list *moveList, good, depth int) {
	bonus := int32(min(depth*depth*4, 200))
	for i := range good + 1 {
		h := &t.history[t.g.turn][list.moves[i].cell]
		if i < good {
			*h -= bonus/2 + *h*bonus/2/historyMost
		} else {
			*h += bonus - *h*bonus/historyMost
		}
	}
}
