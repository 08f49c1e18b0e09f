package command

import (
	"cmp"
	"context"
	"fmt"
	"os/signal"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"flank/engine"
	"flank/engine/match"
	"flank/model"
)

// What a match is like unless flags say otherwise.
const (
	matchGames = 100
	sprtGames  = 20000
	matchPlies = 8
	matchSeed  = 1
)

// matchFlags are the flags of the match command.
type matchFlags struct {
	game, rule, openings  setting[string]
	size                  setting[engine.Size]
	games, plies, threads setting[int]
	seed                  setting[uint64]
	time                  setting[[2]time.Duration]
	clock                 setting[[2]model.Clock]
	depth                 setting[[2]int]
	nodes                 setting[[2]uint64]
	engines               commands
	sprt                  setting[match.SPRT]
	json                  bool
}

// newMatch returns the command that plays two players against each other.
func newMatch(streams Streams) *cobra.Command {
	f := matchFlags{
		game: newSetting("GAME", oneOf(gameWords)), rule: newSetting("RULE", oneOf(ruleWords)), openings: newSetting("FILE", parseFile),
		clock: newSetting("CLOCK", ofEach(model.ParseClock)),
		size:  newSetting("SIZE", parseSize), games: newSetting("N", parseGames), plies: newSetting("N", parsePlies),
		threads: newSetting("N", parseThreads), seed: newSetting("N", parseSeed), time: newSetting("TIME", ofEach(parseMoveTime)),
		depth: newSetting("PLIES", ofEach(parseDepth)), nodes: newSetting("N", ofEach(parseNodes)), sprt: newSetting("ELO0,ELO1", parseSPRT),
	}
	cmd := &cobra.Command{
		Use:   "match [A [B]]",
		Short: "Play two players against each other",
		Long: "Match plays the levels A and B against each other, each opening with both colours, and says how much\n" +
			"stronger A is. Openings are random, those of Gomoku prepared and about even. --engine puts another program in the place of B, or two of them in the places of both; it is\n" +
			"started once for each game at the same time and speaks NBoard or GTP, which is found out, or with --game gomoku\n" +
			"the protocol of Gomocup. One that dies, makes an illegal move or takes too long loses the game: longer than 1.3\n" +
			"times what --time or --clock leave it and 0.2 s, or ten minutes where they say nothing.\n" +
			"The score, the discs and the Elo difference are A's; within the error after it lies the\n" +
			"true difference, with 95 % probability. The same seed gives the same games, unless a time limits them.\n" +
			"--time, --clock, --depth and --nodes bound both players, or A,B each in its own way: --time 1s,100ms or --depth ,4.\n" +
			"Of these the NBoard protocol can say the depth and GTP the time, in whole seconds; Gomocup's can say all, but\n" +
			"not every program heeds the depth and the nodes.\n" +
			"After Ctrl+C the result of the games played so far is printed.",
		Args: func(_ *cobra.Command, args []string) error { return twoPlayers(args, f.engines) },
		RunE: func(cmd *cobra.Command, args []string) error { return f.run(cmd.Context(), args, streams) },
	}
	cmd.ValidArgs = levelWords()
	f.add(cmd)
	return cmd
}

// add adds the flags to the command.
func (f *matchFlags) add(cmd *cobra.Command) {
	cmd.Flags().Var(&f.engines, "engine", "a program that plays, like 'edax -gtp'; what has blanks in it stands in quotes")
	cmd.Flags().Var(&f.game, "game", "what is played: reversi (the default) or gomoku")
	cmd.Flags().Var(&f.rule, "rule", "Gomoku: freestyle (the default), standard or renju")
	cmd.Flags().Var(&f.size, "size", "the board: 8 (the default), or height x width like 6x8; Gomoku: 15 (the default)")
	cmd.Flags().Var(&f.openings, "openings", "Gomoku: a file with an opening a line, dx,dy from the centre for each stone: 0,0, 0,-1, 1,-3")
	cmd.Flags().Var(&f.games, "games", fmt.Sprintf("how many games, an even number (default: %d, or each opening of a file twice; %d at most with --sprt)", matchGames, sprtGames))
	cmd.Flags().Var(&f.sprt, "sprt", "stop as soon as the games tell these two differences in Elo apart, like 0,10 (each error 5 %)")
	cmd.Flags().Var(&f.plies, "openings-plies", fmt.Sprintf("how many random moves an opening has (default: %d; Gomoku: near the centre, in place of prepared openings)", matchPlies))
	cmd.Flags().Var(&f.seed, "seed", fmt.Sprintf("the number that all random choices follow from (default: %d)", matchSeed))
	cmd.Flags().Var(&f.time, "time", "the longest time for a move, like 100ms")
	cmd.Flags().Var(&f.clock, "clock", "a player's time for a game and what a move adds, like 1m+1s")
	cmd.Flags().Var(&f.depth, "depth", "the most plies that a player looks ahead")
	cmd.Flags().Var(&f.nodes, "nodes", "the most positions that a player looks at for a move")
	cmd.Flags().Var(&f.threads, "threads", "how many games are played at the same time (default: one for each core)")
	cmd.Flags().BoolVar(&f.json, "json", false, "print the result as an object")
	for name, words := range map[string][]string{"game": gameWords, "rule": ruleWords} {
		_ = cmd.RegisterFlagCompletionFunc(name, cobra.FixedCompletions(words, cobra.ShellCompDirectiveNoFileComp)) // fails for unknown flags alone
	}
}

// run plays the match and prints its result, also if it was cut short.
func (f *matchFlags) run(ctx context.Context, args []string, streams Streams) error {
	ctx, stop := signal.NotifyContext(ctx, syscall.SIGTERM, syscall.SIGHUP) // or programs would be left behind
	defer stop()
	m, err := f.match()
	if err != nil {
		return err
	}
	pair, err := seat(ctx, args, f.engines, m.Openings[0].State(), m.Limits)
	defer pair.close()
	if err != nil {
		return err
	}
	m.First, m.Second = pair.contenders[0], pair.contenders[1]
	told := teller{out: streams.Err, quiet: fills(streams.Err), games: 2 * len(m.Openings), names: pair.names}
	start := time.Now()
	score, played := f.play(ctx, m, &told)
	told.end()
	if score.Games > 0 {
		if err := f.print(streams.Out, pair.names, score, time.Since(start)); err != nil {
			return err
		}
	}
	return played
}

// play plays the match, or as much of it as a test needs.
func (f *matchFlags) play(ctx context.Context, m match.Match, told *teller) (match.Score, error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	decided, last := false, match.Score{}
	score, err := m.Play(ctx, func(pair [2]match.Game, score match.Score) {
		if decided {
			return // a pair that was nearly done
		}
		told.pair(pair, score)
		if last, decided = score, f.verdict(score) != match.Undecided; decided {
			stop()
		}
	})
	if decided {
		return last, nil
	}
	return score, err
}

// verdict returns what the test that was asked for says of a score.
func (f *matchFlags) verdict(score match.Score) match.Verdict {
	if !f.sprt.given() {
		return match.Undecided
	}
	return f.sprt.value.Verdict(score)
}

// match returns the match that the flags describe, without its players.
func (f *matchFlags) match() (match.Match, error) {
	openings, err := f.startOf()
	if err != nil {
		return match.Match{}, err
	}
	m := match.Match{Openings: openings, Seed: f.matchSeed(), Threads: cmp.Or(f.threads.value, runtime.GOMAXPROCS(0))}
	for side := range m.Limits {
		clock := f.clock.value[side]
		m.Limits[side] = engine.Limits{
			Time: f.time.value[side], Depth: f.depth.value[side], Nodes: f.nodes.value[side],
			Clock: engine.Clock{Running: clock.Set(), Left: clock.Base, Increment: clock.Increment},
		}
	}
	return m, nil
}

func (f *matchFlags) matchSeed() uint64 {
	if f.seed.given() {
		return f.seed.value
	}
	return matchSeed
}

func parseGames(text string) (int, error) {
	const most = 1_000_000
	games, err := strconv.Atoi(text)
	if err != nil || games < 2 || games > most || games%2 != 0 {
		return 0, fmt.Errorf("an even number from 2 to %d is wanted: each opening is played with both colours", most)
	}
	return games, nil
}

func parsePlies(text string) (int, error) {
	plies, err := strconv.Atoi(text)
	if most := engine.MaxSide * engine.MaxSide; err != nil || plies < 0 || plies > most {
		return 0, fmt.Errorf("a number of moves from 0 to %d is wanted", most)
	}
	return plies, nil
}

func parseNodes(text string) (uint64, error) {
	nodes, err := strconv.ParseUint(text, 10, 64)
	if err != nil || nodes == 0 {
		return 0, fmt.Errorf("a number of positions from 1 on is wanted")
	}
	return nodes, nil
}

// parseSPRT reads the two differences of a test, the smaller one first.
func parseSPRT(text string) (match.SPRT, error) {
	first, second, _ := strings.Cut(text, ",")
	low, errLow := strconv.ParseFloat(strings.TrimSpace(first), 64)
	high, errHigh := strconv.ParseFloat(strings.TrimSpace(second), 64)
	const most = 1000
	if errLow != nil || errHigh != nil || !(-most <= low && low < high && high <= most) {
		return match.SPRT{}, fmt.Errorf("two differences in Elo are wanted, the smaller one first, like 0,10")
	}
	return match.SPRT{Elo0: low, Elo1: high}, nil
}
