package view

import (
	"testing"

	"github.com/muesli/termenv"

	"flank/engine"
)

func TestWorthInACell(t *testing.T) {
	tests := []struct {
		name  string
		worth worth
		width int
		want  string
	}{
		{"ahead", worth{discs: 4}, 4, "+4"},
		{"behind", worth{discs: -12}, 4, "-12"},
		{"even", worth{}, 6, "0"},
		{"exact", worth{discs: 4, exact: true}, 4, "=+4"},
		{"exactly even", worth{exact: true}, 4, "=0"},
		{"two digits", worth{discs: -64, exact: true}, 4, "=-64"},
		{"no room for the mark", worth{discs: -120, exact: true}, 4, "-120"},
		{"room for it", worth{discs: -120, exact: true}, 5, "=-120"},
		{"narrow", worth{discs: -12}, 3, "-12"},
		{"narrow and beyond", worth{discs: 120}, 3, "+99"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := test.worth.text(test.width); got != test.want {
				t.Errorf("%q, not %q", got, test.want)
			}
		})
	}
}

func TestWorthInASmallCell(t *testing.T) {
	styles := stylesFor("dark", termenv.TrueColor, false)
	for cost, want := range map[int]string{0: "★", 1: "1", 9: "9", 10: "-", 64: "-"} {
		if got := (worth{cost: cost}).letter(styles); got != want {
			t.Errorf("%d discs worse: %q, not %q", cost, got, want)
		}
	}
}

func TestVerdict(t *testing.T) {
	f5, d3 := engine.SquareAt(4, 5), engine.SquareAt(2, 3)
	best := engine.Info{Move: d3, Value: 2.6}
	tests := []struct {
		played engine.Info
		want   string
	}{
		{best, "d3: the best move"},
		{engine.Info{Move: f5, Value: 2.5}, "f5: as good as d3"},
		{engine.Info{Move: f5, Value: -0.4}, "f5: -3 against d3"},
	}
	for _, test := range tests {
		if got := english().Verdict(playAfter(standard, 0, 80, 24).State, test.played, best); got != test.want {
			t.Errorf("%q, not %q", got, test.want)
		}
	}
}

func TestDepth(t *testing.T) {
	tests := []struct {
		info engine.Info
		want string
	}{
		{engine.Info{Depth: 12}, "depth 12"},
		{engine.Info{Depth: 18, Confidence: 91}, "depth 18@91%"},
		{engine.Info{Depth: 18, Confidence: 100}, "depth 18"},
		{engine.Info{Depth: 18, Exact: true}, "exact"},
	}
	for _, test := range tests {
		if got := english().Depth(test.info); got != test.want {
			t.Errorf("%q, not %q", got, test.want)
		}
	}
}
