package match

import "math"

// SPRT is a sequential probability ratio test (A. Wald, "Sequential tests of
// statistical hypotheses", 1945): it goes on only until the games played tell
// two differences in strength apart, each taken for the other with a probability
// of 5 %.
type SPRT struct{ Elo0, Elo1 float64 } // Elo0 is below Elo1

// Verdict is what a test has found out so far.
type Verdict int

const (
	Undecided Verdict = iota
	Accept0           // the difference is Elo0 rather than Elo1
	Accept1           // the difference is Elo1 rather than Elo0
)

// Bound is the log-likelihood ratio at which a test ends, above 0 or below:
// log(0.95/0.05).
const Bound = 2.9444389791664403

// LLR returns the logarithm of how much more likely a score is if the difference
// is Elo1 than if it is Elo0. The unit is a pair of games, since both of an
// opening are not independent; the points of a pair are taken for normally
// distributed with the mean that a difference stands for and the variance that
// they have shown. One more pair that is spread evenly over all results keeps a
// few that are alike from having no variance.
func (t SPRT) LLR(s Score) float64 {
	n, sum, squares := 0.0, 0.0, 0.0
	for i, count := range s.Pairs {
		weight, share := float64(count)+1./float64(len(s.Pairs)), float64(i)/4
		n += weight
		sum += weight * share
		squares += weight * share * share
	}
	mean := sum / n
	variance := squares/n - mean*mean
	low, high := expected(t.Elo0), expected(t.Elo1)
	return n * (high - low) * (2*mean - low - high) / (2 * variance)
}

// Verdict returns whether a score decides the test.
func (t SPRT) Verdict(s Score) Verdict {
	switch llr := t.LLR(s); {
	case llr >= Bound:
		return Accept1
	case llr <= -Bound:
		return Accept0
	}
	return Undecided
}

// expected returns the share of the points that a difference stands for: the
// inverse of Elo.
func expected(elo float64) float64 { return 1 / (1 + math.Pow(10, -elo/400)) }
