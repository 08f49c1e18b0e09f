package program

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"sync"
	"time"
)

// farewell is how long a program whose input has ended may take to end.
const farewell = time.Second

// maxLine is the length in bytes above which a line is no answer.
const maxLine = 1 << 20

// process is a program that runs: it is sent lines and writes lines.
type process struct {
	said  chan string   // the lines of its output; closed at its end
	say   chan string   // what is sent to it
	ended chan struct{} // closed when it has ended
	stop  chan struct{} // closed when it is to end
	once  sync.Once
	kill  context.CancelFunc
	bye   string // what it is told when it is to end

	// Of use once it has ended:
	err   error // how it ended
	words lastLine
}

// launch starts a program that is to be told bye when it is to end. The error is
// that it can't be started.
func launch(words []string, bye string) (*process, error) {
	ctx, kill := context.WithCancel(context.Background())
	p := &process{
		said: make(chan string), say: make(chan string), ended: make(chan struct{}), stop: make(chan struct{}), kill: kill, bye: bye,
	}
	cmd := exec.CommandContext(ctx, words[0], words[1:]...) //nolint:gosec // the user names it
	cmd.Stderr = &p.words
	cmd.WaitDelay = farewell
	ownGroup(cmd)
	in, errIn := cmd.StdinPipe()
	out, errOut := cmd.StdoutPipe()
	err := cmp.Or(errIn, errOut)
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		kill()
		return nil, fmt.Errorf("the program can't be started: %w", err)
	}
	context.AfterFunc(ctx, func() { out.Close() }) // a child of its own may hold the other end
	go p.write(in)
	go p.watch(cmd, out)
	return p, nil
}

// watch reads the output and then waits for the program's end.
func (p *process) watch(cmd *exec.Cmd, out io.Reader) {
	p.read(out)
	p.err = cmd.Wait()
	p.kill()
	close(p.ended)
}

// read hands on the lines of the output until it ends. Once the program is to
// end they are dropped, so that it can say its last.
func (p *process) read(out io.Reader) {
	defer close(p.said)
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, maxLine)
	lines.Split(splitLines)
	for lines.Scan() {
		select {
		case p.said <- strings.TrimSpace(lines.Text()):
		case <-p.stop:
			_, _ = io.Copy(io.Discard, out)
			return
		}
	}
}

// splitLines splits at line feeds and carriage returns alike: programs for
// Gomocup may end their lines with either. It is a bufio.SplitFunc.
func splitLines(data []byte, atEOF bool) (advance int, line []byte, err error) {
	if i := bytes.IndexAny(data, "\r\n"); i >= 0 {
		return i + 1, data[:i], nil
	}
	if atEOF && len(data) > 0 {
		return len(data), data, nil
	}
	return 0, nil, nil
}

// write passes on what is said. When the program is to end, it says bye and closes
// the input.
func (p *process) write(in io.WriteCloser) {
	defer in.Close()
	for {
		select {
		case text := <-p.say:
			if _, err := io.WriteString(in, text+"\n"); err != nil {
				return // it has ended, which shows in its output
			}
		case <-p.stop:
			_, _ = io.WriteString(in, p.bye+"\n")
			return
		case <-p.ended:
			return
		}
	}
}

// send sends a line. The error is ctx's, or that the program has ended.
func (p *process) send(ctx context.Context, format string, args ...any) error {
	select {
	case p.say <- fmt.Sprintf(format, args...):
		return nil
	case <-p.ended:
		return p.death()
	case <-ctx.Done():
		return ctx.Err()
	}
}

// line returns the next line. The error is ctx's, or that the program has ended.
func (p *process) line(ctx context.Context) (string, error) {
	select {
	case text, ok := <-p.said:
		if !ok {
			return "", p.death()
		}
		return text, nil
	case <-ctx.Done():
		return "", ctx.Err()
	}
}

// end ends the program, gently first, and returns when it has ended.
func (p *process) end() {
	p.once.Do(func() { close(p.stop) })
	late := time.AfterFunc(farewell, p.kill)
	defer late.Stop()
	<-p.ended
}

// death says how a program whose output has ended came to its end.
func (p *process) death() error {
	p.end()
	how := "without being asked to"
	if p.err != nil {
		how = p.err.Error()
	}
	if words := p.words.String(); words != "" {
		return fmt.Errorf("it has ended (%s), saying %q", how, words)
	}
	return fmt.Errorf("it has ended (%s)", how)
}

// lastLine keeps the last line of what is written to it, for as far as it is
// not too long to be told.
type lastLine struct {
	mu   sync.Mutex
	text []byte
}

// Write takes more text.
func (l *lastLine) Write(text []byte) (int, error) {
	const most = 200
	l.mu.Lock()
	defer l.mu.Unlock()
	l.text = append(l.text, text...)
	whole := bytes.TrimRight(l.text, "\r\n")
	l.text = l.text[bytes.LastIndexByte(whole, '\n')+1:]
	l.text = bytes.Clone(l.text[:min(len(l.text), most)])
	return len(text), nil
}

// String returns the line.
func (l *lastLine) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return string(bytes.TrimSpace(l.text))
}
