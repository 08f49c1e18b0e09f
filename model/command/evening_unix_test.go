//go:build unix

package command

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/charmbracelet/x/ansi"
	"github.com/creack/pty"
	"golang.org/x/sys/unix"

	"flank/engine/record"
)

// These tests run the program itself on a terminal of its own, as a user does
// in an evening: play, be cut off, come back.

// fullScreen is the program drawing on a terminal that answers nothing; what it
// draws is collected as it comes.
type fullScreen struct {
	t    *testing.T
	pty  *os.File
	cmd  *exec.Cmd
	done chan error

	mu   sync.Mutex
	out  bytes.Buffer
	grew chan struct{}
}

// house is a home folder for one test.
type house struct{ data, config string }

func newHouse(t *testing.T) house {
	dir := t.TempDir()
	return house{filepath.Join(dir, "data"), filepath.Join(dir, "config")}
}

// saved returns the unfinished game on the disk.
func (h house) saved() record.Entry {
	files, _ := filepath.Glob(filepath.Join(h.data, "flank", "game-*.json"))
	for _, file := range files {
		if data, err := os.ReadFile(file); err == nil {
			if entry, err := record.Decode(data); err == nil {
				return entry
			}
		}
	}
	return record.Entry{}
}

// open starts flank in a window of 80×24.
func (h house) open(t *testing.T, args ...string) *fullScreen {
	t.Helper()
	return onScreen(t, h.command(t, args...))
}

// command returns flank at home in the house.
func (h house) command(t *testing.T, args ...string) *exec.Cmd {
	t.Helper()
	cmd := flank(t, args...)
	cmd.Env = append(cmd.Env, "XDG_DATA_HOME="+h.data, "XDG_CONFIG_HOME="+h.config,
		"COLORTERM=truecolor", "LC_ALL=C.UTF-8", "NO_COLOR=", "COLORFGBG=")
	return cmd
}

func onScreen(t *testing.T, cmd *exec.Cmd) *fullScreen {
	t.Helper()
	file, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 24, Cols: 80})
	if err != nil {
		t.Fatal(err)
	}
	x := &fullScreen{t: t, pty: file, cmd: cmd, done: make(chan error, 1), grew: make(chan struct{}, 1)}
	go x.read()
	go func() { x.done <- cmd.Wait() }()
	t.Cleanup(func() { cmd.Process.Kill(); file.Close() })
	return x
}

// openAsJob starts flank as a shell does that brings it back as soon as it is
// suspended.
func (h house) openAsJob(t *testing.T) *fullScreen {
	t.Helper()
	cmd := h.command(t)
	shell, err := exec.LookPath("sh")
	if err != nil {
		t.Skip("there is no shell here")
	}
	cmd.Args = []string{"sh", "-c", `set -m; "$0"; fg >/dev/null; exit $?`, cmd.Path}
	cmd.Path = shell
	return onScreen(t, cmd)
}

func (x *fullScreen) read() {
	buffer := make([]byte, 1<<16)
	for {
		n, err := x.pty.Read(buffer)
		x.mu.Lock()
		x.out.Write(buffer[:n])
		x.mu.Unlock()
		select {
		case x.grew <- struct{}{}:
		default:
		}
		if err != nil {
			return
		}
	}
}

// text returns all that was written so far, without escape sequences.
func (x *fullScreen) text() string { return ansi.Strip(x.raw()) }

func (x *fullScreen) raw() string {
	x.mu.Lock()
	defer x.mu.Unlock()
	return x.out.String()
}

// until waits for a condition; it is looked at whenever something is written
// and a few times a second.
func (x *fullScreen) until(what string, ok func() bool) {
	x.t.Helper()
	for timeout := time.After(hang); !ok(); {
		select {
		case <-x.grew:
		case <-time.After(50 * time.Millisecond):
		case <-timeout:
			x.t.Fatalf("waited in vain for %s; written so far:\n%s", what, x.text())
		}
	}
}

func (x *fullScreen) sees(text string) {
	x.t.Helper()
	x.until(text, func() bool { return strings.Contains(x.text(), text) })
}

func (x *fullScreen) press(keys string) {
	x.t.Helper()
	if _, err := x.pty.WriteString(keys); err != nil {
		x.t.Fatal(err)
	}
}

// ended waits for the program's end and returns its exit status.
func (x *fullScreen) ended() int {
	x.t.Helper()
	select {
	case <-x.done:
		return x.cmd.ProcessState.ExitCode()
	case <-time.After(hang):
		x.t.Fatalf("it does not end; written so far:\n%s", x.text())
	}
	return -1
}

// restored fails unless the terminal is as it was: no alternate screen, cursor
// shown, mouse released, lines and echo on.
func (x *fullScreen) restored() {
	x.t.Helper()
	undone := [][2]string{{"\x1b[?1049h", "\x1b[?1049l"}, {"\x1b[?25l", "\x1b[?25h"}, {"\x1b[?1003h", "\x1b[?1003l"}}
	x.until("the modes of the screen to be undone", func() bool {
		raw := x.raw()
		return !slices.ContainsFunc(undone, func(mode [2]string) bool {
			return strings.LastIndex(raw, mode[1]) < strings.LastIndex(raw, mode[0])
		})
	})
	mode, err := unix.IoctlGetTermios(int(x.pty.Fd()), getTermios)
	if err != nil {
		x.t.Fatal(err)
	}
	if mode.Lflag&unix.ECHO == 0 || mode.Lflag&unix.ICANON == 0 {
		x.t.Error("the terminal is still in raw mode")
	}
}

const tab, enter = "\t", "\r"

func TestAnEveningWithAKill(t *testing.T) {
	for _, game := range record.Games() {
		t.Run(game, func(t *testing.T) {
			h := newHouse(t)
			x := h.open(t, "--game", game, "--level", "random")
			x.sees("Black")
			x.press(tab + enter)
			x.until("both moves on the disk", func() bool { return moves(h.saved()) == 2 })
			before := h.saved()
			x.cmd.Process.Signal(syscall.SIGKILL)
			x.ended()

			x = h.open(t)
			x.sees("Welcome back")
			x.press("q")
			if status := x.ended(); status != 0 {
				t.Errorf("q ends it with status %d", status)
			}
			x.restored()
			if after := h.saved(); after.Moves != before.Moves || after.ID != before.ID || after.Game != game {
				t.Errorf("the game is %q after the kill, was %q", after.Moves, before.Moves)
			}
		})
	}
}

// moves returns how many moves have been played in a game.
func moves(e record.Entry) int {
	game, err := e.Replay()
	if err != nil {
		return 0
	}
	return game.Ply()
}

func TestASecondFlankStartsItsOwnGame(t *testing.T) {
	h := newHouse(t)
	first := h.open(t, "--level", "random")
	first.sees("Black")
	first.press(tab + enter)
	first.until("both moves on the disk", func() bool { return len(h.saved().Moves) == 4 })
	second := h.open(t)
	second.sees("Black")
	if strings.Contains(second.text(), "Welcome back") {
		t.Error("the second program took the first one's game")
	}
	second.press("q")
	second.ended()
	first.press("q")
	first.ended()
	if len(h.saved().Moves) != 4 {
		t.Error("the first game is lost")
	}
}

func TestTheTerminalIsRestored(t *testing.T) {
	for _, story := range []struct {
		name   string
		end    func(*fullScreen)
		status int
	}{
		{"q", func(x *fullScreen) { x.press("q") }, 0},
		{"Ctrl+C", func(x *fullScreen) { x.press("\x03") }, 0},
		{"SIGTERM", func(x *fullScreen) { x.cmd.Process.Signal(syscall.SIGTERM) }, 0},
		{"SIGHUP", func(x *fullScreen) { x.cmd.Process.Signal(syscall.SIGHUP) }, 0},
		{"SIGINT", func(x *fullScreen) { x.cmd.Process.Signal(syscall.SIGINT) }, 0},
	} {
		t.Run(story.name, func(t *testing.T) {
			x := newHouse(t).open(t)
			x.sees("Black")
			story.end(x)
			if status := x.ended(); status != story.status {
				t.Errorf("status %d, want %d", status, story.status)
			}
			x.restored()
		})
	}
}

func TestASuspendedGameComesBack(t *testing.T) {
	x := newHouse(t).openAsJob(t)
	x.sees("Black")
	x.press("\x1a")
	x.until("the stop", func() bool { return strings.Contains(x.raw(), "\x1b[?1049l") })
	x.until("the screen again", func() bool { return strings.Count(x.raw(), "\x1b[?1049h") == 2 })
	x.until("the mouse again", func() bool { return strings.Count(x.raw(), "\x1b[?1003h") == 2 })
	x.press("q")
	if status := x.ended(); status != 0 {
		t.Errorf("status %d", status)
	}
	x.restored()
}

func TestCtrlZWithoutAShellChangesNothing(t *testing.T) {
	x := newHouse(t).open(t)
	x.sees("Black")
	x.press("\x1a")
	x.sees("No shell")
	x.press("q")
	if status := x.ended(); status != 0 {
		t.Errorf("status %d", status)
	}
	x.restored()
}

func TestAKeyTypedAtOnceIsNotLost(t *testing.T) {
	h := newHouse(t)
	x := h.open(t, "--black", "human", "--white", "human")
	x.press(tab + enter) // this terminal never says what colour it has
	x.until("the move on the disk", func() bool { return len(h.saved().Moves) == 2 })
	x.press("q")
	x.ended()
}
