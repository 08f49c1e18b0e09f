package model

import (
	"strconv"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"flank/engine"
	"flank/engine/player"
	"flank/engine/record"
	"flank/engine/reversi"
	"flank/view"
)

// The rows of the new-game screen, in the order of its table.
const (
	rowHeight = iota
	rowWidth
	rowBlack
	rowWhite
	rowHints
	rowMoveTime
	rowClock
	rowStart
)

// newGameForm returns the new-game screen with the choices of last time.
func newGameForm(env *env, size tea.WindowSizeMsg) form {
	last := lastSetup(env.settings.NewGame)
	width := strconv.Itoa(last.Size.Width)
	if last.Size.Width == last.Size.Height {
		width = ""
	}
	return form{
		env: env, size: size,
		title: func(t *view.Texts) string { return t.NewGameTitle },
		rows: []formRow{
			choice(sides(), func(t *view.FormTexts) (string, string) { return t.Height, t.HeightHelp }).choose(strconv.Itoa(last.Size.Height)),
			choice(widths(), func(t *view.FormTexts) (string, string) { return t.Width, t.WidthHelp }).choose(width),
			choice(players(), func(t *view.FormTexts) (string, string) { return t.Black, t.BlackHelp }).choose(last.Black),
			choice(players(), func(t *view.FormTexts) (string, string) { return t.White, t.WhiteHelp }).choose(last.White),
			choice(hintOptions(), func(t *view.FormTexts) (string, string) { return t.Hints, t.HintsHelp }).choose(env.settings.Hints),
			choice(moveTimes(), func(t *view.FormTexts) (string, string) { return t.MoveTime, t.MoveTimeHelp }).choose(timeValue(last.MoveTime)),
			choice(clocks(), func(t *view.FormTexts) (string, string) { return t.Clock, t.ClockHelp }).choose(last.Clock.String()),
			choice(nil, func(t *view.FormTexts) (string, string) { return t.Start, t.StartHelp }),
		},
		focus:  rowStart,
		accept: form.startGame,
		check:  form.setupProblem,
	}
}

// choice is a row of the new-game screen; without options it is its button.
func choice(options []option, words func(*view.FormTexts) (label, help string)) formRow {
	return formRow{
		options: options,
		words:   func(t *view.Texts) (label, help string) { return words(&t.Form) },
	}
}

// setup returns what the rows of a new-game form say; the seed is not theirs.
func (f form) setup() Setup {
	value := func(row int) string { return f.rows[row].value() }
	height, _ := strconv.Atoi(value(rowHeight)) // options are numbers
	width, err := strconv.Atoi(value(rowWidth))
	if err != nil {
		width = height
	}
	clock, _ := ParseClock(value(rowClock)) // one of the options, or none
	moveTime, _ := time.ParseDuration(value(rowMoveTime))
	return Setup{
		Size:  engine.Size{Height: height, Width: width},
		Black: value(rowBlack), White: value(rowWhite),
		MoveTime: moveTime, Clock: clock,
	}
}

func (f form) setupProblem() string {
	if err := f.setup().Check(); err != nil {
		return err.Error()
	}
	return ""
}

// startGame starts the game and remembers the choices.
func (f form) startGame() tea.Cmd {
	setup := f.setup()
	setup.Seed = newSeed()
	hints := f.rows[rowHints].value()
	return tea.Sequence(
		f.env.change(func(s *record.Settings) { s.NewGame, s.Hints = setup.remembered(), hints }),
		send(startMsg{setup}),
	)
}

// remembered returns a setup as the settings keep it.
func (s Setup) remembered() record.NewGame {
	return record.NewGame{
		Size: s.Size.String(), Black: s.Black, White: s.White, MoveTime: record.Seconds(s.MoveTime),
		Clock: record.Seconds(s.Clock.Base), Increment: record.Seconds(s.Clock.Increment),
	}
}

// lastSetup is the reverse; a setup that the full screen can't play becomes
// the default.
func lastSetup(n record.NewGame) Setup {
	size, err := engine.ParseSize(n.Size)
	s := Setup{
		Size: size, Black: n.Black, White: n.White, MoveTime: time.Duration(n.MoveTime),
		Clock: Clock{Base: time.Duration(n.Clock), Increment: time.Duration(n.Increment)},
	}
	if err != nil || s.Check() != nil {
		return DefaultSetup()
	}
	return s
}

// sides are the lengths that a side of a full-screen board can have.
func sides() (options []option) {
	for n := reversi.MinSide; n <= engine.MaxSide; n += 2 {
		options = append(options, plain(strconv.Itoa(n)))
	}
	return options
}

func widths() []option {
	square := option{"", func(t *view.Texts) string { return t.Form.SameWidth }}
	return append([]option{square}, sides()...)
}

// players are all who can sit at the board.
func players() []option {
	options := []option{playerOption(player.Human)}
	for _, name := range levelNames() {
		options = append(options, playerOption(name))
	}
	return options
}

func playerOption(name string) option {
	return option{name, func(t *view.Texts) string { return t.PlayerName(name) }}
}

func hintOptions() (options []option) {
	for hints := view.HintsOff; hints <= view.HintsValues; hints++ {
		options = append(options, option{hints.String(), func(t *view.Texts) string { return t.HintsChoice(view.GameReversi, hints) }})
	}
	return options
}

// moveTimes are bounds for a computer's move; the first is none.
func moveTimes() []option {
	options := []option{{"", func(t *view.Texts) string { return t.Unlimited }}}
	for _, value := range []string{"500ms", "1s", "2s", "5s", "10s", "30s"} {
		options = append(options, plain(value))
	}
	return options
}

func timeValue(d time.Duration) string {
	if d == 0 {
		return ""
	}
	return shortTime(d)
}

// clocks are time controls; the first is none.
func clocks() []option {
	options := []option{{"", func(t *view.Texts) string { return t.None }}}
	for _, value := range []string{"1m", "3m+2s", "5m", "5m+3s", "10m", "10m+5s", "30m"} {
		options = append(options, plain(value))
	}
	return options
}
