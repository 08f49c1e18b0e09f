package gomoku

import (
	"math"
	"math/bits"
)

// node is a position whose moves are searched.
type node struct {
	*thread
	beta, depth, ply int
	static           int  // the estimate, where nothing has to be answered
	forced           bool // something has to be answered
	wide             bool // the value is wanted, not only whether it reaches beta
	low              int  // the value that a move has to pass to matter
	best, bestCell   int  // the best value so far and its move
	tried            int  // moves
}

// node searches the moves of a position.
func (t *thread) node(alpha, beta, depth, ply int, k known) int {
	n := node{thread: t, beta: beta, depth: depth, ply: ply, wide: alpha+1 < beta, low: alpha, best: -winValue}
	var moves set
	if n.forced = t.g.obliged(&moves); !n.forced {
		n.static = t.g.evaluate()
		if v, ok := n.cut(); ok {
			return v
		}
		moves = t.g.candidates()
	}
	if k.best == 0 && depth >= 4 && n.wide {
		t.search(alpha, beta, depth-2, ply)
		k = t.table.find(t.key())
	}
	n.loop(t.order(&moves, k.best, ply))
	switch {
	case t.stopped:
		return 0
	case n.tried == 0 && n.forced:
		return ply + 4 - winValue // nothing answers all that the other side threatens
	case n.tried == 0:
		return 0 // Black has no move that is not forbidden: it passes, and nobody wins for now
	}
	t.remember(alpha, beta, n.best, n.bestCell, depth, ply)
	return n.best
}

// loop tries moves, the most promising first, until one is good enough.
func (n *node) loop(list *moveList) {
	for i := range list.n {
		at := list.pick(i)
		if n.g.fouls(at) || n.idle(at) {
			continue
		}
		v := n.try(at)
		n.tried++
		if n.stopped {
			return
		}
		n.learn(at, v)
		if v >= n.beta {
			n.reward(list, i, n.depth)
			return
		}
	}
}

// learn takes in the value of a move.
func (n *node) learn(at, v int) {
	if v <= n.best {
		return
	}
	n.best, n.bestCell = v, at
	if v > n.low {
		n.low = v
		n.keep(n.ply, at)
	}
}

// idle reports whether a move is not worth a try: one of many that nothing speaks
// for, or one that can't make up for what is missing in so few plies. A move that
// may be the only one that does not lose is tried.
func (n *node) idle(at int) bool {
	if n.forced || n.wide || n.tried == 0 || n.best <= -provenValue || n.g.striking(at) {
		return false
	}
	return n.tried >= enough(n.depth) || n.depth <= futileDepth && n.static+futile*(n.depth+1) <= n.low
}

// cut returns the value of a narrow node that so few plies will hardly change: it
// is far above beta, even without a move, or so far below that only a win by
// fours would help.
func (n *node) cut() (value int, ok bool) {
	if n.wide || n.beta >= provenValue || n.low <= -provenValue {
		return 0, false
	}
	if n.depth <= farDepth {
		if v := n.static - far*n.depth; v >= n.beta && !n.g.pressed() {
			return v, true
		}
		if n.static+2*far*n.depth <= n.low {
			if v := n.leaf(n.ply); v < provenValue && v <= n.low {
				return v, true
			}
		}
	}
	return n.skip()
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

// skip tries whether the other side, given a second move, could still not bring
// the value below beta.
func (n *node) skip() (value int, ok bool) {
	if n.depth < 3 || n.passed == n.ply && n.ply > 0 || n.static < n.beta {
		return 0, false
	}
	n.passed = n.ply + 1
	n.g.turn ^= 1
	v := -n.search(-n.beta, 1-n.beta, n.depth-3-n.depth/4, n.ply+1)
	n.g.turn ^= 1
	n.passed = 0
	return v, !n.stopped && v >= n.beta && v < provenValue
}

// try plays a move and searches what follows: with a narrow window and less deep
// first where that is likely to be enough.
func (n *node) try(at int) int {
	reduction := n.reduction(at)
	n.g.put(at)
	defer n.g.take()
	v := 0
	if n.tried > 0 || !n.wide {
		v = -n.search(-n.low-1, -n.low, n.depth-1-reduction, n.ply+1)
		if v > n.low && reduction > 0 && !n.stopped {
			v = -n.search(-n.low-1, -n.low, n.depth-1, n.ply+1)
		}
	}
	if n.wide && (n.tried == 0 || v > n.low) && !n.stopped {
		v = -n.search(-n.beta, -n.low, n.depth-1, n.ply+1)
	}
	return v
}

// reduction returns how many plies less deep a late move is searched at first.
func (n *node) reduction(at int) int {
	if n.tried < 2 || n.depth < 2 || n.forced {
		return 0
	}
	r := int(reductions[min(n.depth, len(reductions)-1)][min(n.tried, len(reductions[0])-1)])
	if n.g.striking(at) {
		r -= 1024
	}
	if n.wide {
		r -= 512
	}
	return min(max(r/1024, 0), n.depth-1)
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
			at := i<<6 + bits.TrailingZeros64(word)
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
