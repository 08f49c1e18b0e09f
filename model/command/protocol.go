package command

import (
	"cmp"
	"context"
	"io"
	"math/rand/v2"
	"time"

	"github.com/spf13/cobra"

	"flank/engine/player"
	"flank/engine/protocol"
)

// engineLevel is the level that plays for other programs unless another is
// asked for.
const engineLevel = "10"

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
	return newProtocol(streams, protocol.GTP, &cobra.Command{
		Use:   "gtp",
		Short: "Be an engine for programs that speak GTP",
		Long: "Gtp speaks the Go Text Protocol, version 2, over standard input and output, until quit or the end of\n" +
			"the input. Squares have Othello's names: column letter, then row number, A1 on the upper left.",
	})
}

// newProtocol fills in the flags of a protocol and what it does.
func newProtocol(streams Streams, speak func(context.Context, protocol.Engine, io.Reader, io.Writer) error, cmd *cobra.Command) *cobra.Command {
	level := newSetting("LEVEL", parseLevel)
	limit := newSetting("TIME", parseMoveTime)
	seed := newSetting("N", parseSeed)
	cmd.Flags().Var(&level, "level", "who chooses the moves (default "+engineLevel+")")
	cmd.Flags().Var(&limit, "time", "the longest time for a move, like 1s")
	cmd.Flags().Var(&seed, "seed", "the number that all random choices follow from")
	_ = cmd.RegisterFlagCompletionFunc("level", cobra.FixedCompletions(levelWords(), cobra.ShellCompDirectiveNoFileComp)) // fails for unknown flags alone
	cmd.Args = noArguments
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		if !seed.given() {
			seed.value = rand.Uint64()
		}
		e, err := newEngine(cmp.Or(level.value, engineLevel), limit.value, seed.value)
		if err != nil {
			return err
		}
		return speak(cmd.Context(), e, streams.In, streams.Out)
	}
	return cmd
}

// newEngine returns what a protocol thinks with.
func newEngine(name string, limit time.Duration, seed uint64) (protocol.Engine, error) {
	level, err := player.Find(name)
	if err != nil {
		return protocol.Engine{}, err
	}
	return protocol.Engine{Name: "Flank", Version: version(), Player: level.New(seed), Time: limit}, nil
}
