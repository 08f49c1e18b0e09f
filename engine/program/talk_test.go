package program

import (
	"slices"
	"strings"
	"testing"

	"flank/engine"
)

// talk returns a program that says a text whatever it is told, and then ends.
func talk(text string) *process {
	p := &process{
		said: make(chan string), say: make(chan string), ended: make(chan struct{}), stop: make(chan struct{}), kill: func() {},
	}
	go func() {
		p.read(strings.NewReader(text))
		close(p.ended)
	}()
	go func() {
		for {
			select {
			case <-p.say:
			case <-p.stop:
				return
			case <-p.ended:
				return
			}
		}
	}()
	return p
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
		p := talk(text)
		defer p.end()
		spoken, err := greet(t.Context(), p)
		if err != nil {
			if spoken != nil || strings.Contains(err.Error(), "\n") {
				t.Errorf("%q: %v, %q", text, spoken, err)
			}
			return
		}
		for range 2 {
			move, err := spoken.choose(t.Context(), start(t, 8), engine.Limits{})
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
	game := start(t, 4)
	for _, name := range strings.Fields("b1 c1 d1 a1 a3") {
		move, err := engine.ParseSquare(name)
		if err != nil {
			t.Fatal(err)
		}
		if game, err = game.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	want := []string{"b b1", "w c1", "b d1", "w a1", "b a3", "w pass"}
	if got := plays(game); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	game, err := game.Play(engine.SquareAt(3, 3)) // the last move: nobody has to pass
	if got := plays(game); err != nil || len(got) != 7 || !game.Result().Over() {
		t.Errorf("at the end %q (%v)", got, err)
	}
}
