package main

import (
	"fmt"
	"io"
	"math"
	"math/rand/v2"

	"flank/engine/gomoku"
)

// estimate is the evaluation as it is fitted: the logarithm of the odds of the
// side to move. What a point is worth to it and to the other side is taken apart
// into what both have in common and half the difference; plain points have
// none, so that boards of all sizes are alike.
type estimate struct {
	common, tempo *kindWeights
	situations    *situations
}

func newEstimate(shrink float64) *estimate {
	return &estimate{newKindWeights(shrink, noneFixed), newKindWeights(shrink, plain), newSituations(shrink)}
}

// of returns the estimate of a position.
func (e *estimate) of(q *quiet) float64 {
	z := e.situations.total[q.situation]
	for _, c := range q.counts {
		z += e.common.total[c.kind]*float64(c.less) + e.tempo.total[c.kind]*float64(c.sum)
	}
	return z
}

// learn adds the gradient of a position's error.
func (e *estimate) learn(q *quiet, scale float64) {
	slope := scale * (logistic(e.of(q)) - q.label)
	e.situations.slope[q.situation] += slope
	for _, c := range q.counts {
		e.common.slope[c.kind] += slope * float64(c.less)
		e.tempo.slope[c.kind] += slope * float64(c.sum)
	}
}

func (e *estimate) move(rate float64) {
	e.common.move(rate)
	e.tempo.move(rate)
	e.situations.move(rate)
}

func logistic(z float64) float64 { return 1 / (1 + math.Exp(-z)) }

// evaluation fits the weights of the evaluation and returns a report.
func (f *fitting) evaluation(training, held []quiet, random *rand.Rand, w *gomoku.Weights, progress io.Writer) (report string) {
	e := newEstimate(f.shrink)
	for round := range f.epochs {
		rate := f.rate * (1 - float64(round)/float64(f.epochs))
		epoch(len(training), random, func(batch []int) {
			for _, i := range batch {
				e.learn(&training[i], 1/float64(len(batch)))
			}
			e.move(rate)
		})
		report = fmt.Sprintf("evaluation: %d positions, cross-entropy %.4f; %d held out, %.4f\n", len(training), e.loss(training), len(held), e.loss(held))
		fmt.Fprint(progress, report)
	}
	for kind := range gomoku.Kinds {
		common, tempo := e.common.total[kind], e.tempo.total[kind]
		w.Mover[kind], w.Other[kind] = units(common+tempo, gomoku.ValueUnit), units(common-tempo, gomoku.ValueUnit)
	}
	for situation, weight := range e.situations.total {
		w.Situations[situation] = units(weight, gomoku.ValueUnit)
	}
	return report
}

// loss returns the mean cross-entropy of labels and estimates.
func (e *estimate) loss(positions []quiet) (sum float64) {
	for i := range positions {
		p := logistic(e.of(&positions[i]))
		sum -= positions[i].label*math.Log(p) + (1-positions[i].label)*math.Log(1-p)
	}
	return sum / float64(max(len(positions), 1))
}

// units rounds a weight.
func units(weight, unit float64) int16 {
	return int16(math.Round(min(max(weight*unit, -mostUnits), mostUnits)))
}

// mostUnits bounds a weight: an int16 with room for sums.
const mostUnits = 8000

// situations are weights by situation, each the sum of those of its levels and
// one of its own.
type situations struct {
	*adam
	total, slope []float64
	parts        [][]int // the places of the levels' weights, by situation
	shrinks      float64
}

func newSituations(shrinks float64) *situations {
	first, places := make([]int, 5), 0
	for i, levels := range gomoku.SituationLevels() {
		first[i] = places
		places += levels
	}
	s := &situations{
		adam: newAdam(places + gomoku.Situations), shrinks: shrinks,
		total: make([]float64, gomoku.Situations), slope: make([]float64, gomoku.Situations),
	}
	for situation := range gomoku.Situations {
		parts := []int{}
		for i, level := range levelsOf(situation) {
			parts = append(parts, first[i]+level)
		}
		s.parts = append(s.parts, append(parts, places+situation))
	}
	return s
}

func (s *situations) move(rate float64) {
	for situation, slope := range s.slope {
		for _, part := range s.parts[situation] {
			s.gradient[part] += slope
		}
		own := s.parts[situation][5]
		s.gradient[own] += s.shrinks * s.values[own]
	}
	clear(s.slope)
	s.step(rate)
	for situation, parts := range s.parts {
		s.total[situation] = 0
		for _, part := range parts {
			s.total[situation] += s.values[part]
		}
	}
}
