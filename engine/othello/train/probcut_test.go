package main

import (
	"math"
	"testing"

	"flank/engine/othello"
)

// TestFitFindsTheCoefficients gives it deviations that follow the formula.
func TestFitFindsTheCoefficients(t *testing.T) {
	want := othello.ProbCutFit{Middle: [5]float64{3, -0.5, 0.25, -0.1, 0.2}, End: [3]float64{4, -1, -0.5}}
	all := spreads{}
	put := func(p pair, logarithm float64) {
		all[p] = spread{n: 100, squares: 100 * math.Exp(2*logarithm)}
	}
	for at := 2; at < 14; at++ {
		for shallow := 1; shallow < 6; shallow++ {
			for deep := shallow + 2; deep < 9; deep += 2 {
				sum := 0.0
				for i, term := range othello.MiddleTerms(othello.StageMiddle(at), deep, shallow) {
					sum += want.Middle[i] * term
				}
				put(pair{at, deep, shallow}, sum)
			}
			sum := 0.0
			for i, term := range othello.EndTerms(at, shallow) {
				sum += want.End[i] * term
			}
			put(pair{at, 0, shallow}, sum)
		}
	}
	got := all.fit()
	for i := range want.Middle {
		if math.Abs(got.Middle[i]-want.Middle[i]) > 1e-3 {
			t.Errorf("middle: %v, want %v", got.Middle, want.Middle)
			break
		}
	}
	for i := range want.End {
		if math.Abs(got.End[i]-want.End[i]) > 1e-3 {
			t.Errorf("end: %v, want %v", got.End, want.End)
			break
		}
	}
}
