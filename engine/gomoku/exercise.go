package gomoku

// Work is what an Exercise has done.
type Work struct {
	Stones     int // put on the board and taken back
	Patterns   int // changed on empty points by the stones put
	Candidates int // listed with what each promises
}

// Exercise puts a stone on every candidate of a position, lists the candidates
// that follow and takes it back, so many times over: what a search does most.
func Exercise(state State, rounds int) (work Work) {
	t := &thread{g: newGrid(state)}
	moves := t.g.candidates()
	for range rounds {
		moves.each(func(at int) {
			before := len(t.g.undone)
			t.g.put(at)
			next := t.g.candidates()
			work.Candidates += t.order(&next, 0, 0).n
			work.Patterns += len(t.g.undone) - before
			work.Stones++
			t.g.take()
		})
	}
	return work
}
