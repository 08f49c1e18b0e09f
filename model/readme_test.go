package model

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"flank/view"
)

// The README's table of keys is the program's, word for word.
func TestReadmeShowsTheKeys(t *testing.T) {
	data, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	texts, _ := view.FindTexts("en")
	readme := strings.ReplaceAll(string(data), "\r\n", "\n")
	if want := keyTable(newKeys(texts), texts); !strings.Contains(readme, want) {
		t.Errorf("the README's table of keys is out of date; it should be\n\n%s", want)
	}
}

// keyTable returns the table of keys as Markdown. A key that does the same as
// the one above it has no line of its own, nor one that does something else in
// Gomoku.
func keyTable(rows []keyRow, texts *view.Texts) string {
	var table strings.Builder
	table.WriteString("| | key | what it does |\n|---|---|---|\n")
	for _, group := range helpGroups(rows, texts) {
		heading := group.Heading
		for i, binding := range group.Bindings {
			help := binding.Help()
			if i > 0 && help.Key == group.Bindings[i-1].Help().Key {
				fmt.Fprintf(&table, "; in Gomoku %s", help.Desc)
				continue
			}
			if i > 0 {
				table.WriteString(" |\n")
			}
			fmt.Fprintf(&table, "| %s | `%s` | %s", heading, help.Key, help.Desc)
			heading = ""
		}
		table.WriteString(" |\n")
	}
	return table.String()
}
