package command

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"flank/engine"
	"flank/engine/player"
)

const (
	startCells = "---------------------------OX------XO---------------------------"
	mustPass   = "XO-------------------------------------------------------------- O"
	finished   = "e6f4e3f6g5d6e7f5c5"
	twoEmpty   = "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXOO-- X"
	fullBoard  = "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX" + "OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO X"
)

func TestBest(t *testing.T) {
	tests := []struct {
		name string
		args []string
		want string // the beginning of the output
	}{
		{"the start", []string{startCells + " X", "--level", "4"}, "best   "},
		{"in several arguments", []string{startCells, "X", "--level", "greedy"}, "best   d3\n"},
		{"moves", []string{"f5", "--level", "greedy"}, "best   f4\n"},
		{"moves with blanks", []string{"f5", "d6", "--level", "greedy"}, "best   c3\n"},
		{"another board", []string{"d5", "--size", "6", "--level", "greedy"}, "best   e3\n"},
		{"the last move", []string{twoEmpty}, "best   g8\nvalue  +64, exact\nline   g8\n"},
		{"a pass", []string{mustPass}, "pass\n"},
		{"a finished game", []string{finished}, "finished: Black wins 13 to 0\n"},
		{"Gomoku", []string{"h8a1i8a2j8a3k8a15", "--game", "gomoku"}, "best   g8\nvalue  +1, exact, five after 1\nline   g8\n"},
		{"a win of Gomoku found without a depth", []string{"h8i9j10g8i10i8h10h9", "--game", "gomoku", "--time", "1h"}, "best   g10\nvalue  +1, exact, five after "},
		{"Gomoku on another board", []string{"e5a1f5a2g5a3h5a9", "--game", "gomoku", "--size", "9", "--rule", "renju"}, "best   d5\n"},
		{"an empty board of Gomoku", []string{"", "--game", "gomoku", "--level", "8"}, "best   "},
		{"a finished game of Gomoku", []string{"h8a1i8a2j8a3k8a15l8", "--game", "gomoku"}, "finished: black wins\n"},
		{"a finished draw", []string{fullBoard}, "finished: a draw, 32 to 32\n"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			r := run(t, "", append([]string{"best"}, test.args...)...)
			if r.status != 0 || r.err != "" || !strings.HasPrefix(r.out, test.want) {
				t.Errorf("status %d, %q, %q; want %q", r.status, r.out, r.err, test.want)
			}
		})
	}
}

func TestBestAsJSON(t *testing.T) {
	tests := []struct {
		name, position string
		flags          string
		want           answerJSON // what it says beside nodes and seconds
	}{
		{"a move", twoEmpty, "", answerJSON{Best: "g8", Value: ptr(64.0), Exact: true, Depth: 2, Confidence: 100, PV: []string{"g8"}}},
		{"without a value", "f5", "--level greedy", answerJSON{Best: "f4", PV: []string{"f4"}}},
		{"a pass", mustPass, "", answerJSON{Best: "--", PV: []string{}}},
		{"a finished game", finished, "", answerJSON{PV: []string{}, Result: &resultJSON{Winner: "black", Black: 13}}},
		{"a draw", fullBoard, "", answerJSON{PV: []string{}, Result: &resultJSON{Winner: "draw", Black: 32, White: 32}}},
		{"a finished game of Gomoku", "h8a1i8a2j8a3k8a15l8", "--game gomoku", answerJSON{PV: []string{}, Result: &resultJSON{Winner: "black", Black: 5, White: 4}}},
		{"a five of Gomoku", "h8a1i8a2j8a3k8a15", "--game gomoku --level 8", answerJSON{Best: "g8", Value: ptr(1.0), Exact: true, Plies: 1, Depth: 1, PV: []string{"g8"}}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			r := run(t, "", append([]string{"best", "--json", test.position}, strings.Fields(test.flags)...)...)
			var got answerJSON
			if err := json.Unmarshal([]byte(r.out), &got); err != nil || strings.Count(r.out, "\n") != 1 {
				t.Fatalf("%q (%v), %q", r.out, err, r.err)
			}
			got.Nodes, got.Seconds, test.want.Position = 0, 0, test.position
			if asText(t, got) != asText(t, test.want) {
				t.Errorf("%s, want %s", asText(t, got), asText(t, test.want))
			}
		})
	}
}

func ptr[T any](value T) *T { return &value }

func asText(t *testing.T, value any) string {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// unbounded reports whether nothing bounds a player but a move's limits.
func unbounded(p engine.Player) bool { return reflect.TypeOf(p) == reflect.TypeOf(player.Unbounded()) }

// TestTimeAloneBoundsTheSearch: without a level nothing else does.
func TestTimeAloneBoundsTheSearch(t *testing.T) {
	limit, level := newSetting("TIME", parseMoveTime), newSetting("LEVEL", parseLevel)
	if err := limit.Set("1h"); err != nil {
		t.Fatal(err)
	}
	if got := answering(level, limit, 0); !unbounded(got) {
		t.Errorf("a time alone is for %v", got)
	}
	if err := level.Set("3"); err != nil {
		t.Fatal(err)
	}
	if got := answering(level, limit, 0); unbounded(got) {
		t.Error("a level with a time has no bounds of its own")
	}
	if r := run(t, "", "best", "--time", "1h", twoEmpty); r.status != 0 || !strings.Contains(r.out, "+64, exact") {
		t.Errorf("a small end in an hour: status %d, %q, %q", r.status, r.out, r.err)
	}
}

func TestPerftFromAPosition(t *testing.T) {
	tests := []struct {
		name, position, size string
		counts               string // of the depths 1 to 3
	}{
		{"the start", startCells + " X", "8", "4 12 56"},
		{"after a move", "f5", "8", "3 14 61"},
		{"the other side", startCells + " O", "8", "4 12 56"},
		{"another board", "", "6", "4 12 56"},
		{"a pass is a ply", mustPass, "8", "1 1 1"},
		{"a finished game", finished, "8", "1 1 1"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			r := run(t, "", "perft", "3", "--position", test.position, "--size", test.size)
			var counts []string
			for line := range strings.Lines(r.out) {
				counts = append(counts, strings.Fields(line)[1])
			}
			if got := strings.Join(counts, " "); r.status != 0 || got != test.counts {
				t.Errorf("status %d, %s, %q; want %s", r.status, got, r.err, test.counts)
			}
		})
	}
}
