package command

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Games on 4x4, which level 10 sees to their ends: White wins 11 to 3, and the two
// empty cells count for it.
const (
	smallGames = "b1c1d1a1\n\nB1a1a2\n"
	smallGGF   = "(;GM[Othello]PB[ann]PW[bob]BO[4 ---- -O*- -*O- ---- *]B[b1]W[c1];)"
)

func TestAnalyzePrintsATable(t *testing.T) {
	r := run(t, smallGames, "analyze", "-", "--size", "4", "--threads", "2")
	if r.status != 0 || r.err != "" {
		t.Fatalf("status %d, %q", r.status, r.err)
	}
	want := []string{
		"game 1 on 4x4, not finished", "move side played value best value loss",
		"1 black b1 -10 b1 -10", "2 white c1 ", "3 black d1 ", "4 white a1 ", "black: 2 moves, ", "white: 2 moves, ",
		"", "game 2 on 4x4, not finished", "move ", "1 black b1 -10 b1 -10", "2 white a1 ", "3 black a2 ", "black: 2 moves, ", "white: 1 move, ",
	}
	lines := strings.Split(strings.TrimSuffix(r.out, "\n"), "\n")
	if len(lines) != len(want) {
		t.Fatalf("%d lines, want %d:\n%s", len(lines), len(want), r.out)
	}
	for i, line := range lines {
		if got := strings.Join(strings.Fields(line), " "); !strings.HasPrefix(got, want[i]) {
			t.Errorf("line %d is %q, want %q first", i+1, got, want[i])
		}
	}
}

func TestAnalyzeAsJSON(t *testing.T) {
	file := filepath.Join(t.TempDir(), "games.ggf")
	if err := os.WriteFile(file, []byte(smallGGF+smallGGF), 0o600); err != nil {
		t.Fatal(err)
	}
	r := run(t, "", "analyze", file, "--json", "--level", "9")
	decoder := json.NewDecoder(strings.NewReader(r.out))
	for game := 1; game <= 2; game++ {
		for i, played := range []string{"b1", "c1"} {
			var m moveJSON
			if err := decoder.Decode(&m); err != nil {
				t.Fatalf("%v in %q (%q)", err, r.out, r.err)
			}
			if m.Game != game || m.Move != i+1 || m.Played != played || !m.Exact || m.Loss != m.BestValue-m.Value || m.Loss < 0 {
				t.Errorf("%+v", m)
			}
		}
		for _, side := range []string{"black", "white"} {
			var s sideJSON
			if err := decoder.Decode(&s); err != nil || s.Game != game || s.Side != side || s.Moves != 1 {
				t.Errorf("%+v (%v)", s, err)
			}
		}
	}
	if decoder.More() || r.status != 0 {
		t.Errorf("status %d after %q", r.status, r.out)
	}
}

func TestAnalyzeNamesThePlayersAndTheResult(t *testing.T) {
	game := strings.Replace(smallGGF, ";)", "B[d1]W[a1]B[a3]W[pa]B[d4];)", 1)
	r := run(t, game, "analyze", "-")
	if r.status != 0 || !strings.HasPrefix(r.out, "game 1: ann against bob on 4x4, Black wins 9 to 1\n") {
		t.Errorf("status %d, %q, %q", r.status, r.out, r.err)
	}
}

func TestAnalyzeLeavesOutWrongGames(t *testing.T) {
	r := run(t, "b1\na1\n", "analyze", "-", "--size", "4")
	if r.status != statusFailure || !strings.Contains(r.out, "black: 1 move") || !strings.HasPrefix(r.err, "flank: -, line 2: move 1: black on a1") || !strings.HasSuffix(r.err, "flank: 1 of the games can't be read\n") {
		t.Errorf("status %d, %q, %q", r.status, r.out, r.err)
	}
}

func TestAnalyzeRefuses(t *testing.T) {
	tests := []struct {
		args, named string
		status      int
	}{
		{"analyze", "one file of games", statusUsage},
		{"analyze a b", "one file of games", statusUsage},
		{"analyze - --level greedy", "choose 2 to 10", statusUsage},
		{"analyze - --level 11", "choose 2 to 10", statusUsage},
		{"analyze no-such-file.ggf", "no-such-file.ggf", statusFailure},
	}
	for _, test := range tests {
		refuses(t, "f5d6", strings.Fields(test.args), test.named, test.status)
	}
}
