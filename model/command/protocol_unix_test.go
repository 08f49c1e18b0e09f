//go:build unix

package command

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
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

// engineOf returns the command line of a flank that is an engine.
func engineOf(t *testing.T, args string) string {
	t.Helper()
	return strconv.Quote(flank(t).Path) + " " + args
}

// Two processes play a match, one in each protocol, without a fault; and greedy,
// which plays alike whatever it follows from, halves the points with a greedy
// program.
func TestMatchOfPrograms(t *testing.T) {
	for _, protocols := range [][2]string{{"nboard", "gtp"}, {"gtp", "nboard"}} {
		r := run(t, "", "match", "--engine", engineOf(t, protocols[0]+" --level 3"), "--engine", engineOf(t, protocols[1]+" --level 3"), "--games", "6", "--json")
		var got resultOf
		if err := json.Unmarshal([]byte(r.out), &got); err != nil || r.status != 0 || got.Games != 6 || got.Faults != [2]int{} {
			t.Errorf("%v: status %d, %q (%v), %q", protocols, r.status, r.out, err, r.err)
		}
		r = run(t, "", "match", "greedy", "--engine", engineOf(t, protocols[0]+" --level greedy"), "--games", "6", "--json")
		if err := json.Unmarshal([]byte(r.out), &got); err != nil || got.Games != 6 || got.Wins != got.Losses || got.Discs != 0 || got.Faults != [2]int{} {
			t.Errorf("greedy against itself in %s: status %d, %q (%v), %q", protocols[0], r.status, r.out, err, r.err)
		}
	}
}

// Whole evenings of two processes in Gomocup's protocol: every rule, several
// sizes, openings, and clocks of which none runs out.
func TestMatchOfBrains(t *testing.T) {
	for _, flags := range []string{"", "--rule standard --size 9", "--rule renju --size 9 --time 1s", "--size 20 --clock 1m", "--openings ../../engine/match/testdata/openings-f15.txt"} {
		args := []string{"match", "--game", "gomoku", "--engine", engineOf(t, "gomocup --time 2ms"), "--engine", engineOf(t, "gomocup --level 2"), "--games", "4", "--json"}
		r := run(t, "", append(args, strings.Fields(flags)...)...)
		var got resultOf
		if err := json.Unmarshal([]byte(r.out), &got); err != nil || r.status != 0 || got.Games != 4 || got.Faults != [2]int{} {
			t.Errorf("%s: status %d, %q (%v), %q", flags, r.status, r.out, err, r.err)
		}
	}
}

// A brain that does not keep to its time loses, and so does one that ends.
func TestFaultsOfBrains(t *testing.T) {
	tests := []struct {
		script, time string
		fault        func(resultOf) [2]int
	}{
		{"read x; echo OK; while read x; do :; done", "1ms", func(r resultOf) [2]int { return r.Late }},
		{"read x; echo OK; while read x; do [ \"$x\" = DONE ] && exit 1; done", "1h", func(r resultOf) [2]int { return r.Broken }},
		{"read x; echo OK; while read x; do [ \"$x\" = DONE ] && echo 99,99; done", "1h", func(r resultOf) [2]int { return r.Illegal }},
	}
	for _, test := range tests {
		r := run(t, "", "match", "--game", "gomoku", "random", "--engine", `sh -c '`+test.script+`'`, "--games", "2", "--time", ","+test.time, "--json")
		var got resultOf
		if err := json.Unmarshal([]byte(r.out), &got); err != nil || test.fault(got) != [2]int{0, 2} || got.Faults != [2]int{0, 2} {
			t.Errorf("%s: status %d, %q (%v), %q", test.script, r.status, r.out, err, r.err)
		}
	}
}

// A program that can't do what is asked for ends the match before it begins.
func TestMatchOfUnfitPrograms(t *testing.T) {
	tests := []struct{ args, named string }{
		{"gtp|--depth|,3", "GTP can't bound the depth"},
		{"nboard|--time|1s", "can't bound the time"},
		{"gtp|--size|6x8", "square boards only"},
		{"nboard|--clock|1m", "can't bound the time"},
		{"perft 2", "it has ended ("},
	}
	for _, test := range tests {
		words := strings.Split(test.args, "|")
		r := run(t, "", append([]string{"match", "1", "--engine", engineOf(t, words[0])}, words[1:]...)...)
		if r.status != statusFailure || !strings.Contains(r.err, test.named) || strings.Count(r.err, "\n") != 1 || r.out != "" {
			t.Errorf("%s: status %d, %q, %q", test.args, r.status, r.out, r.err)
		}
	}
}

// A signal ends a match and the programs in it.
func TestInterruptedMatchLeavesNoProgram(t *testing.T) {
	for _, signal := range []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP} {
		t.Run(signal.String(), func(t *testing.T) {
			number := pipeAt(t, filepath.Join(t.TempDir(), "number"))
			engine := "sh -c 'echo $$ >" + number.Name() + "; exec " + flank(t).Path + " gtp --level 10'"
			cmd := flank(t, "match", "--engine", engine, "1", "--threads", "1")
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			text, err := bufio.NewReader(number).ReadString('\n')
			if err != nil {
				t.Fatal(err)
			}
			pid, err := strconv.Atoi(strings.TrimSpace(text))
			if err != nil {
				t.Fatal(err)
			}
			if err := cmd.Process.Signal(signal); err != nil {
				t.Fatal(err)
			}
			_ = cmd.Wait()
			if status := cmd.ProcessState.ExitCode(); status != 130 {
				t.Errorf("exit status %d", status)
			}
			if err := syscall.Kill(pid, 0); !errors.Is(err, syscall.ESRCH) {
				t.Errorf("the program runs on: %v", err)
			}
		})
	}
}

// pipeAt makes a pipe with a name and opens it. Reading from it waits for what
// others write, for as long as a program may hang.
func pipeAt(t *testing.T, name string) *os.File {
	t.Helper()
	if err := syscall.Mkfifo(name, 0o600); err != nil {
		t.Fatal(err)
	}
	pipe, err := os.OpenFile(name, os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { pipe.Close() })
	_ = pipe.SetReadDeadline(time.Now().Add(hang))
	return pipe
}
