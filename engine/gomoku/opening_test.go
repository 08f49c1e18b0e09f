package gomoku

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"flank/engine"
)

func TestPreparedOpeningsCanBePlayed(t *testing.T) {
	number := 0
	for line := range strings.Lines(openingsText) {
		opening, err := parseOpening(line)
		if err != nil {
			t.Errorf("%s: %v", line, err)
		}
		if opening == nil {
			continue
		}
		number++
		for symmetry := range 8 {
			size := engine.Size{Height: UsualSide, Width: UsualSide}
			start, err := New(size, Renju)
			if err != nil {
				t.Fatal(err)
			}
			game, err := engine.Replay(start, onBoard(opening, symmetry, size))
			if err != nil || game.Ply() < swap2Three || game.Result().Over() {
				t.Errorf("%s: %v", line, err)
			}
		}
	}
	if number != len(openings()) {
		t.Errorf("%d openings, %d lines", len(openings()), number)
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
