package match

import (
	"errors"
	"math"

	"flank/engine"
)

// Score is how a match stands, seen from the first player.
type Score struct {
	Games, Wins, Draws, Losses int
	Faults                     [2]Faults // of the first and of the second player
	Discs                      int       // sum of the disc differences of the games without a fault
	Pairs                      [5]int    // pairs of games by the first player's points: 0, 0.5, 1, 1.5, 2
}

// Faults are the games that a player lost by a fault.
type Faults struct {
	Illegal int // by an illegal move
	Time    int // by taking too long
	Other   int // by an error or a crash
}

// Sum returns how many they are.
func (f Faults) Sum() int { return f.Illegal + f.Time + f.Other }

// add counts a fault.
func (f *Faults) add(fault error) {
	switch {
	case errors.Is(fault, engine.ErrIllegal):
		f.Illegal++
	case errors.Is(fault, engine.ErrTime):
		f.Time++
	default:
		f.Other++
	}
}

// add returns the score with the two games of an opening more.
func (s Score) add(pair [2]Game) Score {
	s = s.addGame(pair[0]).addGame(pair[1])
	s.Pairs[int(2*(pair[0].Points()+pair[1].Points()))]++
	return s
}

func (s Score) addGame(g Game) Score {
	s.Games++
	points := g.Points()
	switch points {
	case 1:
		s.Wins++
	case 0:
		s.Losses++
	default:
		s.Draws++
	}
	switch {
	case g.Fault == nil:
		s.Discs += g.Discs()
	case points == 0:
		s.Faults[0].add(g.Fault)
	default:
		s.Faults[1].add(g.Fault)
	}
	return s
}

// Share returns the first player's share of the points, 0 to 1; a draw is half
// a point. Without games it is a half.
func (s Score) Share() float64 {
	if s.Games == 0 {
		return 0.5
	}
	return (float64(s.Wins) + float64(s.Draws)/2) / float64(s.Games)
}

// MeanDiscs returns the mean disc difference of a game without a fault, 0 if
// there was none.
func (s Score) MeanDiscs() float64 {
	played := s.Games - s.Faults[0].Sum() - s.Faults[1].Sum()
	return float64(s.Discs) / float64(max(played, 1))
}

// z is how many standard deviations to each side hold 95 % of a normal
// distribution.
const z = 1.959964

// Interval returns the bounds within which the true share lies with 95 %
// probability: the score interval of E. B. Wilson, "Probable inference, the law
// of succession, and statistical inference", JASA 22 (1927), p. 209. For a
// share s of n games it is
//
//	(s + z²/2n ± z·sqrt(s(1-s)/n + z²/4n²)) / (1 + z²/n)
//
// In Elo its bounds are at the same distance from the difference, which is thus
// the error to each side: 800/ln(10) · asinh(z / (2·sqrt(n·s(1-s)))).
//
// It takes the games for independent wins and losses. Draws, and openings that
// favour a colour, make the true error smaller; openings that come more than
// once between players without chance make it larger. Unlike the normal
// interval it also holds for few games and for shares of 0 and 1.
func (s Score) Interval() (low, high float64) {
	if s.Games == 0 {
		return 0, 1
	}
	n, share := float64(s.Games), s.Share()
	centre := share + z*z/(2*n)
	half := z * math.Sqrt(share*(1-share)/n+z*z/(4*n*n))
	low, high = (centre-half)/(1+z*z/n), (centre+half)/(1+z*z/n)
	switch share { // where rounding would leave them just inside
	case 0:
		low = 0
	case 1:
		high = 1
	}
	return low, high
}

// Elo returns the difference in strength that an expected share of the points
// stands for, in the logistic form of A. E. Elo, "The Rating of Chessplayers"
// (1978): 400·log10(share/(1-share)). It is infinite for 0 and 1.
func Elo(share float64) float64 {
	return 400 * math.Log10(share/(1-share))
}
