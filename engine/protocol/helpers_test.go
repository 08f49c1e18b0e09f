package protocol

import (
	"bufio"
	"context"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"flank/engine"
	"flank/engine/player"
)

// speak is NBoard or GTP.
type speak func(context.Context, Engine, io.Reader, io.Writer) error

// partner is the other side of a conversation.
type partner struct {
	t     *testing.T
	in    *io.PipeWriter
	out   *bufio.Reader
	ended chan error
}

// meet starts a conversation.
func meet(ctx context.Context, t *testing.T, speak speak, e Engine) *partner {
	t.Helper()
	inReader, in := io.Pipe()
	out, outWriter := io.Pipe()
	p := &partner{t: t, in: in, out: bufio.NewReader(out), ended: make(chan error, 1)}
	go func() {
		err := speak(ctx, e, inReader, outWriter)
		outWriter.Close()
		p.ended <- err
	}()
	t.Cleanup(func() { in.Close(); out.Close() })
	return p
}

func (p *partner) send(text string) {
	p.t.Helper()
	if _, err := io.WriteString(p.in, text+"\n"); err != nil {
		p.t.Fatal(err)
	}
}

// line returns the next line, "EOF" at the end.
func (p *partner) line() string {
	p.t.Helper()
	text, err := p.out.ReadString('\n')
	if err != nil {
		return "EOF"
	}
	return strings.TrimSuffix(text, "\n")
}

// want reads lines until one matches.
func (p *partner) want(pattern string) {
	p.t.Helper()
	match := regexp.MustCompile("^" + pattern + "$")
	for {
		text := p.line()
		if match.MatchString(text) {
			return
		}
		if text == "EOF" {
			p.t.Fatalf("the conversation ended without %s", pattern)
		}
	}
}

// rest closes the input and returns what else is said, and the error.
func (p *partner) rest() (string, error) {
	p.in.Close()
	text, _ := io.ReadAll(p.out)
	return string(text), <-p.ended
}

// level returns an engine that plays as a level.
func level(t interface{ Fatal(...any) }, name string) Engine {
	level, err := player.Find(name)
	if err != nil {
		t.Fatal(err)
	}
	return Engine{Name: "Flank", Version: "0", Player: level.New(1)}
}

// ponderer thinks until it is stopped. It tells that it does, and its best move.
type ponderer struct{ started chan struct{} }

func (p ponderer) Choose(ctx context.Context, game engine.Game, _ engine.Limits, progress func(engine.Info)) (engine.Square, engine.Info, error) {
	move := game.State().Legal()[0]
	progress(engine.Info{Move: move, Value: 1.5, Depth: 1, Nodes: 4, Line: []engine.Square{move}})
	close(p.started)
	<-ctx.Done()
	return engine.NoSquare, engine.Info{}, ctx.Err()
}

func newPonderer() (Engine, chan struct{}) {
	started := make(chan struct{})
	return Engine{Name: "Flank", Player: ponderer{started}}, started
}

// scripts plays the conversations of a folder: > is sent, < is the next line
// that comes back, ~ a pattern for a later one, # a comment.
func scripts(t *testing.T, folder string, speak speak, e Engine) {
	files, err := filepath.Glob(filepath.Join("testdata", folder, "*.txt"))
	if err != nil || files == nil {
		t.Fatalf("no scripts: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			script(t, meet(t.Context(), t, speak, e), string(text))
		})
	}
}

func script(t *testing.T, p *partner, text string) {
	t.Helper()
	for i, line := range strings.Split(strings.TrimRight(strings.ReplaceAll(text, "\r", ""), "\n"), "\n") {
		mark, rest := line, ""
		if len(line) > 1 {
			mark, rest = line[:1], line[2:]
		}
		switch mark {
		case ">":
			p.send(rest)
		case "<":
			if got := p.line(); got != rest {
				t.Fatalf("line %d: got %q, want %q", i+1, got, rest)
			}
		case "~":
			p.want(rest)
		}
	}
	if rest, err := p.rest(); rest != "" || err != nil {
		t.Errorf("at the end %q was said, and %v", rest, err)
	}
}
