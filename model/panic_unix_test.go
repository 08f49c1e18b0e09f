//go:build unix

package model

import (
	"context"
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"
	"github.com/creack/pty"
)

// panicky is the program with a fault in it.
type panicky struct{ root }

func (p panicky) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	if _, ok := msg.(tea.KeyMsg); ok {
		panic("a fault")
	}
	next, cmd := p.root.Update(msg)
	p.root = next.(root)
	return p, cmd
}

const childVariable = "FLANK_TEST_CHILD"

// TestMain runs the faulty program in the child process of the test below.
func TestMain(m *testing.M) {
	if os.Getenv(childVariable) == "" {
		os.Exit(m.Run())
	}
	program, _ := open(Options{}, time.Now, lipgloss.NewRenderer(os.Stdout))
	if _, err := runProgram(context.Background(), panicky{program}); err == nil {
		os.Exit(0)
	}
	os.Exit(3)
}

func TestAPanicRestoresTheTerminal(t *testing.T) {
	home(t)
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), childVariable+"=1", "TERM=xterm-256color")
	file, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 24, Cols: 80})
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if _, err := file.WriteString("x"); err != nil {
		t.Fatal(err)
	}
	out, _ := io.ReadAll(file) // ends with an error when the child has ended
	if err := cmd.Wait(); err == nil || cmd.ProcessState.ExitCode() != 3 {
		t.Errorf("the faulty program ended with %v", err)
	}
	raw := string(out)
	for _, pair := range [][2]string{{"\x1b[?1049h", "\x1b[?1049l"}, {"\x1b[?25l", "\x1b[?25h"}} {
		if strings.LastIndex(raw, pair[1]) < strings.LastIndex(raw, pair[0]) {
			t.Errorf("%q was not undone by %q", pair[0], pair[1])
		}
	}
	if !strings.Contains(raw, "a fault") {
		t.Error("the fault is not named")
	}
}
