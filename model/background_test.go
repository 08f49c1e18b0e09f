package model

import (
	"io"
	"os"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestTheTerminalsAnswerIsNoKey(t *testing.T) {
	for _, story := range []struct {
		name  string
		reads []string // what comes in one after the other
		keys  string
		dark  []bool
	}{
		{"only keys", []string{"abc", "\x1b[A"}, "abc\x1b[A", nil},
		{"dark, ended by BEL", []string{"\x1b]11;rgb:1e1e/1e1e/2e2e\a"}, "", []bool{true}},
		{"light, ended by ST", []string{"\x1b]11;rgb:ffff/ffff/ffff\x1b\\"}, "", []bool{false}},
		{"between keys", []string{"a\x1b]11;rgb:00/00/00\ab"}, "ab", []bool{true}},
		{"in pieces", []string{"a\x1b]11;rgb:ffff/", "ffff/ffff\x1b", "\\b"}, "ab", []bool{false}},
		{"Escape alone is not held back", []string{"\x1b"}, "\x1b", nil},
		{"no colour", []string{"\x1b]11;what\a"}, "", nil},
		{"an end that never comes", []string{"\x1b]11;" + strings.Repeat("x", answerMax)}, "\x1b]11;" + strings.Repeat("x", answerMax), nil},
	} {
		t.Run(story.name, func(t *testing.T) {
			keys, dark := typed(t, story.reads)
			if keys != story.keys || len(dark) != len(story.dark) || len(dark) == 1 && dark[0] != story.dark[0] {
				t.Errorf("keys %q, dark %v, want %q, %v", keys, dark, story.keys, story.dark)
			}
		})
	}
}

// typed returns what keyboard makes of some input.
func typed(t interface {
	Helper()
	Fatal(...any)
}, reads []string,
) (keys string, dark []bool) {
	t.Helper()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	k := &keyboard{File: r, answer: func(d bool) { dark = append(dark, d) }}
	buffer := make([]byte, 256)
	for _, text := range reads {
		if _, err := io.WriteString(w, text); err != nil {
			t.Fatal(err)
		}
		n, err := k.Read(buffer)
		if err != nil {
			t.Fatal(err)
		}
		keys += string(buffer[:n])
	}
	w.Close()
	return keys, dark
}

func TestWhateverTheTerminalSendsKeysAreNotLost(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringMatching(`[a-z\x1b\]1;\\]{1,60}`).Draw(t, "text")
		if strings.Contains(text, answerStart) {
			t.Skip("an answer")
		}
		if keys, _ := typed(t, []string{text}); keys != text {
			t.Errorf("%q became %q", text, keys)
		}
	})
}

func TestDarkByEnvironment(t *testing.T) {
	for value, want := range map[string]bool{"": true, "15;0": true, "0;15": false, "0;default;7": false, "7;8": true, "x": true} {
		if got := darkByEnvironment(value); got != want {
			t.Errorf("COLORFGBG=%q: dark %v", value, got)
		}
	}
}

func TestLanguageOfTheLocale(t *testing.T) {
	for locale, want := range map[string]string{
		"C": "en", "de_DE.UTF-8": "en", "zh_CN.UTF-8": "zh-Hans", "zh_TW.UTF-8": "zh-Hant", "zh_HK": "zh-Hant", "zh-Hant": "zh-Hant", "zh": "zh-Hans",
	} {
		if got := languageOf(locale); got != want {
			t.Errorf("%s: %s, want %s", locale, got, want)
		}
	}
	first := localeOf(func(name string) string { return map[string]string{"LC_ALL": "zh_CN", "LANG": "en_US"}[name] })
	if first != "zh-Hans" {
		t.Errorf("LC_ALL does not come before LANG: %s", first)
	}
}
