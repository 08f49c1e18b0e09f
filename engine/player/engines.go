package player

import "sync"

// pool are engines that wait for their next search, with what the ones before
// have found in their tables. A first search in a new table is slow to begin: the
// system has to provide the memory. The zero value is ready.
type pool[E any] struct {
	mu   sync.Mutex
	idle []E
}

// use lends an engine that nobody else uses meanwhile: the last one given back,
// or else a new one.
func (p *pool[E]) use(newEngine func() E, search func(E) error) error {
	lent, ok := p.take()
	if !ok {
		lent = newEngine()
	}
	err := search(lent)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.idle = append(p.idle, lent)
	return err
}

// take returns the last engine given back; ok is false if there is none.
func (p *pool[E]) take() (lent E, ok bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	last := len(p.idle) - 1
	if last < 0 {
		return lent, false
	}
	lent = p.idle[last]
	p.idle = p.idle[:last]
	return lent, true
}
