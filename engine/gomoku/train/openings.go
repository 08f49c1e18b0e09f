package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"

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
	three, more int     // how many of three stones, and of four and five together
}

func openingsCommand() *cobra.Command {
	var g gathering
	command := &cobra.Command{
		Use: "openings", Short: "Look for even openings and write them to a file",
		Long: "Draw openings of three, four and five stones, keep those that a search finds even, and write them to a file.\n" +
			"At its end the engine plays each against itself and says how much Black has scored.",
		Args: cobra.NoArgs,
		RunE: func(command *cobra.Command, _ []string) error { return g.run(command.Context(), os.Stderr) },
	}
	flags := command.Flags()
	flags.StringVar(&g.file, "file", "engine/gomoku/openings.txt", "`file` to write the openings to")
	flags.Uint64Var(&g.seed, "seed", 1, "`number` from which the openings follow")
	flags.Uint64Var(&g.nodes, "nodes", 300000, "`positions` that are visited for each opening")
	flags.Float64Var(&g.even, "even", 0.1, "expected `result` that an opening has at most for either side, where 1 is a win")
	flags.IntVar(&g.three, "three", 32, "`number` of openings of three stones")
	flags.IntVar(&g.more, "more", 64, "`number` of openings of four and five stones together")
	return command
}

// The head of the file. How to make it again stands in it.
const openingsHead = `# Openings with about the same chances for both sides: the stones in their order,
# black first, as columns to the right and rows down from the centre. All fit every
# board. They were made by
#   go run ./engine/gomoku/train openings --seed %d --nodes %d --even %v
# and the engine expects at most so much for either side by freestyle on 15x15.
`

// run finds openings, plays them, and writes the file. It says on progress how
// far it is.
func (g *gathering) run(ctx context.Context, progress io.Writer) error {
	s := newSearcher(gomoku.DefaultWeights(), rand.New(rand.NewPCG(g.seed, 0)))
	s.engine = gomoku.NewEngine(gomoku.DefaultHash, 1)
	seen := map[string]bool{}
	var file bytes.Buffer
	fmt.Fprintf(&file, openingsHead, g.seed, g.nodes, g.even)
	for _, part := range []struct{ stones, wanted int }{{3, g.three}, {4, g.more / 2}, {5, g.more - g.more/2}} {
		openings, err := g.gather(ctx, s, part.stones, part.wanted, seen, progress)
		if err != nil {
			return err
		}
		for _, o := range openings {
			fmt.Fprintln(&file, o)
		}
		if err := tellShare(ctx, s, openings, progress); err != nil {
			return err
		}
	}
	return atomic.WriteFile(g.file, &file)
}

// gather returns so many even openings of so many stones that are not seen yet.
func (g *gathering) gather(ctx context.Context, s *searcher, stones, wanted int, seen map[string]bool, progress io.Writer) (found []layout, err error) {
	for tried := 0; len(found) < wanted; tried++ {
		o := drawLayout(stones, s.random)
		if seen[o.key()] {
			continue
		}
		seen[o.key()] = true
		ok, err := g.isEven(ctx, s, o)
		if err != nil {
			return nil, err
		}
		if ok {
			found = append(found, o)
			fmt.Fprintf(progress, "%d stones: %d of %d openings, %d tried\n", stones, len(found), wanted, tried+1)
		}
	}
	return found, nil
}

// A glance with few nodes saves the search of what is far from even.
const (
	glance      = 30  // times fewer nodes
	glanceExtra = 0.3 // how far from even an opening may look then
)

// isEven reports whether an opening can be played by every rule and a search
// finds it even, after a depth and the one before: an even and an odd one.
func (g *gathering) isEven(ctx context.Context, s *searcher, o layout) (bool, error) {
	for _, rule := range gomoku.Rules() {
		if _, err := o.on(rule); err != nil {
			return false, nil // others are drawn
		}
	}
	state, err := o.on(gomoku.Freestyle)
	if err != nil {
		return false, err
	}
	info, err := s.search(ctx, state, g.nodes/glance)
	if err != nil || math.Abs(info.Value) > g.even+glanceExtra {
		return false, err
	}
	var last, before float64
	_, err = s.engine.Search(ctx, state, gomoku.Limits{Limits: engine.Limits{Nodes: g.nodes}}, func(info engine.Info) {
		last, before = info.Value, last
	})
	return max(math.Abs(last), math.Abs(before)) <= g.even, err
}
