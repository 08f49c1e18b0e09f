package program

import (
	"slices"
	"testing"
)

func TestSplitWords(t *testing.T) {
	tests := []struct {
		text string
		want []string // nil: refused
	}{
		{"flank gtp", []string{"flank", "gtp"}},
		{"  a\t b  ", []string{"a", "b"}},
		{`"C:\Program Files\edax.exe" -gtp`, []string{`C:\Program Files\edax.exe`, "-gtp"}},
		{`sh -c 'cd "a b"; ./x'`, []string{"sh", "-c", `cd "a b"; ./x`}},
		{`a '' b""c`, []string{"a", "", "bc"}},
		{"", nil}, {" ", nil}, {"''", nil}, {`"a`, nil}, {"a 'b", nil},
	}
	for _, test := range tests {
		if got, err := splitWords(test.text); !slices.Equal(got, test.want) || (err == nil) != (test.want != nil) {
			t.Errorf("%q: %q, %v; want %q", test.text, got, err, test.want)
		}
	}
}

func FuzzSplitWords(f *testing.F) {
	for _, text := range []string{"", "a b", `'a "b' c"d"`, "'"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if words, err := splitWords(text); err == nil && (len(words) == 0 || words[0] == "") {
			t.Errorf("%q gives %q", text, words)
		}
	})
}
