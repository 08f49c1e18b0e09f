package program

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/player"
)

// gomokuAfter returns a game on a board of 15×15.
func gomokuAfter(t testing.TB, rule gomoku.Rule, points string) engine.Game {
	t.Helper()
	size := engine.Size{Height: 15, Width: 15}
	state, err := gomoku.New(size, rule)
	if err != nil {
		t.Fatal(err)
	}
	game := engine.NewGame(state)
	for _, text := range strings.Fields(points) {
		point, err := gomoku.ParsePoint(size, text)
		if err != nil {
			t.Fatal(err)
		}
		if game, err = game.Play(point); err != nil {
			t.Fatal(err)
		}
	}
	return game
}

// Whatever the position and the process, a program's moves are those that it
// makes by itself, and no game of two at the same time is mistaken for the other.
func TestBrainsPlayAsByThemselves(t *testing.T) {
	p := openGomoku(t, "gomocup", "corner")
	level, _ := player.Find("corner")
	games := [2]engine.Game{gomokuAfter(t, gomoku.Freestyle, ""), gomokuAfter(t, gomoku.Freestyle, "h8 g7 c3")}
	random, _ := player.Find("random")
	for range 12 {
		for i, game := range games {
			want, _, err := level.New(seed).Choose(t.Context(), game, engine.Limits{}, nil)
			if err != nil {
				t.Fatal(err)
			}
			got, _, err := p.Choose(t.Context(), game, engine.Limits{}, nil)
			if err != nil || got != want {
				t.Fatalf("game %d, ply %d: %v (%v), want %v", i, game.Ply(), got, err, want)
			}
			game, _ = game.Play(got)
			reply, _, _ := random.New(uint64(i)).Choose(t.Context(), game, engine.Limits{}, nil)
			games[i], _ = game.Play(reply)
		}
	}
}

// What a program is told: its limits, the game, and afterwards only what is new.
func TestBrainCommands(t *testing.T) {
	const ms = time.Millisecond
	told := func(infos ...string) (lines []string) {
		for _, info := range infos {
			lines = append(lines, "INFO "+info)
		}
		return lines
	}
	p, heard := talk(strings.Repeat("OK\n7,7\n7,8\n", 1) + "OK\n3,3\nUNKNOWN\nOK\n4,4\n")
	spoken, err := gomocupOn(engine.Size{Height: 15, Width: 15}).greet(t.Context(), p)
	if err != nil {
		t.Fatal(err)
	}
	clock := func(left time.Duration) engine.Clock { return engine.Clock{Running: true, Left: left} }
	for _, turn := range []struct {
		game   engine.Game
		limits engine.Limits
	}{
		{gomokuAfter(t, gomoku.Freestyle, ""), engine.Limits{Time: 500 * ms}},
		{gomokuAfter(t, gomoku.Freestyle, "h8 a1"), engine.Limits{Time: 500 * ms}},
		{gomokuAfter(t, gomoku.Renju, "h8 a1 b2"), engine.Limits{Clock: clock(1234 * ms), Depth: 3}},
		{gomokuAfter(t, gomoku.Standard, "h8"), engine.Limits{Nodes: 9}},
	} {
		if _, err := asked(t.Context(), spoken, turn.game, turn.limits); err != nil {
			t.Fatal(err)
		}
	}
	want := slices.Concat(
		[]string{"START 15"},
		told("rule 0", "timeout_turn 500", "timeout_match 0", "max_memory 367001600", "thread_num 1", "time_left 2147483647"),
		[]string{"BEGIN"}, told("time_left 2147483647"), []string{"TURN 0,14", "RESTART"},
		told("rule 4", "timeout_turn 1234", "timeout_match 1234", "max_memory 367001600", "thread_num 1", "max_depth 3", "time_left 1234"),
		[]string{"BOARD", "7,7,2", "0,14,1", "1,13,2", "DONE", "RESTART", "START 15"},
		told("rule 1", "timeout_turn 0", "timeout_match 0", "max_memory 367001600", "thread_num 1", "max_node 9", "time_left 2147483647"),
		[]string{"BOARD", "7,7,2", "DONE"},
	)
	if got := heard(); !slices.Equal(got, want) {
		t.Errorf("told\n%q, want\n%q", got, want)
	}
}

// Stones that were there before the first move are told too.
func TestBrainsAreToldPositions(t *testing.T) {
	size := engine.Size{Height: 9, Width: 9}
	state, err := gomoku.NewPosition(size, gomoku.Freestyle, func(point engine.Square) engine.Disc {
		if point.Row() == 0 && point.Col() < 2 {
			return engine.Disc(point.Col() + 1)
		}
		return engine.Empty
	}, engine.White)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := position(engine.NewGame(state)), []string{"BOARD", "0,0,2", "1,0,1", "DONE"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestBrainsThatMove(t *testing.T) {
	tests := []struct{ program, want string }{{"brain", "h9"}, {"brain that suggests", "d12"}, {"brain without games", "h9"}}
	for _, test := range tests {
		t.Run(test.program, func(t *testing.T) {
			p := openGomoku(t, `"`+test.program+`"`)
			for range 2 {
				game := gomokuAfter(t, gomoku.Freestyle, "d13")
				if move, _, err := p.Choose(t.Context(), game, engine.Limits{}, nil); err != nil || gomoku.Name(game.State().Size(), move) != test.want {
					t.Fatalf("%v, %v", move, err)
				}
			}
		})
	}
}

// A faulty program loses the choice by an error of a kind that tells the fault.
func TestBrainFaults(t *testing.T) {
	tests := []struct {
		program, told string
		kind          error
	}{
		{"brain that dies", "it has ended (exit status 3)", nil},
		{"brain that refuses", `"ERROR no memory" is its answer where a move is wanted`, nil},
		{"brain that talks", `"I like 5,5" is its answer where a move is wanted`, nil},
		{"brain that is silent", "out of time: it has not moved for ", engine.ErrTime},
		{"brain that cheats", "an illegal move: there is a stone on d13 already", engine.ErrIllegal},
		{"brain off the board", "an illegal move: that point is not on a board of 15x15", engine.ErrIllegal},
	}
	for _, test := range tests {
		t.Run(test.program, func(t *testing.T) {
			p := openGomoku(t, `"`+test.program+`"`)
			limits := engine.Limits{}
			if errors.Is(test.kind, engine.ErrTime) {
				limits.Time = time.Millisecond
			}
			_, _, err := p.Choose(t.Context(), gomokuAfter(t, gomoku.Freestyle, "d13"), limits, nil)
			if err == nil || !strings.Contains(err.Error(), test.told) || strings.Contains(err.Error(), "\n") {
				t.Fatalf("%v, want %q", err, test.told)
			}
			for _, kind := range []error{engine.ErrTime, engine.ErrIllegal} {
				if errors.Is(err, kind) != errors.Is(test.kind, kind) {
					t.Errorf("it is taken for %v: %v", kind, err)
				}
			}
			if len(p.idle) != 0 {
				t.Error("it may go on")
			}
		})
	}
}

func TestOpenGomokuRefuses(t *testing.T) {
	size := engine.Size{Height: 15, Width: 15}
	tests := []struct{ command, told string }{
		{"no-such-program-anywhere x", "can't be started"},
		{command(t, `"brain for large ones"`), `"ERROR the board is too small" is its answer to START 15`},
		{command(t, "broken"), "it has ended (exit status 3)"},
	}
	for _, test := range tests {
		if _, err := OpenGomoku(t.Context(), test.command, size); err == nil || !strings.Contains(err.Error(), test.told) {
			t.Errorf("%s: %v, want %q", test.command, err, test.told)
		}
	}
	words, err := splitWords(command(t, "mute"))
	if err != nil {
		t.Fatal(err)
	}
	_, err = (&Player{words: words, speaks: gomocupOn(size), patience: 100 * time.Millisecond}).open(t.Context())
	if err == nil || !strings.Contains(err.Error(), "it has not answered to START 15 for 100ms") {
		t.Error(err)
	}
}

func TestAllowed(t *testing.T) {
	const ms = time.Millisecond
	tests := []struct {
		name   string
		limits engine.Limits
		want   time.Duration
	}{
		{"no limit", engine.Limits{}, mostTime},
		{"other limits", engine.Limits{Depth: 3, Nodes: 4}, mostTime},
		{"a move", engine.Limits{Time: 1000 * ms}, 1500 * ms},
		{"a clock", engine.Limits{Clock: engine.Clock{Running: true, Left: 2000 * ms}}, 2800 * ms},
		{"both", engine.Limits{Time: 1000 * ms, Clock: engine.Clock{Running: true, Left: 2000 * ms}}, 1500 * ms},
		{"little left", engine.Limits{Time: 1000 * ms, Clock: engine.Clock{Running: true, Left: 100 * ms}}, 330 * ms},
		{"nothing left", engine.Limits{Time: 1000 * ms, Clock: engine.Clock{Running: true, Left: -100 * ms}}, 200 * ms},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := allowed(test.limits); got != test.want {
				t.Errorf("%v, want %v", got, test.want)
			}
		})
	}
}

func TestSplitLines(t *testing.T) {
	p, told := talk("a\r\nb\rc\n\nd")
	defer told()
	var got []string
	for len(got) < 4 {
		text, err := p.line(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if text != "" {
			got = append(got, text)
		}
	}
	if fmt.Sprint(got) != "[a b c d]" {
		t.Errorf("%q", got)
	}
}

// FuzzBrainTalk: whatever a program says, it is moves, or one line that says what
// is wrong.
func FuzzBrainTalk(f *testing.F) {
	for _, text := range []string{
		"", "OK\n7,7\n8,8", "OK\nMESSAGE x\nSUGGEST 1,1\n1,1\nUNKNOWN\nOK\n1,2", "ERROR", "OK\nERROR\n", "OK\n1,2,3", "OK\n-1,99999999999999999999", "ok\r\r 4 , 4 \r\x00",
	} {
		f.Add(text)
	}
	game := gomokuAfter(f, gomoku.Freestyle, "h8")
	f.Fuzz(func(t *testing.T, text string) {
		p, told := talk(text)
		defer told()
		spoken, err := gomocupOn(game.State().Size()).greet(t.Context(), p)
		for range 2 {
			move := engine.NoSquare
			if err == nil {
				move, err = asked(t.Context(), spoken, game, engine.Limits{})
			}
			switch {
			case err != nil && strings.Contains(err.Error(), "\n"):
				t.Errorf("%q: an error of more than one line: %q", text, err)
			case err == nil && move != engine.NoSquare && !(engine.Size{Height: engine.MaxSide, Width: engine.MaxSide}).Has(move):
				t.Errorf("%q: the move %v", text, move)
			}
		}
	})
}
