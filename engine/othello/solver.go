package othello

import (
	"context"
	"math/bits"
	"runtime"
)

// solver is the working data of a search on one thread. It is allocated at the
// start: no node allocates.
type solver struct {
	ctx      context.Context
	table    *table
	near     *table // for positions with few empty cells: small enough for a cache
	edges    *edgeTable
	evaluate func(Board) int // the final score for the mover, in points
	nodes    uint64          // positions visited
	nextPoll uint64          // the number of nodes at which to look after the context
	stopped  bool            // the context has ended: results are void
	lists    [64]moveList    // of the nodes on the path, by empty cells
}

func newSolver(ctx context.Context, table *table) *solver {
	return &solver{ctx: ctx, table: table, near: newTable(nearMiB), edges: edges(), evaluate: handMade(edges())}
}

// pollEvery is how many nodes are visited between two looks after the context:
// a millisecond's work or less.
const pollEvery = 8192

// poll notes the end of the context, and lets others have the processor on the
// way. It is called often enough if all nodes with more than a few empty cells
// do it.
func (s *solver) poll() bool {
	if s.nodes >= s.nextPoll {
		s.nextPoll = s.nodes + pollEvery
		s.near.age++ // its use lies in what was stored lately
		runtime.Gosched()
		s.stopped = s.stopped || s.ctx.Err() != nil
	}
	return s.stopped
}

// tableFor returns the table for positions with so many empty cells. Most nodes
// are near the leaves; the large table would make each wait for the memory.
func (s *solver) tableFor(empties int) *table {
	if empties <= nearEmpties {
		return s.near
	}
	return s.table
}

const (
	nearMiB     = 1
	nearEmpties = 8
)

// Below these numbers of empty cells a node does without something: it costs
// more there than it saves.
const (
	fewEmpties    = 5  // moves ordered by more than parity, table
	probeEmpties  = 11 // a look at the table for every child
	searchEmpties = 12 // moves ordered by an evaluation
)

// stableFrom is the least bound, by empty cells, at which counting the other
// side's stable discs may show that the mover can't get above it.
func stableFrom(empties int) int { return min(2*empties-4, 60) }

// solve returns the score of a board, or a bound of it outside the window.
func (s *solver) solve(b Board, empties, alpha, beta int) int {
	if empties <= fewEmpties {
		return s.few(b, empties, oddQuarters(b.empty()), alpha, beta)
	}
	return s.solveMoves(b, b.Moves(), empties, alpha, beta)
}

// solveMoves is solve for a board with more than a few empty cells of which the
// legal moves are known already.
func (s *solver) solveMoves(b Board, legal uint64, empties, alpha, beta int) int {
	switch {
	case legal == 0:
		return s.solvePass(b, empties, alpha, beta)
	case s.poll():
		return 0
	}
	s.nodes++
	if bound, cut := s.stableCut(b, empties, alpha); cut {
		return bound
	}
	key := b.key()
	k := s.tableFor(empties).find(key)
	if k.depth == empties {
		if k.lower >= beta || k.lower == k.upper {
			return k.lower
		}
		if k.upper <= alpha {
			return k.upper
		}
	}
	list := &s.lists[empties]
	list.fill(b, legal)
	if empties >= probeEmpties {
		if bound, cut := s.probeChildren(list, empties, beta); cut {
			return bound
		}
	}
	s.order(b, list, empties, alpha, k)
	value, best := s.branch(list, empties, alpha, beta)
	if !s.stopped {
		s.keep(key, empties, alpha, beta, value, best)
	}
	return value
}

// stableCut bounds the score by the discs that the other side can't lose.
func (s *solver) stableCut(b Board, empties, alpha int) (bound int, cut bool) {
	if alpha < stableFrom(empties) {
		return 0, false
	}
	bound = 64 - 2*bits.OnesCount64(s.edges.stable(b.Other, b.Mover))
	return bound, bound <= alpha
}

func (s *solver) solvePass(b Board, empties, alpha, beta int) int {
	s.nodes++
	passed := b.Pass()
	legal := passed.Moves()
	if legal == 0 {
		return b.Score()
	}
	return -s.solveMoves(passed, legal, empties, -beta, -alpha)
}

// probeChildren looks for a move that the table already knows to be enough.
func (s *solver) probeChildren(list *moveList, empties, beta int) (bound int, cut bool) {
	for i := range list.n {
		k := s.tableFor(empties - 1).find(list.moves[i].next.key())
		if k.depth == empties-1 && -k.upper >= beta {
			return -k.upper, true
		}
	}
	return 0, false
}

// branch solves the boards after each move: the first with the whole window,
// the others only to show that they are no better, again if they are.
func (s *solver) branch(list *moveList, empties, alpha, beta int) (value int, best uint8) {
	value, best = none, noCell
	for i := range list.n {
		m := list.pick(i)
		low := max(alpha, value)
		v := none
		if i > 0 {
			v = -s.child(m, empties-1, -low-1, -low)
		}
		if i == 0 || v > low && v < beta {
			v = -s.child(m, empties-1, -beta, -low)
		}
		if s.stopped {
			return 0, noCell
		}
		if v > value {
			value, best = v, m.cell
		}
		if value >= beta {
			break
		}
	}
	return value, best
}

// child solves the board after a move.
func (s *solver) child(m *move, empties, alpha, beta int) int {
	if empties <= fewEmpties {
		return s.few(m.next, empties, oddQuarters(m.next.empty()), alpha, beta)
	}
	return s.solveMoves(m.next, m.replies, empties, alpha, beta)
}

// keep stores a result of the window.
func (s *solver) keep(key uint64, depth, alpha, beta, value int, best uint8) {
	k := known{lower: -unbounded, upper: unbounded, best: best, second: noCell, depth: depth}
	if value > alpha {
		k.lower = value
	}
	if value < beta {
		k.upper = value
	}
	s.tableFor(depth).store(key, k)
}
