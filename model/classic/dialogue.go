package classic

import (
	"context"
	"errors"
	"fmt"
	"io"

	"flank/engine"
)

// dialogue is the conversation with the user.
type dialogue struct {
	ctx      context.Context
	lines    <-chan line
	out, err io.Writer
	failed   error // the first error of out
}

// newDialogue starts to read; the end of ctx ends the dialogue and the reading.
func newDialogue(ctx context.Context, streams Streams) *dialogue {
	return &dialogue{ctx: ctx, lines: readLines(ctx, streams.In), out: streams.Out, err: streams.Err}
}

// print writes to the standard output. That it can't be written shows in the
// next answer.
func (d *dialogue) print(text string) {
	if d.failed == nil {
		_, d.failed = io.WriteString(d.out, text)
	}
}

func (d *dialogue) printf(format string, args ...any) { d.print(fmt.Sprintf(format, args...)) }

// complain writes a line to the standard error.
func (d *dialogue) complain(text string) { fmt.Fprintln(d.err, text) }

// ask prints a prompt and returns the line typed. An error, io.EOF at the end
// of the input, means that the dialogue is over.
func (d *dialogue) ask(prompt string) (string, error) {
	d.print(prompt)
	if d.failed != nil {
		return "", d.failed
	}
	select {
	case <-d.ctx.Done():
		return "", d.cut(d.ctx.Err())
	case line := <-d.lines:
		if line.err != nil {
			return "", d.cut(line.err)
		}
		return line.text, nil
	}
}

// choose lets a computer choose a move.
func (d *dialogue) choose(computer engine.Player, game engine.Game) (engine.Square, error) {
	move, _, err := computer.Choose(d.ctx, game, engine.Limits{}, nil)
	if err != nil {
		return engine.NoSquare, d.cut(err)
	}
	return move, nil
}

// cut ends the line that the dialogue breaks off in.
func (d *dialogue) cut(err error) error {
	d.print("\n")
	return err
}

// end returns what a style's end means to the caller: the end of the input is
// a good end.
func (d *dialogue) end(err error) error {
	if err == nil || errors.Is(err, io.EOF) {
		return d.failed
	}
	return err
}
