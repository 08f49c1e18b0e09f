package player

import (
	"sync"

	"flank/engine/othello"
)

// engines are engines for 8×8 that wait for their next search, with what the
// ones before have found in their tables. A first search in a new table is slow
// to begin: the system has to provide the memory. The zero value is ready.
type engines struct {
	mu   sync.Mutex
	idle []*othello.Engine
}

// use lends an engine that nobody else uses meanwhile: the last one given back,
// or a new one with so many threads.
func (e *engines) use(threads int, search func(*othello.Engine) error) error {
	lent := e.take()
	if lent == nil {
		lent = othello.New(othello.DefaultHash, threads, othello.DefaultEvaluation())
	}
	err := search(lent)
	e.mu.Lock()
	defer e.mu.Unlock()
	e.idle = append(e.idle, lent)
	return err
}

// take returns the last engine given back, nil if there is none.
func (e *engines) take() *othello.Engine {
	e.mu.Lock()
	defer e.mu.Unlock()
	last := len(e.idle) - 1
	if last < 0 {
		return nil
	}
	lent := e.idle[last]
	e.idle = e.idle[:last]
	return lent
}
