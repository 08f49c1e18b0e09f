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
// the one above it has no line of its own.
func keyTable(rows []keyRow, texts *view.Texts) string {
	var table strings.Builder
	table.WriteString("| | key | what it does |\n|---|---|---|\n")
	for _, group := range helpGroups(rows, texts) {
		heading := group.Heading
		for _, binding := range group.Bindings {
			if help := binding.Help(); help.Key != "" {
				fmt.Fprintf(&table, "| %s | `%s` | %s |\n", heading, help.Key, help.Desc)
				heading = ""
			}
		}
	}
	return table.String()
}
