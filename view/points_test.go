package view

import (
	"fmt"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/charmbracelet/x/exp/golden"
	"github.com/muesli/termenv"

	"flank/engine"
	"flank/engine/gomoku"
)

// pointScreens returns the screens of Gomoku that golden files are kept of.
func pointScreens(width, height int) map[string]func(*Styles, *Texts) string {
	numbered := eveningGame(width, height)
	numbered.Numbered = true
	return map[string]func(*Styles, *Texts) string{
		"points":    eveningGame(width, height).View,
		"numbers":   numbered.View,
		"chances":   weighed(width, height).View,
		"threats":   threatened(width, height).View,
		"forbidden": renjuGame(width, height).View,
		"five":      wonGame(width, height).View,
		"numbers22": fullGame(width, height).View,
	}
}

func TestChineseScreensOfPoints(t *testing.T) {
	styles := stylesFor("dark", termenv.Ascii, false)
	for _, texts := range []*Texts{simplifiedChinese(), traditionalChinese()} {
		for _, name := range []string{"chances", "forbidden"} {
			t.Run(texts.Language+"/"+name, func(t *testing.T) {
				screen := pointScreens(80, 24)[name](styles, texts)
				check(t, screen, 80, 24)
				golden.RequireEqual(t, []byte(screen))
			})
		}
	}
}

func TestLayoutOfPoints(t *testing.T) {
	tests := []struct {
		name                string
		width, height, side int
		grid                grid
		shown               engine.Size
	}{
		{"usual window", 80, 24, 15, narrowPoints, engine.Size{Height: 15, Width: 15}},
		{"largest board there", 80, 24, 22, smallPoints, engine.Size{Height: 22, Width: 22}},
		{"smallest board there", 80, 24, 9, lowPoints, engine.Size{Height: 9, Width: 9}},
		{"large window", 120, 40, 15, lowPoints, engine.Size{Height: 15, Width: 15}},
		{"largest board there", 120, 40, 22, narrowPoints, engine.Size{Height: 22, Width: 22}},
		{"very large window", 200, 60, 15, grid{width: 6, height: 3, points: true}, engine.Size{Height: 15, Width: 15}},
		{"smallest window", 40, 12, 15, smallPoints, engine.Size{Height: 7, Width: 15}},
	}
	for _, test := range tests {
		t.Run(fmt.Sprintf("%s/%d", test.name, test.side), func(t *testing.T) {
			l := gomokuAfter(test.side, gomoku.Freestyle, "", test.width, test.height).layout()
			if l.grid != test.grid || l.shown != test.shown {
				t.Errorf("%v points of %+v, not %v of %+v", l.shown, l.grid, test.shown, test.grid)
			}
		})
	}
}

func TestStarPoints(t *testing.T) {
	tests := map[int]string{
		9:  "c7 g7 e5 c3 g3",
		10: "c8 h8 c3 h3",
		13: "d10 j10 g7 d4 j4",
		15: "d12 l12 h8 d4 l4",
		19: "d16 j16 p16 d10 j10 p10 d4 j4 p4",
		22: "d19 s19 d4 s4",
	}
	for side, want := range tests {
		size := engine.Size{Height: side, Width: side}
		var stars []string
		for i := range size.Cells() {
			if row, col := i/side, i%side; starPoint(row, col, side) {
				stars = append(stars, gomoku.Name(size, engine.SquareAt(row, col)))
			}
		}
		if got := strings.Join(stars, " "); got != want {
			t.Errorf("%d lines: %s, not %s", side, got, want)
		}
	}
}

// Row 1 is the lowest, and the letters stand below it.
func TestCoordinatesOfPoints(t *testing.T) {
	p := gomokuAfter(15, gomoku.Freestyle, "a1", 80, 24)
	lines := strings.Split(p.View(stylesFor("dark", termenv.Ascii, true), english()), "\n")
	l := p.layout()
	x, y := l.centre(p.point("a1"))
	if lines[y][x] != 'X' || !strings.HasPrefix(strings.TrimSpace(lines[y]), "1 ") {
		t.Errorf("a1 is in %q", lines[y])
	}
	if lines[y+1][x] != 'a' {
		t.Errorf("%q stands below", lines[y+1])
	}
}

func TestNumbersOfStones(t *testing.T) {
	tests := []struct {
		name string
		grid grid
		n    int
		want string
	}{
		{"small", smallPoints, 7, "7"},
		{"small, last two digits", smallPoints, 107, "07"},
		{"narrow, last two digits", narrowPoints, 484, "84"},
		{"low", lowPoints, 484, "484"},
	}
	for _, test := range tests {
		b := boardView{layout: layout{grid: test.grid}, styles: stylesFor("dark", termenv.TrueColor, false)}
		if got := b.numberLabel(test.n, engine.SquareAt(1, 1), engine.Black).text; got != test.want {
			t.Errorf("%s: %q, not %q", test.name, got, test.want)
		}
	}
}

func TestChances(t *testing.T) {
	win := engine.Info{Value: 1, Exact: true, Plies: 9}
	tests := []struct {
		name string
		info engine.Info
		best engine.Info
		want string
		cost int
	}{
		{"even", engine.Info{}, engine.Info{}, "50", 0},
		{"good", engine.Info{Value: 0.24}, engine.Info{Value: 0.4}, "62", 8},
		{"as good as won", engine.Info{Value: 1}, engine.Info{Value: 1}, "100", 0},
		{"won", win, win, "W5", 0},
		{"won later", engine.Info{Move: 1, Value: 1, Exact: true, Plies: 11}, win, "W6", 1},
		{"nearly as good", engine.Info{Move: 1, Value: 0.399}, engine.Info{Value: 0.4}, "70", 1},
		{"lost", engine.Info{Value: -1, Exact: true, Plies: 8}, win, "L4", 100},
		{"a draw", engine.Info{Exact: true}, engine.Info{Exact: true}, "50", 0},
	}
	for _, test := range tests {
		if w := chanceOf(test.info, test.best); w.text(3) != test.want || w.cost != test.cost {
			t.Errorf("%s: %q at a cost of %d, not %q at %d", test.name, w.text(3), w.cost, test.want, test.cost)
		}
	}
	for text, want := range map[string]string{"W5": "W5", "W12": "W+", "100": "1+"} {
		if got := (worth{chance: text}).text(2); got != want {
			t.Errorf("%q in two characters: %q, not %q", text, got, want)
		}
	}
}

func TestWordsOfGomoku(t *testing.T) {
	p, texts := eveningGame(80, 24), english()
	g7, f8 := p.point("g7"), p.point("f8")
	win := engine.Info{Move: g7, Value: 1, Exact: true, Plies: 9}
	even := engine.Info{Move: f8, Value: 0.1}
	loss := engine.Info{Move: f8, Value: -1, Exact: true, Plies: 8}
	over := func(winner engine.Disc, ending engine.Ending) string {
		return texts.Banner(p.State, engine.Result{Ending: ending, Winner: winner}, engine.Black).Detail
	}
	tests := []struct{ got, want string }{
		{SquareName(p.State, g7), "g7"},
		{SquareName(p.State, engine.NoSquare), "--"},
		{SquareName(playAfter(standard, 0, 80, 24).State, engine.SquareAt(2, 3)), "d3"},
		{texts.Value(p.State, win), "win in 5"},
		{texts.Value(p.State, even), "55%"},
		{texts.Value(p.State, loss), "loss in 4"},
		{texts.Best(p.State, even), "best 55%"},
		{texts.Verdict(p.State, win, win), "g7: the best move"},
		{texts.Verdict(p.State, even, win), "f8: 55%; best g7: win in 5"},
		{over(engine.Black, engine.Played), "Black has five in a row"},
		{over(engine.Empty, engine.Played), "The board is full"},
		{over(engine.Black, engine.Resigned), "White resigned"},
		{texts.Prompt(p.State), "Place at (like h8): "},
		{texts.NoPoint(p.State, "z9"), `"z9" is no point of this board: type one like h8`},
		{texts.Forbidden("h8", gomoku.DoubleThree), "h8 is forbidden to Black: two open threes at once"},
		{texts.HintsChoice(gomokuGame, HintsMoves), "forbidden points"},
		{texts.HintsChoice("reversi", HintsMoves), "legal cells"},
		{texts.GameName(gomokuGame), "Gomoku"},
		{texts.RuleName(gomoku.Renju), "renju"},
		{texts.OpeningChoice("swap2"), "swap2"},
	}
	for _, test := range tests {
		if test.got != test.want {
			t.Errorf("%q, not %q", test.got, test.want)
		}
	}
}

// Without colours everything on a point must be a different text.
func TestTextTellsEverythingOnPoints(t *testing.T) {
	base := renjuGame(80, 24)
	tests := []struct {
		name          string
		before, after func(*Play)
	}{
		{"cursor", nil, func(p *Play) { p.Cursor = p.point("l7") }},
		{"cursor on the last stone", func(p *Play) { p.Cursor = p.Last }, func(p *Play) { p.Last = engine.NoSquare }},
		{"last stone", nil, func(p *Play) { p.Last = engine.NoSquare }},
		{"forbidden point", nil, func(p *Play) { p.Forbidden = nil }},
		{"hints off", nil, func(p *Play) { p.Hints = HintsOff }},
		{"numbers", nil, func(p *Play) { p.Numbered = true }},
		{"five", nil, func(p *Play) { p.Five = p.Order[2:4] }},
		{"five with numbers", func(p *Play) { p.Numbered = true }, func(p *Play) { p.Numbered, p.Five = true, p.Order[2:4] }},
		{"cursor on a number", func(p *Play) { p.Numbered = true }, func(p *Play) { p.Numbered, p.Cursor = true, p.Order[2] }},
		{"cursor on a stone that has won", func(p *Play) { p.Cursor = p.Order[2] }, func(p *Play) { p.Five = p.Order[2:4] }},
		{"three or four", threat(gomoku.OpenThree), threat(gomoku.Four)},
		{"four or straight four", threat(gomoku.Four), threat(gomoku.StraightFour)},
		{"straight four or five", threat(gomoku.StraightFour), threat(gomoku.Five)},
		{"best", value(0.5), value(0.2)},
		{"win", value(1), func(p *Play) { value(1)(p); p.Values[0].Exact, p.Values[0].Plies = true, 3 }},
	}
	for _, window := range append(windows, struct{ width, height int }{200, 60}) {
		for _, ascii := range []bool{false, true} {
			styles := stylesFor("dark", termenv.Ascii, ascii)
			for _, test := range tests {
				t.Run(fmt.Sprintf("%s/%d/ascii=%v", test.name, window.width, ascii), func(t *testing.T) {
					before := base
					before.Width, before.Height = window.width, window.height
					if test.before != nil {
						test.before(&before)
					}
					after := base
					after.Width, after.Height, after.Cursor = before.Width, before.Height, before.Cursor
					test.after(&after)
					for _, p := range []*Play{&before, &after} {
						p.Scroll = engine.SquareAt(7, 0) // the same points in sight
					}
					screen, changed := before.View(styles, english()), after.View(styles, english())
					if screen != ansi.Strip(screen) {
						t.Fatal("escape sequences on a terminal without colours")
					}
					if screen == changed {
						t.Fatal("looks the same")
					}
				})
			}
		}
	}
}

// threat marks one threat.
func threat(kind gomoku.ThreatKind) func(*Play) {
	return func(p *Play) { p.Threats = []gomoku.Threat{{Point: p.point("h3"), Kind: kind}} }
}

// value gives a point a value, beside one that is worth 60 per cent.
func value(of float64) func(*Play) {
	return func(p *Play) {
		p.Hints = HintsValues
		p.Values = []engine.Info{{Move: p.point("h3"), Value: of}, {Move: p.point("c3"), Value: 0.2}}
	}
}

// In colour, too, the cursor is seen on a stone whose number covers it.
func TestCursorOnANumber(t *testing.T) {
	for _, window := range []struct{ width, height int }{{40, 12}, {80, 24}} {
		p := eveningGame(window.width, window.height)
		p.Numbered, p.Cursor = true, p.point("h8")
		b := p.boardView(newCanvas(stylesFor("dark", termenv.TrueColor, false), p.Width, p.Height), p.layout())
		if l, ok := b.label(p.Cursor); !ok || l.back != cursor || l.fore != black {
			t.Errorf("%d wide: %+v", window.width, l)
		}
	}
}

// A stone can be told from the next one of its colour.
func TestNeighboursAreTwoStones(t *testing.T) {
	styles := stylesFor("dark", termenv.TrueColor, false)
	p := gomokuAfter(15, gomoku.Freestyle, "h8a1i8a3h9", 120, 40)
	p.Cursor = p.point("a1")
	l := p.layout()
	x, y := l.centre(p.point("h8"))
	lines := strings.Split(ansi.Strip(p.View(styles, english())), "\n")
	if got := []rune(lines[y])[x+2]; got != '┃' {
		t.Errorf("%c is between h8 and i8", got)
	}
	if got := []rune(lines[y-1])[x]; got != '━' {
		t.Errorf("%c is between h8 and h9", got)
	}
}
