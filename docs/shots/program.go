package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync/atomic"
	"time"
	"unicode"

	"github.com/creack/pty"
	"github.com/hinshun/vt10x"
)

// program is flank on a terminal of its own.
type program struct {
	cmd      *exec.Cmd
	pty      *os.File
	terminal vt10x.Terminal
	heard    atomic.Int64 // when the program wrote last, in Unix nanoseconds
}

// settings keep the screen still between two keys.
const settings = `{"animation": false, "pause": false}`

// start runs the program for a shot, with its files in a home folder.
func start(path, home string, s shot) (*program, error) {
	config := filepath.Join(home, "config", "flank")
	if err := os.MkdirAll(config, 0o700); err != nil {
		return nil, err
	}
	if err := os.WriteFile(filepath.Join(config, "config.json"), []byte(settings), 0o600); err != nil {
		return nil, err
	}
	p := &program{cmd: exec.CommandContext(context.Background(), path, s.flags...), terminal: vt10x.New(vt10x.WithSize(s.cols, s.rows))}
	p.cmd.Dir = home
	p.cmd.Env = []string{
		"TERM=xterm-256color", "COLORTERM=truecolor", "LANG=C.UTF-8", "HOME=" + home,
		"XDG_CONFIG_HOME=" + filepath.Join(home, "config"), "XDG_DATA_HOME=" + filepath.Join(home, "data"),
	}
	var err error
	p.pty, err = pty.StartWithSize(p.cmd, &pty.Winsize{Cols: uint16(s.cols), Rows: uint16(s.rows)})
	if err != nil {
		return nil, err
	}
	go p.listen()
	return p, nil
}

// listen gives all that the program writes to the terminal.
func (p *program) listen() {
	in := bufio.NewReader(p.pty)
	for {
		r, _, err := in.ReadRune()
		if err != nil {
			return // the program has ended
		}
		text := string(r)
		if wide(r) {
			text += string(filler)
		}
		_, _ = io.WriteString(p.terminal, text)
		p.heard.Store(time.Now().UnixNano())
	}
}

// filler stands in the right half of a wide character, which this terminal
// takes for a narrow one. It is a character that nobody uses.
const filler = '\uE000'

// wide reports whether a character takes two cells.
func wide(r rune) bool {
	return unicode.Is(unicode.Han, r) || r >= 0x3000 && r <= 0x303F || r >= 0xFF00 && r <= 0xFF60
}

const (
	patience = 20 * time.Second      // for what a step is to show
	poll     = 10 * time.Millisecond // between two looks
	rest     = 80 * time.Millisecond // without output, after which the screen is whole
)

// do types a step's keys, waits until they have changed something, and then
// for what is to be seen.
func (p *program) do(s step) error {
	if s.keys != "" {
		p.heard.Store(0)
	}
	if _, err := p.pty.WriteString(s.keys); err != nil {
		return err
	}
	wanted := regexp.MustCompile(s.sees)
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); time.Sleep(poll) {
		if p.still() && wanted.MatchString(p.text()) {
			return nil
		}
	}
	return fmt.Errorf("%q was not seen after the keys %q:\n%s", s.sees, s.keys, p.text())
}

// still reports whether the program has drawn something and been quiet since.
func (p *program) still() bool {
	heard := p.heard.Load()
	return heard > 0 && time.Since(time.Unix(0, heard)) > rest
}

// text returns the screen as lines of text.
func (p *program) text() string { return strings.ReplaceAll(p.terminal.String(), string(filler), "") }

// screen returns the cells of the screen, line by line.
func (p *program) screen() [][]vt10x.Glyph {
	p.terminal.Lock()
	defer p.terminal.Unlock()
	cols, rows := p.terminal.Size()
	lines := make([][]vt10x.Glyph, rows)
	for y := range lines {
		for x := range cols {
			lines[y] = append(lines[y], p.terminal.Cell(x, y))
		}
	}
	return lines
}

// end quits the program.
func (p *program) end() {
	_, _ = p.pty.WriteString("\x03")
	_ = p.cmd.Wait()
	_ = p.pty.Close()
}
