package match

import (
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"
)

func TestLLR(t *testing.T) {
	even := SPRT{-5, 5}
	tests := []struct {
		name  string
		test  SPRT
		pairs [5]int
		want  float64
	}{
		{"nothing", even, [5]int{}, 0},
		{"level", even, [5]int{10, 20, 40, 20, 10}, 0},
		// 101 pairs, the one that is spread included. Mean 0.5, variance 0.125; 0 and
		// 10 Elo are shares of 0.5 and 0.514387.
		{"level where better is wanted", SPRT{0, 10}, [5]int{20, 20, 20, 20, 20}, -0.0836},
		{"better", SPRT{0, 10}, [5]int{10, 20, 30, 25, 15}, 0.4856}, // mean 54.25/101, variance 0.089587
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := test.test.LLR(Score{Pairs: test.pairs}); !near(got, test.want, 0.001) {
				t.Errorf("%.4f, want %.4f", got, test.want)
			}
		})
	}
}

// TestLLRIsFair: seen from the other side, everything is the other way round.
func TestLLRIsFair(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var here, there Score
		for i := range here.Pairs {
			here.Pairs[i] = rapid.IntRange(0, 1000).Draw(t, "pairs")
			there.Pairs[4-i] = here.Pairs[i]
		}
		low := rapid.Float64Range(-50, 50).Draw(t, "elo 0")
		high := low + rapid.Float64Range(0.1, 50).Draw(t, "difference")
		one, other := SPRT{low, high}.LLR(here), SPRT{-high, -low}.LLR(there)
		if !near(one, -other, 1e-6*(1+max(one, -one))) {
			t.Fatalf("%v and %v", one, other)
		}
	})
}

// TestSPRTIsRarelyWrong tests matches whose difference is known: with that of
// either hypothesis about one in twenty is taken for the other, and most are
// decided well before a match of fixed length would be.
func TestSPRTIsRarelyWrong(t *testing.T) {
	const matches, most = 400, 20000
	random := rand.New(rand.NewPCG(1, 2))
	test := SPRT{0, 20}
	for _, truth := range []struct {
		elo  float64
		want Verdict
	}{{0, Accept0}, {20, Accept1}} {
		right, played := 0, 0
		for range matches {
			var s Score
			verdict := Undecided
			for n := 0; verdict == Undecided && n < most; n++ {
				s.Pairs[game(random, truth.elo)+game(random, truth.elo)]++
				verdict = test.Verdict(s)
			}
			if verdict == truth.want {
				right++
			}
			for _, n := range s.Pairs {
				played += n
			}
		}
		if share := float64(right) / matches; share < 0.92 {
			t.Errorf("of differences of %v Elo %.1f %% are recognised", truth.elo, 100*share)
		}
		if mean := played / matches; mean > 1500 {
			t.Errorf("%d pairs for a difference of %v Elo", mean, truth.elo)
		}
	}
}

// game returns half points of a game: a draw one time in ten.
func game(random *rand.Rand, elo float64) int {
	switch p := random.Float64(); {
	case p < 0.1:
		return 1
	case p < 0.1+expected(elo)-0.05:
		return 2
	}
	return 0
}
