// Command train makes the weights of the 8×8 engine's evaluation from games
// that the engine plays against itself. README.md beside it says how.
package main

import (
	"fmt"
	"os"
	"runtime"

	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{
		Use: "train", Short: "Make the evaluation of the 8×8 engine from its own games",
		SilenceErrors: true, SilenceUsage: true,
	}
	root.AddCommand(playCommand(), fitCommand(), matchCommand(), probCutCommand())
	if err := root.Execute(); err != nil {
		fmt.Fprintln(os.Stderr, "train:", err)
		os.Exit(1)
	}
}

func playCommand() *cobra.Command {
	var plan plan
	command := &cobra.Command{
		Use: "play FOLDER", Short: "Play games and write their positions to files in a folder",
		Long: "Play games and write their positions to files in a folder, a file for every so many games.\n" +
			"Files that are there already stay, so that an interrupted run goes on where it stopped.",
		Args: cobra.ExactArgs(1),
		RunE: func(command *cobra.Command, args []string) error {
			plan.folder = args[0]
			return plan.run(command.Context(), os.Stderr)
		},
	}
	flags := command.Flags()
	flags.Uint64Var(&plan.seed, "seed", 1, "`number` from which the games follow")
	flags.IntVar(&plan.files, "files", 100, "`number` of files to write")
	flags.IntVar(&plan.games, "games", 500, "`number` of games a file")
	flags.IntVar(&plan.depth, "depth", 4, "`plies` that each move is searched")
	flags.IntVar(&plan.exact, "exact", 14, "number of empty `cells` from which on a game is solved")
	flags.Float64Var(&plan.noise, "noise", 0.08, "`chance` of a random move")
	flags.Float64Var(&plan.trust, "trust", 0.9, "`share` of a position's label that comes from what followed, the rest from its own search")
	flags.StringVar(&plan.weights, "weights", "", "`file` of the weights to play with, \"none\" for zeros (default: the built-in ones)")
	flags.IntVar(&plan.threads, "threads", runtime.NumCPU(), "`number` of games at the same time")
	return command
}

func fitCommand() *cobra.Command {
	var fit fitting
	command := &cobra.Command{
		Use: "fit FOLDER...", Short: "Fit weights to the positions in folders",
		Args: cobra.MinimumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error { return fit.run(args, os.Stderr) },
	}
	flags := command.Flags()
	flags.StringVar(&fit.weights, "weights", "weights.bin", "`file` to write the weights to")
	flags.StringVar(&fit.report, "report", "validation.txt", "`file` to write the errors of each stage to")
	flags.IntVar(&fit.epochs, "epochs", 30, "`times` to go through all positions")
	flags.Float64Var(&fit.rate, "rate", 0.004, "`share` of an error by which each weight is moved at first")
	flags.Uint64Var(&fit.seed, "seed", 1, "`number` from which the order of positions follows")
	flags.IntVar(&fit.threads, "threads", runtime.NumCPU(), "`number` of stages fitted at the same time")
	return command
}

func matchCommand() *cobra.Command {
	var contest contest
	command := &cobra.Command{
		Use: "match FIRST SECOND", Short: "Play two files of weights against each other",
		Args: cobra.ExactArgs(2),
		RunE: func(command *cobra.Command, args []string) error {
			return contest.run(command.Context(), args[0], args[1], os.Stdout)
		},
	}
	flags := command.Flags()
	flags.IntVar(&contest.games, "games", 1000, "`number` of games")
	flags.IntVar(&contest.plies, "plies", 10, "random `moves` of an opening")
	flags.IntVar(&contest.depth, "depth", 4, "`plies` that each move is searched")
	flags.IntVar(&contest.exact, "exact", 12, "number of empty `cells` from which on a game is solved")
	flags.IntVar(&contest.threads, "threads", runtime.NumCPU(), "`number` of games at the same time")
	flags.Uint64Var(&contest.seed, "seed", 1, "`number` from which the openings follow")
	return command
}
