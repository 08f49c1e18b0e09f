package command

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"os"
	"runtime"
	"strconv"
	"time"

	"github.com/charmbracelet/x/term"
	"github.com/spf13/cobra"

	"flank/engine"
	"flank/engine/match"
	"flank/engine/player"
	"flank/engine/reversi"
)

// What a match is like unless flags say otherwise.
const (
	matchGames = 100
	matchPlies = 8
	matchSeed  = 1
)

// matchFlags are the flags of the match command.
type matchFlags struct {
	size                  setting[engine.Size]
	games, plies, threads setting[int]
	seed                  setting[uint64]
	time                  setting[time.Duration]
	json                  bool
}

// newMatch returns the command that plays two players against each other.
func newMatch(streams Streams) *cobra.Command {
	f := matchFlags{
		size: newSetting("SIZE", parseSize), games: newSetting("N", parseGames), plies: newSetting("N", parsePlies),
		threads: newSetting("N", parseThreads), seed: newSetting("N", parseSeed), time: newSetting("TIME", parseMoveTime),
	}
	cmd := &cobra.Command{
		Use:   "match A B",
		Short: "Play two players against each other",
		Long: "Match plays the levels A and B against each other, each random opening with both colours, and says how much\n" +
			"stronger A is. The score, the discs and the Elo difference are A's; within the error after it lies the\n" +
			"true difference, with 95 % probability. The same seed gives the same games, unless a time limits them.\n" +
			"After Ctrl+C the result of the games played so far is printed.",
		Args: twoLevels,
		RunE: func(cmd *cobra.Command, args []string) error { return f.run(cmd, args, streams) },
	}
	cmd.ValidArgs = levelWords()
	cmd.Flags().Var(&f.size, "size", "the board: 8 (the default), or height x width like 6x8")
	cmd.Flags().Var(&f.games, "games", fmt.Sprintf("how many games, an even number (default: %d)", matchGames))
	cmd.Flags().Var(&f.plies, "openings-plies", fmt.Sprintf("how many random moves an opening has (default: %d)", matchPlies))
	cmd.Flags().Var(&f.seed, "seed", fmt.Sprintf("the number that all random choices follow from (default: %d)", matchSeed))
	cmd.Flags().Var(&f.time, "time", "the longest time for a move, like 100ms")
	cmd.Flags().Var(&f.threads, "threads", "how many games are played at the same time (default: one for each core)")
	cmd.Flags().BoolVar(&f.json, "json", false, "print the result as an object")
	return cmd
}

// run plays the match and prints its result, also if it was cut short.
func (f *matchFlags) run(cmd *cobra.Command, args []string, streams Streams) error {
	m, err := f.match(args)
	if err != nil {
		return err
	}
	told := teller{out: streams.Err, quiet: fills(streams.Err), games: 2 * len(m.Openings), names: [2]string(args)}
	start := time.Now()
	score, played := m.Play(cmd.Context(), told.pair)
	told.end()
	if score.Games > 0 {
		if err := f.print(streams.Out, args, score, time.Since(start)); err != nil {
			return err
		}
	}
	return played
}

// match returns the match that the flags and the two names describe.
func (f *matchFlags) match(args []string) (match.Match, error) {
	start, err := reversi.New(sizeOr8(f.size))
	if err != nil {
		return match.Match{}, err
	}
	openings, err := match.Openings(start, cmp.Or(f.games.value, matchGames)/2, f.openingPlies(), f.matchSeed())
	if err != nil {
		return match.Match{}, usagef("--openings-plies: %w", err)
	}
	return match.Match{
		First: contender(args[0]), Second: contender(args[1]), Openings: openings, Seed: f.matchSeed(),
		Limits: engine.Limits{Time: f.time.value}, Threads: cmp.Or(f.threads.value, runtime.GOMAXPROCS(0)),
	}, nil
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

// contender returns the player of a name; whoever plays matches by another way
// than a level comes in here.
func contender(name string) match.Contender {
	level, _ := player.Find(name) // twoLevels has checked it
	return level.New
}

// twoLevels refuses arguments other than two names of levels.
func twoLevels(_ *cobra.Command, args []string) error {
	if len(args) != 2 {
		return fmt.Errorf("match takes two levels, like match 4 3")
	}
	for _, name := range args {
		if _, err := player.Find(name); err != nil {
			return err
		}
	}
	return nil
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

// maxFaults is how many faults are told one by one.
const maxFaults = 5

// teller tells how a match goes on: one line that is written over and over,
// unless that would fill a file, and after it the first faults.
type teller struct {
	out    io.Writer
	quiet  bool
	games  int
	names  [2]string
	faults []match.Game
}

// fills reports whether what is written stays in a file or goes to a pipe, where
// no line is written over.
func fills(out io.Writer) bool {
	file, ok := out.(*os.File)
	return ok && !term.IsTerminal(file.Fd())
}

// pair tells that two more games have been played.
func (t *teller) pair(pair [2]match.Game, score match.Score) {
	if !t.quiet {
		fmt.Fprintf(t.out, "\r%d of %d games: %d won, %d drawn, %d lost ", score.Games, t.games, score.Wins, score.Draws, score.Losses)
	}
	for _, game := range pair {
		if game.Fault != nil && len(t.faults) < maxFaults {
			t.faults = append(t.faults, game)
		}
	}
}

// end ends the line and tells the faults.
func (t *teller) end() {
	if !t.quiet {
		fmt.Fprintln(t.out)
	}
	for _, game := range t.faults {
		loser := t.names[0]
		if game.Points() > 0 {
			loser = t.names[1]
		}
		fmt.Fprintf(t.out, "flank: %s lost game %d by a fault at move %d: %v\n", loser, game.Number+1, game.Ply()+1, game.Fault)
	}
}

// resultOf is the object that --json prints; everything is the first player's.
type resultOf struct {
	A       string   `json:"a"`
	B       string   `json:"b"`
	Size    string   `json:"size"`
	Plies   int      `json:"openings_plies"`
	Seed    uint64   `json:"seed"`
	Games   int      `json:"games"`
	Wins    int      `json:"wins"`
	Draws   int      `json:"draws"`
	Losses  int      `json:"losses"`
	Share   float64  `json:"share"`    // of the points
	Discs   float64  `json:"discs"`    // mean difference of a game
	Elo     *float64 `json:"elo"`      // null: infinite, as for all games won
	EloLow  *float64 `json:"elo_low"`  // with EloHigh: the range of 95 %
	EloHigh *float64 `json:"elo_high"` // null: infinite
	Faults  [2]int   `json:"faults"`   // games that A and B lost by a fault
	Seconds float64  `json:"seconds"`
}

// print writes the result.
func (f *matchFlags) print(out io.Writer, args []string, s match.Score, took time.Duration) error {
	if f.json {
		low, high := s.Interval()
		return json.NewEncoder(out).Encode(resultOf{
			A: args[0], B: args[1], Size: sizeOr8(f.size).String(), Plies: f.openingPlies(), Seed: f.matchSeed(),
			Games: s.Games, Wins: s.Wins, Draws: s.Draws, Losses: s.Losses, Share: s.Share(), Discs: s.MeanDiscs(),
			Elo: finite(match.Elo(s.Share())), EloLow: finite(match.Elo(low)), EloHigh: finite(match.Elo(high)),
			Faults: s.Faults, Seconds: took.Seconds(),
		})
	}
	fmt.Fprintf(out, "%s against %s on %v: %d games, seed %d\n", args[0], args[1], sizeOr8(f.size), s.Games, f.matchSeed())
	fmt.Fprintf(out, "won %d, drawn %d, lost %d: %.1f %% of the points\n", s.Wins, s.Draws, s.Losses, 100*s.Share())
	if s.Faults != [2]int{} {
		fmt.Fprintf(out, "lost by a fault: %s %d, %s %d\n", args[0], s.Faults[0], args[1], s.Faults[1])
	}
	_, err := fmt.Fprintf(out, "discs %+.1f a game\nElo %s\n", s.MeanDiscs(), eloText(s))
	return err
}

// eloText says the Elo difference with its error, or the bound that is known of
// one that is infinite.
func eloText(s match.Score) string {
	low, high := s.Interval()
	switch s.Share() {
	case 1:
		return fmt.Sprintf("above %+.0f (95 %%)", match.Elo(low))
	case 0:
		return fmt.Sprintf("below %+.0f (95 %%)", match.Elo(high))
	}
	return fmt.Sprintf("%+.0f ± %.0f (95 %%)", match.Elo(s.Share()), (match.Elo(high)-match.Elo(low))/2)
}

// finite returns a number for JSON, which has no infinite ones.
func finite(number float64) *float64 {
	if math.IsInf(number, 0) {
		return nil
	}
	return &number
}
