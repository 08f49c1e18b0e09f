package othello

import (
	"sync"
	"sync/atomic"
)

// A search on several threads shares nodes: when the first move of a node is
// searched, threads that have nothing to do take the other moves, one after the
// other, each with its own lists and its own table of positions near the end.

// team are the threads of a search.
type team struct {
	offers chan *split  // to whoever has nothing to do
	idle   atomic.Int32 // how many have nothing to do
	ended  atomic.Bool  // a bound of the search is reached
	nodes  atomic.Uint64
}

// split is a node that threads share.
type split struct {
	parent *split      // the one that its owner works for, if any
	owner  *solver     // who came to the node first, and waits for the others
	cut    atomic.Bool // what is still searched of it is of no use
	waits  atomic.Bool // its owner has nothing to do

	empties, depth, level int
	alpha, beta           int

	mu      sync.Mutex // for all that follows, and for the order of list
	list    *moveList
	next    int // the place of the next move
	value   int
	best    uint8
	helpers int // threads at work on it besides the owner
	left    bool
	done    chan struct{} // gets a value when the last helper leaves after the owner has
}

// Below these depths a node is searched sooner than shared.
const (
	shareDepth   = 6
	shareEmpties = 14 // of a search to the end
)

// shares reports whether a node is worth sharing now.
func (s *solver) shares(empties, depth int) bool {
	if s.team == nil || depth < shareDepth || depth == empties && empties < shareEmpties {
		return false
	}
	return s.team.idle.Load() > 0 || s.waiting() != nil
}

// waiting returns a split whose owner waits for this thread, if any.
func (s *solver) waiting() *split {
	for sp := s.split; sp != nil; sp = sp.parent {
		if sp.waits.Load() && sp.owner != s {
			return sp
		}
	}
	return nil
}

// share searches the moves of a node from a place on with others' help; value
// and best are of those before it.
func (s *solver) share(list *moveList, next, empties, depth, alpha, beta, value int, best uint8) (int, uint8) {
	sp := &s.splits[empties]
	sp.parent, sp.owner = s.split, s
	sp.cut.Store(false)
	sp.empties, sp.depth, sp.level, sp.alpha, sp.beta = empties, depth, s.level, alpha, beta
	sp.list, sp.next, sp.value, sp.best, sp.left = list, next, value, best, false
	s.split = sp
	s.offer(sp)
	s.work(sp)
	s.await(sp)
	s.split = sp.parent
	s.stopped = s.ended || s.split.over()
	return sp.value, sp.best
}

// offer asks threads that have nothing to do to help, at most one a move.
func (s *solver) offer(sp *split) {
	for range sp.list.n - sp.next - 1 {
		sp.enter()
		taken := false
		if w := s.waiting(); w != nil {
			select {
			case w.owner.calls <- sp:
				taken = true
			default:
			}
		}
		if !taken {
			select {
			case s.team.offers <- sp:
			default:
				sp.leave()
				return
			}
		}
	}
}

// work searches moves of a split as long as there are any.
func (s *solver) work(sp *split) {
	for !s.stopped {
		m, low, ok := sp.take()
		if !ok {
			return
		}
		f := &sp.list.features[m.at]
		v := -s.search(m.next, f, m.replies, sp.empties-1, sp.depth-1, -low-1, -low)
		if v > low && v < sp.beta && !s.stopped {
			v = -s.search(m.next, f, m.replies, sp.empties-1, sp.depth-1, -sp.beta, -low)
		}
		if !s.stopped {
			sp.give(m.cell, v)
		}
	}
}

// await waits until all helpers have left, and helps them meanwhile.
func (s *solver) await(sp *split) {
	if sp.leaveOwner() {
		return
	}
	sp.waits.Store(true)
	for {
		select {
		case inner := <-s.calls:
			s.help(inner)
		case <-sp.done:
			sp.waits.Store(false)
			return
		}
	}
}

// help works on another thread's split.
func (s *solver) help(sp *split) {
	split, level := s.split, s.level
	s.split, s.level = sp, sp.level
	s.stopped = s.ended || sp.over()
	s.work(sp)
	s.split, s.level = split, level
	s.stopped = s.ended || split.over()
	s.publish()
	sp.leave()
}

// over reports whether nobody wants the result of a split, or of one that it
// is part of.
func (sp *split) over() bool {
	for ; sp != nil; sp = sp.parent {
		if sp.cut.Load() {
			return true
		}
	}
	return false
}

// take returns the next move and the value that it has to beat.
func (sp *split) take() (m move, low int, ok bool) {
	sp.mu.Lock()
	defer sp.mu.Unlock()
	if sp.next == sp.list.n || sp.cut.Load() {
		return m, 0, false
	}
	m = *sp.list.pick(sp.next)
	sp.next++
	return m, max(sp.alpha, sp.value), true
}

// give notes the value of a move.
func (sp *split) give(cell uint8, value int) {
	sp.mu.Lock()
	defer sp.mu.Unlock()
	if value > sp.value {
		sp.value, sp.best = value, cell
	}
	if sp.value >= sp.beta {
		sp.cut.Store(true)
	}
}

func (sp *split) enter() {
	sp.mu.Lock()
	defer sp.mu.Unlock()
	sp.helpers++
}

func (sp *split) leave() {
	sp.mu.Lock()
	defer sp.mu.Unlock()
	sp.helpers--
	if sp.left && sp.helpers == 0 {
		sp.done <- struct{}{}
	}
}

// leaveOwner reports whether nobody is at work any more.
func (sp *split) leaveOwner() bool {
	sp.mu.Lock()
	defer sp.mu.Unlock()
	sp.left = true
	return sp.helpers == 0
}

// publish adds what a thread has visited to the nodes of the team.
func (s *solver) publish() {
	if s.team != nil {
		s.team.nodes.Add(s.nodes - s.published)
		s.published = s.nodes
	}
}

// serve helps others until there are no more offers.
func (s *solver) serve() {
	for {
		s.team.idle.Add(1)
		sp, ok := <-s.team.offers
		s.team.idle.Add(-1)
		if !ok {
			return
		}
		s.help(sp)
	}
}

// assemble starts the helpers of a search with so many bounds; the function
// that it returns ends them.
func (e *Engine) assemble(b bounds) (dismiss func()) {
	if len(e.helpers) == 0 {
		return func() {}
	}
	t := &team{offers: make(chan *split)}
	e.solver.join(t)
	var group sync.WaitGroup
	for _, s := range e.helpers {
		s.begin(b)
		s.join(t)
		group.Go(s.serve)
	}
	return func() {
		close(t.offers)
		group.Wait()
	}
}

// join makes a solver one of a team.
func (s *solver) join(t *team) {
	s.team, s.split = t, nil
	if s.calls == nil {
		s.calls = make(chan *split)
		s.splits = make([]split, len(s.lists))
		for i := range s.splits {
			s.splits[i].done = make(chan struct{}, 1)
		}
	}
}
