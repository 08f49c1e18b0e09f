package command

import (
	"context"
	"io"
	"math/rand/v2"

	"github.com/spf13/cobra"

	"flank/engine"
	"flank/engine/player"
	"flank/engine/protocol"
)

// newNBoard returns the command that is an engine for programs with a board.
func newNBoard(streams Streams) *cobra.Command {
	return newProtocol(streams, protocol.NBoard, &cobra.Command{
		Use:   "nboard",
		Short: "Be an engine for NBoard and other programs with a board",
		Long: "Nboard speaks the NBoard protocol, version 2, over standard input and output, until quit or the end\n" +
			"of the input. A new position, ping and quit end the thinking before them; contempt makes no difference.",
	})
}

// newGTP returns the command that is an engine for programs that speak GTP.
func newGTP(streams Streams) *cobra.Command {
	ponder := false
	speak := func(ctx context.Context, e protocol.Engine, r io.Reader, w io.Writer) error {
		e.Ponder = ponder
		return protocol.GTP(ctx, e, r, w)
	}
	cmd := newProtocol(streams, speak, &cobra.Command{
		Use:   "gtp",
		Short: "Be an engine for programs that speak GTP",
		Long: "Gtp speaks the Go Text Protocol, version 2, over standard input and output, until quit or the end of\n" +
			"the input. Squares have Othello's names: column letter, then row number, A1 on the upper left.",
	})
	cmd.Flags().BoolVar(&ponder, "ponder", false, "without --level: think on the other side's time too")
	cmd.PreRunE = func(cmd *cobra.Command, _ []string) error {
		if ponder && cmd.Flags().Changed("level") {
			return usagef("--ponder takes no --level: the levels keep nothing of what they have thought about")
		}
		return nil
	}
	return cmd
}

// newProtocol fills in the flags of a protocol and what it does.
func newProtocol(streams Streams, speak func(context.Context, protocol.Engine, io.Reader, io.Writer) error, cmd *cobra.Command) *cobra.Command {
	level := newSetting("LEVEL", parseLevel)
	limit := newSetting("TIME", parseMoveTime)
	seed := newSetting("N", parseSeed)
	cmd.Flags().Var(&level, "level", "who chooses the moves (default: the strongest that the time or depth said in the conversation or by --time allows, else "+bestLevel+")")
	cmd.Flags().Var(&limit, "time", "the longest time for a move, like 1s")
	cmd.Flags().Var(&seed, "seed", "the number that all random choices follow from")
	_ = cmd.RegisterFlagCompletionFunc("level", cobra.FixedCompletions(levelWords(), cobra.ShellCompDirectiveNoFileComp)) // fails for unknown flags alone
	cmd.Args = noArguments
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		if !seed.given() {
			seed.value = rand.Uint64()
		}
		go player.Prepare() // while the other side says what it wants: the first move has its time for itself
		e := protocol.Engine{Name: "Flank", Version: version(), Player: conversing(level, seed.value), Time: limit.value}
		return speak(cmd.Context(), e, streams.In, streams.Out)
	}
	return cmd
}

// conversing returns the player for a conversation.
func conversing(level setting[string], seed uint64) engine.Player {
	if !level.given() {
		return player.Ready(seed)
	}
	found, _ := player.Find(level.value) // the flag has been checked
	return found.New(seed)
}
