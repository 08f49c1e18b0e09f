package classic

import (
	"bufio"
	"errors"
	"io"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// TestLongLines: of lines longer than the buffer, here 16 bytes, an answer is
// read with any number of blanks around it, and nothing else becomes one.
func TestLongLines(t *testing.T) {
	line := rapid.StringMatching(`[ \t]{0,40}[ab]{0,3}[ \t]{0,40}[ab]{0,20}[ \t]{0,40}`)
	rapid.Check(t, func(t *rapid.T) {
		lines := rapid.SliceOf(line).Draw(t, "lines")
		reader := bufio.NewReaderSize(strings.NewReader(strings.Join(append(lines, ""), "\n")), 16)
		for _, want := range lines {
			got := readLine(reader)
			if got.err != nil || len(got.text) > 32 || answer(got.text) != answer(want) {
				t.Errorf("%q was read as %q (%v)", want, got.text, got.err)
			}
		}
		if end := readLine(reader); !errors.Is(end.err, io.EOF) {
			t.Errorf("%+v after the last line", end)
		}
	})
}

// answer returns the word of up to five letters that a line has, else "-".
func answer(text string) string {
	word := strings.TrimSpace(text)
	if len(word) > 5 || strings.ContainsAny(word, " \t") {
		return "-"
	}
	return word
}

// TestAVeryLongLineIsNotKept counts allocations: to keep 8 MB takes many.
func TestAVeryLongLineIsNotKept(t *testing.T) {
	text := strings.Repeat("x", 8<<20) + "\n"
	reader := bufio.NewReaderSize(nil, lineBuffer)
	if allocs := testing.AllocsPerRun(2, func() {
		reader.Reset(strings.NewReader(text))
		readLine(reader)
	}); allocs > 5 {
		t.Errorf("%v allocations", allocs)
	}
}
