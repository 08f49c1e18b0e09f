package view

import "slices"

var hintNames = [...]string{HintsOff: "off", HintsMoves: "moves", HintsFlips: "flips", HintsValues: "values"}

// String returns the word that flags and files use.
func (h Hints) String() string { return hintNames[h] }

// ParseHints reads such a word; an unknown one is HintsMoves, what a new game
// starts with.
func ParseHints(name string) Hints {
	if i := slices.Index(hintNames[:], name); i >= 0 {
		return Hints(i)
	}
	return HintsMoves
}
