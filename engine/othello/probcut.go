package othello

import (
	_ "embed"
	"fmt"
	"math"
	"strings"
	"sync"
)

// Multi-ProbCut: a shallow search tells how likely a deep one comes out beyond
// the window. What both find differs by a normal distribution about zero, whose
// deviation was fitted to the engine's own games; a node is left out if the
// shallow value is so many deviations beyond the window as the level asks for.

// levels are how sure a search is of what it leaves out.
var levels = [...]struct {
	percent int
	width   float64 // in standard deviations
}{{73, 1.1}, {87, 1.5}, {95, 2}, {98, 2.6}, {99, 3.3}, {100, 0}}

// certain is the level of a search that leaves nothing out.
const certain = len(levels) - 1

// levelOf returns the lowest level of at least so many per cent; 0 is 100.
func levelOf(percent int) int {
	for level := range levels {
		if percent > 0 && levels[level].percent >= percent {
			return level
		}
	}
	return certain
}

// Point is the number of points, in which deviations are given, to a disc.
const Point = point

// StageMiddle returns the number of empty cells in the middle of a stage.
func StageMiddle(stage int) int { return max(60-movesPerStage*stage-movesPerStage/2, 0) }

// ProbCutFit are the coefficients of the logarithm of the deviation of a deep
// search from a shallow one, in points.
type ProbCutFit struct {
	Middle [5]float64 // 1, n, n², shallow, deep-shallow
	End    [3]float64 // 1, n, √shallow
}

// MiddleTerms returns what the coefficients of Middle stand by for depths with
// so many empty cells: n is that number over 60.
func MiddleTerms(empties, deep, shallow int) [5]float64 {
	n := float64(empties) / 60
	return [5]float64{1, n, n * n, float64(shallow), float64(deep - shallow)}
}

// EndTerms returns the same for End: the deep search goes to the end.
func EndTerms(empties, shallow int) [3]float64 {
	return [3]float64{1, float64(empties) / 60, math.Sqrt(float64(shallow))}
}

func (f *ProbCutFit) deviation(empties, deep, shallow int) float64 {
	sum := 0.0
	if deep == empties {
		for i, term := range EndTerms(empties, shallow) {
			sum += f.End[i] * term
		}
		return math.Exp(sum)
	}
	for i, term := range MiddleTerms(empties, deep, shallow) {
		sum += f.Middle[i] * term
	}
	return math.Exp(sum)
}

//go:embed probcut.txt
var probCutText string

// parseProbCut reads the two lines of coefficients; lines that begin with # say
// what was measured.
func parseProbCut(text string) (f ProbCutFit, err error) {
	for line := range strings.Lines(text) {
		switch kind, rest, _ := strings.Cut(line, " "); kind {
		case "middle":
			_, err = fmt.Sscan(rest, &f.Middle[0], &f.Middle[1], &f.Middle[2], &f.Middle[3], &f.Middle[4])
		case "end":
			_, err = fmt.Sscan(rest, &f.End[0], &f.End[1], &f.End[2])
		}
		if err != nil {
			return f, fmt.Errorf("the coefficients of ProbCut can't be read: %w", err)
		}
	}
	return f, nil
}

// Format returns the fit as parseProbCut reads it.
func (f ProbCutFit) Format() string {
	list := func(c []float64) string { return strings.Trim(fmt.Sprintf("%.4f", c), "[]") }
	return "middle " + list(f.Middle[:]) + "\nend " + list(f.End[:]) + "\n"
}

// margins are by level, empty cells and depth how far beyond the window a
// shallow value must be, in points.
type margins [certain][61][61]int16

var probCutMargins = sync.OnceValue(func() *margins {
	fit, err := parseProbCut(probCutText)
	if err != nil {
		return nil // nothing is left out; a test sees to it that this does not happen
	}
	m := new(margins)
	for level := range m {
		for empties := range m[level] {
			for depth := probCutDepth; depth <= empties; depth++ {
				deviation := fit.deviation(empties, depth, shallower(depth))
				m[level][empties][depth] = int16(min(levels[level].width*deviation+0.5, 2*maxValue))
			}
		}
	}
	return m
})

// probCutDepth is the least depth at which a shallower search pays.
const probCutDepth = 3

// shallower returns the depth of the search that speaks for one of a depth: half
// of it or less, and as odd or even, since that shifts values.
func shallower(depth int) int { return depth/2 - (depth-depth/2)&1 }

// probCut returns a bound if a shallower search makes one likely enough. It is
// for null windows.
func (s *solver) probCut(b Board, f *features, legal uint64, empties, depth, alpha int) (bound int, cut bool) {
	if s.level == certain || s.margins == nil {
		return 0, false
	}
	margin, shallow := int(s.margins[s.level][empties][depth]), shallower(depth)
	estimate := s.evaluation.value(f, b, legal)
	if high := alpha + 1 + margin; estimate > alpha && high < maxValue {
		if s.search(b, f, legal, empties, shallow, high-1, high) >= high {
			return upToScore(alpha+1, empties, depth), !s.stopped
		}
	}
	if low := alpha - margin; estimate <= alpha && low > -maxValue {
		if s.search(b, f, legal, empties, shallow, low, low+1) <= low {
			return -upToScore(-alpha, empties, depth), !s.stopped
		}
	}
	return 0, false
}

// upToScore returns a lower bound of a value, of a search to the end the least
// score that is not below it: scores are even.
func upToScore(bound, empties, depth int) int {
	if depth < empties {
		return bound
	}
	return (bound + 2*point - 1) &^ (2*point - 1)
}
