package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A book grows where it was left.
func TestBookGrows(t *testing.T) {
	file := filepath.Join(t.TempDir(), "book.txt")
	lines := 0
	for range 2 {
		r := run(t, "", "book", "grow", file, "--games", "2", "--depth", "2", "--plies", "4")
		text, err := os.ReadFile(file)
		if r.status != 0 || err != nil || strings.Count(string(text), "\n") <= lines {
			t.Fatalf("status %d, %q, %v: %q after %d lines", r.status, r.err, err, text, lines)
		}
		lines = strings.Count(string(text), "\n")
	}
}

func TestBookRefuses(t *testing.T) {
	bad := filepath.Join(t.TempDir(), "bad.txt")
	if err := os.WriteFile(bad, []byte("bad\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		name, args, want string
		status           int
	}{
		{"no file", "", "takes the name of one file", statusUsage},
		{"no book", bad, "line 1 of the book", statusFailure},
		{"no game", bad + " --games 0", "a whole number from 1", statusUsage},
		{"no number", bad + " --depth x", "a whole number from 1", statusUsage},
		{"more than sure", bad + " --confidence 101", "a whole number from 1 to 100", statusUsage},
		{"a better one than the best", bad + " --margin -1", "from 0 to 64", statusUsage},
		{"no number of discs", bad + " --margin nan", "from 0 to 64", statusUsage},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			r := run(t, "", append([]string{"book", "grow"}, strings.Fields(test.args)...)...)
			if r.status != test.status || !strings.Contains(r.err, test.want) {
				t.Errorf("status %d, %q", r.status, r.err)
			}
		})
	}
}
