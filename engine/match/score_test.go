package match

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

func near(got, want, within float64) bool { return math.Abs(got-want) <= within }

// TestElo compares with values worked out by hand: ten times the points are 400,
// and so on.
func TestElo(t *testing.T) {
	tests := []struct{ share, want float64 }{
		{0.5, 0},
		{10. / 11, 400},
		{1. / 11, -400},
		{0.75, 190.8485}, // 400·log10(3)
		{0.64, 99.9510},  // 400·log10(16/9)
	}
	for _, test := range tests {
		if got := Elo(test.share); !near(got, test.want, 0.001) {
			t.Errorf("Elo(%v) = %v, want %v", test.share, got, test.want)
		}
	}
	if !math.IsInf(Elo(1), 1) || !math.IsInf(Elo(0), -1) {
		t.Errorf("all points are %v, none %v", Elo(1), Elo(0))
	}
}

func TestInterval(t *testing.T) {
	tests := []struct {
		name      string
		score     Score
		low, high float64
	}{
		{"no games", Score{}, 0, 1},
		{"half of 100", Score{Games: 100, Wins: 50, Losses: 50}, 0.40383, 0.59617},
		{"the same in draws", Score{Games: 100, Draws: 100}, 0.40383, 0.59617},
		{"8 of 10", Score{Games: 10, Wins: 8, Losses: 2}, 0.49016, 0.94331},
		{"all of 10", Score{Games: 10, Wins: 10}, 0.72247, 1}, // 10/(10 + z²)
		{"none of 10", Score{Games: 10, Losses: 10}, 0, 0.27753},
		{"one game", Score{Games: 1, Wins: 1}, 0.20654, 1},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			low, high := test.score.Interval()
			if !near(low, test.low, 1e-5) || !near(high, test.high, 1e-5) {
				t.Errorf("%.5f to %.5f, want %.5f to %.5f", low, high, test.low, test.high)
			}
		})
	}
}

// TestIntervalsHoldTheShare: more games of the same share narrow the interval,
// and the other player's is the mirror of it.
func TestIntervalsHoldTheShare(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		count := rapid.IntRange(0, 1000)
		s := Score{Wins: count.Draw(t, "wins"), Draws: count.Draw(t, "draws"), Losses: count.Draw(t, "losses")}
		s.Games = s.Wins + s.Draws + s.Losses
		low, high := s.Interval()
		if low < 0 || low > s.Share() || high < s.Share() || high > 1 {
			t.Fatalf("%v to %v around %v", low, high, s.Share())
		}
		if s.Share() > 0 && s.Share() < 1 {
			margin := 800 / math.Ln10 * math.Asinh(z/(2*math.Sqrt(float64(s.Games)*s.Share()*(1-s.Share()))))
			if elo := Elo(s.Share()); s.Games > 0 && (!near(Elo(low), elo-margin, 1e-6) || !near(Elo(high), elo+margin, 1e-6)) {
				t.Fatalf("%v to %v is not %v ± %v", Elo(low), Elo(high), elo, margin)
			}
		}
		other := Score{Games: s.Games, Wins: s.Losses, Draws: s.Draws, Losses: s.Wins}
		if otherLow, otherHigh := other.Interval(); !near(otherLow, 1-high, 1e-9) || !near(otherHigh, 1-low, 1e-9) {
			t.Fatalf("%v to %v, the other's %v to %v", low, high, otherLow, otherHigh)
		}
		more := Score{Games: 4 * s.Games, Wins: 4 * s.Wins, Draws: 4 * s.Draws, Losses: 4 * s.Losses}
		if l, h := more.Interval(); s.Games > 0 && h-l >= high-low {
			t.Fatalf("%v to %v, with four times the games %v to %v", low, high, l, h)
		}
	})
}
