package command

import (
	"cmp"
	"context"
	"errors"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/othello"
	"flank/engine/player"
	"flank/engine/record"
	"flank/model"
)

// ran is what the program wrote and its exit status.
type ran struct {
	out, err string
	status   int
	played   *model.Options // what the full screen was opened with, if it was
}

// refuses fails unless flank ends with a status and one line of error that names
// what is wrong.
func refuses(t *testing.T, in string, args []string, named string, status int) {
	t.Helper()
	r := run(t, in, args...)
	if r.status != status || !strings.Contains(r.err, named) || strings.Count(r.err, "\n") != 1 {
		t.Errorf("%q: status %d, %q", args, r.status, r.err)
	}
}

// run runs a command line with some input typed.
func run(t *testing.T, input string, args ...string) (r ran) {
	t.Helper()
	var out, errs strings.Builder
	open := func(_ context.Context, play model.Options) error {
		r.played = &play
		return nil
	}
	r.status = Run(t.Context(), args, Streams{strings.NewReader(input), &out, &errs}, open)
	r.out, r.err = out.String(), errs.String()
	return r
}

func TestPlayFlags(t *testing.T) {
	tests := []struct {
		name string
		args string
		want model.Options // Setup: what differs from the default one
	}{
		{"nothing", "", model.Options{}},
		{"square", "--size 10", model.Options{New: true, Setup: model.Setup{Size: engine.Size{Height: 10, Width: 10}}}},
		{"height and width", "--size 6x8", model.Options{New: true, Setup: model.Setup{Size: engine.Size{Height: 6, Width: 8}}}},
		{"level", "--level greedy", model.Options{New: true, Setup: model.Setup{Black: player.Human, White: "greedy"}}},
		{"side", "--side White", model.Options{New: true, Setup: model.Setup{Black: player.Default, White: player.Human}}},
		{"level and side", "--level random --side white", model.Options{New: true, Setup: model.Setup{Black: "random", White: player.Human}}},
		{"only Black a computer", "--black corner", model.Options{New: true, Setup: model.Setup{Black: "corner", White: player.Human}}},
		{"only White a human", "--white human", model.Options{New: true, Setup: model.Setup{Black: player.Default, White: player.Human}}},
		{"two humans", "--black human --white Human", model.Options{New: true, Setup: model.Setup{Black: player.Human, White: player.Human}}},
		{"time", "--time 1500ms", model.Options{New: true, Setup: model.Setup{MoveTime: 1500 * time.Millisecond}}},
		{"clock", "--clock 5m+3s", model.Options{New: true, Setup: model.Setup{Clock: model.Clock{Base: 5 * time.Minute, Increment: 3 * time.Second}}}},
		{"clock without increment", "--clock 90s", model.Options{New: true, Setup: model.Setup{Clock: model.Clock{Base: 90 * time.Second}}}},
		{"seed", "--seed 7", model.Options{New: true, Setup: model.Setup{Seed: 7}}},
		{"game", "--game reversi", model.Options{New: true, Setup: model.Setup{}}},
		{"Gomoku", "--game gomoku", model.Options{New: true, Setup: model.Setup{Game: record.Gomoku}}},
		{
			"Gomoku in full", "--game Gomoku --size 19 --rule renju --opening swap2 --level random --side white --hints values",
			model.Options{New: true, Hints: "values", Setup: model.Setup{
				Game: record.Gomoku, Size: engine.Size{Height: 19, Width: 19}, Rule: gomoku.Renju, Opening: gomoku.BySwap2,
				Black: "random", White: player.Human,
			}},
		},
		{
			"a side of Gomoku", "--game gomoku --opening balanced --side white",
			model.Options{New: true, Setup: model.Setup{
				Game: record.Gomoku, Opening: gomoku.Balanced, Black: player.Default, White: player.Human,
			}},
		},
		{
			"what changes no game", "--hints flips --log x.csv --lang zh-hans --theme dark --ascii",
			model.Options{Hints: "flips", Log: "x.csv", Language: "zh-Hans", Theme: "dark", ASCII: true},
		},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			r := run(t, "", strings.Fields(test.args)...)
			if r.status != 0 || r.err != "" || r.played == nil {
				t.Fatalf("status %d and %q", r.status, r.err)
			}
			want := test.want
			want.Setup = filledIn(want.Setup, r.played.Setup.Seed)
			if *r.played != want {
				t.Errorf("got %+v, want %+v", *r.played, want)
			}
		})
	}
}

// filledIn returns a setup with what it does not say as in the default one; the
// seed is random unless it was given.
func filledIn(s model.Setup, seed uint64) model.Setup {
	s.Game = cmp.Or(s.Game, record.Reversi)
	first := model.DefaultSetup(s.Game)
	if s.Size == (engine.Size{}) {
		s.Size = first.Size
	}
	s.Black, s.White = cmp.Or(s.Black, first.Black), cmp.Or(s.White, first.White)
	s.Seed = cmp.Or(s.Seed, seed)
	return s
}

func TestWrongCommandLines(t *testing.T) {
	tests := []struct{ args, accepted string }{
		{"chess", "--help"},
		{"help nope", "there is no command \"nope\": flank --help"},
		{"help perft 3", "--help"},
		{"--blue", "there is no flag --blue: flank --help"},
		{"-x", "there is no flag -x: flank --help"},
		{"perft 3 --blue", "there is no flag --blue: flank perft --help"},
		{"--=", "flank --help"},
		{"--classic=maybe", "neither true nor false"},
		{"--size", "--size needs a value: the board: 8, or height x width"},
		{"--size ten", "6x8"},
		{"--size 5", "even, from 4 to 26"},
		{"--size 6x7", "even, from 4 to 26"},
		{"--size 28", "from 4 to 26"},
		{"--size 8x99999999999999999999", "6x8"},
		{"--level 11", "flank: --level: there is no level \"11\": choose 1 to 10, random, greedy or corner"},
		{"--level human", "1 to 10, random, greedy or corner"},
		{"--black me", "1 to 10, random, greedy or corner"},
		{"--side x", "black, white"},
		{"--level random --black human", "not both ways at once"},
		{"--side black --white random", "not both ways at once"},
		{"--time 0s", "1s"},
		{"--time soon", "1s"},
		{"--clock 5", "5m+3s"},
		{"--clock 5m+-3s", "5m+3s"},
		{"--clock 0s+3s", "5m+3s"},
		{"--hints all", "off, moves, flips"},
		{"--seed -1", "from 0 to 18446744073709551615"},
		{"--lang fr", "en, zh-Hans, zh-Hant"},
		{"--theme neon", "dark, light"},
		{"--log=", "name of a file"},
		{"--game chess", "reversi"},
		{"--game gomoku --size 8", "--size: a board of 8x8 can't be used: Gomoku's are square, from 9 to 22 a side"},
		{"--game gomoku --size 15x17", "square, from 9 to 22 a side"},
		{"--game gomoku --size 26", "square, from 9 to 22 a side"},
		{"--game gomoku --rule caro", "freestyle, standard, renju"},
		{"--game gomoku --opening pro", "free, balanced, swap2"},
		{"--rule renju", "--rule needs --game gomoku"},
		{"--game reversi --opening swap2", "--opening needs --game gomoku"},
		{"--game gomoku --log x.csv", "--log has no use in Gomoku"},
		{"--game gomoku --hints flips", "--hints flips has no use in Gomoku"},
		{"--classic --game gomoku --rule renju", "--rule has no use in the gomoku style, which takes --level, --seed"},
		{"--style gomoku", "--style needs --classic"},
		{"--classic --game gomoku --style boxed", "the boxed style plays reversi"},
		{"--classic --game reversi --style gomoku", "the gomoku style plays gomoku"},
		{"--classic --game gomoku --size 15", "--size has no use in the gomoku style, which takes --level, --seed"},
		{"--classic --game gomoku --log x", "takes --level, --seed"},
		{"--style boxed", "--style needs --classic"},
		{"--classic --style round", "assignment, compact, boxed"},
		{"--classic --size 8", "--size has no use in the assignment style, which takes --level, --log, --seed"},
		{"--classic --style compact --log x", "takes --level, --seed"},
		{"--classic --style boxed --side white", "takes --size, --level, --seed"},
		{"--classic --lang en", "no use"},
		{"--classic --ascii", "no use"},
		{"--classic --style boxed --size 10", "each side from 4 to 9"},
		{"--classic extra", "--help"},
		{"completion tcsh", "bash, zsh, fish or powershell"},
		{"completion", "bash, zsh, fish or powershell"},
		{"completion bash x", "flank completion bash takes no arguments"},
		{"perft", "depth"},
		{"perft x", "depth"},
		{"perft 0", "depth"},
		{"perft 3 --size 2", "from 4 to 26"},
		{"perft 3 --threads 0", "from 1"},
		{"perft 3 --position f5f5", "move 2"},
		{"perft 3 --size 6 --position XO", "no board of 6x6"},
		{"best", "f5d6c3"},
		{"best start", "f5d6c3"},
		{"best f5a1", "move 2"},
		{"best --size 3 d3", "from 4 to 26"},
		{"best f5 --level 11", "1 to 10, random, greedy or corner"},
		{"best f5 --time 0s", "1s"},
		{"best " + startCells, "side to move"},
		{"best --size 6 " + startCells + " X", "no board of 6x6"},
		{"match", "match 4 3"},
		{"match 1 2 3", "match 4 3"},
		{"match 1 human", "1 to 10, random, greedy or corner"},
		{"match 1 2 --games 3", "even"},
		{"match 1 2 --games 0", "even"},
		{"match 1 2 --openings-plies -1", "from 0"},
		{"match 1 2 --size 4 --openings-plies 12", "fewer"},
		{"match 1 2 --threads 0", "from 1"},
		{"match 1 2 --time now", "1s"},
		{"bench extra", "takes no arguments"},
		{"man extra", "takes no arguments"},
	}
	for _, test := range tests {
		t.Run(test.args, func(t *testing.T) {
			r := run(t, "", strings.Fields(test.args)...)
			if r.status != 2 || r.out != "" || r.played != nil {
				t.Errorf("status %d, output %q, played %v", r.status, r.out, r.played)
			}
			if strings.Count(r.err, "\n") != 1 || !strings.Contains(r.err, test.accepted) {
				t.Errorf("error %q, want one line with %q", r.err, test.accepted)
			}
		})
	}
}

func TestFailuresAndInterruptions(t *testing.T) {
	tests := []struct {
		name   string
		ended  error
		status int
		line   string
	}{
		{"good end", nil, 0, ""},
		{"failure", errors.New("no board\nno game"), 1, "flank: no board\n"},
		{"Ctrl+C", context.Canceled, 130, ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var errs strings.Builder
			play := func(context.Context, model.Options) error { return test.ended }
			status := Run(t.Context(), nil, Streams{strings.NewReader(""), &errs, &errs}, play)
			if status != test.status || errs.String() != test.line {
				t.Errorf("status %d and %q, want %d and %q", status, errs.String(), test.status, test.line)
			}
		})
	}
}

func TestClassicPlaysTheStyleAskedFor(t *testing.T) {
	log := filepath.Join(t.TempDir(), "log")
	tests := []struct{ name, args, first string }{
		{"usual", "--classic --log " + log, "Enter the board dimension: \n"},
		{"assignment", "--classic --style assignment --game reversi --seed 1 --level corner", "Enter the board dimension: \n"},
		{"compact", "--classic --style compact", "Enter the board dimension:\n"},
		{"boxed", "--classic --style boxed --size 4x9", "歡迎玩黑白棋"},
		{"gomoku by its game", "--classic --game Gomoku --seed 1", "开始一局!\n  abcdefghijklmno\n 1+++++"},
		{"gomoku by its style", "--classic --style gomoku --level greedy", "开始一局!\n  abcdefghijklmno\n 1+++++"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if r := run(t, "", strings.Fields(test.args)...); r.status != 0 || !strings.HasPrefix(r.out, test.first) {
				t.Errorf("status %d, %q, %q", r.status, r.out, r.err)
			}
		})
	}
}

func TestCompactFailsOnASizeThatCannotBe(t *testing.T) {
	r := run(t, "7\n", "--classic", "--style", "compact")
	if want := "flank: the board dimension must be an even number from 4 to 26\n"; r.status != 1 || r.err != want {
		t.Errorf("status %d and %q, want 1 and %q", r.status, r.err, want)
	}
}

func TestManualPageHasEveryCommandAndFlag(t *testing.T) {
	page := run(t, "", "man").out
	for _, want := range []string{".TH \"FLANK\" \"1\" \"Nov 2026\"", "--classic", "--style", "perft DEPTH", "threads", "best POSITION", "match [A [B]]", "analyze FILE", "bench", "completion", "EXIT STATUS"} {
		if !strings.Contains(page, want) {
			t.Errorf("the manual page lacks %s", want)
		}
	}
	if again := run(t, "", "man").out; again != page {
		t.Error("two manual pages differ")
	}
}

func TestPerftPrintsALineADepth(t *testing.T) {
	r := run(t, "", "perft", "4", "--size", "8", "--threads", "2")
	counts := []string{"4", "12", "56", "244"}
	lines := strings.Split(strings.TrimSuffix(r.out, "\n"), "\n")
	if r.status != 0 || len(lines) != len(counts) {
		t.Fatalf("status %d and %q", r.status, r.out)
	}
	for i, line := range lines {
		if fields := strings.Fields(line); len(fields) != 4 || fields[0] != strconv.Itoa(i+1) || fields[1] != counts[i] {
			t.Errorf("line %q, want depth %d and count %s", line, i+1, counts[i])
		}
	}
}

func TestCompletionKnowsTheFlags(t *testing.T) {
	if r := run(t, "", "completion", "bash"); r.status != 0 || !strings.Contains(r.out, "flank") {
		t.Errorf("status %d and %q", r.status, r.err)
	}
	if r := run(t, "", "__complete", "--style", ""); !strings.Contains(r.out, "boxed\n") {
		t.Errorf("the styles are completed as %q", r.out)
	}
}

func TestVersionAndHelp(t *testing.T) {
	for args, want := range map[string]string{"--version": " (" + othello.Instructions() + ")\n", "help perft": "Perft counts", "help": "--classic", "--help": "--classic"} {
		if r := run(t, "", strings.Fields(args)...); r.status != 0 || r.err != "" || !strings.Contains(r.out, want) {
			t.Errorf("%s: status %d, %q, %q", args, r.status, r.out, r.err)
		}
	}
}

// FuzzSizeFlag: a size is refused with one line, or one that can be played on.
func FuzzSizeFlag(f *testing.F) {
	for _, text := range []string{"8", "6x8", "26X4", " 10 ", "5", "x", "8x", "8x8x8", "-4", "\x00", "４"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		r := run(t, "", "--size="+text)
		if r.status == 2 && strings.Count(r.err, "\n") == 1 && r.played == nil {
			return
		}
		if r.status != 0 || r.played == nil {
			t.Fatalf("status %d and %q", r.status, r.err)
		}
		for _, side := range []int{r.played.Setup.Size.Height, r.played.Setup.Size.Width} {
			if side < 4 || side > 26 || side%2 != 0 {
				t.Errorf("%q gave a board of %v", text, r.played.Setup.Size)
			}
		}
	})
}

// FuzzClock: a clock is refused, or has time to play with.
func FuzzClock(f *testing.F) {
	for _, text := range []string{"5m+3s", "90s", "1h30m+0s", "+", "5m+", "-1s+3s", "1e9h"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if clock, err := model.ParseClock(text); err == nil && (clock.Base <= 0 || clock.Increment < 0) {
			t.Errorf("%q gave %+v", text, clock)
		}
	})
}
