package command

import (
	"encoding/json"
	"strings"
	"testing"
)

// Positions of Gomoku: four in a row to finish, one stone, and a double four to
// make where two threes meet.
const (
	fourInARow = "h8a1i8a2j8a3k8a5"
	oneStone   = "h8"
	doubleFour = "j8m8k8i12l8a1i9a3i10a5i11o1"
)

func TestSolveProvesFours(t *testing.T) {
	input := fourInARow + "; 1\n\n" + oneStone + "\n" + doubleFour
	r := run(t, input, "solve", "-", "--game", "gomoku", "--threads", "2", "--hash", "1")
	if r.status != 0 || r.err != "" {
		t.Fatalf("status %d, %q", r.status, r.err)
	}
	lines := strings.Split(strings.TrimSpace(r.out), "\n")
	if len(lines) != 4 {
		t.Fatalf("%d lines, want 4:\n%s", len(lines), r.out)
	}
	for i, first := range []string{"1 won 1 ", "2 refuted 0 - 0 ", "3 won 2 i8", "total 3 won 2 refuted 1 unknown 0, median "} {
		if !strings.HasPrefix(strings.Join(strings.Fields(lines[i]), " "), first) {
			t.Errorf("line %d is %q, want %q first", i+1, lines[i], first)
		}
	}
}

func TestSolveProvesAsJSON(t *testing.T) {
	r := run(t, fourInARow+"\n"+oneStone, "solve", "-", "--game", "gomoku", "--attack", "vct", "--rule", "renju", "--json", "--hash", "1", "--nodes", "100000")
	decoder := json.NewDecoder(strings.NewReader(r.out))
	for _, want := range []provedJSON{{Position: fourInARow, Outcome: "won", Stones: 1}, {Position: oneStone, Outcome: "refuted"}} {
		var got provedJSON
		if err := decoder.Decode(&got); err != nil {
			t.Fatalf("%v in %q (%q)", err, r.out, r.err)
		}
		if got.Position != want.Position || got.Outcome != want.Outcome || got.Stones != want.Stones || len(got.PV) != want.Stones {
			t.Errorf("got %+v, want %+v", got, want)
		}
	}
}

func TestSolveOfGomokuLeavesOutWrongLines(t *testing.T) {
	over := "h8a1i8a2j8a3k8a5l8"
	r := run(t, "nonsense\n"+fourInARow+"\nh8h8\n"+over, "solve", "-", "--game", "gomoku", "--hash", "1")
	if r.status != statusFailure || !strings.Contains(r.out, "won") {
		t.Errorf("status %d, %q", r.status, r.out)
	}
	for _, named := range []string{"-, line 1: ", "-, line 3: move 2: there is a stone on h8", "-, line 4: the game is over", "3 of the lines"} {
		if !strings.Contains(r.err, named) {
			t.Errorf("%q does not show %q", r.err, named)
		}
	}
}

func TestSolveOfGomokuRefuses(t *testing.T) {
	tests := []struct{ args, named string }{
		{"solve - --game chess", "gomoku"},
		{"solve - --game gomoku --attack fast", "vcf, vct"},
		{"solve - --game gomoku --size 8", "9 to 22"},
		{"solve - --game gomoku --outcome", "--outcome"},
		{"solve - --attack vcf", "--game gomoku"},
		{"solve - --nodes 5", "--game gomoku"},
	}
	for _, test := range tests {
		refuses(t, "", strings.Fields(test.args), test.named, statusUsage)
	}
}
