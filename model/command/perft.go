package command

import (
	"fmt"
	"io"
	"runtime"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"flank/engine/bench"
	"flank/engine/record"
	"flank/engine/reversi"
)

// maxPerft is the greatest depth in plies, beyond any game.
const maxPerft = 1000

// newPerft returns the command that counts game trees.
func newPerft(out io.Writer) *cobra.Command {
	size := newSetting("SIZE", parseSize)
	threads := newSetting("N", parseThreads)
	position := ""
	cmd := &cobra.Command{
		Use:   "perft DEPTH",
		Short: "Count the leaves of the game tree",
		Long: "Perft counts the leaves of the game tree, one line a depth: depth, count, seconds, nodes/s.\n" +
			"A pass is a ply; a finished game counts once, at whatever depth it ends.",
		Args: onlyDepth,
	}
	cmd.Flags().Var(&size, "size", "the board: 8 (the default), or height x width like 6x8")
	cmd.Flags().StringVar(&position, "position", "", "where the tree begins: a `POSITION` in OBF or as moves like f5d6c3 (default: the start)")
	cmd.Flags().Var(&threads, "threads", "how many threads count (default: one for each core)")
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		depth, _ := parseDepth(args[0]) // onlyDepth has checked it
		if !threads.given() {
			threads.value = runtime.GOMAXPROCS(0)
		}
		root, err := record.ParsePosition(position, sizeOr8(size))
		if err != nil {
			return usagef("--position: %w", err)
		}
		for depth := range depth {
			if err := perft(cmd, out, root.Board(), depth+1, threads.value); err != nil {
				return err
			}
		}
		return nil
	}
	return cmd
}

// perft prints the line of one depth.
func perft(cmd *cobra.Command, out io.Writer, board reversi.Board, depth, threads int) error {
	start := time.Now()
	count, err := bench.Perft(cmd.Context(), board, depth, threads)
	if err != nil {
		return err
	}
	seconds := time.Since(start).Seconds()
	_, err = fmt.Fprintf(out, "%2d %20d %9.3f %12.0f\n", depth, count, seconds, float64(count)/seconds)
	return err
}

// onlyDepth refuses arguments other than one depth.
func onlyDepth(_ *cobra.Command, args []string) error {
	if len(args) != 1 {
		return fmt.Errorf("perft takes one depth in plies, like perft 8")
	}
	_, err := parseDepth(args[0])
	return err
}

func parseDepth(text string) (int, error) {
	depth, err := strconv.Atoi(text)
	if err != nil || depth < 1 || depth > maxPerft {
		return 0, fmt.Errorf("the depth is a number of plies from 1 to %d", maxPerft)
	}
	return depth, nil
}

// parseThreads reads how many threads may work.
func parseThreads(text string) (int, error) {
	const most = 1024
	threads, err := strconv.Atoi(text)
	if err != nil || threads < 1 || threads > most {
		return 0, fmt.Errorf("a number of threads from 1 to %d is wanted", most)
	}
	return threads, nil
}
