package view

import (
	"io"
	"strings"
	"time"

	"github.com/charmbracelet/bubbles/key"
	"github.com/charmbracelet/lipgloss"
	"github.com/charmbracelet/x/ansi"
	"github.com/muesli/termenv"

	"flank/engine"
	"flank/engine/reversi"
)

// stylesFor returns the styles of a theme on a terminal with a colour profile.
func stylesFor(theme string, profile termenv.Profile, ascii bool) *Styles {
	renderer := lipgloss.NewRenderer(io.Discard)
	renderer.SetColorProfile(profile)
	found, ok := FindTheme(theme)
	if !ok {
		panic("no theme " + theme)
	}
	return NewStyles(renderer, found, ascii)
}

// playAfter returns the play screen of a game after so many moves, the cursor
// on the first legal cell.
func playAfter(size engine.Size, plies, width, height int) Play {
	start, err := reversi.New(size)
	if err != nil {
		panic(err)
	}
	p := Play{Width: width, Height: height, Hints: HintsMoves, Last: engine.NoSquare, State: start}
	for i := range plies {
		legal := p.State.Legal()
		if len(legal) == 0 {
			break
		}
		move := legal[(i*7+3)%len(legal)]
		p.Moves = append(p.Moves, Move{move.String(), p.State.Turn()})
		p.Turned, p.Last, p.Ply = p.State.Flips(move), move, i+1
		if p.State, err = p.State.Play(move); err != nil {
			panic(err)
		}
	}
	p.Legal = p.State.Legal()
	if len(p.Legal) > 0 {
		p.Cursor = p.Legal[0]
		p.Preview = p.State.Flips(p.Cursor)
	}
	return p.seated()
}

func (p Play) seated() Play {
	p.Black = Seat{Name: "You", Discs: p.State.Count(engine.Black), Turn: p.State.Turn() == engine.Black}
	p.White = Seat{Name: "Level 3", Discs: p.State.Count(engine.White), Turn: p.State.Turn() == engine.White}
	p.Footer = "enter place   ? help   q quit"
	p.Scroll = p.ScrollTo()
	return p
}

var standard = engine.Size{Height: 8, Width: 8}

// everything returns a play screen with all that can be on it at once.
func everything(width, height int) Play {
	p := playAfter(standard, 21, width, height)
	p.Black.Clock, p.White.Clock, p.White.LowTime = "4:58", "0:07", true
	p.Notice = Notice{Text: "White has no move: Black plays again", Urgent: true}
	p.Thinking = Thinking{Active: true, Info: searched(p.Legal), Elapsed: 1300 * time.Millisecond, Frame: 3}
	p.Opening, p.Verdict = "Tiger", "f5: -3 against d3"
	p.Flip = Flip{Squares: p.Turned, From: p.State.Turn(), Phase: 0.3}
	return p
}

func newGame(width, height int) Form {
	t := english().Form
	return Form{
		Width: width, Height: height, Title: "New game", Focus: 1, Footer: "enter accept   esc back",
		Rows: []FormRow{
			{t.Height, "8", t.HeightHelp}, {t.Black, "Human", t.BlackHelp}, {t.White, "Level 3", t.WhiteHelp},
			{t.Hints, "legal cells", t.HintsHelp}, {t.MoveTime, "standard", t.MoveTimeHelp},
			{t.Clock, "none", t.ClockHelp}, {t.Start, "", t.StartHelp},
		},
	}
}

func helpGroups() []HelpGroup {
	bind := func(name, description string) key.Binding {
		return key.NewBinding(key.WithKeys(name), key.WithHelp(name, description))
	}
	k := english().Keys
	return []HelpGroup{
		{"Moving about", []key.Binding{bind("↑/k", k.Up), bind("↓/j", k.Down), bind("shift+tab", k.PreviousLegal)}},
		{"Playing", []key.Binding{bind("enter", k.Place), bind("/", k.Coordinate), bind("u", k.Undo)}},
		{"Program", []key.Binding{bind("?", k.Help), bind("q", k.Quit)}},
	}
}

func statistics() []Section {
	return []Section{
		{
			Heading: "战绩", Focus: -1,
			Columns: []string{"局数", "胜", "负", "平", "胜率", "当前连胜", "最长连胜", "下棋时间"},
			Rows:    [][]string{{"42", "25", "15", "2", "60 %", "3", "7", "5:42:11"}},
		},
		{
			Heading: "By level", Focus: 1,
			Columns: []string{"Level", "Games", "Won"},
			Rows:    [][]string{{"等级 3", "30", "20"}, {"Random", "2", "2"}, {"Level 10", "10", "3"}},
		},
	}
}

// check fails unless a screen has exactly the height of the window and no line
// is wider.
func check(t interface{ Fatalf(string, ...any) }, screen string, width, height int) {
	lines := strings.Split(screen, "\n")
	if len(lines) != max(height, 1) {
		t.Fatalf("%d lines in a window of %dx%d", len(lines), width, height)
	}
	for i, line := range lines {
		if w := ansi.StringWidth(line); w > width {
			t.Fatalf("line %d of %dx%d is %d wide: %q", i, width, height, w, ansi.Strip(line))
		}
	}
}

// searched returns what a search knows that expects some moves.
func searched(line []engine.Square) engine.Info {
	return engine.Info{Move: line[0], Value: 3.2, Depth: 18, Confidence: 91, Line: line}
}

// valued returns a play screen with the values of all legal moves: the best, one
// as good, one near it and others that are worse and worse.
func valued(p Play, exact bool) Play {
	p.Hints, p.Values = HintsValues, nil
	for i, move := range p.Legal {
		value := 4.4 - float64(i*i-i)*0.9
		p.Values = append(p.Values, engine.Info{Move: move, Value: value, Exact: exact, Depth: 12, Line: p.Legal})
	}
	p.Opening, p.Verdict = "Rotating Flat (Kling Continuation)", "f5: -3 against d3"
	return p
}
