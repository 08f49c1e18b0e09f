package gomoku

// Rule says which rows win and what is forbidden.
type Rule uint8

const (
	Freestyle Rule = iota // five or more in a row win
	Standard              // exactly five win, more are nothing
	Renju                 // Black wins with exactly five and has forbidden points, White wins with five or more
)

// String returns "freestyle", "standard" or "renju".
func (r Rule) String() string {
	switch r {
	case Standard:
		return "standard"
	case Renju:
		return "renju"
	}
	return "freestyle"
}

// Rules returns all rules, the usual one first.
func Rules() []Rule { return []Rule{Freestyle, Standard, Renju} }

// FindRule returns the rule of a name that String gives.
func FindRule(name string) (rule Rule, ok bool) {
	for _, rule := range Rules() {
		if rule.String() == name {
			return rule, true
		}
	}
	return Freestyle, false
}

// Foul is what forbids a point to Black in renju.
type Foul uint8

const (
	NoFoul      Foul = iota
	Overline         // six or more in a row
	DoubleFour       // two fours at once
	DoubleThree      // two threes at once that can both become straight fours
)

// String returns the name of the foul, "none" for none.
func (f Foul) String() string {
	switch f {
	case Overline:
		return "overline"
	case DoubleFour:
		return "double four"
	case DoubleThree:
		return "double three"
	}
	return "none"
}
