package main

import (
	"fmt"
	"slices"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/training"
)

// samples are what weights are fitted to.
type samples struct {
	quiet   []quiet
	choices []choice
}

// quiet is a position whose value is estimated.
type quiet struct {
	counts    []count
	situation int
	label     float64 // the share of the points that the side to move is expected to get
}

// count is how many empty points are of a kind: to the side to move less to the
// other, and to both together.
type count struct {
	kind      uint16
	less, sum int16
}

// choice is a position in which a search has chosen among moves.
type choice struct {
	moves  []gomoku.LessonMove
	chosen int
}

// readFolders reads all files of some folders: what to fit weights to, and what
// is held out for validation.
func readFolders(folders []string, trust float64) (fit, held samples, err error) {
	fitted, others, err := training.Split(folders, suffix)
	if err != nil {
		return fit, held, err
	}
	if fit, err = readSamples(fitted, trust); err == nil {
		held, err = readSamples(others, trust)
	}
	return fit, held, err
}

// readSamples reads some files.
func readSamples(names []string, trust float64) (s samples, err error) {
	for _, name := range names {
		records, err := training.Load(name, readRecords)
		if err != nil {
			return s, err
		}
		for _, r := range records {
			if err := s.add(r, trust); err != nil {
				return s, fmt.Errorf("%s: %w", name, err)
			}
		}
	}
	return s, nil
}

// add adds the positions of a record in which the result is not proven.
func (s *samples) add(r record, trust float64) error {
	start, err := gomoku.New(r.size(), r.rule)
	if err != nil {
		return err
	}
	state, err := after(start, r.opening...)
	if err != nil {
		return err
	}
	labels := r.labels(trust, state.Turn())
	for i, t := range r.turns {
		s.study(state, t, labels[i])
		if i+1 == len(r.turns) {
			break
		}
		if state, err = after(state, t.played); err != nil {
			return err
		}
	}
	return nil
}

// study adds a position that was searched.
func (s *samples) study(state gomoku.State, t turn, label float64) {
	lesson := gomoku.Study(state)
	if lesson.Quiet {
		s.quiet = append(s.quiet, quiet{counts(lesson), lesson.Situation, label})
	}
	chosen := slices.IndexFunc(lesson.Moves, func(m gomoku.LessonMove) bool { return m.Point == t.best })
	if chosen >= 0 && len(lesson.Moves) > 1 && t.value > -1 {
		s.choices = append(s.choices, choice{lesson.Moves, chosen})
	}
}

// counts returns how many points of each kind a position has.
func counts(l gomoku.Lesson) (list []count) {
	var places [gomoku.Kinds]int // in the list, plus one
	at := func(kind uint16) *count {
		if places[kind] == 0 {
			list = append(list, count{kind: kind})
			places[kind] = len(list)
		}
		return &list[places[kind]-1]
	}
	for i := range l.Mover {
		mine, others := at(l.Mover[i]), l.Other[i]
		mine.less++
		mine.sum++
		theirs := at(others)
		theirs.less--
		theirs.sum++
	}
	return list
}

// labels returns what each position of a record is taken to be worth to its
// mover: from the end backwards, the end, or what follows, mixed with what the
// search said; at a move other than the search's what follows does not count.
// turn is the side to move first.
func (r record) labels(trust float64, turn engine.Disc) []float64 {
	labels := make([]float64, len(r.turns))
	if len(r.turns)%2 == 0 {
		turn = turn.Opponent()
	}
	follows := share(r.winner, turn) // to the mover of the last position
	for i := len(r.turns) - 1; i >= 0; i-- {
		t := r.turns[i]
		here := (t.value + 1) / 2
		if last := i == len(r.turns)-1; last && !r.whole || t.played != t.best {
			follows = here
		}
		labels[i] = trust*follows + (1-trust)*here
		follows = 1 - labels[i]
	}
	return labels
}

// share returns what a side gets: 1, 0.5 or 0.
func share(winner, side engine.Disc) float64 {
	switch winner {
	case side:
		return 1
	case engine.Empty:
		return 0.5
	}
	return 0
}
