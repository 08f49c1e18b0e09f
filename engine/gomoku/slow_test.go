package gomoku

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"flank/engine"
)

// slow is a second implementation of the rules, as plain as can be: a rune a
// point, every window of a line looked at, the definitions taken literally. It
// shares nothing with the board.
type slow struct {
	side  int
	cells map[[2]int]rune // 'b' or 'w' by row and column; empty points are missing
}

var slowLines = [][2]int{{0, 1}, {1, 0}, {1, 1}, {1, -1}}

func (s slow) free(at [2]int) bool {
	return s.cells[at] == 0 && at[0] >= 0 && at[1] >= 0 && at[0] < s.side && at[1] < s.side
}

// with returns the position with one more stone.
func (s slow) with(at [2]int, side rune) slow {
	next := slow{s.side, map[[2]int]rune{at: side}}
	for at, stone := range s.cells {
		next.cells[at] = stone
	}
	return next
}

// window returns the n points of a line that begin so many steps before a point.
func window(at, line [2]int, before, n int) (all [][2]int) {
	for i := range n {
		all = append(all, [2]int{at[0] + (i-before)*line[0], at[1] + (i-before)*line[1]})
	}
	return all
}

// longest returns the longest row of a side's stones through a point in a line.
func (s slow) longest(at, line [2]int, side rune) (most int) {
	for n := 1; n == most+1; n++ {
		for before := range n {
			if s.all(window(at, line, before, n), side) {
				most = n
			}
		}
	}
	return most
}

func (s slow) all(points [][2]int, side rune) bool {
	for _, at := range points {
		if s.cells[at] != side {
			return false
		}
	}
	return true
}

// wins reports whether a stone of a side at a point has won.
func (s slow) wins(rule Rule, at [2]int, side rune) bool {
	for _, line := range slowLines {
		n := s.longest(at, line, side)
		if n == 5 || n > 5 && (rule == Freestyle || rule == Renju && side == 'w') {
			return true
		}
	}
	return false
}

// fours returns the number of different sets of four stones that hold a point and
// that one more stone makes exactly five in a row.
func (s slow) fours(at [2]int) int {
	sets := map[string]bool{}
	for _, line := range slowLines {
		for before := range 5 {
			var stones, holes [][2]int
			for _, point := range window(at, line, before, 5) {
				if s.cells[point] == 'b' {
					stones = append(stones, point)
				} else if s.free(point) {
					holes = append(holes, point)
				}
			}
			if len(stones) == 4 && len(holes) == 1 && s.with(holes[0], 'b').longest(at, line, 'b') == 5 {
				sets[fmt.Sprint(stones)] = true
			}
		}
	}
	return len(sets)
}

// three reports whether a stone at a point is in a three along a line.
func (s slow) three(at, line [2]int) bool {
	for _, hole := range window(at, line, 3, 7) {
		if !s.free(hole) {
			continue
		}
		next := s.with(hole, 'b')
		if next.straightFour(at, hole, line) && !next.wins(Renju, hole, 'b') && s.foul(hole) == NoFoul {
			return true
		}
	}
	return false
}

// straightFour reports whether two points are in one row of four stones along a
// line, which a stone on either end makes exactly five.
func (s slow) straightFour(at, hole, line [2]int) bool {
	for before := range 4 {
		six := window(at, line, before+1, 6)
		if !s.all(six[1:5], 'b') || !s.free(six[0]) || !s.free(six[5]) {
			continue
		}
		holds := false
		for _, point := range six[1:5] {
			holds = holds || point == hole
		}
		if holds && s.with(six[0], 'b').longest(at, line, 'b') == 5 && s.with(six[5], 'b').longest(at, line, 'b') == 5 {
			return true
		}
	}
	return false
}

// foul returns what forbids a free point to Black.
func (s slow) foul(at [2]int) Foul {
	next, threes, most := s.with(at, 'b'), 0, 0
	if next.wins(Renju, at, 'b') {
		return NoFoul
	}
	for _, line := range slowLines {
		most = max(most, next.longest(at, line, 'b'))
		if next.three(at, line) {
			threes++
		}
	}
	switch {
	case most > 5:
		return Overline
	case next.fours(at) > 1:
		return DoubleFour
	case threes > 1:
		return DoubleThree
	}
	return NoFoul
}

// signs are the stones of the slow implementation.
var signs = map[engine.Disc]rune{engine.Black: 'b', engine.White: 'w'}

// slowOf returns what lies on the board of a state.
func slowOf(s State) slow {
	copied := slow{s.Size().Height, map[[2]int]rune{}}
	for point := range points(s.Size()) {
		if sign := signs[s.At(point)]; sign != 0 {
			copied.cells[[2]int{point.Row(), point.Col()}] = sign
		}
	}
	return copied
}

// drawPosition draws a position of renju by crowded and airy, dark and mixed
// boards.
func drawPosition(t *rapid.T) State {
	side := rapid.IntRange(MinSide, MinSide+3).Draw(t, "side")
	from := rapid.SampledFrom([]string{".....bbw", "..bbbw", "......bb", "...........bbw"}).Draw(t, "stones")
	cells := rapid.SliceOfN(rapid.SampledFrom([]byte(from)), side*side, side*side).Draw(t, "cells")
	state, err := NewPosition(square(side), Renju, func(p engine.Square) engine.Disc {
		return discs[cells[p.Row()*side+p.Col()]]
	}, engine.Black)
	if err != nil {
		t.Fatal(err)
	}
	return state
}

var discs = map[byte]engine.Disc{'b': engine.Black, 'w': engine.White}

func square(side int) engine.Size { return engine.Size{Height: side, Width: side} }

// TestFoulsAgreeWithTheSlowRules looks at every point of random boards, also of
// those that some row has won already.
func TestFoulsAgreeWithTheSlowRules(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		state := drawPosition(t)
		plain, b := slowOf(state), *state.board
		for point := range points(state.Size()) {
			if state.At(point) != engine.Empty {
				continue
			}
			got, want := b.foul(index(point)), plain.foul([2]int{point.Row(), point.Col()})
			if got != want {
				t.Fatalf("%s: %v, want %v", Name(state.Size(), point), got, want)
			}
			if b != *state.board {
				t.Fatalf("%s: the board has changed", Name(state.Size(), point))
			}
		}
	})
}

// TestGamesAgreeWithTheSlowRules plays random games to their end by all rules.
func TestGamesAgreeWithTheSlowRules(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rule := rapid.SampledFrom(Rules()).Draw(t, "rule")
		state, err := New(square(MinSide), rule)
		if err != nil {
			t.Fatal(err)
		}
		plain := slow{MinSide, map[[2]int]rune{}}
		for state.Turn() != engine.Empty {
			moves, mover := state.Legal(), state.Turn()
			if want := plain.legal(rule, signs[mover]); fmt.Sprint(want) != fmt.Sprint(pairs(moves)) {
				t.Fatalf("%v may play %v, want %v", mover, pairs(moves), want)
			}
			move := rapid.SampledFrom(moves).Draw(t, "move")
			next, err := state.Play(move)
			if err != nil {
				t.Fatal(err)
			}
			state = next.(State)
			at := [2]int{move.Row(), move.Col()}
			plain = plain.with(at, signs[mover])
			checkTurn(t, state, plain, mover, plain.wins(rule, at, signs[mover]))
		}
	})
}

// checkTurn compares whose turn it is after a move with what it has to be.
func checkTurn(t *rapid.T, state State, plain slow, mover engine.Disc, won bool) {
	t.Helper()
	next, winner := mover.Opponent(), engine.Empty
	switch {
	case won:
		next, winner = engine.Empty, mover
	case len(plain.cells) == plain.side*plain.side:
		next = engine.Empty
	case len(plain.legal(state.Rule(), signs[next])) == 0:
		next = mover
	}
	if state.Turn() != next || state.Winner() != winner {
		t.Fatalf("%v is to move and %v has won, want %v and %v", state.Turn(), state.Winner(), next, winner)
	}
	if won != (len(state.Five()) >= 5) || state.Count(engine.Empty) != plain.side*plain.side-len(plain.cells) {
		t.Fatalf("the five %v, %d empty points", pairs(state.Five()), state.Count(engine.Empty))
	}
}

// legal returns the points that a side may play on.
func (s slow) legal(rule Rule, side rune) (moves [][2]int) {
	for row := range s.side {
		for col := range s.side {
			if at := [2]int{row, col}; s.free(at) && (rule != Renju || side == 'w' || s.foul(at) == NoFoul) {
				moves = append(moves, at)
			}
		}
	}
	return moves
}

func pairs(points []engine.Square) (pairs [][2]int) {
	for _, point := range points {
		pairs = append(pairs, [2]int{point.Row(), point.Col()})
	}
	return pairs
}
