//go:build unix

package command

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"
	"golang.org/x/sys/unix"
)

// Tests of the program itself, on a terminal and on pipes.

// hang is how long a program may take before it counts as hanging.
const hang = time.Minute

// binary builds flank, once, and returns its path.
var binary = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "flank")
	if err != nil {
		return "", err
	}
	path := filepath.Join(dir, "flank")
	if output, err := exec.Command("go", "build", "-o", path, "flank").CombinedOutput(); err != nil {
		return path, errors.Join(err, errors.New(string(output)))
	}
	return path, nil
})

func TestMain(m *testing.M) {
	status := m.Run()
	if built {
		path, _ := binary()
		os.RemoveAll(filepath.Dir(path))
	}
	os.Exit(status)
}

// built is whether a test has asked for the program.
var built bool

// flank returns a command that runs the program in a folder of its own.
func flank(t *testing.T, args ...string) *exec.Cmd {
	t.Helper()
	built = true
	path, err := binary()
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), hang)
	t.Cleanup(cancel)
	cmd := exec.CommandContext(ctx, path, args...)
	cmd.Dir = t.TempDir()
	cmd.Env = append(os.Environ(), "TERM=xterm-256color")
	return cmd
}

// terminal is a program on a terminal that shows and answers nothing by itself.
type terminal struct {
	*os.File
	cmd   *exec.Cmd
	seen  bytes.Buffer
	typed int // how much was seen when something was last typed
}

func onTerminal(t *testing.T, args ...string) *terminal {
	t.Helper()
	cmd := flank(t, args...)
	file, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 24, Cols: 80})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { file.Close() })
	keepOutput(t, file)
	return &terminal{File: file, cmd: cmd}
}

// keepOutput keeps a terminal from throwing away, at Ctrl+C, what the program
// writes as soon as the signal reaches it.
func keepOutput(t *testing.T, file *os.File) {
	t.Helper()
	mode, err := unix.IoctlGetTermios(int(file.Fd()), getTermios)
	if err != nil {
		t.Fatal(err)
	}
	mode.Lflag |= unix.NOFLSH
	if err := unix.IoctlSetTermios(int(file.Fd()), setTermios, mode); err != nil {
		t.Fatal(err)
	}
}

// until reads until what has appeared since the last typing ends with some text.
func (m *terminal) until(t *testing.T, text string) {
	t.Helper()
	buffer := make([]byte, 4096)
	for !strings.HasSuffix(unixLines(m.seen.Bytes()[m.typed:]), text) {
		n, err := m.Read(buffer)
		m.seen.Write(buffer[:n])
		if err != nil {
			t.Fatalf("%v before %q; the screen shows %q", err, text, m.screen())
		}
	}
}

func (m *terminal) write(t *testing.T, text string) {
	t.Helper()
	m.typed = m.seen.Len()
	if _, err := m.WriteString(text); err != nil {
		t.Fatal(err)
	}
}

// wait reads on to the end of the program and returns its exit status.
func (m *terminal) wait() int {
	_, _ = io.Copy(&m.seen, m) // ends with an error when the program has closed its side
	_ = m.cmd.Wait()
	return m.cmd.ProcessState.ExitCode()
}

// screen returns everything shown so far.
func (m *terminal) screen() string { return unixLines(m.seen.Bytes()) }

// unixLines returns text without the carriage returns that a terminal adds.
func unixLines(text []byte) string { return strings.ReplaceAll(string(text), "\r\n", "\n") }

// TestSampleGamesOnATerminal plays document 001's own two games and compares
// all that the terminal shows, the typed lines too.
func TestSampleGamesOnATerminal(t *testing.T) {
	for _, name := range []string{"sample-4x4", "sample-6x6-invalid"} {
		t.Run(name, func(t *testing.T) {
			m := onTerminal(t, "--classic")
			for line := range strings.Lines(fixture(t, name+".in")) {
				m.until(t, ": ")
				m.write(t, line)
			}
			if status := m.wait(); status != 0 {
				t.Errorf("exit status %d", status)
			}
			if want := fixture(t, name+".screen"); m.screen() != want {
				t.Errorf("the screen shows\n%s\nwant\n%s", m.screen(), want)
			}
			line, err := os.ReadFile(filepath.Join(m.cmd.Dir, "Reversi.csv"))
			if want := fixture(t, name+".csv"); err != nil || !strings.HasSuffix(string(line), ","+want) {
				t.Errorf("Reversi.csv holds %q (%v), want ...%q", line, err, want)
			}
		})
	}
}

func fixture(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "classic", "testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestStartDoesNotWaitForTheTerminal: the terminal library asks the terminal
// for its colours as soon as it is linked in and waits five seconds where
// nothing answers, unless it is kept from it.
func TestStartDoesNotWaitForTheTerminal(t *testing.T) {
	m := onTerminal(t, "--classic")
	start := time.Now()
	m.until(t, "Enter the board dimension: ")
	if took := time.Since(start); took > 2*time.Second {
		t.Errorf("the first prompt took %v", took)
	}
	if strings.Contains(m.screen(), "\x1b") {
		t.Errorf("the terminal was asked something: %q", m.screen())
	}
}

func TestControlCOnATerminal(t *testing.T) {
	tests := []struct {
		name  string
		args  []string
		typed []string // each when the screen ends with the text after it
		until []string
		log   string // the end of Reversi.csv; "": there is none
	}{
		{"at the first prompt", nil, nil, []string{"dimension: "}, ""},
		{"at a move", nil, []string{"4\n", "O\n"}, []string{"dimension: ", "(X/O): ", "(RowCol): "}, ",4*4,human,computer,Human gave up.\n"},
		{"at a compact move", []string{"--style=compact"}, []string{"4\n", "O\n"}, []string{"dimension:\n", "(X/O):\n", "(RowCol):"}, ""},
		{"at a boxed move", []string{"--style=boxed"}, nil, []string{"hints或quit)"}, ""},
		{"while the computer thinks", []string{"--level=10"}, []string{"26\n", "X\n"}, []string{"dimension: ", "(X/O): ", ".   .\n\n"}, ",26*26,computer,human,Human gave up.\n"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			m := onTerminal(t, append([]string{"--classic"}, test.args...)...)
			for i, until := range test.until {
				m.until(t, until)
				if i < len(test.typed) {
					m.write(t, test.typed[i])
				}
			}
			m.write(t, "\x03")
			if status := m.wait(); status != 130 || !strings.HasSuffix(m.screen(), "\n") {
				t.Errorf("exit status %d, the screen shows %q", status, m.screen())
			}
			checkLog(t, m.cmd.Dir, test.log)
		})
	}
}

// checkLog wants one line in the Reversi.csv of a folder, or no such file.
func checkLog(t *testing.T, dir, end string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, "Reversi.csv"))
	if end == "" && errors.Is(err, os.ErrNotExist) {
		return
	}
	if end == "" || !strings.HasSuffix(string(text), end) || strings.Count(string(text), "\n") != 1 {
		t.Errorf("Reversi.csv holds %q (%v), want ...%q", text, err, end)
	}
}

// TestSignalsOnPipes ends a program without a terminal in mid-game.
func TestSignalsOnPipes(t *testing.T) {
	for _, signal := range []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP} {
		t.Run(signal.String(), func(t *testing.T) {
			cmd := flank(t, "--classic")
			stdin, err := cmd.StdinPipe() // stays open: the input does not end
			if err != nil {
				t.Fatal(err)
			}
			defer stdin.Close()
			stdout, err := cmd.StdoutPipe()
			if err != nil {
				t.Fatal(err)
			}
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			readTo(t, stdout, "dimension: ")
			io.WriteString(stdin, "4\nO\n")
			readTo(t, stdout, "(RowCol): ")
			if err := cmd.Process.Signal(signal); err != nil {
				t.Fatal(err)
			}
			rest, _ := io.ReadAll(stdout)
			_ = cmd.Wait()
			if status := cmd.ProcessState.ExitCode(); status != 130 || string(rest) != "\n" {
				t.Errorf("exit status %d after %q, want 130 after one newline", status, rest)
			}
			checkLog(t, cmd.Dir, ",4*4,human,computer,Human gave up.\n")
		})
	}
}

// readTo reads up to some text.
func readTo(t *testing.T, r io.Reader, text string) {
	t.Helper()
	seen, one := []byte{}, make([]byte, 1)
	for !bytes.HasSuffix(seen, []byte(text)) {
		if _, err := io.ReadFull(r, one); err != nil {
			t.Fatalf("%v after %q", err, seen)
		}
		seen = append(seen, one...)
	}
}
