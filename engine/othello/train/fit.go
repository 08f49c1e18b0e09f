package main

import (
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"sync"

	"flank/engine/othello"
	"flank/engine/training"
)

// fitting says how weights are fitted.
type fitting struct {
	weights, report string
	epochs, threads int
	rate            float64
	seed            uint64
}

// run reads the samples of some folders, fits every stage, and writes weights
// and errors.
func (f *fitting) run(folders []string, progress io.Writer) error {
	fit, held, err := readFolders(folders)
	if err != nil {
		return err
	}
	read := len(fit) + len(held)
	fit, held = distinct(fit), distinct(held)
	held = without(held, fit)
	fmt.Fprintf(progress, "%d positions, %d distinct to fit, %d held out\n", read, len(fit), len(held))
	var weights othello.Weights
	reports := f.stages(byStage(fit), byStage(held), &weights, progress)
	if err := os.WriteFile(f.report, []byte(table(reports, read)), 0o644); err != nil {
		return err
	}
	return training.Save(f.weights, weights.Write)
}

func byStage(samples []sample) (stages [othello.Stages][]sample) {
	for _, s := range samples {
		stage := s.Board.Stage()
		stages[stage] = append(stages[stage], s)
	}
	return stages
}

// stages fits all stages, several at a time.
func (f *fitting) stages(training, held [othello.Stages][]sample, weights *othello.Weights, progress io.Writer) (reports [othello.Stages]report) {
	next := make(chan int)
	var group sync.WaitGroup
	for range f.threads {
		group.Go(func() {
			for stage := range next {
				weights[stage], reports[stage] = f.stage(stage, training[stage], held[stage])
				fmt.Fprintln(progress, reports[stage])
			}
		})
	}
	for stage := range othello.Stages {
		next <- stage
	}
	close(next)
	group.Wait()
	fillEmpty(weights, training)
	return reports
}

// fillEmpty gives stages before all positions the weights of the first that has
// some: games begin with random moves.
func fillEmpty(weights *othello.Weights, training [othello.Stages][]sample) {
	for stage := othello.Stages - 2; stage >= 0; stage-- {
		if len(training[stage]) == 0 {
			weights[stage] = weights[stage+1]
		}
	}
}

// report says how well a stage was fitted.
type report struct {
	stage, training, held int
	spread                float64 // of the held values: the root of their mean square, in discs
	fitted                float64 // the root of the mean square error of the fitted positions, in discs
	root, mean            float64 // the same of the held positions, and their mean error, in discs
}

func (r report) String() string {
	most := 60 - 4*r.stage
	return fmt.Sprintf("%5d  %2d to %2d  %9d  %8d  %6.2f  %6.2f  %6.2f  %6.2f",
		r.stage, max(most-3, 0), most, r.training, r.held, r.spread, r.fitted, r.root, r.mean)
}

func table(reports [othello.Stages]report, read int) string {
	text := "stage  empties      fitted      held  spread  fitted    held    mean\n"
	fitted, held := 0, 0
	for _, r := range reports {
		text += r.String() + "\n"
		fitted, held = fitted+r.training, held+r.held
	}
	return text + fmt.Sprintf("%d positions read; %d distinct ones fitted, %d others held out\n", read, fitted, held)
}

// terms are the samples of a stage, ready to be added up.
type terms struct {
	numbers []([othello.Terms]int32)
	values  []float32 // in discs
}

func termsOf(samples []sample) terms {
	t := terms{make([][othello.Terms]int32, len(samples)), make([]float32, len(samples))}
	for i, s := range samples {
		t.numbers[i], t.values[i] = s.Board.Terms(), float32(s.Value)/unit
	}
	return t
}

// stage fits the weights of one stage by stochastic gradient descent: each
// position moves the weights of its terms a little against its error, less and
// less from epoch to epoch. What is rarely seen stays near 0.
func (f *fitting) stage(stage int, training, held []sample) ([]int16, report) {
	random := rand.New(rand.NewPCG(f.seed, uint64(stage)))
	weights := make([]float32, othello.WeightsPerStage())
	fitted := termsOf(training)
	order := random.Perm(len(training))
	for epoch := range f.epochs {
		left := 1 - float64(epoch)/float64(f.epochs)
		fitted.descend(order, weights, float32(f.rate*left))
		random.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	}
	r := report{stage: stage, training: len(training), held: len(held)}
	r.fitted, _, _ = fitted.errors(weights)
	r.root, r.mean, r.spread = termsOf(held).errors(weights)
	return rounded(weights), r
}

func (t *terms) descend(order []int, weights []float32, rate float32) {
	for _, i := range order {
		numbers := &t.numbers[i]
		step := rate * (t.values[i] - sum(weights, numbers))
		for _, number := range numbers {
			weights[number] += step
		}
	}
}

func sum(weights []float32, numbers *[othello.Terms]int32) (value float32) {
	for _, number := range numbers {
		value += weights[number]
	}
	return value
}

// errors returns the root of the mean square error, the mean error, and the
// root of the mean square of the values, in discs.
func (t terms) errors(weights []float32) (root, mean, spread float64) {
	for i := range t.numbers {
		e := float64(t.values[i] - sum(weights, &t.numbers[i]))
		root += e * e
		mean += math.Abs(e)
		spread += float64(t.values[i]) * float64(t.values[i])
	}
	n := float64(max(len(t.values), 1))
	return math.Sqrt(root / n), mean / n, math.Sqrt(spread / n)
}

func rounded(weights []float32) []int16 {
	units := make([]int16, len(weights))
	for i, weight := range weights {
		units[i] = int16(math.Round(min(max(float64(weight)*othello.WeightUnit, math.MinInt16), math.MaxInt16)))
	}
	return units
}
