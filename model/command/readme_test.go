package command

import (
	"io"
	"os"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// The README names every flag of a command, in the rows of the table that are
// about it: "gtp" is told by what differs from "nboard".
func TestTheReadmeNamesEveryFlag(t *testing.T) {
	data, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	root := newRoot(Streams{In: strings.NewReader(""), Out: io.Discard, Err: io.Discard}, nil)
	rows := map[string]string{}
	for line := range strings.Lines(string(data)) {
		if words := strings.FieldsFunc(line, func(c rune) bool { return c == ' ' || c == '`' || c == '|' }); len(words) > 1 && words[0] == "flank" {
			rows[words[1]] += line
		}
	}
	rows["gtp"] += rows["nboard"]
	for _, cmd := range append([]*cobra.Command{mustFind(t, root, "book", "grow")}, root.Commands()...) {
		name := cmd.Name()
		if cmd.Parent() != root {
			name = cmd.Parent().Name()
		}
		row, told := rows[name]
		if !told {
			continue // cobra's own, and what the README tells elsewhere
		}
		cmd.LocalNonPersistentFlags().VisitAll(func(f *pflag.Flag) {
			if f.Name != "help" && !strings.Contains(row, "--"+f.Name) {
				t.Errorf("flank %s: the README doesn't say --%s", cmd.Name(), f.Name)
			}
		})
	}
	for _, name := range []string{"solve", "match", "nboard", "book"} {
		if rows[name] == "" {
			t.Errorf("the README has no row for flank %s", name)
		}
	}
}

// mustFind returns the command of some words.
func mustFind(t *testing.T, root *cobra.Command, words ...string) *cobra.Command {
	t.Helper()
	cmd, _, err := root.Find(words)
	if err != nil {
		t.Fatal(err)
	}
	return cmd
}
