package classic

import (
	"fmt"
	"strings"
	"testing"

	"flank/engine"
)

// FuzzParseRowCol: whatever names a square names it as the program itself
// does, but for blanks and letter case.
func FuzzParseRowCol(f *testing.F) {
	for _, text := range []string{"ab", " ZZ\t", "", "a", "abc", "a1", "é", "İ", "\x00a", "{@"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		sq := parseRowCol(text)
		if sq == engine.NoSquare {
			return
		}
		if name := rowCol(sq); !strings.EqualFold(name, strings.TrimSpace(text)) {
			t.Errorf("%q was read as %s", text, name)
		}
	})
}

// FuzzParseXY: whatever names a square is two digits from 1 to 9.
func FuzzParseXY(f *testing.F) {
	for _, text := range []string{"11", "97", "", "1", "111", "0a", "３４", "\x00\x00"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		sq := parseXY(text)
		if sq == engine.NoSquare {
			return
		}
		if name := string([]byte{'1' + byte(sq.Col()), '1' + byte(sq.Row())}); name != text {
			t.Errorf("%q was read as %s", text, name)
		}
	})
}

// FuzzParseRowComma: whatever names a point is a row number, a comma and a column
// letter, but for blanks, letter case and zeros in front.
func FuzzParseRowComma(f *testing.F) {
	for _, text := range []string{"8,h", " 15,O\t", "08,h", "", ",", "8", "8,", ",h", "+8,h", "8 ,h", "8,hh", "256,a", "0,a", "8,é", "８,h"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		point := parseRowComma(text)
		if point == engine.NoSquare {
			return
		}
		name := fmt.Sprintf("%d,%c", point.Row()+1, 'a'+point.Col())
		if typed := strings.TrimLeft(strings.TrimSpace(text), "0"); !strings.EqualFold(name, typed) {
			t.Errorf("%q was read as %s", text, name)
		}
	})
}

// FuzzDialogue types anything at every style: it ends, and complains in whole
// lines only.
func FuzzDialogue(f *testing.F) {
	for i := range Names() {
		f.Add(uint8(i), "4\nX\naa\nzz\n")
		f.Add(uint8(i), "1\n8,h\n9,h\n16,a\n8,h\n")
		f.Add(uint8(i), "hints\n53\n\nquit\n")
		f.Add(uint8(i), "\x00\r\n\xff\n \n")
	}
	f.Fuzz(func(t *testing.T, style uint8, input string) {
		name := Names()[int(style)%len(Names())]
		got := converse(t, name, input, Options{Size: engine.Size{Height: 4, Width: 5}})
		if got.err != "" && !strings.HasSuffix(got.err, "\n") {
			t.Errorf("%s complains %q", name, got.err)
		}
		if got.ended != nil && name != "compact" {
			t.Errorf("%s ended with %v", name, got.ended)
		}
	})
}
