package command

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Three positions with few empty cells: one to win, the same for the other
// side, and one in which nobody can move.
const (
	toWin   = "OOOOOOO-XXXXXXXXXXXXXXXXOOOOOOOOOOOOOOOOOOOOOOOOXXXXXXXXXXXXXXX-"
	toBlock = toWin + " O;"
	ended   = "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX------------------------ O;"
)

func TestSolvePrintsALineForEachPosition(t *testing.T) {
	r := run(t, toWin+" X;\n\n"+toBlock+"\n"+ended, "solve", "-", "--hash", "1", "--threads", "2")
	if r.status != 0 || r.err != "" {
		t.Fatalf("status %d, %q", r.status, r.err)
	}
	lines := strings.Split(strings.TrimSpace(r.out), "\n")
	if len(lines) != 4 {
		t.Fatalf("%d lines, want 4:\n%s", len(lines), r.out)
	}
	for i, first := range []string{"1 2 ", "2 2 ", "3 24 -64", "total 3 "} {
		if !strings.HasPrefix(strings.Join(strings.Fields(lines[i]), " "), first) {
			t.Errorf("line %d is %q, want %q first", i+1, lines[i], first)
		}
	}
}

func TestSolveAsJSON(t *testing.T) {
	file := filepath.Join(t.TempDir(), "positions.obf")
	if err := os.WriteFile(file, []byte(toWin+" X;\n"+ended), 0o600); err != nil {
		t.Fatal(err)
	}
	r := run(t, "", "solve", file, "--json", "--hash", "1")
	decoder := json.NewDecoder(strings.NewReader(r.out))
	for _, position := range []string{toWin + " X;", ended} {
		var got solvedJSON
		if err := decoder.Decode(&got); err != nil {
			t.Fatalf("%v in %q (%q)", err, r.out, r.err)
		}
		over := position == ended
		if got.Position != position || (len(got.PV) == 0) != over || (got.Best == "") != over || got.Score == nil || over && *got.Score != -64 {
			t.Errorf("got %+v", got)
		}
	}
}

func TestSolveForTheOutcomeAlone(t *testing.T) {
	for _, args := range []string{"solve - --outcome", "solve - --outcome --json"} {
		r := run(t, toWin+" X;\n"+toBlock+"\n"+ended, strings.Fields(args)...)
		lines := strings.Split(strings.TrimSpace(r.out), "\n")
		for i, want := range []string{"loss", "win", "loss"} {
			if r.status != 0 || !strings.Contains(lines[i], want) || strings.Contains(lines[i], "score") {
				t.Errorf("%s: status %d, line %q, want a %s", args, r.status, lines[i], want)
			}
		}
	}
}

func TestSolveLeavesOutWrongLines(t *testing.T) {
	r := run(t, "nonsense\n"+ended+"\n"+toWin+"\n", "solve", "-", "--hash", "1")
	if r.status != statusFailure || !strings.Contains(r.out, "-64") {
		t.Errorf("status %d, %q", r.status, r.out)
	}
	for _, named := range []string{"-, line 1: ", "-, line 3: the side to move", "2 of the lines"} {
		if !strings.Contains(r.err, named) {
			t.Errorf("%q does not show %q", r.err, named)
		}
	}
}

func TestSolveRefuses(t *testing.T) {
	tests := []struct {
		args, named string
		status      int
	}{
		{"solve", "one file", statusUsage},
		{"solve a b", "one file", statusUsage},
		{"solve - --hash 0", "MiB", statusUsage},
		{"solve - --threads none", "number of threads", statusUsage},
		{"solve no-such-file.obf", "no-such-file.obf", statusFailure},
	}
	for _, test := range tests {
		refuses(t, "", strings.Fields(test.args), test.named, test.status)
	}
}
