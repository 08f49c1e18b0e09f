//go:build unix

package command

import (
	"bufio"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"testing"
)

// rival is a flank that plays over pipes.
type rival struct {
	cmd *exec.Cmd
	in  io.WriteCloser
	out *bufio.Reader
}

func newRival(t *testing.T, level string) rival {
	t.Helper()
	cmd := flank(t, "gtp", "--level", level, "--seed", "1")
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	return rival{cmd, in, bufio.NewReader(out)}
}

// ask returns the answer to a command, "" where there is none.
func (r rival) ask(command string) string {
	fmt.Fprintln(r.in, command)
	var answer strings.Builder
	for {
		line, err := r.out.ReadString('\n')
		if line == "\n" || err != nil {
			return strings.TrimSpace(answer.String())
		}
		answer.WriteString(line)
	}
}

// Two processes play a game to its end and agree on it.
func TestMatchOfTwoProcesses(t *testing.T) {
	sides := []rival{newRival(t, "6"), newRival(t, "4")}
	passes := 0
	for ply := 0; passes < 2; ply++ {
		side, colour := ply%2, []string{"black", "white"}[ply%2]
		move, ok := strings.CutPrefix(sides[side].ask("genmove "+colour), "= ")
		if !ok || sides[1-side].ask("play "+colour+" "+move) != "=" {
			t.Fatalf("ply %d: %q was answered and refused", ply, move)
		}
		if passes++; move != "PASS" {
			passes = 0
		}
	}
	board := sides[0].ask("showboard")
	if !strings.HasSuffix(board, "the game is over") || board != sides[1].ask("showboard") {
		t.Errorf("they end with\n%s", board)
	}
	for _, side := range sides {
		side.in.Close() // the end of its input ends a program without a quit
		if err := side.cmd.Wait(); err != nil {
			t.Errorf("a program ended with %v", err)
		}
	}
}
