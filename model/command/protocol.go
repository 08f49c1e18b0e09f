package command

import (
	"context"
	"io"
	"math/rand/v2"
	"strconv"
	"time"

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

// newGomocup returns the command that is an engine for managers of Gomoku.
func newGomocup(streams Streams) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "gomocup",
		Short: "Be an engine for programs that speak Gomocup's protocol",
		Long: "Gomocup speaks the protocol of Gomocup, the tournament of Gomoku programs, as the brain, over standard input\n" +
			"and output, until END or the end of the input: boards from 9 to 22 a side, freestyle, exactly five (INFO rule 1)\n" +
			"and renju (4), swap2. Managers want programs called pbrain-something: a link or a script of that name will do.",
	}
	f := addProtocolFlags(cmd)
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		brain := protocol.Brain{
			Name: "flank", Version: version(), Author: "the flank authors", Country: "international",
			New:  func(r player.Resources) engine.Player { return player.ReadyWith(r, f.someSeed()) },
			Time: f.limit.value, Seed: f.someSeed(),
		}
		if f.level.given() {
			level, _ := player.Find(f.level.value) // the flag has been checked
			brain.New = func(player.Resources) engine.Player { return level.New(f.someSeed()) }
		}
		return protocol.Gomocup(cmd.Context(), brain, streams.In, streams.Out)
	}
	return cmd
}

// protocolFlags are the flags of every protocol.
type protocolFlags struct {
	level setting[string]
	limit setting[time.Duration]
	seed  setting[uint64]
}

func addProtocolFlags(cmd *cobra.Command) *protocolFlags {
	f := &protocolFlags{newSetting("LEVEL", parseLevel), newSetting("TIME", parseMoveTime), newSetting("N", parseSeed)}
	cmd.Flags().Var(&f.level, "level", "who chooses the moves (default: the strongest that the time or depth said in the conversation or by --time allows, else "+bestLevel+")")
	cmd.Flags().Var(&f.limit, "time", "the longest time for a move, like 1s")
	cmd.Flags().Var(&f.seed, "seed", "the number that all random choices follow from")
	_ = cmd.RegisterFlagCompletionFunc("level", cobra.FixedCompletions(levelWords(), cobra.ShellCompDirectiveNoFileComp)) // fails for unknown flags alone
	cmd.Args = noArguments
	return f
}

// someSeed returns the seed that is given, or else one that is drawn once.
func (f *protocolFlags) someSeed() uint64 {
	if !f.seed.given() {
		_ = f.seed.Set(strconv.FormatUint(rand.Uint64(), 10)) // it is a number
	}
	return f.seed.value
}

// newProtocol fills in the flags of a protocol of Othello and what it does.
func newProtocol(streams Streams, speak func(context.Context, protocol.Engine, io.Reader, io.Writer) error, cmd *cobra.Command) *cobra.Command {
	f := addProtocolFlags(cmd)
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		go player.Prepare() // while the other side says what it wants: the first move has its time for itself
		e := protocol.Engine{Name: "Flank", Version: version(), Player: conversing(f.level, f.someSeed()), Time: f.limit.value}
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
