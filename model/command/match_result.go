package command

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"os"
	"time"

	"github.com/charmbracelet/x/term"

	"flank/engine/match"
)

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
	Game    string   `json:"game"` // reversi or gomoku
	Rule    string   `json:"rule"` // of Gomoku, else ""
	Size    string   `json:"size"`
	Plies   int      `json:"openings_plies"` // of random openings, else 0
	File    string   `json:"openings"`       // with the openings, else ""
	Seed    uint64   `json:"seed"`
	Games   int      `json:"games"`
	Wins    int      `json:"wins"`
	Draws   int      `json:"draws"`
	Losses  int      `json:"losses"`
	Share   float64  `json:"share"`    // of the points
	Discs   float64  `json:"discs"`    // mean difference of a game; 0 in Gomoku
	Elo     *float64 `json:"elo"`      // null: infinite, as for all games won
	EloLow  *float64 `json:"elo_low"`  // with EloHigh: the range of 95 %
	EloHigh *float64 `json:"elo_high"` // null: infinite
	Faults  [2]int   `json:"faults"`   // games that A and B lost by a fault: the sum of
	Illegal [2]int   `json:"illegal"`  // illegal moves,
	Late    [2]int   `json:"late"`     // moves that took too long
	Broken  [2]int   `json:"broken"`   // and anything else
	Pairs   [5]int   `json:"pairs"`    // of games with the same opening, by A's points: 0, 0.5, 1, 1.5, 2
	SPRT    *testOf  `json:"sprt"`     // null: not asked for
	Seconds float64  `json:"seconds"`
}

// testOf is how the sequential test has ended.
type testOf struct {
	Elo0     float64  `json:"elo0"`
	Elo1     float64  `json:"elo1"`
	LLR      float64  `json:"llr"`      // log-likelihood ratio
	Accepted *float64 `json:"accepted"` // elo0 or elo1; null: not decided
}

// print writes the result.
func (f *matchFlags) print(out io.Writer, names [2]string, s match.Score, took time.Duration) error {
	if f.json {
		return json.NewEncoder(out).Encode(f.object(names, s, took))
	}
	fmt.Fprintf(out, "%s against %s on %v: %d games, seed %d\n", names[0], names[1], f.board(), s.Games, f.matchSeed())
	fmt.Fprintf(out, "won %d, drawn %d, lost %d: %.1f %% of the points\n", s.Wins, s.Draws, s.Losses, 100*s.Share())
	if f.gomoku() || s.Faults != [2]match.Faults{} {
		fmt.Fprintf(out, "faults of %s: %s; of %s: %s\n", names[0], faultsText(s.Faults[0]), names[1], faultsText(s.Faults[1]))
	}
	if !f.gomoku() {
		fmt.Fprintf(out, "discs %+.1f a game\n", s.MeanDiscs())
	}
	if test := f.test(s); test != nil {
		fmt.Fprintf(out, "%s\n", test)
	}
	_, err := fmt.Fprintf(out, "Elo %s\n", eloText(s))
	return err
}

// board says what was played on: 8x8, or 15x15 with the rules of Gomoku.
func (f *matchFlags) board() string {
	if f.gomoku() {
		return fmt.Sprintf("%v (%v)", f.boardSize(), f.ruleWanted())
	}
	return f.boardSize().String()
}

func faultsText(f match.Faults) string {
	return fmt.Sprintf("%d illegal moves, %d out of time, %d crashes", f.Illegal, f.Time, f.Other)
}

// object returns the result for JSON.
func (f *matchFlags) object(names [2]string, s match.Score, took time.Duration) resultOf {
	low, high := s.Interval()
	result := resultOf{
		A: names[0], B: names[1], Game: cmp.Or(f.game.value, gameWords[0]), Size: f.boardSize().String(), Plies: f.openingPlies(), File: f.openings.value, Seed: f.matchSeed(),
		Games: s.Games, Wins: s.Wins, Draws: s.Draws, Losses: s.Losses, Share: s.Share(),
		Elo: finite(match.Elo(s.Share())), EloLow: finite(match.Elo(low)), EloHigh: finite(match.Elo(high)),
		Pairs: s.Pairs, SPRT: f.test(s), Seconds: took.Seconds(),
	}
	if f.gomoku() {
		result.Rule = f.ruleWanted().String()
	} else {
		result.Discs = s.MeanDiscs()
	}
	for side, faults := range s.Faults {
		result.Faults[side], result.Illegal[side], result.Late[side], result.Broken[side] = faults.Sum(), faults.Illegal, faults.Time, faults.Other
	}
	return result
}

// test returns how the test that was asked for has ended, nil if none was.
func (f *matchFlags) test(s match.Score) *testOf {
	if !f.sprt.given() {
		return nil
	}
	test := testOf{Elo0: f.sprt.value.Elo0, Elo1: f.sprt.value.Elo1, LLR: f.sprt.value.LLR(s)}
	switch f.verdict(s) {
	case match.Accept0:
		test.Accepted = &test.Elo0
	case match.Accept1:
		test.Accepted = &test.Elo1
	}
	return &test
}

// String says the outcome in a line.
func (t testOf) String() string {
	outcome := "not decided"
	if t.Accepted != nil {
		outcome = fmt.Sprintf("%+g accepted", *t.Accepted)
	}
	return fmt.Sprintf("SPRT of %+g against %+g Elo: %s, LLR %+.2f of ±%.2f", t.Elo0, t.Elo1, outcome, t.LLR, match.Bound)
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
