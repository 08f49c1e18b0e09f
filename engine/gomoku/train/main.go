// Command train makes the weights of the Gomoku engine from games that the
// engine plays against itself, and puzzles. README.md beside it says how.
package main

import (
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"syscall"

	"github.com/spf13/cobra"

	"flank/engine/gomoku"
)

func main() {
	root := &cobra.Command{
		Use: "train", Short: "Make the weights of the Gomoku engine from its own games",
		SilenceErrors: true, SilenceUsage: true,
	}
	root.AddCommand(playCommand(), fitCommand(), matchCommand(), puzzlesCommand(), openingsCommand())
	if err := root.Execute(); err != nil {
		fmt.Fprintln(os.Stderr, "train:", err)
		os.Exit(1)
	}
}

func playCommand() *cobra.Command {
	var plan plan
	command := &cobra.Command{
		Use: "play FOLDER", Short: "Play games and write them to files in a folder",
		Long: "Play games and write them to files in a folder, a file for every so many games.\n" +
			"Files that are there already stay, so that an interrupted run goes on where it stopped.",
		Args: cobra.ExactArgs(1),
		RunE: func(command *cobra.Command, args []string) error {
			plan.folder = args[0]
			return plan.run(command.Context(), os.Stderr)
		},
	}
	flags := command.Flags()
	flags.Uint64Var(&plan.seed, "seed", 1, "`number` from which the games follow")
	boardFlags(command, &plan.rule, &plan.side)
	flags.IntVar(&plan.files, "files", 100, "`number` of files to write")
	flags.IntVar(&plan.games, "games", 50, "`number` of games a file")
	flags.Uint64Var(&plan.nodes, "nodes", 4000, "`positions` that are visited for each move")
	flags.Float64Var(&plan.noise, "noise", 0.1, "`chance` of a random move")
	flags.Float64Var(&plan.asides, "asides", 0.5, "`chance` that a position a move or two beside the game is searched too")
	flags.Float64Var(&plan.heat, "heat", 1.5, "how little random moves are chosen for what they look like: a `divisor` of the logarithms of their odds")
	flags.StringVar(&plan.weights, "weights", "", "`file` of the weights to play with, \"hand\" for those made by hand (default: the built-in ones)")
	flags.IntVar(&plan.threads, "threads", runtime.NumCPU(), "`number` of games at the same time")
	return command
}

func puzzlesCommand() *cobra.Command {
	var plan puzzles
	command := &cobra.Command{
		Use: "puzzles", Short: "Find positions in which continuous fours win, and print them",
		Long: "Find positions in which continuous fours win, and print them: those found so far where the program is interrupted.",
		Args: cobra.NoArgs,
		RunE: func(command *cobra.Command, _ []string) error {
			ctx, stop := signal.NotifyContext(command.Context(), os.Interrupt, syscall.SIGTERM)
			defer stop()
			return plan.run(ctx, os.Stdout)
		},
	}
	flags := command.Flags()
	boardFlags(command, &plan.rule, &plan.side)
	flags.IntVar(&plan.count, "count", 240, "`number` of positions to find")
	flags.IntVar(&plan.alike, "alike", 40, "`number` of positions at most that take the same number of stones")
	flags.IntVar(&plan.least, "least", 5, "`stones` that the shortest win takes, the one of the five included")
	flags.Uint64Var(&plan.seed, "seed", 1, "`number` from which the games follow")
	return command
}

func fitCommand() *cobra.Command {
	var fit fitting
	command := &cobra.Command{
		Use: "fit FOLDER...", Short: "Fit weights to the games in folders",
		Args: cobra.MinimumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error { return fit.run(args, os.Stderr) },
	}
	flags := command.Flags()
	flags.StringVar(&fit.weights, "weights", "weights.bin", "`file` to write the weights to")
	flags.StringVar(&fit.report, "report", "validation.txt", "`file` to write the errors to")
	flags.IntVar(&fit.epochs, "epochs", 16, "`times` to go through all positions")
	flags.Float64Var(&fit.rate, "rate", 0.004, "`size` of the first steps of a weight of the evaluation, in logarithms of odds")
	flags.Float64Var(&fit.shrink, "shrink", 1e-5, "how strongly what is peculiar to a kind of points is drawn to zero")
	flags.Float64Var(&fit.trust, "trust", 0.9, "`share` of a position's label that comes from what followed, the rest from its own search")
	flags.Uint64Var(&fit.seed, "seed", 1, "`number` from which the order of positions follows")
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
	boardFlags(command, &contest.rule, &contest.side)
	flags.IntVar(&contest.games, "games", 400, "`number` of games")
	flags.Uint64Var(&contest.nodes, "nodes", 10000, "`positions` that are visited for each move; 0: no bound")
	flags.DurationVar(&contest.time, "time", 0, "`time` for each move; 0: no bound")
	flags.IntVar(&contest.threads, "threads", runtime.NumCPU(), "`number` of games at the same time")
	flags.IntVar(&contest.every, "every", 100, "`number` of games after which the score is told")
	flags.Uint64Var(&contest.seed, "seed", 1, "`number` from which the openings follow")
	return command
}

// boardFlags are the flags that say what is played.
func boardFlags(command *cobra.Command, rule *string, side *int) {
	command.Flags().StringVar(rule, "rule", gomoku.Freestyle.String(), "`rule` to play by: freestyle, standard or renju")
	command.Flags().IntVar(side, "side", gomoku.UsualSide, "`points` a side of the board")
}
