package gomoku

import (
	"math/rand/v2"
	"sync"
)

// tables are what a rule says of lines and points: read-only, shared by all.
type tables struct {
	radius int
	lines  lineTable
	sides  [2]*[codes]entry // by the code of a point, for Black and for White
	// situations has what is added to the weights of the points.
	situations *[Situations]int16
}

// entry is what a side's code of a point stands for.
type entry struct {
	class        class
	suspect      bool  // to Black in renju: see code.suspect
	mover, other int16 // weights for the evaluation, of the side to move and the other
	attack       int16 // how much is to be expected of playing there
	defence      int16 // of the other side's playing there
}

// tablesOf returns the tables of a rule. They are made once, in ten or twenty
// milliseconds.
var tablesOf = func() func(Rule) *tables {
	made := map[Rule]func() *tables{}
	for _, rule := range Rules() {
		made[rule] = sync.OnceValue(func() *tables { return newTables(rule) })
	}
	return func(rule Rule) *tables { return made[rule]() }
}()

func newTables(rule Rule) *tables {
	black, white, radius := winning{}, winning{}, freeRadius
	switch rule {
	case Standard:
		black, white, radius = winning{exact: true}, winning{exact: true}, exactRadius
	case Renju:
		black, radius = winning{exact: true, fouls: true}, exactRadius
	}
	t := &tables{radius: radius, lines: newLineTable(black, white, radius)}
	for side, w := range [...]winning{black, white} {
		if side == 1 && black == white {
			t.sides[1] = t.sides[0]
			break
		}
		t.sides[side] = newEntries(w.fouls)
	}
	return t.weighed(DefaultWeights())
}

// weighed returns the same tables with weights.
func (t *tables) weighed(w *Weights) *tables {
	with := *t
	with.situations = &w.Situations
	for side := range with.sides {
		if side == 1 && t.sides[0] == t.sides[1] {
			with.sides[1] = with.sides[0]
			break
		}
		entries := *t.sides[side]
		for c := range entries {
			if code := code(c); code.sound() && entries[c].class != forbidden {
				entries[c].weigh(w, code.kind())
			}
		}
		with.sides[side] = &entries
	}
	return &with
}

// weigh sets the weights of a kind of points.
func (e *entry) weigh(w *Weights, kind int) {
	e.mover, e.other, e.attack, e.defence = w.Mover[kind], w.Other[kind], w.Attack[kind], w.Defence[kind]
}

// newEntries returns the entries of all codes.
func newEntries(fouls bool) *[codes]entry {
	entries := new([codes]entry)
	for c := range entries {
		if code := code(c); code.sound() {
			entries[c] = entry{class: code.class(fouls), suspect: fouls && code.suspect()}
		}
	}
	return entries
}

// sound reports whether a code stands for patterns.
func (c code) sound() bool {
	for direction := range directions {
		if c.lineOf(direction) >= patterns {
			return false
		}
	}
	return true
}

// stoneKeys are random words, one for a stone of each side on each cell; their
// sum modulo two is the key of a position. The same in every run.
var stoneKeys = newStoneKeys()

func newStoneKeys() (keys [2][boardCells]uint64) {
	random := rand.New(rand.NewPCG(0x676f, 0x6d6f6b75))
	for side := range keys {
		for cell := range keys[side] {
			keys[side][cell] = random.Uint64()
		}
	}
	return keys
}
