package command

import (
	"context"
	"fmt"
	"io"
	"runtime"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"flank/engine/bench"
)

// cancelledSearches is how many searches bench cancels.
const cancelledSearches = 100

// newBench returns the command that measures the engines.
func newBench(out io.Writer) *cobra.Command {
	return &cobra.Command{
		Use:   "bench",
		Short: "Measure the engines on fixed positions",
		Long: "Bench measures, on fixed positions in mid-game: the time to find all legal moves and to play one,\n" +
			"the general search to a fixed depth with one thread, the same search on every core at once,\n" +
			"the 8x8 engine's searches in mid-game and of an end, with one thread and with all together,\n" +
			"in Gomoku the work on line patterns and the depth after a second, with one thread and with all,\n" +
			"and how soon searches end when they are cancelled while every core is busy.",
		Args: noArguments,
		RunE: func(cmd *cobra.Command, _ []string) error { return runBench(cmd.Context(), out) },
	}
}

func runBench(ctx context.Context, out io.Writer) error {
	positions, err := bench.Positions()
	if err != nil {
		return err
	}
	threads := runtime.GOMAXPROCS(0)
	fmt.Fprintf(out, "%-6s %8s %8s %6s %10s %8s %10s  %10s\n",
		"board", "moves ns", "play ns", "depth", "nodes", "seconds", "nodes/s", fmt.Sprintf("on %d cores", threads))
	for _, position := range positions {
		speed, err := bench.Measure(ctx, position, threads)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "%-6v %8d %8d %6d %10d %8.3f %10.0f  %10.0f\n",
			position.State.Size(), speed.Moves.Nanoseconds(), speed.Play.Nanoseconds(), position.Depth,
			speed.Nodes, speed.Time.Seconds(), speed.PerSecond, speed.AllThreads)
	}
	if err := printSearches(ctx, out, threads); err != nil {
		return err
	}
	if err := printGomoku(ctx, out, threads); err != nil {
		return err
	}
	fmt.Fprintf(out, "\n%d searches cancelled while every core is busy:\n", cancelledSearches)
	if err := printCancel(ctx, out, "general", bench.General(positions), threads); err != nil {
		return err
	}
	return printCancel(ctx, out, "8x8", bench.Othello(threads), threads)
}

// printCancel measures how soon an engine's searches end when they are cancelled.
func printCancel(ctx context.Context, out io.Writer, name string, searches []bench.Endless, threads int) error {
	latency, err := bench.MeasureCancel(ctx, searches, cancelledSearches, threads)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(out, "%-8s median %.1f ms, worst %.1f ms\n", name, milliseconds(latency.Median), milliseconds(latency.Worst))
	return err
}

// printSearches measures the 8×8 engine: with one thread, and with all of them
// in one search.
func printSearches(ctx context.Context, out io.Writer, threads int) error {
	fmt.Fprintf(out, "\n%-8s %8s %6s %10s %8s %10s\n", "8x8", "threads", "depth", "nodes", "seconds", "nodes/s")
	for _, search := range bench.Searches() {
		for _, n := range slices.Compact([]int{1, threads}) {
			info, err := search.Run(ctx, n)
			if err != nil {
				return err
			}
			seconds := info.Time.Seconds()
			fmt.Fprintf(out, "%-8s %8d %6d %10d %8.3f %10.0f\n", search.Name, n, info.Depth, info.Nodes, seconds, float64(info.Nodes)/seconds)
		}
	}
	return nil
}

// printGomoku measures the engine for Gomoku: what one thread does in a second
// with stones and patterns, then how far a search gets in a second.
func printGomoku(ctx context.Context, out io.Writer, threads int) error {
	positions, err := bench.GomokuPositions()
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "\n%-22s %10s %10s %12s\n", "gomoku, in a second", "stones", "patterns", "candidates")
	for _, p := range positions {
		work := p.Exercise()
		fmt.Fprintf(out, "%-22s %10d %10d %12d\n", p.Moves, work.Stones, work.Patterns, work.Candidates)
	}
	fmt.Fprintf(out, "\n%-22s %8s %6s %10s %10s\n", "gomoku, after 1 s", "threads", "depth", "nodes", "nodes/s")
	for _, p := range positions {
		for _, n := range slices.Compact([]int{1, threads}) {
			info, err := p.Search(ctx, n)
			if err != nil {
				return err
			}
			fmt.Fprintf(out, "%-22s %8d %6d %10d %10.0f\n", p.Moves, n, info.Depth, info.Nodes, float64(info.Nodes)/info.Time.Seconds())
		}
	}
	return nil
}

func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
