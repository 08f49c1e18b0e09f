package othello

import (
	"context"
	"math/bits"
	"runtime"
	"time"
)

// solver is the working data of a search on one thread. It is allocated once:
// no node allocates.
type solver struct {
	bounds
	table      *table
	near       *table // for positions with few empty cells: small enough for a cache
	edges      *edgeTable
	evaluation *Evaluation
	margins    *margins     // of ProbCut
	level      int          // of confidence, an index of levels
	nodes      uint64       // positions visited
	nextPoll   uint64       // the number of nodes at which to look after the bounds
	ended      bool         // a bound is reached
	stopped    bool         // that, or what is searched is of no use any more: results are void
	lists      [64]moveList // of the nodes on the path, by empty cells

	// For searches on several threads; without a team all are unused.
	team      *team
	split     *split      // what it works for
	splits    []split     // its own, by empty cells
	calls     chan *split // gets splits while it waits for helpers
	published uint64      // the nodes that the team knows of
}

// bounds say when a search must stop.
type bounds struct {
	ctx      context.Context
	deadline time.Time // the zero time: none
	most     uint64    // nodes, 0: no bound
}

func newSolver(table *table, e *Evaluation) *solver {
	return &solver{table: table, near: newTable(nearMiB, false), edges: edges(), evaluation: e, margins: probCutMargins(), level: certain}
}

// begin makes a solver ready for a search.
func (s *solver) begin(b bounds) {
	s.bounds, s.nodes, s.nextPoll, s.published = b, 0, 0, 0
	s.ended, s.stopped = false, false
}

// pollEvery is how many nodes are visited between two looks after the bounds: a
// millisecond's work or less. Threads that work together look more often: one
// may have made another's work useless.
const (
	pollEvery     = 8192
	pollEveryTeam = 1024
)

// poll notes that a bound is reached, and lets others have the processor on the
// way. It is called often enough if all nodes with more than a few empty cells
// do it.
func (s *solver) poll() bool {
	if s.nodes < s.nextPoll {
		return s.stopped
	}
	s.nextPoll = s.nodes + pollEvery
	if s.team != nil {
		return s.pollTeam()
	}
	if s.most > 0 {
		s.nextPoll = min(s.nextPoll, max(s.most, s.nodes))
	}
	s.near.age++ // its use lies in what was stored lately
	s.ended = s.ended || s.reached(s.nodes)
	s.stopped = s.ended
	runtime.Gosched()
	return s.stopped
}

func (s *solver) pollTeam() bool {
	s.nextPoll = s.nodes + pollEveryTeam
	if s.nodes-s.published >= pollEvery {
		s.publish()
		s.near.age++
		if s.reached(s.team.nodes.Load()) {
			s.team.ended.Store(true)
		}
		runtime.Gosched()
	}
	s.ended = s.team.ended.Load()
	s.stopped = s.ended || s.split.over()
	return s.stopped
}

// reached reports whether a search that has visited so many nodes must stop.
func (b *bounds) reached(nodes uint64) bool {
	return b.most > 0 && nodes >= b.most || b.ctx.Err() != nil ||
		!b.deadline.IsZero() && !time.Now().Before(b.deadline)
}

// tableFor returns the table for positions with so many empty cells that are
// searched to the end. Most nodes are near the leaves; the large table would
// make each wait for the memory.
func (s *solver) tableFor(empties int) *table {
	if empties <= nearEmpties {
		return s.near
	}
	return s.table
}

const (
	nearMiB     = 1
	nearEmpties = 10
)

// Below these numbers of empty cells a node of a search to the end does without
// something: it costs more there than it saves.
const (
	fewEmpties    = 5  // moves ordered by more than parity, table
	probeEmpties  = 11 // a look at the table for every child
	searchEmpties = 12 // moves ordered by an evaluation
)

// stableFrom is the least bound, by empty cells, at which counting the other
// side's stable discs may show that the mover can't get above it.
func stableFrom(empties int) int { return min(2*empties-4, 60) }

// solve returns the score of a board, or a bound of it outside the window, in
// discs.
func (s *solver) solve(b Board, empties, alpha, beta int) int {
	switch {
	case empties <= fewEmpties:
		return s.few(b, empties, oddQuarters(b.empty()), alpha, beta)
	case empties < searchEmpties:
		return s.solveMoves(b, b.Moves(), empties, alpha, beta)
	}
	f := newFeatures(b)
	return floorDiscs(s.search(b, &f, b.Moves(), empties, empties, alpha*point, beta*point))
}

// solveMoves is solve for a board with more than a few empty cells of which the
// legal moves are known already, without an evaluation.
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
	k := s.tableFor(empties).look(key)
	if k.depth() == empties {
		switch lower, upper := k.lower(), k.upper(); {
		case lower >= beta || lower == upper:
			return lower
		case upper <= alpha:
			return upper
		}
	}
	list := &s.lists[empties]
	list.fill(b, legal)
	if empties >= probeEmpties {
		if bound, cut := s.probeChildren(list, empties, beta); cut {
			return bound
		}
	}
	s.order(b, list, k.best(), k.second())
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
		k := s.tableFor(empties - 1).look(list.moves[i].next.key())
		if k.depth() == empties-1 && -k.upper() >= beta {
			return -k.upper(), true
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

// keep stores a result of the window, in discs.
func (s *solver) keep(key uint64, empties, alpha, beta, value int, best uint8) {
	k := learnt(alpha, beta, value, best)
	k.depth, k.level = empties, certain
	s.tableFor(empties).store(key, k)
}
