package view

import (
	"testing"

	"github.com/muesli/termenv"
	"pgregory.net/rapid"

	"flank/engine"
	"flank/engine/gomoku"
)

// anyGame draws a position of either game in any window.
func anyGame(t *rapid.T) Play {
	plies := rapid.IntRange(0, 60).Draw(t, "plies")
	width, height := rapid.IntRange(1, 250).Draw(t, "columns"), rapid.IntRange(1, 80).Draw(t, "lines")
	if rapid.Bool().Draw(t, "points") {
		return anyPoints(t, plies, width, height)
	}
	side := rapid.IntRange(2, 13)
	size := engine.Size{Height: 2 * side.Draw(t, "height"), Width: 2 * side.Draw(t, "width")}
	return playAfter(size, plies, width, height)
}

// anyPoints draws a position of Gomoku with anything marked on it.
func anyPoints(t *rapid.T, plies, width, height int) Play {
	side := rapid.IntRange(gomoku.MinSide, gomoku.MaxSide).Draw(t, "side")
	p := gomokuAfter(side, gomoku.Rule(rapid.IntRange(0, 2).Draw(t, "rule")), "", width, height)
	for range plies {
		legal := p.State.Legal()
		if len(legal) == 0 {
			break
		}
		p = p.played(rapid.SampledFrom(legal).Draw(t, "move"))
	}
	state := p.State.(gomoku.State)
	p.Legal, p.Five, p.Forbidden = state.Legal(), state.Five(), state.Forbidden()
	p.Threats = state.Threats(state.Turn().Opponent())
	p.Numbered = rapid.Bool().Draw(t, "numbered")
	return p.seated()
}

// anyPlay draws a play screen in any window, with anything on it.
func anyPlay(t *rapid.T) Play {
	p := anyGame(t)
	size := p.State.Size()
	square := func(label string) engine.Square {
		return engine.SquareAt(rapid.IntRange(0, size.Height-1).Draw(t, label), rapid.IntRange(0, size.Width-1).Draw(t, label))
	}
	p.Cursor, p.Scroll = square("cursor"), square("scroll")
	p.Preview = p.State.Flips(p.Cursor)
	p.Hints = Hints(rapid.IntRange(0, 3).Draw(t, "hints"))
	p.Values = anyValues(t, p.Legal)
	p.Opening, p.Verdict = rapid.String().Draw(t, "opening"), rapid.String().Draw(t, "verdict")
	p.Black.Name = rapid.String().Draw(t, "name")
	p.White.Clock = rapid.SampledFrom([]string{"", "0:07", "1:00:00"}).Draw(t, "clock")
	p.Notice = Notice{rapid.String().Draw(t, "notice"), rapid.Bool().Draw(t, "urgent")}
	p.Field = rapid.SampledFrom([]string{"", "Place at: d3", "棋盘"}).Draw(t, "field")
	p.Footer = rapid.String().Draw(t, "footer")
	p.Flip = Flip{p.Turned, engine.White, rapid.Float64Range(-1, 2).Draw(t, "phase")}
	p.Thinking.Active = rapid.Bool().Draw(t, "thinking")
	p.Thinking.Info = engine.Info{Depth: rapid.IntRange(0, 60).Draw(t, "depth"), Confidence: rapid.IntRange(0, 100).Draw(t, "confidence"), Line: p.Legal}
	p.Thinking.Frame = rapid.IntRange(0, 1000).Draw(t, "frame")
	p.Banner.Title = rapid.SampledFrom([]string{"", "You win!"}).Draw(t, "banner")
	return p
}

// anyValues draws values of some moves; none may have come yet.
func anyValues(t *rapid.T, legal []engine.Square) (values []engine.Info) {
	if rapid.Bool().Draw(t, "valued") {
		for _, move := range legal {
			value := rapid.Float64Range(-676, 676).Draw(t, "value")
			values = append(values, engine.Info{Move: move, Value: value, Exact: rapid.Bool().Draw(t, "exact"), Depth: 3, Line: legal})
		}
	}
	return values
}

func TestPlayFitsAnyWindow(t *testing.T) {
	looks := []*Styles{
		stylesFor("dark", termenv.TrueColor, false), stylesFor("light", termenv.ANSI, false),
		stylesFor("dark", termenv.Ascii, false), stylesFor("dark", termenv.Ascii, true),
	}
	rapid.Check(t, func(t *rapid.T) {
		p := anyPlay(t)
		styles := rapid.SampledFrom(looks).Draw(t, "look")
		texts := rapid.SampledFrom(Languages()).Draw(t, "language")
		check(t, p.View(styles, texts), p.Width, p.Height)
	})
}

func TestFormAndPageFitAnyWindow(t *testing.T) {
	styles := stylesFor("dark", termenv.TrueColor, false)
	rapid.Check(t, func(t *rapid.T) {
		width, height := rapid.IntRange(1, 250).Draw(t, "columns"), rapid.IntRange(1, 80).Draw(t, "lines")
		form := newGame(width, height)
		form.Focus = rapid.IntRange(0, len(form.Rows)-1).Draw(t, "focus")
		form.Note = rapid.String().Draw(t, "note")
		form.Rows[0].Value = rapid.String().Draw(t, "value")
		check(t, form.View(styles, english()), width, height)
		for _, body := range []string{Help(helpGroups(), width, styles), Table(statistics(), width, styles)} {
			page := Page{Width: width, Height: height, Body: body, Scroll: rapid.IntRange(-5, 90).Draw(t, "scroll")}
			check(t, page.View(styles, english()), width, height)
		}
	})
}

// Every cell in sight is found under the position where it is drawn, and no
// other cell is found anywhere.
func TestSquareAtIsTheInverseOfTheLayout(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyPlay(t)
		if p.tooSmall() {
			return
		}
		l := p.layout()
		found := map[engine.Square]bool{}
		for y := range p.Height {
			for x := range p.Width {
				if sq := p.SquareAt(x, y); sq != engine.NoSquare {
					if !l.sees(sq) || !p.State.Size().Has(sq) {
						t.Fatalf("%v at %d,%d is not in sight", sq, x, y)
					}
					found[sq] = true
				}
			}
		}
		for row := range l.shown.Height {
			for col := range l.shown.Width {
				sq := engine.SquareAt(l.first.Row()+row, l.first.Col()+col)
				x, y := l.centre(sq)
				if got := p.SquareAt(x, y); got != sq || !found[sq] {
					t.Fatalf("%v where %v is drawn", got, sq)
				}
			}
		}
	})
}

func TestScrollToShowsTheCursor(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := anyPlay(t)
		if p.tooSmall() {
			return
		}
		p.Scroll = p.ScrollTo()
		if !p.layout().sees(p.Cursor) {
			t.Fatalf("%v is out of sight in %dx%d", p.Cursor, p.Width, p.Height)
		}
		if again := p.ScrollTo(); again != p.Scroll {
			t.Fatalf("scrolled from %v on to %v", p.Scroll, again)
		}
	})
}

func TestLayout(t *testing.T) {
	tests := []struct {
		name          string
		width, height int
		board         engine.Size
		grid          grid
	}{
		{"smallest window", 40, 12, standard, small},
		{"usual window", 80, 24, standard, grid{width: 4, height: 2}},
		{"10x10 there", 80, 24, engine.Size{Height: 10, Width: 10}, grid{width: 4, height: 2}},
		{"12x12 there", 80, 24, engine.Size{Height: 12, Width: 12}, small},
		{"a little larger", 100, 30, standard, grid{width: 6, height: 3}},
		{"large window", 120, 40, standard, grid{width: 7, height: 3, lined: true}},
		{"very large window", 200, 60, standard, grid{width: 13, height: 6, lined: true}},
		{"narrow window", 42, 30, standard, grid{width: 4, height: 2}},
		{"largest board", 120, 40, engine.Size{Height: 26, Width: 26}, small},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := playAfter(test.board, 0, test.width, test.height)
			l := p.layout()
			if l.grid != test.grid {
				t.Errorf("cells of %+v, not %+v", l.grid, test.grid)
			}
			if l.shown != test.board {
				t.Errorf("%v in sight", l.shown)
			}
		})
	}
}

func TestRowAt(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		form := newGame(rapid.IntRange(40, 200).Draw(t, "columns"), rapid.IntRange(12, 60).Draw(t, "lines"))
		form.Focus = rapid.IntRange(0, len(form.Rows)-1).Draw(t, "focus")
		l := form.layout()
		rows, steps := map[int]bool{}, map[int]bool{}
		for y := range form.Height {
			for x := range form.Width {
				if row, step := form.RowAt(x, y); row >= 0 {
					rows[row] = true
					steps[step] = true
				}
			}
		}
		if len(rows) != l.shown || !rows[form.Focus] || !steps[-1] || !steps[1] {
			t.Fatalf("rows %v, steps %v under the mouse; %d in sight, focus %d", rows, steps, l.shown, form.Focus)
		}
	})
}
