package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"runtime"
	"sync"

	"github.com/natefinch/atomic"
	"github.com/spf13/cobra"

	"flank/engine"
	"flank/engine/gomoku"
)

// gathering says how prepared openings are found.
type gathering struct {
	file        string
	seed, nodes uint64
	even        float64 // bounds the expected results that are kept
	three, five int     // how many of three and of five stones; of four few are even
}

func openingsCommand() *cobra.Command {
	var g gathering
	command := &cobra.Command{
		Use: "openings", Short: "Look for even openings and write them to a file",
		Long: "Draw openings of three and five stones, keep those that a search and quick games find even, and write them to a file.\n" +
			"Other games then tell how much Black scores from them.",
		Args: cobra.NoArgs,
		RunE: func(command *cobra.Command, _ []string) error { return g.run(command.Context(), os.Stderr) },
	}
	flags := command.Flags()
	flags.StringVar(&g.file, "file", "engine/gomoku/openings.txt", "`file` to write the openings to")
	flags.Uint64Var(&g.seed, "seed", 1, "`number` from which the openings follow")
	flags.Uint64Var(&g.nodes, "nodes", 100000, "`positions` that are visited for each opening")
	flags.Float64Var(&g.even, "even", 0.1, "expected `result` that an opening has at most for either side, where 1 is a win")
	flags.IntVar(&g.three, "three", 32, "`number` of openings of three stones")
	flags.IntVar(&g.five, "five", 64, "`number` of openings of five stones")
	return command
}

// The head of the file. How to make it again stands in it.
const openingsHead = `# Openings with about the same chances for both sides: the stones in their order,
# black first, as columns to the right and rows down from the centre. All fit every
# board. They were made by
#   go run ./engine/gomoku/train openings --seed %d --nodes %d --even %v
# by freestyle on 15x15: the engine expects at most so much for either side, and each
# side wins some of five quick games of the engine against itself.
`

// run finds openings, plays them, and writes the file. It says on progress how
// far it is.
func (g *gathering) run(ctx context.Context, progress io.Writer) error {
	random := rand.New(rand.NewPCG(g.seed, 0))
	var file bytes.Buffer
	fmt.Fprintf(&file, openingsHead, g.seed, g.nodes, g.even)
	for _, part := range []struct{ stones, wanted int }{{3, g.three}, {5, g.five}} {
		openings, err := g.gather(ctx, part.stones, part.wanted, random, progress)
		if err != nil {
			return err
		}
		for _, o := range openings {
			fmt.Fprintln(&file, o)
		}
		if err := tellShare(ctx, openings, progress); err != nil {
			return err
		}
	}
	return atomic.WriteFile(g.file, &file)
}

// drawnAtOnce is how many openings are drawn before any is judged.
const drawnAtOnce = 32

// gather returns so many even openings of so many stones, no two alike. Which
// they are does not depend on how many are judged at the same time.
func (g *gathering) gather(ctx context.Context, stones, wanted int, random *rand.Rand, progress io.Writer) (found []layout, err error) {
	seen := map[string]bool{}
	for drawn := drawnAtOnce; len(found) < wanted; drawn += drawnAtOnce {
		var openings []layout
		for len(openings) < drawnAtOnce {
			if o := drawLayout(stones, random); !seen[o.key()] {
				seen[o.key()] = true
				openings = append(openings, o)
			}
		}
		even, err := g.judge(ctx, openings)
		if err != nil {
			return nil, err
		}
		found = append(found, even...)
		fmt.Fprintf(progress, "%d stones: %d of %d openings, %d drawn\n", stones, min(len(found), wanted), wanted, drawn)
	}
	return found[:wanted], nil
}

// judge returns those of some openings that are even, in their order.
func (g *gathering) judge(ctx context.Context, openings []layout) (even []layout, err error) {
	ok := make([]bool, len(openings))
	err = sideBySide(len(openings), func(i int) (err error) {
		ok[i], err = g.isEven(ctx, openings[i])
		return err
	})
	for i, o := range openings {
		if ok[i] {
			even = append(even, o)
		}
	}
	return even, err
}

// sideBySide does something n times, as often at the same time as there are cores.
func sideBySide(n int, do func(i int) error) error {
	free, failed := make(chan struct{}, runtime.NumCPU()), make([]error, n)
	var group sync.WaitGroup
	for i := range n {
		group.Go(func() {
			free <- struct{}{}
			failed[i] = do(i)
			<-free
		})
	}
	group.Wait()
	return errors.Join(failed...)
}

// A glance with few nodes saves the search of what is far from even.
const (
	glance      = 20  // times fewer nodes
	glanceExtra = 0.2 // how far from even an opening may look then
)

// isEven reports whether an opening can be played by every rule, a search finds
// it even, and quick games do so too.
func (g *gathering) isEven(ctx context.Context, o layout) (bool, error) {
	for _, rule := range gomoku.Rules() {
		if state, err := o.on(rule); err != nil || state.Turn() == engine.Empty {
			return false, nil // others are drawn
		}
	}
	s := newReferee()
	if ok, err := s.within(ctx, o, g.nodes/glance, g.even+glanceExtra); !ok || err != nil {
		return false, err
	}
	if ok, err := s.within(ctx, o, g.nodes, g.even); !ok || err != nil {
		return false, err
	}
	return s.open(ctx, o)
}

// newReferee returns a searcher that knows nothing yet, so that what it finds
// depends on nothing else.
func newReferee() *searcher {
	s := newSearcher(gomoku.DefaultWeights(), nil)
	s.engine = gomoku.NewEngine(refereeMiB, 1)
	return s
}

// refereeMiB is the size of a referee's table.
const refereeMiB = 16

// within reports whether a search of so many nodes expects no more than a bound
// for either side.
func (s *searcher) within(ctx context.Context, o layout, nodes uint64, bound float64) (bool, error) {
	state, err := o.on(gomoku.Freestyle)
	if err != nil {
		return false, err
	}
	info, err := s.search(ctx, state, nodes)
	return math.Abs(info.Value) <= bound, err
}
