package engine_test

import (
	"strings"
	"testing"

	"flank/engine"
)

func TestParseSquare(t *testing.T) {
	tests := []struct {
		text     string
		row, col int // row -1: not a square
	}{
		{"a1", 0, 0}, {"d3", 2, 3}, {" H8 ", 7, 7}, {"z26", 25, 25}, {"Z1", 0, 25},
		{"", -1, 0}, {"a", -1, 0}, {"3d", -1, 0}, {"a0", -1, 0}, {"a01", -1, 0}, {"a27", -1, 0},
		{"aa1", -1, 0}, {"a1 b2", -1, 0}, {"a+1", -1, 0}, {"é1", -1, 0}, {"a1x", -1, 0},
	}
	for _, test := range tests {
		sq, err := engine.ParseSquare(test.text)
		switch {
		case test.row < 0 && err == nil:
			t.Errorf("%q is taken for %v", test.text, sq)
		case test.row >= 0 && (err != nil || sq.Row() != test.row || sq.Col() != test.col):
			t.Errorf("%q gives %v, %v; want row %d, column %d", test.text, sq, err, test.row, test.col)
		}
	}
}

func TestParseSize(t *testing.T) {
	tests := []struct {
		text string
		want engine.Size // zero: not a size
	}{
		{"8", engine.Size{Height: 8, Width: 8}}, {"6x8", engine.Size{Height: 6, Width: 8}},
		{" 6 X 8 ", engine.Size{Height: 6, Width: 8}}, {"26x4", engine.Size{Height: 26, Width: 4}},
		{"", engine.Size{}}, {"x", engine.Size{}}, {"8x", engine.Size{}}, {"8x8x8", engine.Size{}},
		{"-8", engine.Size{}}, {"8.5", engine.Size{}}, {"eight", engine.Size{}}, {"99999999", engine.Size{}},
	}
	for _, test := range tests {
		size, err := engine.ParseSize(test.text)
		if size != test.want || (err == nil) != (test.want != engine.Size{}) {
			t.Errorf("%q gives %v, %v; want %v", test.text, size, err, test.want)
		}
	}
}

// FuzzParseSquare: what is read is on the largest board, and its name is read
// as the same square.
func FuzzParseSquare(f *testing.F) {
	for _, text := range []string{"d3", " Z26 ", "a0", "a27", "", "aa", "é1", "a1\x00"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		sq, err := engine.ParseSquare(text)
		if err != nil {
			if sq != engine.NoSquare || strings.Contains(err.Error(), "\n") {
				t.Fatalf("%q: %v with the error %q", text, sq, err)
			}
			return
		}
		largest := engine.Size{Height: engine.MaxSide, Width: engine.MaxSide}
		again, err := engine.ParseSquare(sq.String())
		if !largest.Has(sq) || again != sq || err != nil {
			t.Fatalf("%q gives %v, which is read as %v, %v", text, sq, again, err)
		}
	})
}

// FuzzParseSize: what is read has two sides that are not negative, and is read
// again as the same size.
func FuzzParseSize(f *testing.F) {
	for _, text := range []string{"8", "6x8", " 10 X 12 ", "0x0", "x", "1x2x3", "-4", "65536"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		size, err := engine.ParseSize(text)
		if err != nil {
			if strings.Contains(err.Error(), "\n") {
				t.Fatalf("%q: an error of more than one line: %q", text, err)
			}
			return
		}
		again, err := engine.ParseSize(size.String())
		if size.Height < 0 || size.Width < 0 || again != size || err != nil {
			t.Fatalf("%q gives %v, which is read as %v, %v", text, size, again, err)
		}
	})
}
