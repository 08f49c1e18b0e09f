// Package command is the command tree: it turns the command line into values,
// starts what they ask for, and turns how that ended into an exit status.
package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"flank/engine/othello"
	"flank/engine/record"
	"flank/model"
)

// The exit statuses.
const (
	statusFailure     = 1
	statusUsage       = 2
	statusInterrupted = 130 // as shells give it to a program ended by Ctrl+C; for SIGTERM and SIGHUP too
)

// Streams are what a program reads and writes.
type Streams struct {
	In       io.Reader
	Out, Err io.Writer
}

// Run does what the command line asks for and returns the exit status; play
// opens the full screen. An error is one line on streams.Err.
func Run(ctx context.Context, args []string, streams Streams, play func(context.Context, model.Options) error) int {
	root := newRoot(streams, play)
	root.SetArgs(shielded(args))
	started := false
	root.PersistentPreRun = func(*cobra.Command, []string) { started = true }
	err := root.ExecuteContext(ctx)
	if err != nil && !started {
		err = usageError{err}
	}
	return report(streams.Err, err)
}

// shielded returns the arguments with a blank before each position that begins
// with an empty cell, a hyphen, so that it isn't taken for a flag.
func shielded(args []string) []string {
	shielded := slices.Clone(args)
	for i, arg := range args {
		if strings.HasPrefix(arg, "-") && record.StartsLikeOBF(arg) {
			shielded[i] = " " + arg
		}
	}
	return shielded
}

// report prints an error, if there is one to tell of, and returns the status.
func report(w io.Writer, err error) int {
	switch {
	case err == nil:
		return 0
	case errors.Is(err, context.Canceled):
		return statusInterrupted
	}
	line, _, _ := strings.Cut(err.Error(), "\n")
	fmt.Fprintln(w, "flank:", line)
	if errors.As(err, new(usageError)) {
		return statusUsage
	}
	return statusFailure
}

// newRoot returns the command tree. Its root plays.
func newRoot(streams Streams, play func(context.Context, model.Options) error) *cobra.Command {
	root := &cobra.Command{
		Use:           "flank",
		Short:         "Reversi in the terminal",
		Long:          "Flank plays Reversi (Othello) in the terminal.\nWithout arguments it opens a board: the unfinished game of last time, or else a new one.",
		Args:          noCommand,
		Version:       version() + " (" + othello.Instructions() + ")",
		SilenceErrors: true,
		SilenceUsage:  true,
	}
	root.SetIn(streams.In)
	root.SetOut(streams.Out)
	root.SetErr(streams.Err)
	root.AddCommand(
		newAnalyze(streams), newBest(streams.Out), newMatch(streams), newPerft(streams.Out), newSolve(streams), newBench(streams.Out),
		newBook(streams.Out), newNBoard(streams), newGTP(streams), newGomocup(streams), newMan(streams.Out),
	)
	root.SetFlagErrorFunc(flagError)
	mindArguments(root)
	flags := addPlayFlags(root)
	root.RunE = func(cmd *cobra.Command, _ []string) error {
		if flags.classic {
			return flags.playClassic(cmd.Context(), cmd, streams)
		}
		options, err := flags.play()
		if err != nil {
			return err
		}
		return play(cmd.Context(), options)
	}
	return root
}

// orList joins words as in "a, b or c".
func orList(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " or " + words[last]
}
