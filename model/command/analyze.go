package command

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"os"
	"runtime"
	"time"

	"github.com/spf13/cobra"

	"flank/engine"
	"flank/engine/analysis"
	"flank/engine/player"
	"flank/engine/record"
)

// analyzeFlags are the flags of the analyze command.
type analyzeFlags struct {
	level   setting[string]
	time    setting[time.Duration]
	size    setting[engine.Size]
	threads setting[int]
	json    bool
}

// newAnalyze returns the command that says what the moves of games were worth.
func newAnalyze(streams Streams) *cobra.Command {
	f := analyzeFlags{
		level: newSetting("LEVEL", parseJudge), time: newSetting("TIME", parseMoveTime),
		size: newSetting("SIZE", parseSize), threads: newSetting("N", parseThreads),
	}
	cmd := &cobra.Command{
		Use:   "analyze FILE",
		Short: "Say what the moves of games were worth",
		Long: "Analyze gives for each move of the games in FILE (- for standard input) its value, the best move, the best move's\n" +
			"value and the discs that the move lost; then a line for each side. Values are the side's discs less the other's at\n" +
			"the end: whole numbers are exact, others are estimates. A move that loses " + fmt.Sprint(analysis.Mistake) + " discs or more is a mistake.\n" +
			"The games are GGF, or transcripts like f5d6c3, one a line, with or without passes (--, pa or pass).\n" +
			"A game that can't be read is named in an error and left out; the exit status is then 1.",
		Args: oneFile("analyze takes one file of games, transcripts like f5d6c3 or GGF, or - for standard input"),
		RunE: func(cmd *cobra.Command, args []string) error { return f.run(cmd.Context(), args[0], streams) },
	}
	cmd.Flags().Var(&f.level, "level", "who judges: 2 to 10, the higher the better (default: "+bestLevel+")")
	cmd.Flags().Var(&f.time, "time", "the longest time for a position, like 1s; without --level all of it is used")
	cmd.Flags().Var(&f.size, "size", "the board of transcripts: 8 (the default), or height x width like 6x8")
	cmd.Flags().Var(&f.threads, "threads", "how many positions are judged at the same time (default: one for each core)")
	cmd.Flags().BoolVar(&f.json, "json", false, "print an object a line: for each move, then for each side")
	_ = cmd.RegisterFlagCompletionFunc("level", cobra.FixedCompletions(judgeWords(), cobra.ShellCompDirectiveNoFileComp)) // fails for unknown flags alone
	return cmd
}

// run analyzes the games of a file.
func (f *analyzeFlags) run(ctx context.Context, name string, streams Streams) error {
	text, err := readAll(streams, name)
	if err != nil {
		return err
	}
	games, wrong := record.ParseGames(text, sizeOr8(f.size))
	for _, err := range wrong {
		fmt.Fprintf(streams.Err, "flank: %s, %v\n", name, err)
	}
	analyst := analysis.Analyst{
		Player: judging(f.level, f.time), Limits: engine.Limits{Time: f.time.value}, Threads: cmp.Or(f.threads.value, runtime.GOMAXPROCS(0)),
	}
	if err := analyzeAll(ctx, analyst, games, analysisPrinter(streams.Out, f.json)); err != nil {
		return err
	}
	if len(wrong) > 0 {
		return fmt.Errorf("%d of the games can't be read", len(wrong))
	}
	return nil
}

// judging returns the player that says what positions are worth.
func judging(level setting[string], limit setting[time.Duration]) engine.Player {
	if limit.given() && !level.given() {
		return player.Unbounded()
	}
	judge, _ := player.Judge(cmp.Or(level.value, bestLevel)) // the flag has been checked
	return judge
}

// readAll returns the text of a file, or of standard input for -.
func readAll(streams Streams, name string) (string, error) {
	if name == "-" {
		text, err := io.ReadAll(streams.In)
		return string(text), err
	}
	text, err := os.ReadFile(name)
	return string(text), err
}

// analyzeAll analyzes games one after the other.
func analyzeAll(ctx context.Context, analyst analysis.Analyst, games []record.NamedGame, to printer) error {
	for i, game := range games {
		if err := to.begin(i+1, game); err != nil {
			return err
		}
		sides := map[engine.Disc]analysis.Side{}
		err := analyst.Game(ctx, game.Game, func(move analysis.Move) error {
			sides[move.Side] = sides[move.Side].Add(move)
			return to.move(i+1, move)
		})
		if err != nil {
			return err
		}
		if err := to.end(i+1, sides); err != nil {
			return err
		}
	}
	return nil
}
