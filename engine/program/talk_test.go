package program

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"flank/engine"
	"flank/engine/record"
)

// talk returns a program that says a text whatever it is told, and then ends. The
// function ends it and returns what it was told.
func talk(text string) (p *process, told func() []string) {
	p = &process{
		said: make(chan string), say: make(chan string), ended: make(chan struct{}), stop: make(chan struct{}), kill: func() {},
	}
	go func() {
		p.read(strings.NewReader(text))
		close(p.ended)
	}()
	commands := make(chan []string, 1)
	go func() {
		var heard []string
		for {
			select {
			case command := <-p.say:
				heard = append(heard, command)
			case <-p.stop:
				commands <- heard
				return
			}
		}
	}()
	return p, func() []string {
		p.end()
		return <-commands
	}
}

// What a program is told, in each protocol: the bounds that it can be told, the
// game, and afterwards only what is new.
func TestCommands(t *testing.T) {
	const cells = "---------------------------O*------*O---------------------------"
	tests := []struct {
		name, says string
		begin      func(*process) dialect
		limits     engine.Limits
		want       []string
	}{
		{
			"nboard", "pong 1\n=== f5\npong 2\n=== f5\n",
			func(p *process) dialect { return &nboard{process: p} }, engine.Limits{Depth: 4},
			[]string{
				"set depth 4",
				"set game (;GM[Othello]PC[flank]PB[black]PW[white]RE[?]TY[8]BO[8 " + cells + " *]B[D3]W[C5];)", "ping 1", "go",
				"set game (;GM[Othello]PC[flank]PB[black]PW[white]RE[?]TY[8]BO[8 " + cells + " *]B[D3]W[C5]B[F6]W[F5];)", "ping 2", "go",
			},
		},
		{
			"gtp", strings.Repeat("=\n\n", 5) + "= F6\n\n=\n\n= E6\n\n",
			func(p *process) dialect { return &gtp{process: p} }, engine.Limits{Time: 2 * time.Second},
			[]string{"boardsize 8", "clear_board", "time_settings 0 2 1", "play b d3", "play w c5", "genmove b", "play w f5", "genmove b"},
		},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p, told := talk(test.says)
			spoken := test.begin(p)
			for _, moves := range []string{"d3c5", "d3c5f6f5"} {
				if _, err := asked(t.Context(), spoken, after(t, 8, moves), test.limits); err != nil {
					t.Fatal(err)
				}
			}
			if got := told(); !slices.Equal(got, test.want) {
				t.Errorf("told\n%q, want\n%q", got, test.want)
			}
		})
	}
}

// asked returns a program's move.
func asked(ctx context.Context, spoken dialect, game engine.Game, limits engine.Limits) (engine.Square, error) {
	if err := spoken.prepare(ctx, game, limits); err != nil {
		return engine.NoSquare, err
	}
	return spoken.choose(ctx, game, limits)
}

// after returns the game of a transcript.
func after(t testing.TB, side int, moves string) engine.Game {
	t.Helper()
	game, err := record.ParseGame(moves, engine.Size{Height: side, Width: side})
	if err != nil {
		t.Fatal(err)
	}
	return game
}

// FuzzTalk: whatever a program says, it is a protocol and moves on the largest
// board, or one line that says what is wrong.
func FuzzTalk(f *testing.F) {
	for _, text := range []string{
		"", "pong 1\npong 2\n=== d3/1/2\npong 3\n=== PA", "set myname x\nstatus\npong 1\npong 2\n===", "? unknown command\n\n? what\n\n=\n\n=\n\n= D3\n\n=\n\n= PASS\n\n",
		"?\n?\n=\n=\n?", "=\n=\n=\n=\n= resign", "pong 1\r\npong 2\r\n=== D3 -1.00 0.0\r\n", "\x00\xff",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, told := talk(text)
		defer told()
		spoken, err := greet(t.Context(), p)
		if err != nil {
			if spoken != nil || strings.Contains(err.Error(), "\n") {
				t.Errorf("%q: %v, %q", text, spoken, err)
			}
			return
		}
		for range 2 {
			move, err := asked(t.Context(), spoken, start(t, 8), engine.Limits{})
			switch {
			case err != nil && strings.Contains(err.Error(), "\n"):
				t.Errorf("%q: an error of more than one line: %q", text, err)
			case err == nil && !(engine.Size{Height: engine.MaxSide, Width: engine.MaxSide}).Has(move):
				t.Errorf("%q: the move %v", text, move)
			}
		}
	})
}

func TestLastLine(t *testing.T) {
	tests := []struct {
		written []string
		want    string
	}{
		{nil, ""},
		{[]string{"one\ntwo\n"}, "two"},
		{[]string{"on", "e\r\nt", "wo\r\n"}, "two"},
		{[]string{"one\n\n"}, "one"},
		{[]string{strings.Repeat("x", 1000)}, strings.Repeat("x", 200)},
	}
	for _, test := range tests {
		var l lastLine
		for _, text := range test.written {
			if n, err := l.Write([]byte(text)); n != len(text) || err != nil {
				t.Errorf("%q: %d, %v", text, n, err)
			}
		}
		if got := l.String(); got != test.want {
			t.Errorf("%q leave %q, want %q", test.written, got, test.want)
		}
	}
}

// What a program is told of a game are its moves in turn, passes between them.
func TestPlays(t *testing.T) {
	want := []string{"b b1", "w c1", "b d1", "w a1", "b a3", "w pass"}
	if got := plays(after(t, 4, "b1c1d1a1a3")); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	want = append(want, "b d4") // the last move: nobody has to pass
	if got := plays(after(t, 4, "b1c1d1a1a3d4")); !slices.Equal(got, want) {
		t.Errorf("at the end %q, want %q", got, want)
	}
}
