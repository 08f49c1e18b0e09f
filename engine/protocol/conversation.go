package protocol

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync"
	"time"
)

// grace is how long thinking may go on after the input has ended: enough for
// an answer to what was piped in, too short to be noticed.
const grace = 100 * time.Millisecond

// queued is how many lines may wait while one is answered. The end of an input
// behind more than these is noticed late.
const queued = 4096

// maxLine is the length in bytes at which a line is cut: far above a game on
// the largest board with a note on every move.
const maxLine = 1 << 20

// conversation is the exchange of lines with another program.
type conversation struct {
	ctx      context.Context // ends the conversation: the caller's, or an output that fails
	cancel   context.CancelFunc
	thinking context.Context // ends all thinking: ctx, or the end of the input
	lines    chan string     // closed at the end of the input

	out    sync.Mutex // held while a line is written
	w      io.Writer
	failed error // the first error of w
}

// converse starts to read. A line that is farewell says that the other side
// waits for the answers to all lines before it, though it will send no more.
func converse(caller context.Context, r io.Reader, w io.Writer, farewell func(string) bool) *conversation {
	c := &conversation{w: w, lines: make(chan string, queued)}
	c.ctx, c.cancel = context.WithCancel(caller)
	thinking, stop := context.WithCancel(c.ctx)
	c.thinking = thinking
	go func() {
		defer close(c.lines)
		if !c.read(bufio.NewReader(r), farewell) {
			time.AfterFunc(grace, stop)
		}
	}()
	return c
}

// read hands on the lines of the input until it ends, and returns whether one
// was a farewell.
func (c *conversation) read(r *bufio.Reader, farewell func(string) bool) (bidden bool) {
	for {
		text, err := readLine(r)
		if err != nil {
			return bidden
		}
		bidden = bidden || farewell(text)
		select {
		case c.lines <- text:
		case <-c.ctx.Done():
			return bidden
		}
	}
}

// readLine returns a line without its end, cut at maxLine. The last one may
// lack an end.
func readLine(r *bufio.Reader) (string, error) {
	var text strings.Builder
	for {
		part, err := r.ReadSlice('\n')
		text.Write(part[:min(len(part), maxLine-text.Len())])
		switch {
		case err == nil, errors.Is(err, io.EOF) && text.Len() > 0:
			return strings.TrimRight(text.String(), "\r\n"), nil
		case !errors.Is(err, bufio.ErrBufferFull):
			return "", err
		}
	}
}

// next returns the next line; ok is false at the end of the conversation.
func (c *conversation) next() (text string, ok bool) {
	select {
	case text, ok = <-c.lines:
		return text, ok
	case <-c.ctx.Done():
		return "", false
	}
}

// say writes a line. An output that fails ends the conversation.
func (c *conversation) say(format string, args ...any) {
	c.out.Lock()
	defer c.out.Unlock()
	if c.failed != nil {
		return
	}
	if _, c.failed = fmt.Fprintf(c.w, format+"\n", args...); c.failed != nil {
		c.cancel()
	}
}

// end ends the conversation and returns why it could not go on, nil at a good
// end.
func (c *conversation) end(caller context.Context) error {
	c.cancel()
	c.out.Lock()
	defer c.out.Unlock()
	if c.failed != nil {
		return c.failed
	}
	return caller.Err()
}
