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
	"flank/engine/reversi"
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
	size                  setting[engine.Size]
	games, plies, threads setting[int]
	seed                  setting[uint64]
	time                  setting[[2]time.Duration]
	depth                 setting[[2]int]
	nodes                 setting[[2]uint64]
	engines               commands
	sprt                  setting[match.SPRT]
	json                  bool
}

// newMatch returns the command that plays two players against each other.
func newMatch(streams Streams) *cobra.Command {
	f := matchFlags{
		size: newSetting("SIZE", parseSize), games: newSetting("N", parseGames), plies: newSetting("N", parsePlies),
		threads: newSetting("N", parseThreads), seed: newSetting("N", parseSeed), time: newSetting("TIME", ofEach(parseMoveTime)),
		depth: newSetting("PLIES", ofEach(parseDepth)), nodes: newSetting("N", ofEach(parseNodes)), sprt: newSetting("ELO0,ELO1", parseSPRT),
	}
	cmd := &cobra.Command{
		Use:   "match [A [B]]",
		Short: "Play two players against each other",
		Long: "Match plays the levels A and B against each other, each random opening with both colours, and says how much\n" +
			"stronger A is. --engine puts another program in the place of B, or two of them in the places of both; it is\n" +
			"started once for each game at the same time and speaks NBoard or GTP, which is found out. One that dies, is\n" +
			"silent for ten minutes or makes an illegal move loses the game.\n" +
			"The score, the discs and the Elo difference are A's; within the error after it lies the\n" +
			"true difference, with 95 % probability. The same seed gives the same games, unless a time limits them.\n" +
			"--time, --depth and --nodes bound both players, or A,B each in its own way: --time 1s,100ms or --depth ,4.\n" +
			"Of these the NBoard protocol can say the depth and GTP the time, in whole seconds.\n" +
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
	cmd.Flags().Var(&f.size, "size", "the board: 8 (the default), or height x width like 6x8")
	cmd.Flags().Var(&f.games, "games", fmt.Sprintf("how many games, an even number (default: %d; %d at most with --sprt)", matchGames, sprtGames))
	cmd.Flags().Var(&f.sprt, "sprt", "stop as soon as the games tell these two differences in Elo apart, like 0,10 (each error 5 %)")
	cmd.Flags().Var(&f.plies, "openings-plies", fmt.Sprintf("how many random moves an opening has (default: %d)", matchPlies))
	cmd.Flags().Var(&f.seed, "seed", fmt.Sprintf("the number that all random choices follow from (default: %d)", matchSeed))
	cmd.Flags().Var(&f.time, "time", "the longest time for a move, like 100ms")
	cmd.Flags().Var(&f.depth, "depth", "the most plies that a player looks ahead")
	cmd.Flags().Var(&f.nodes, "nodes", "the most positions that a player looks at for a move")
	cmd.Flags().Var(&f.threads, "threads", "how many games are played at the same time (default: one for each core)")
	cmd.Flags().BoolVar(&f.json, "json", false, "print the result as an object")
}

// run plays the match and prints its result, also if it was cut short.
func (f *matchFlags) run(ctx context.Context, args []string, streams Streams) error {
	ctx, stop := signal.NotifyContext(ctx, syscall.SIGTERM, syscall.SIGHUP) // or programs would be left behind
	defer stop()
	m, err := f.match()
	if err != nil {
		return err
	}
	pair, err := seat(ctx, args, f.engines, m.Openings[0].State().Size(), m.Limits)
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
	start, err := reversi.New(sizeOr8(f.size))
	if err != nil {
		return match.Match{}, err
	}
	games := matchGames
	if f.sprt.given() {
		games = sprtGames
	}
	openings, err := match.Openings(start, cmp.Or(f.games.value, games)/2, f.openingPlies(), f.matchSeed())
	if err != nil {
		return match.Match{}, usagef("--openings-plies: %w", err)
	}
	m := match.Match{Openings: openings, Seed: f.matchSeed(), Threads: cmp.Or(f.threads.value, runtime.GOMAXPROCS(0))}
	for side := range m.Limits {
		m.Limits[side] = engine.Limits{Time: f.time.value[side], Depth: f.depth.value[side], Nodes: f.nodes.value[side]}
	}
	return m, nil
}

func (f *matchFlags) openingPlies() int {
	if f.plies.given() {
		return f.plies.value
	}
	return matchPlies
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
