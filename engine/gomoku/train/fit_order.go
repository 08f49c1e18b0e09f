package main

import (
	"fmt"
	"io"
	"math"
	"math/rand/v2"

	"flank/engine/gomoku"
)

// policy is the order of moves as it is fitted: the logarithms of the odds of
// each move to be the chosen one.
type policy struct {
	attack, defence *kindWeights
	odds            []float64 // of the moves of the position at hand
}

func newPolicy(shrink float64) *policy {
	return &policy{attack: newKindWeights(shrink, noneFixed), defence: newKindWeights(shrink, noneFixed)}
}

// weigh finds the probabilities of the moves of a position.
func (p *policy) weigh(c *choice) {
	p.odds = p.odds[:0]
	best, sum := math.Inf(-1), 0.0
	for _, move := range c.moves {
		odds := p.attack.total[move.Attack] + p.defence.total[move.Defence]
		p.odds, best = append(p.odds, odds), max(best, odds)
	}
	for i := range p.odds {
		p.odds[i] = math.Exp(p.odds[i] - best)
		sum += p.odds[i]
	}
	for i := range p.odds {
		p.odds[i] /= sum
	}
}

// learn adds the gradient of a position's error.
func (p *policy) learn(c *choice, scale float64) {
	p.weigh(c)
	p.odds[c.chosen]--
	for i, move := range c.moves {
		p.attack.slope[move.Attack] += scale * p.odds[i]
		p.defence.slope[move.Defence] += scale * p.odds[i]
	}
}

// orderRate is how much larger the steps of these weights are than those of the
// evaluation's, which belong to many points at once.
const orderRate = 10

// order fits the weights of the order of moves and returns a report.
func (f *fitting) order(training, held []choice, random *rand.Rand, w *gomoku.Weights, progress io.Writer) (report string) {
	p := newPolicy(f.shrink)
	for round := range f.epochs {
		rate := orderRate * f.rate * (1 - float64(round)/float64(f.epochs))
		epoch(len(training), random, func(batch []int) {
			for _, i := range batch {
				p.learn(&training[i], 1/float64(len(batch)))
			}
			p.attack.move(rate)
			p.defence.move(rate)
		})
		report = fmt.Sprintf("order: %v; held out: %v\n", p.judge(training), p.judge(held))
		fmt.Fprint(progress, report)
	}
	for kind := range gomoku.Kinds {
		w.Attack[kind], w.Defence[kind] = units(p.attack.total[kind], promiseUnit), units(p.defence.total[kind], promiseUnit)
	}
	return report
}

// judgement says how well a policy tells the chosen moves.
type judgement struct {
	positions   int
	loss        float64 // the mean cross-entropy
	first, four float64 // how often the chosen move comes first, and among the first four
}

func (j judgement) String() string {
	return fmt.Sprintf("%d positions, cross-entropy %.3f, chosen first %.1f %%, among four %.1f %%", j.positions, j.loss, 100*j.first, 100*j.four)
}

func (p *policy) judge(choices []choice) judgement {
	j := judgement{positions: len(choices)}
	each := 1 / float64(max(len(choices), 1))
	for i := range choices {
		p.weigh(&choices[i])
		chosen, better := p.odds[choices[i].chosen], 0
		for _, odds := range p.odds {
			if odds > chosen {
				better++
			}
		}
		j.loss -= each * math.Log(chosen)
		if better == 0 {
			j.first += each
		}
		if better < 4 {
			j.four += each
		}
	}
	return j
}
