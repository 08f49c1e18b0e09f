//go:build unix

package record

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"testing"
)

const saverEnv = "FLANK_TEST_SAVER"

// TestSaver is the program that TestKilledProgramLosesNothing kills: it says
// the number of each save once it is done, until it dies.
func TestSaver(t *testing.T) {
	dir := os.Getenv(saverEnv)
	if dir == "" {
		t.Skip("the other program of TestKilledProgramLosesNothing")
	}
	slot, left, damaged := open(t, dir)
	if len(damaged) > 0 {
		t.Fatal(damaged[0])
	}
	e := entryOf(t, "A", 60)
	if left != nil {
		e = *left
	}
	for i := 1; ; i++ {
		e.Takebacks++
		check(t, slot.Save(e, i))
		fmt.Println(e.Takebacks)
	}
}

func TestKilledProgramLosesNothing(t *testing.T) {
	dir := t.TempDir()
	for kill := range 12 {
		told := killSaver(t, dir, 1+kill*3)
		slot, left, damaged := open(t, dir)
		if left == nil || len(damaged) > 0 {
			t.Fatalf("kill %d: left %+v, damaged %v", kill, left, damaged)
		}
		if left.Takebacks < told {
			t.Fatalf("kill %d: save %d is left, %d was done", kill, left.Takebacks, told)
		}
		check(t, slot.Close())
	}
}

// killSaver lets the other program say so many saves, kills it in the middle of
// what comes then, and returns the number that it said last.
func killSaver(t *testing.T, dir string, saves int) int {
	t.Helper()
	other := exec.Command(os.Args[0], "-test.run=^TestSaver$")
	other.Env = append(os.Environ(), saverEnv+"="+dir)
	out, err := other.StdoutPipe()
	check(t, err)
	check(t, other.Start())
	lines, told := bufio.NewScanner(out), 0
	for range saves {
		if !lines.Scan() {
			t.Fatalf("the other program ended early: %v", other.Wait())
		}
		if told, err = strconv.Atoi(lines.Text()); err != nil {
			t.Fatalf("the other program said %q", lines.Text())
		}
	}
	check(t, other.Process.Kill())
	_ = other.Wait() // killed
	return told
}
