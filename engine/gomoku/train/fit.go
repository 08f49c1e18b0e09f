package main

import (
	"fmt"
	"io"
	"math/rand/v2"
	"os"

	"flank/engine/gomoku"
	"flank/engine/training"
)

// fitting says how weights are fitted.
type fitting struct {
	weights, report string
	epochs          int
	rate, shrink    float64
	trust           float64
	seed            uint64
}

// run reads the records of some folders, fits evaluation and order of moves, and
// writes weights and errors.
func (f *fitting) run(folders []string, progress io.Writer) error {
	fit, held, err := readFolders(folders, f.trust)
	if err != nil {
		return err
	}
	fmt.Fprintf(progress, "%d quiet positions and %d with a choice to fit, %d and %d held out\n",
		len(fit.quiet), len(fit.choices), len(held.quiet), len(held.choices))
	random := rand.New(rand.NewPCG(f.seed, 0))
	w := new(gomoku.Weights)
	report := f.evaluation(fit.quiet, held.quiet, random, w, progress)
	report += f.order(fit.choices, held.choices, random, w, progress)
	if err := os.WriteFile(f.report, []byte(report), 0o644); err != nil {
		return err
	}
	return training.Save(f.weights, w.Write)
}

// batch is how many positions move the parameters together.
const batch = 256

// epoch goes through n positions in random order, a batch at a time.
func epoch(n int, random *rand.Rand, step func(batch []int)) {
	order := random.Perm(n)
	for start := 0; start < n; start += batch {
		step(order[start:min(start+batch, n)])
	}
}
