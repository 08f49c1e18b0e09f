package main

import (
	"context"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"runtime"
	"sync"
	"sync/atomic"

	"github.com/spf13/cobra"

	"flank/engine"
	"flank/engine/othello"
)

// comparison measures how far deep searches come out from shallow ones: in full
// width, at positions of games that it plays itself.
type comparison struct {
	file, weights string
	positions     int64
	deep, end     int // plies; empty cells
	seed          uint64
	threads       int
}

func probCutCommand() *cobra.Command {
	var c comparison
	command := &cobra.Command{
		Use: "probcut", Short: "Fit the parameters of ProbCut",
		Args: cobra.NoArgs,
		RunE: func(command *cobra.Command, _ []string) error { return c.run(command.Context(), os.Stderr) },
	}
	flags := command.Flags()
	flags.StringVar(&c.file, "file", "probcut.txt", "`file` to write the parameters to")
	flags.StringVar(&c.weights, "weights", "", "`file` of the weights to search with, instead of the built-in ones")
	flags.Int64Var(&c.positions, "positions", 4000, "`number` of positions")
	flags.IntVar(&c.deep, "deep", 8, "`plies` of the deepest search")
	flags.IntVar(&c.end, "end", 18, "number of empty `cells` from which on a position is solved as well")
	flags.Uint64Var(&c.seed, "seed", 1, "`number` from which the games follow")
	flags.IntVar(&c.threads, "threads", runtime.NumCPU(), "`number` of games at the same time")
	return command
}

// pair is a place in the table of differences: a deep search (0: to the end) and
// a shallow one at positions of some stage, or with so many empty cells if the
// deep one goes to the end.
type pair struct{ at, deep, shallow int }

// spread sums up differences in points.
type spread struct{ n, sum, squares float64 }

func (s spread) mean() float64 { return s.sum / s.n }

// deviation returns the root of the mean square.
func (s spread) deviation() float64 { return math.Sqrt(s.squares / s.n) }

type spreads map[pair]spread

func (all spreads) add(p pair, difference float64) {
	s := all[p]
	all[p] = spread{s.n + 1, s.sum + difference, s.squares + difference*difference}
}

// run writes the fit to the file, after lines that say what was measured.
func (c *comparison) run(ctx context.Context, progress io.Writer) error {
	evaluation, err := loadEvaluation(c.weights)
	if err != nil {
		return err
	}
	all := make([]spreads, c.threads)
	errs := make([]error, c.threads)
	var done atomic.Int64
	var group sync.WaitGroup
	for i := range all {
		all[i] = spreads{}
		group.Go(func() {
			random := rand.New(rand.NewPCG(c.seed, uint64(i)))
			for errs[i] == nil && done.Load() < c.positions {
				errs[i] = c.game(ctx, evaluation, random, all[i], &done)
			}
		})
	}
	group.Wait()
	for i := range all {
		if errs[i] != nil {
			return errs[i]
		}
		if i > 0 {
			all[0].merge(all[i])
		}
	}
	fmt.Fprintf(progress, "%d positions\n", done.Load())
	return os.WriteFile(c.file, []byte(all[0].report()), 0o644)
}

func (all spreads) merge(other spreads) {
	for p, s := range other {
		t := all[p]
		all[p] = spread{s.n + t.n, s.sum + t.sum, s.squares + t.squares}
	}
}

// measureChance is how likely a position of a game is measured.
const measureChance = 0.2

// game plays a game with some random moves and measures positions on the way.
func (c *comparison) game(ctx context.Context, e *othello.Evaluation, random *rand.Rand, all spreads, done *atomic.Int64) error {
	player := othello.New(tableMiB, 1, e)
	for b := othello.NewBoard(); !b.Over(); {
		legal := b.Moves()
		if legal == 0 {
			b = b.Pass()
			continue
		}
		empties := b.Empties()
		if empties > 9 && empties < 54 && random.Float64() < measureChance {
			if err := c.measure(ctx, e, b, all); err != nil {
				return err
			}
			done.Add(1)
		}
		cell := anyCell(legal, random)
		if empties < 50 && random.Float64() < 0.85 {
			info, err := player.Search(ctx, b, othello.Limits{Limits: engine.Limits{Depth: 3}}, nil)
			if err != nil {
				return err
			}
			cell = cellOf(info.Move)
		}
		b = b.Play(cell)
	}
	return nil
}

// measure searches a position to all depths, with a table of its own: what
// deeper searches left there would be found by the shallow ones.
func (c *comparison) measure(ctx context.Context, e *othello.Evaluation, b othello.Board, all spreads) error {
	empties := b.Empties()
	deepest := min(c.deep, empties-1)
	values := make([]float64, deepest+1)
	searcher := othello.New(tableMiB, 1, e)
	note := func(info engine.Info) { values[info.Depth] = info.Value * othello.Point }
	limits := othello.Limits{Limits: engine.Limits{Depth: deepest}}
	if _, err := searcher.Search(ctx, b, limits, note); err != nil {
		return err
	}
	for deep := 3; deep <= deepest; deep++ {
		for shallow := deep - 2; shallow > 0; shallow -= 2 {
			all.add(pair{b.Stage(), deep, shallow}, values[deep]-values[shallow])
		}
	}
	if empties > c.end {
		return nil
	}
	info, err := searcher.Search(ctx, b, othello.Limits{}, nil)
	for shallow := 1; shallow <= deepest; shallow++ {
		all.add(pair{empties, 0, shallow}, info.Value*othello.Point-values[shallow])
	}
	return err
}
