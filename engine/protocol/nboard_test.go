package protocol

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"flank/engine"
)

func TestNBoardConversations(t *testing.T) { scripts(t, "nboard", NBoard, level(t, "7")) }

const (
	ggfBoard = "BO[8 ---------------------------O*------*O--------------------------- *]"
	startGGF = "(;GM[Othello]" + ggfBoard + "B[F5];)"
)

func TestNBoardPingStopsThinking(t *testing.T) {
	e, started := newPonderer()
	p := meet(t.Context(), t, NBoard, e)
	p.send("set game " + startGGF)
	p.send("go")
	for _, want := range []string{"status Flank is thinking", "search F4 1.50 0 1", "nodestats 4 0.00"} {
		if got := p.line(); got != want {
			t.Fatalf("got %q, want %q", got, want)
		}
	}
	<-started
	p.send("ping 7")
	if first, second := p.line(), p.line(); first != "status" || second != "pong 7" {
		t.Errorf("got %q and %q", first, second)
	}
	if rest, err := p.rest(); rest != "" || err != nil {
		t.Errorf("after pong %q was said, and %v", rest, err)
	}
}

func TestNBoardThinkingEnds(t *testing.T) {
	stop := errors.New("stop")
	tests := []struct {
		name string
		end  func(p *partner, cancel context.CancelCauseFunc)
		rest string // what is still said
		err  error
	}{
		{"end of input", func(p *partner, _ context.CancelCauseFunc) { p.in.Close() }, "=== F4/1.50/", nil},
		{"quit", func(p *partner, _ context.CancelCauseFunc) { p.send("quit") }, "", nil},
		{"interrupt", func(_ *partner, cancel context.CancelCauseFunc) { cancel(stop) }, "", context.Canceled},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			ctx, cancel := context.WithCancelCause(t.Context())
			defer cancel(nil)
			e, started := newPonderer()
			p := meet(ctx, t, NBoard, e)
			p.send("set game " + startGGF)
			p.send("go")
			p.want("nodestats .*")
			<-started
			test.end(p, cancel)
			rest, err := p.rest()
			if !strings.Contains(rest, test.rest) || !errors.Is(err, test.err) {
				t.Errorf("%q was said, and %v", rest, err)
			}
		})
	}
}

// noter plays the first legal move and notes the limits that it was given.
type noter struct{ given *engine.Limits }

func (n noter) Choose(_ context.Context, game engine.Game, limits engine.Limits, _ func(engine.Info)) (engine.Square, engine.Info, error) {
	*n.given = limits
	return game.State().Legal()[0], engine.Info{}, nil
}

func TestNBoardLimits(t *testing.T) {
	tests := []struct {
		name, commands string
		own            time.Duration
		want           engine.Limits
	}{
		{"none", "", 0, engine.Limits{}},
		{"the engine's own", "", time.Second, engine.Limits{Time: time.Second}},
		{"depth", "set depth 5", 0, engine.Limits{Depth: 5}},
		{"clock", "set game (;TI[01:04]" + ggfBoard + ";)", 0, engine.Limits{Clock: engine.Clock{Running: true, Left: 64 * time.Second}}},
		{"clock and own", "set game (;TI[01:04]" + ggfBoard + ";)", time.Second, engine.Limits{Time: time.Second, Clock: engine.Clock{Running: true, Left: 64 * time.Second}}},
		{"increment", "set game (;TI[01:00/00:03]" + ggfBoard + "B[d3//1]W[c5//50];)|move f6//1", 0, engine.Limits{Clock: engine.Clock{Running: true, Left: 13 * time.Second, Increment: 3 * time.Second}}},
		{"time of moves", "set game (;TI[01:04]" + ggfBoard + "B[d3//1]W[c5//50];)|move f6//1", 0, engine.Limits{Clock: engine.Clock{Running: true, Left: 14 * time.Second}}},
		{"time run out", "set game (;TI[00:04]" + ggfBoard + "B[d3//5]W[c5];)", 0, engine.Limits{}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var given engine.Limits
			p := meet(t.Context(), t, NBoard, Engine{Player: noter{&given}, Time: test.own})
			for _, command := range strings.Split(test.commands, "|") {
				p.send(command)
			}
			p.send("go")
			p.want("=== [A-H][1-8]")
			if _, err := p.rest(); err != nil || given != test.want {
				t.Errorf("given %+v, want %+v (%v)", given, test.want, err)
			}
		})
	}
}

// A hint of any length is cut by the next command, and by the end of the input.
func TestNBoardHintIsCut(t *testing.T) {
	p := meet(t.Context(), t, NBoard, level(t, "10"))
	p.send("set depth 60")
	p.send("hint 60")
	p.want("search .*")
	p.send("move d3")
	p.send("ping 1")
	p.want("pong 1")
	p.send("analyze")
	p.want("status .*")
	if rest, err := p.rest(); strings.Contains(rest, "analysis 0") || err != nil {
		t.Errorf("%q was said, and %v", rest, err)
	}
}

var errBroken = errors.New("broken")

type brokenWriter struct{}

func (brokenWriter) Write([]byte) (int, error) { return 0, errBroken }

// An output that fails ends the conversation though the input goes on.
func TestOutputFails(t *testing.T) {
	for name, speak := range map[string]speak{"nboard": NBoard, "gtp": GTP, "gomocup": brain} {
		t.Run(name, func(t *testing.T) {
			r, w := io.Pipe()
			defer w.Close()
			go io.WriteString(w, "nboard 2\nname\n")
			if err := speak(t.Context(), level(t, "1"), r, brokenWriter{}); !errors.Is(err, errBroken) {
				t.Errorf("it ended with %v", err)
			}
		})
	}
}

func TestLongLinesAreCut(t *testing.T) {
	text := strings.Repeat("x", 3*maxLine) + "\nping 1"
	var out strings.Builder
	if err := NBoard(t.Context(), level(t, "1"), strings.NewReader(text), &out); err != nil || out.String() != "pong 1\n" {
		t.Errorf("%q and %v", out.String(), err)
	}
}

// thoughts tells of a line whether it is thinking that a ping ends.
func thoughts(line string) bool {
	word, _, _ := strings.Cut(line, " ")
	return word == "search" || word == "nodestats" || word == "===" || word == "analysis"
}

// Whatever is asked for, and however it is cut short: each ping is answered, in
// order, and after the answer nothing more is said of what was thought before.
func TestNBoardIsQuietAfterPong(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		commands := rapid.SliceOfN(rapid.SampledFrom([]string{
			"go", "hint 1", "hint 9", "analyze", "learn", "nonsense", "set depth 1", "set depth 12", "set contempt 2",
			"set game " + startGGF, "move d3", "move c5", "move f6//2", "move a1", "ping",
		}), 1, 20).Draw(t, "commands")
		pings := 0
		for i, command := range commands {
			if command == "ping" {
				pings++
				commands[i] = fmt.Sprint("ping ", pings)
			}
		}
		var out strings.Builder
		in := strings.NewReader(strings.Join(append(commands, "quit"), "\n"))
		if err := NBoard(context.Background(), level(t, "3"), in, &out); err != nil {
			t.Fatal(err)
		}
		answered, quiet := 0, false
		for line := range strings.Lines(out.String()) {
			switch line = strings.TrimSpace(line); {
			case strings.HasPrefix(line, "pong "):
				answered++
				quiet = true
				if line != fmt.Sprint("pong ", answered) {
					t.Fatalf("%q is answer %d to %q", line, answered, commands)
				}
			case strings.HasPrefix(line, "status Flank is "):
				quiet = false
			case quiet && thoughts(line):
				t.Fatalf("%q after a pong, to %q:\n%s", line, commands, out.String())
			}
		}
		if answered != pings {
			t.Fatalf("%d of %d pings were answered: %q", answered, pings, commands)
		}
	})
}

func TestLinesMayEndWithCarriageReturns(t *testing.T) {
	tests := []struct {
		name, in, want string
		speak          speak
	}{
		{"nboard", "nboard 2\r\nset depth 1\r\nmove d3\r\nping 1\r\nquit\r\nping 2\r\n", "set myname Flank\nset myname Flank1\npong 1\n", NBoard},
		{"gtp", "1 name\r\n\r\nplay b d3\r\nquit\r\nname\r\n", "=1 Flank\n\n=\n\n=\n\n", GTP},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var out strings.Builder
			if err := test.speak(t.Context(), level(t, "1"), strings.NewReader(test.in), &out); err != nil || out.String() != test.want {
				t.Errorf("%q and %v, want %q", out.String(), err, test.want)
			}
		})
	}
}

func FuzzNBoard(f *testing.F) {
	for _, text := range []string{
		"", "nboard 2\nset depth 1\nset game " + startGGF + "\nping 1\ngo\n", "move d3/1/2\nhint 2\nanalyze\nping 2\nlearn",
		"set game (;BO[4 O*-- ---- ---- --*O *];)\ngo\nhint 1\nmove pa\nmove c1\nanalyze\n", "set depth -1\nhint x\nset\nmove\n\x00\xff\nquit\ngo",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		var out strings.Builder
		if err := NBoard(t.Context(), level(t, "1"), strings.NewReader(text), &out); err != nil {
			t.Errorf("%q: %v", text, err)
		}
	})
}
