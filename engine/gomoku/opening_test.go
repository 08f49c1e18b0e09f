package gomoku

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"flank/engine"
)

func TestPreparedOpeningsAreWellFormed(t *testing.T) {
	lines, byStones, seen := 0, map[int]int{}, map[string]string{}
	for line := range strings.Lines(openingsText) {
		opening, err := parseOpening(line)
		if err != nil {
			t.Errorf("%s: %v", line, err)
		}
		if opening == nil {
			continue
		}
		lines++
		byStones[len(opening)]++
		if other, twice := seen[shape(opening)]; twice {
			t.Errorf("%s and %s are alike", line, other)
		}
		seen[shape(opening)] = line
	}
	if lines != len(openings()) {
		t.Errorf("%d openings, %d lines", len(openings()), lines)
	}
	if byStones[swap2Three] < 30 || byStones[swap2Five] < 60 || byStones[swap2Three]+byStones[swap2Five] != lines {
		t.Errorf("openings by stones: %v", byStones)
	}
}

// shape is the same for openings that differ by where they lie, by a symmetry, or
// by the order of the stones of a colour.
func shape(opening []offset) string {
	var shapes []string
	for symmetry := range 8 {
		var rows, cols [swap2Five]int
		for i, o := range opening {
			rows[i], cols[i] = o.turned(symmetry).down, o.turned(symmetry).right
		}
		top, left := slices.Min(rows[:len(opening)]), slices.Min(cols[:len(opening)])
		var stones []string
		for i := range opening {
			stones = append(stones, fmt.Sprint(i%2, rows[i]-top, cols[i]-left))
		}
		slices.Sort(stones)
		shapes = append(shapes, strings.Join(stones, ";"))
	}
	return slices.Min(shapes)
}

// Every opening can be played by every rule on the smallest board already, however
// it is turned, and no side can win by fours there at once.
func TestPreparedOpeningsCanBePlayed(t *testing.T) {
	for _, opening := range openings() {
		for _, rule := range Rules() {
			for _, side := range []int{MinSide, MinSide + 1, UsualSide, MaxSide} {
				for symmetry := range 8 {
					playOpening(t, opening, rule, side, symmetry)
				}
			}
		}
	}
}

func playOpening(t *testing.T, opening []offset, rule Rule, side, symmetry int) {
	t.Helper()
	size := engine.Size{Height: side, Width: side}
	start, err := New(size, rule)
	if err != nil {
		t.Fatal(err)
	}
	game, err := engine.Replay(start, onBoard(opening, symmetry, size))
	if err != nil || game.Result().Over() {
		t.Fatalf("%v by %v on %v: %v", opening, rule, size, err)
	}
	state := game.State().(State)
	for _, disc := range []engine.Disc{engine.Black, engine.White} {
		for _, threat := range state.Threats(disc) {
			if threat.Kind > Four {
				t.Fatalf("%v by %v on %v: %v can make a straight four", opening, rule, size, disc)
			}
		}
	}
}

func TestEveryBoardHasPreparedOpenings(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(MinSide, MaxSide).Draw(t, "side")
		size, seed := engine.Size{Height: n, Width: n}, rapid.Uint64().Draw(t, "seed")
		for _, opening := range []func(engine.Size, Rule, uint64) ([]engine.Square, error){BalancedOpening, Swap2Opening} {
			moves, err := opening(size, Standard, seed)
			if err != nil || slices.ContainsFunc(moves, func(point engine.Square) bool { return !size.Has(point) }) {
				t.Fatalf("%v: %v, %v", size, moves, err)
			}
		}
	})
}

func TestOpeningsFollowFromTheSeed(t *testing.T) {
	size := engine.Size{Height: UsualSide, Width: UsualSide}
	seen := map[string]bool{}
	rapid.Check(t, func(t *rapid.T) {
		seed := rapid.Uint64().Draw(t, "seed")
		rule := rapid.SampledFrom(Rules()).Draw(t, "rule")
		one, err := BalancedOpening(size, rule, seed)
		two, err2 := BalancedOpening(size, rule, seed)
		three, err3 := Swap2Opening(size, rule, seed)
		if err != nil || err2 != nil || err3 != nil || !slices.Equal(one, two) || len(three) != 3 {
			t.Fatalf("%v and %v, %v; %v, %v, %v", one, two, three, err, err2, err3)
		}
		var text strings.Builder
		for _, point := range one {
			text.WriteString(Name(size, point))
		}
		seen[text.String()] = true
	})
	if len(seen) < 10 {
		t.Errorf("only %d openings in all games", len(seen))
	}
	if _, err := BalancedOpening(engine.Size{Height: 8, Width: 8}, Freestyle, 1); err == nil {
		t.Error("an opening on 8x8")
	}
}

// Before an opening comes again all have come, and then it is turned.
func TestManyBalancedOpenings(t *testing.T) {
	size, n := engine.Size{Height: UsualSide, Width: UsualSide}, 0
	for _, opening := range openings() {
		if balancedStones(len(opening)) {
			n++
		}
	}
	all, err := BalancedOpenings(size, Freestyle, 7, 2*n)
	if err != nil || len(all) != 2*n {
		t.Fatalf("%d openings (%v)", len(all), err)
	}
	seen, shapes := map[string]bool{}, map[string]int{}
	for i, opening := range all {
		seen[fmt.Sprint(opening)] = true
		offsets := make([]offset, len(opening))
		for j, point := range opening {
			offsets[j] = offset{point.Col(), point.Row()}
		}
		shapes[shape(offsets)]++
		if i < n && len(shapes) != i+1 || shapes[shape(offsets)] > 2 {
			t.Fatalf("opening %d comes too early", i)
		}
	}
	if len(seen) < 2*n*9/10 { // symmetric ones may look alike
		t.Errorf("%d of %d openings differ", len(seen), 2*n)
	}
	if one, err := BalancedOpening(size, Freestyle, 7); err != nil || !slices.Equal(one, all[0]) {
		t.Errorf("the first is %v, alone %v (%v)", all[0], one, err)
	}
}

func TestOpeningLinesThatAreNone(t *testing.T) {
	for _, line := range []string{"0,0 1", "0,0 a,b", "h8 i9", "0;0"} {
		if opening, err := parseOpening(line); err == nil {
			t.Errorf("%q was read as %v", line, opening)
		}
	}
	for _, opening := range Openings() {
		if again, ok := FindOpening(opening.String()); !ok || again != opening {
			t.Errorf("%v is not found again", opening)
		}
	}
	if _, ok := FindOpening("pro"); ok {
		t.Error("pro is an opening")
	}
	for _, rule := range Rules() {
		if again, ok := FindRule(rule.String()); !ok || again != rule {
			t.Errorf("%v is not found again", rule)
		}
	}
}
