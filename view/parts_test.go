package view

import (
	"reflect"
	"strings"
	"testing"

	"github.com/charmbracelet/bubbles/key"
	"github.com/charmbracelet/x/ansi"
	"github.com/muesli/termenv"

	"flank/engine"
)

func TestTurns(t *testing.T) {
	black, white := engine.Black, engine.White
	tests := []struct {
		name  string
		moves []Move
		want  []turn
	}{
		{"none", nil, nil},
		{"one each", []Move{{"d3", black}, {"c3", white}}, []turn{{0, 1}}},
		{"half a turn", []Move{{"d3", black}, {"c3", white}, {"c4", black}}, []turn{{0, 1}, {2, -1}}},
		{"a pass", []Move{{"d3", black}, {"--", white}, {"c4", black}}, []turn{{0, 1}, {2, -1}}},
		{"White first", []Move{{"d3", white}, {"c3", black}}, []turn{{-1, 0}, {1, -1}}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := turns(test.moves); !reflect.DeepEqual(got, test.want) {
				t.Errorf("%v, not %v", got, test.want)
			}
		})
	}
}

func TestCurrentMoveCountsNoPasses(t *testing.T) {
	moves := []Move{{"d3", engine.Black}, {"--", engine.White}, {"c4", engine.Black}}
	for ply, want := range []int{-1, 0, 2} {
		p := panelView{Play: Play{Moves: moves, Ply: ply}}
		if got := p.currentMove(); got != want {
			t.Errorf("after %d moves: %d, not %d", ply, got, want)
		}
	}
}

func TestNearestBlock(t *testing.T) {
	all := ^uint64(0)
	tests := []struct {
		name    string
		wanted  uint64
		text    string
		inverse bool
	}{
		{"nothing", 0, " ", false},
		{"everything", all, " ", true},
		{"upper half", quadrants(1, 1, 0, 0), "▀", false},
		{"lower half", quadrants(0, 0, 1, 1), "▀", true},
		{"three quadrants", quadrants(1, 1, 1, 0), "▗", true},
		{"three quarters from below", lower(6), "▆", false},
		{"three quarters from above", ^lower(2), "▂", true},
		{"nearly the left half", left(4) &^ 1, "▌", false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if text, inverse := nearest(test.wanted, all); text != test.text || inverse != test.inverse {
				t.Errorf("%q (inverse: %v), not %q (%v)", text, inverse, test.text, test.inverse)
			}
		})
	}
}

// A disc is the same in the mirror.
func TestDiscsAreSymmetric(t *testing.T) {
	styles := stylesFor("dark", termenv.TrueColor, false)
	for _, g := range grids() {
		if g == small {
			continue
		}
		p := picture{width: g.width, height: g.height, ground: board, disc: white, mark: board}
		bright := make([]float64, g.width*g.height)
		for i, c := range styles.draw(p) {
			bright[i] = share64(styles, c)
		}
		for i := range bright {
			row, col := i/g.width, i%g.width
			for _, other := range []int{row*g.width + g.width - 1 - col, (g.height-1-row)*g.width + col} {
				if bright[i] != bright[other] {
					t.Fatalf("%dx%d: %v of cell %d is disc, %v of its mirror image", g.width, g.height, bright[i], i, bright[other])
				}
			}
		}
	}
}

// share64 returns which part of a character is painted in the disc's colour.
func share64(s *Styles, c cell) float64 {
	for _, b := range blocks {
		if b.text != c.text {
			continue
		}
		painted := 0.0
		for i := range dots * dots {
			painted += float64(b.mask >> i & 1)
		}
		fore := c.ink == s.ink(white, board) || c.ink == s.ink(white, white)
		if !fore || c.ink == s.ink(white, white) {
			if c.ink == s.ink(board, board) {
				return 0
			}
			return dots*dots - painted
		}
		return painted
	}
	return -1
}

func TestFocusLineIsTheFocusedRow(t *testing.T) {
	styles := stylesFor("dark", termenv.Ascii, true)
	sections := statistics()
	lines := strings.Split(Table(sections, 120, styles), "\n")
	if line := lines[FocusLine(sections)]; !strings.Contains(line, "> Random") {
		t.Errorf("the focus is on %q", line)
	}
	if line := FocusLine(sections[:1]); line != -1 {
		t.Errorf("line %d has the focus that nothing has", line)
	}
}

func TestTableGoesWithoutWhatCanBeSpared(t *testing.T) {
	styles := stylesFor("dark", termenv.Ascii, false)
	section := Section{
		Columns: []string{"Date", "Time", "Black", "Result"}, Spare: []int{2, 1, 0, 0}, Focus: 0,
		Rows: [][]string{{"2026-11-21", "19:30", "Human", "Black wins"}, {"2026-11-22", "9:30", "Human", "White wins"}},
	}
	for width, want := range map[int]string{
		50: "Date         Time  Black  Result",
		37: "Date        Time Black Result",
		36: "Date        Black  Result",
		30: "Black  Result",
		12: "Black Result", // cut off, but all that there is
	} {
		table := strings.Split(Table([]Section{section}, width, styles), "\n")
		if got := strings.TrimSpace(table[0]); got != want {
			t.Errorf("%d wide: %q, not %q", width, got, want)
		}
	}
}

func TestTableAlignsWideCharacters(t *testing.T) {
	styles := stylesFor("dark", termenv.Ascii, false)
	section := Section{Columns: []string{"等级", "胜"}, Rows: [][]string{{"Random", "2"}, {"等级 10", "10"}}, Focus: -1}
	for i, line := range strings.Split(Table([]Section{section}, 60, styles), "\n") {
		if w := ansi.StringWidth(strings.TrimRight(line, " ")); w != ansi.StringWidth(strings.Split(Table([]Section{section}, 60, styles), "\n")[0]) {
			t.Errorf("line %d ends at %d", i, w)
		}
	}
}

func TestTheEndOfTheFooterStandsInEveryWindow(t *testing.T) {
	var bindings []key.Binding
	for _, name := range []string{"→ one", "b two", "c three", "? help", "q quit"} {
		keys, description, _ := strings.Cut(name, " ")
		bindings = append(bindings, key.NewBinding(key.WithKeys(keys), key.WithHelp(keys, description)))
	}
	for width, want := range map[int]string{
		60: "→ one   b two   c three   ? help   q quit",
		42: "→ one  b two  c three  ? help  q quit",
		37: "→ one   b two   ? help   q quit",
		25: "→ one   ? help   q quit",
		20: "? help   q quit",
	} {
		line := Footer(width, bindings, stylesFor("dark", termenv.Ascii, false))
		if strings.TrimSpace(line) != want || ansi.StringWidth(line) > width {
			t.Errorf("in %d cells %q, not %q", width, line, want)
		}
	}
}

func TestHelpColumns(t *testing.T) {
	styles := stylesFor("dark", termenv.Ascii, false)
	narrow := strings.Split(Help(helpGroups(), 40, styles), "\n")
	wide := strings.Split(Help(helpGroups(), 200, styles), "\n")
	if len(narrow) != 4+1+4+1+3 {
		t.Errorf("%d lines where there is room for one column", len(narrow))
	}
	if len(wide) != 4 {
		t.Errorf("%d lines where there is room for all groups side by side", len(wide))
	}
}

func TestFind(t *testing.T) {
	for _, language := range []string{"en", "zh-Hans", "zh-Hant"} {
		if texts, ok := FindTexts(language); !ok || texts.Language != language {
			t.Errorf("no texts for %s", language)
		}
	}
	for _, name := range []string{"dark", "light", "high-contrast", "classic"} {
		if theme, ok := FindTheme(name); !ok || theme.Name != name {
			t.Errorf("no theme %s", name)
		}
	}
	if _, ok := FindTexts("xx"); ok {
		t.Error("texts for a language that is none")
	}
	if _, ok := FindTheme("xx"); ok {
		t.Error("a theme that is none")
	}
	for _, hints := range []Hints{HintsOff, HintsMoves, HintsFlips, HintsValues} {
		if ParseHints(hints.String()) != hints {
			t.Errorf("%v is not read back", hints)
		}
	}
}

// A mark in the middle of a disc leaves the disc's edge as it was.
func TestMarksKeepTheEdgeOfTheDisc(t *testing.T) {
	styles := stylesFor("dark", termenv.TrueColor, false)
	for _, g := range grids() {
		if g.height < 3 {
			continue
		}
		p := picture{width: g.width, height: g.height, ground: board, disc: white, mark: board}
		bare := styles.draw(p)
		p.mark = last
		marked := styles.draw(p)
		for i := range g.width {
			if bottom := len(bare) - g.width + i; marked[i] != bare[i] || marked[bottom] != bare[bottom] {
				t.Errorf("%dx%d: the mark changes column %d of the edge", g.width, g.height, i)
			}
		}
	}
}
