package record

import (
	"cmp"
	"slices"
	"time"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/player"
)

// Tally counts games of a human against a computer, from the human's side.
type Tally struct {
	Games, Won, Lost, Drawn int

	counted int // games that were played to the end
	margin  int // sum of the human's discs less the computer's in those
}

// Margin returns the average of the human's discs less the computer's at the
// end of the games that were played to it; ok is false if there are none. A
// game given up or lost on time says nothing about that.
func (t Tally) Margin() (discs float64, ok bool) {
	return float64(t.margin) / float64(max(t.counted, 1)), t.counted > 0
}

func (t *Tally) add(e Entry, side engine.Disc) {
	t.Games++
	switch e.Winner {
	case Draw:
		t.Drawn++
	case side.String():
		t.Won++
	default:
		t.Lost++
	}
	if e.Ending == engine.Played.String() {
		t.counted++
		t.margin += discLead(e, side)
	}
}

func discLead(e Entry, side engine.Disc) int {
	if side == engine.White {
		return e.WhiteDiscs - e.BlackDiscs
	}
	return e.BlackDiscs - e.WhiteDiscs
}

// LevelRow is the games against one level.
type LevelRow struct {
	Level string
	Tally
}

// SizeRow is the games against computers on boards of one size.
type SizeRow struct {
	Size engine.Size
	Tally
}

// RuleRow is the games against computers by one rule of Gomoku.
type RuleRow struct {
	Rule string
	Tally
}

// Stats is what the statistics screen shows. Unfinished games are not in it.
type Stats struct {
	All    Tally         // a human against a computer
	Levels []LevelRow    // in the order of the table of levels; only those played against
	Sizes  []SizeRow     // from small to large; only those played on
	Rules  []RuleRow     // in the order of gomoku.Rules; only those played by
	Streak int           // games won in a row now, against computers
	Best   int           // the most ever won in a row
	Time   time.Duration // played by humans, against computers and each other

	HotSeat   int // games of two humans
	Computers int // games of two computers
}

// Summarize returns the statistics of the entries of one game, which are in the
// order of time, as Load returns them.
func Summarize(game string, entries []Entry) Stats {
	var s Stats
	for _, e := range entries {
		if e.Game == game && e.Over() {
			s.add(e)
		}
	}
	order := levelOrder()
	slices.SortFunc(s.Levels, func(x, y LevelRow) int { return order(x.Level, y.Level) })
	slices.SortFunc(s.Sizes, func(x, y SizeRow) int { return compareSizes(x.Size, y.Size) })
	slices.SortFunc(s.Rules, func(x, y RuleRow) int { return compareRules(x.Rule, y.Rule) })
	return s
}

// add counts a finished game.
func (s *Stats) add(e Entry) {
	if e.Black == player.Human || e.White == player.Human {
		s.Time += time.Duration(e.Played)
	}
	switch side := e.HumanSide(); {
	case e.Reseated: // won or lost by whom?
	case side != engine.Empty:
		s.addMatch(e, side)
	case e.Black == player.Human:
		s.HotSeat++
	default:
		s.Computers++
	}
}

// addMatch counts a finished game of a human, whose side is given, against a
// computer.
func (s *Stats) addMatch(e Entry, side engine.Disc) {
	s.All.add(e, side)
	s.level(opponent(e, side)).add(e, side)
	s.size(e.Size()).add(e, side)
	if e.Rule != "" {
		s.rule(e.Rule).add(e, side)
	}
	s.Streak++
	if e.Winner != side.String() {
		s.Streak = 0
	}
	s.Best = max(s.Best, s.Streak)
}

func opponent(e Entry, side engine.Disc) string {
	if side == engine.White {
		return e.Black
	}
	return e.White
}

// level returns the tally of a level, with a new row if it has none.
func (s *Stats) level(name string) *Tally {
	i := slices.IndexFunc(s.Levels, func(row LevelRow) bool { return row.Level == name })
	if i < 0 {
		i, s.Levels = len(s.Levels), append(s.Levels, LevelRow{Level: name})
	}
	return &s.Levels[i].Tally
}

// size returns the tally of a board size, with a new row if it has none.
func (s *Stats) size(size engine.Size) *Tally {
	i := slices.IndexFunc(s.Sizes, func(row SizeRow) bool { return row.Size == size })
	if i < 0 {
		i, s.Sizes = len(s.Sizes), append(s.Sizes, SizeRow{Size: size})
	}
	return &s.Sizes[i].Tally
}

// rule returns the tally of a rule, with a new row if it has none.
func (s *Stats) rule(name string) *Tally {
	i := slices.IndexFunc(s.Rules, func(row RuleRow) bool { return row.Rule == name })
	if i < 0 {
		i, s.Rules = len(s.Rules), append(s.Rules, RuleRow{Rule: name})
	}
	return &s.Rules[i].Tally
}

// levelOrder returns the comparison of two levels by the table of levels; names
// that are not in it come last, in the order of letters.
func levelOrder() func(x, y string) int {
	levels := player.Levels()
	rank := func(name string) int {
		i := slices.IndexFunc(levels, func(level player.Level) bool { return level.Name == name })
		if i < 0 {
			return len(levels)
		}
		return i
	}
	return func(x, y string) int { return cmp.Or(rank(x)-rank(y), cmp.Compare(x, y)) }
}

func compareSizes(x, y engine.Size) int {
	return cmp.Or(x.Cells()-y.Cells(), x.Height-y.Height)
}

// compareRules compares two rules by their order; all that are recorded are known.
func compareRules(x, y string) int {
	first, _ := gomoku.FindRule(x)
	second, _ := gomoku.FindRule(y)
	return cmp.Compare(first, second)
}
