package command

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"flank/engine"
	"flank/engine/match"
	"flank/engine/record"
	"flank/engine/reversi"
	"flank/model"
)

func TestMatchPrintsTheResult(t *testing.T) {
	args := []string{"match", "4", "random", "--games", "10", "--size", "6", "--seed", "3", "--threads", "2"}
	r := run(t, "", args...)
	lines := strings.Split(r.out, "\n")
	if r.status != 0 || len(lines) != 5 {
		t.Fatalf("status %d, %q, %q", r.status, r.out, r.err)
	}
	for i, want := range []string{"4 against random on 6x6: 10 games, seed 3", "% of the points", "discs ", "Elo "} {
		if !strings.Contains(lines[i], want) {
			t.Errorf("line %d is %q, which lacks %q", i+1, lines[i], want)
		}
	}
	if strings.Count(r.err, "\n") != 1 || !strings.Contains(r.err, "\r10 of 10 games: ") {
		t.Errorf("it went on as %q", r.err)
	}
	if again := run(t, "", args...); again.out != r.out {
		t.Errorf("the same seed gave %q and %q", r.out, again.out)
	}
}

func TestMatchAsJSON(t *testing.T) {
	r := run(t, "", "match", "greedy", "corner", "--games", "4", "--openings-plies", "5", "--json")
	var got resultOf
	if err := json.Unmarshal([]byte(r.out), &got); err != nil || strings.Count(r.out, "\n") != 1 {
		t.Fatalf("%q (%v), %q", r.out, err, r.err)
	}
	if got.A != "greedy" || got.B != "corner" || got.Size != "8x8" || got.Plies != 5 || got.Games != 4 || got.Wins+got.Draws+got.Losses != 4 {
		t.Errorf("%+v", got)
	}
}

func TestEloText(t *testing.T) {
	tests := []struct {
		score match.Score
		want  string
	}{
		{match.Score{Games: 100, Wins: 50, Losses: 50}, "+0 ± 68 (95 %)"},
		{match.Score{Games: 100, Wins: 60, Draws: 8, Losses: 32}, "+100 ± 70 (95 %)"},
		{match.Score{Games: 10, Wins: 10}, "above +166 (95 %)"},
		{match.Score{Games: 10, Losses: 10}, "below -166 (95 %)"},
	}
	for _, test := range tests {
		if got := eloText(test.score); got != test.want {
			t.Errorf("%+v: %q, want %q", test.score, got, test.want)
		}
	}
}

// TestAllGamesWonIsNoNumber: the difference is infinite, which JSON can't say.
func TestAllGamesWonIsNoNumber(t *testing.T) {
	var text, object strings.Builder
	score := match.Score{Games: 10, Wins: 10}
	for out, f := range map[*strings.Builder]matchFlags{&text: {}, &object: {json: true}} {
		if err := f.print(out, [2]string{"A", "B"}, score, 0); err != nil {
			t.Fatal(err)
		}
	}
	if !strings.Contains(text.String(), "Elo above +166 (95 %)\n") {
		t.Errorf("%q", text.String())
	}
	if !strings.Contains(object.String(), `"elo":null,"elo_low":166.`) || !strings.Contains(object.String(), `"elo_high":null`) {
		t.Errorf("%q", object.String())
	}
}

func TestFaultsAreTold(t *testing.T) {
	start, err := reversi.New(engine.Size{Height: 8, Width: 8})
	if err != nil {
		t.Fatal(err)
	}
	lost := match.Game{Number: 4, Game: engine.NewGame(start).Resign(engine.White), First: engine.Black, Fault: errors.New("broken pipe")}
	var errs strings.Builder
	told := teller{out: &errs, games: 2 * maxFaults, names: [2]string{"A", "B"}}
	for range maxFaults {
		told.pair([2]match.Game{lost, lost}, match.Score{})
	}
	told.end()
	want := "flank: B lost game 5 by a fault at move 1: broken pipe\n"
	if strings.Count(errs.String(), want) != maxFaults {
		t.Errorf("%q", errs.String())
	}
}

// cancelling cancels with the first thing that is written to it.
type cancelling struct{ cancel context.CancelFunc }

func (c cancelling) Write(text []byte) (int, error) {
	c.cancel()
	return len(text), nil
}

func TestCancelledMatchPrintsWhatItKnows(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	var out strings.Builder
	noScreen := func(context.Context, model.Options) error { return nil }
	args := []string{"match", "2", "1", "--games", "1000", "--threads", "2", "--json"}
	status := Run(ctx, args, Streams{strings.NewReader(""), &out, cancelling{cancel}}, noScreen)
	var got resultOf
	if err := json.Unmarshal([]byte(out.String()), &got); err != nil {
		t.Fatalf("%q: %v", out.String(), err)
	}
	if status != 130 || got.Games < 2 || got.Games > 8 {
		t.Errorf("status %d after %d games", status, got.Games)
	}
	out.Reset()
	status = Run(ctx, args, Streams{strings.NewReader(""), &out, cancelling{cancel}}, noScreen)
	if status != 130 || out.String() != "" {
		t.Errorf("begun after the end: status %d and %q", status, out.String())
	}
}

func TestMatchRefuses(t *testing.T) {
	tests := []struct {
		args   []string
		named  string
		status int
	}{
		{[]string{"4"}, "takes two players", statusUsage},
		{[]string{"4", "3", "--engine", "x"}, "takes two players", statusUsage},
		{[]string{"4", "99"}, "there is no level", statusUsage},
		{[]string{"4", "--engine", ""}, "a command is wanted", statusUsage},
		{[]string{"4", "--engine", "'x"}, "left open", statusUsage},
		{[]string{"4", "--engine", "no-such-program-anywhere"}, "no-such-program-anywhere: the program can't be started", statusFailure},
		{[]string{"4", "3", "--sprt", "10,0"}, "the smaller one first", statusUsage},
		{[]string{"4", "3", "--sprt", "5"}, "two differences", statusUsage},
		{[]string{"4", "3", "--sprt", "0,NaN"}, "two differences", statusUsage},
		{[]string{"4", "3", "--time", "1s,0s"}, "a time above zero", statusUsage},
		{[]string{"4", "3", "--time", ","}, "a time above zero", statusUsage},
		{[]string{"4", "3", "--depth", "0"}, "plies", statusUsage},
		{[]string{"4", "3", "--nodes", "-1"}, "positions", statusUsage},
		{[]string{"4", "3", "--clock", "5"}, "the time for a game", statusUsage},
		{[]string{"4", "3", "--rule", "renju"}, "need --game gomoku", statusUsage},
		{[]string{"4", "3", "--openings", "x"}, "need --game gomoku", statusUsage},
		{[]string{"random", "greedy", "--game", "chess"}, "choose one of reversi, gomoku", statusUsage},
		{[]string{"random", "greedy", "--game", "gomoku", "--rule", "caro"}, "choose one of freestyle, standard, renju", statusUsage},
		{[]string{"random", "greedy", "--game", "gomoku", "--size", "8"}, "from 9 to 22", statusUsage},
		{[]string{"random", "greedy", "--game", "gomoku", "--openings", "no-such-file"}, "no-such-file", statusFailure},
		{[]string{"random", "greedy", "--game", "gomoku", "--openings", "match_test.go"}, "match_test.go: line 1: ", statusFailure},
		{[]string{"random", "greedy", "--game", "gomoku", "--openings", "x", "--openings-plies", "3"}, "but not both", statusUsage},
		{[]string{"random", "--engine", "no-such-program-anywhere", "--game", "gomoku"}, "can't be started", statusFailure},
	}
	for _, test := range tests {
		refuses(t, "", append([]string{"match"}, test.args...), test.named, test.status)
	}
}

func TestLimitsOfEach(t *testing.T) {
	tests := []struct {
		args []string
		want [2]engine.Limits
	}{
		{[]string{"--depth", "3"}, [2]engine.Limits{{Depth: 3}, {Depth: 3}}},
		{[]string{"--depth", "3,4", "--nodes", ",9"}, [2]engine.Limits{{Depth: 3}, {Depth: 4, Nodes: 9}}},
		{[]string{"--time", "1s,"}, [2]engine.Limits{{Time: time.Second}, {}}},
		{[]string{"--clock", ",1m+2s"}, [2]engine.Limits{{}, {Clock: engine.Clock{Running: true, Left: time.Minute, Increment: 2 * time.Second}}}},
	}
	for _, test := range tests {
		f := matchFlags{clock: newSetting("CLOCK", ofEach(model.ParseClock)), time: newSetting("TIME", ofEach(parseMoveTime)), depth: newSetting("PLIES", ofEach(parseDepth)), nodes: newSetting("N", ofEach(parseNodes))}
		for i := 0; i < len(test.args); i += 2 {
			value := map[string]interface{ Set(string) error }{"--time": &f.time, "--clock": &f.clock, "--depth": &f.depth, "--nodes": &f.nodes}[test.args[i]]
			if err := value.Set(test.args[i+1]); err != nil {
				t.Fatal(err)
			}
		}
		if m, err := f.match(); err != nil || m.Limits != test.want {
			t.Errorf("%q: %+v (%v), want %+v", test.args, m.Limits, err, test.want)
		}
	}
}

func TestMatchOfGomoku(t *testing.T) {
	args := []string{"match", "random", "corner", "--game", "gomoku", "--size", "9", "--games", "6"}
	r := run(t, "", args...)
	for _, want := range []string{
		"random against corner on 9x9 (freestyle): 6 games, seed 1\n", " % of the points\n", "\nElo ",
		"\nfaults of random: 0 illegal moves, 0 out of time, 0 crashes; of corner: 0 illegal moves, 0 out of time, 0 crashes\n",
	} {
		if r.status != 0 || !strings.Contains(r.out, want) || strings.Contains(r.out, "discs") {
			t.Errorf("status %d, %q, %q; want %q", r.status, r.out, r.err, want)
		}
	}
	r = run(t, "", append(args, "--rule", "renju", "--json")...)
	var got resultOf
	if err := json.Unmarshal([]byte(r.out), &got); err != nil || got.Game != "gomoku" || got.Rule != "renju" || got.Size != "9x9" || got.Plies != 0 || got.Discs != 0 || got.Faults != [2]int{} {
		t.Errorf("%q (%v)", r.out, err)
	}
}

// What a match of Gomoku begins with.
func TestOpeningsOfAMatchOfGomoku(t *testing.T) {
	for _, test := range []struct {
		plies  string
		stones []int
	}{{"", []int{5}}, {"7", []int{7}}} {
		f := matchFlags{game: newSetting("GAME", oneOf(gameWords)), plies: newSetting("N", parsePlies)}
		f.game.value = record.Gomoku
		if test.plies != "" {
			if err := f.plies.Set(test.plies); err != nil {
				t.Fatal(err)
			}
		}
		openings, err := f.startOf()
		if err != nil || len(openings) != matchGames/2 {
			t.Fatalf("%q: %d openings (%v)", test.plies, len(openings), err)
		}
		seen := map[string]bool{}
		for _, opening := range openings {
			if !slices.Contains(test.stones, opening.Ply()) || opening.Result().Over() {
				t.Errorf("%q: an opening of %d stones", test.plies, opening.Ply())
			}
			seen[fmt.Sprint(opening.Moves())] = true
		}
		if len(seen) != len(openings) {
			t.Errorf("%q: %d of %d openings differ", test.plies, len(seen), len(openings))
		}
	}
}

// Each opening of a file is played twice, or as often as it takes.
func TestMatchFromPreparedOpenings(t *testing.T) {
	file := filepath.Join(t.TempDir(), "openings.txt")
	if err := os.WriteFile(file, []byte("0,0, 1,1\n\n0,0, 0,1, 4,4\n-3,0\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for games, want := range map[string]int{"": 6, "2": 2, "10": 10} {
		args := []string{"match", "greedy", "greedy", "--game", "gomoku", "--openings", file, "--json"}
		if games != "" {
			args = append(args, "--games", games)
		}
		r := run(t, "", args...)
		var got resultOf
		if err := json.Unmarshal([]byte(r.out), &got); err != nil || got.Games != want || got.File != file || got.Plies != 0 || got.Wins != got.Losses {
			t.Errorf("--games %q: %q (%v), %q", games, r.out, err, r.err)
		}
	}
}

// TestSPRTEndsTheMatch: of a clear difference few games tell, and no more are
// played.
func TestSPRTEndsTheMatch(t *testing.T) {
	r := run(t, "", "match", "5", "random", "--size", "6", "--sprt", "0,50")
	if r.status != 0 || !strings.Contains(r.out, "\nSPRT of +0 against +50 Elo: +50 accepted, LLR +") {
		t.Errorf("status %d, %q, %q", r.status, r.out, r.err)
	}
	r = run(t, "", "match", "random", "5", "--size", "6", "--sprt", "0,50", "--json")
	var got resultOf
	if err := json.Unmarshal([]byte(r.out), &got); err != nil || got.SPRT == nil || got.SPRT.Accepted == nil || *got.SPRT.Accepted != 0 || got.Games > 100 {
		t.Errorf("status %d, %q, %q", r.status, r.out, r.err)
	}
	r = run(t, "", "match", "greedy", "greedy", "--size", "6", "--games", "4", "--sprt", "-1,1")
	if r.status != 0 || !strings.Contains(r.out, "not decided, LLR") {
		t.Errorf("status %d, %q, %q", r.status, r.out, r.err)
	}
}
