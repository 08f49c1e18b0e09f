package model

import (
	"cmp"
	"maps"
	"strconv"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/player"
	"flank/engine/record"
	"flank/view"
)

// rowName tells the rows of the new-game screen apart; the zero value is a row of
// another screen.
type rowName uint8

const (
	rowGame rowName = iota + 1
	rowHeight
	rowWidth
	rowSide
	rowRule
	rowOpening
	rowBlack
	rowWhite
	rowHints
	rowPointHints // the same where squares are points
	rowMoveTime
	rowClock
	rowStart
)

// newGameForm returns the new-game screen with the choices of last time for a game.
func newGameForm(env *env, size tea.WindowSizeMsg, game string) form {
	f := form{
		env: env, size: size,
		title:  func(t *view.Texts) string { return t.NewGameTitle },
		accept: form.startGame,
		check:  form.setupProblem,
		turned: form.turnGame,
		left:   map[string][]formRow{},
	}
	last := lastSetup(game, env.settings)
	for _, name := range findRules(game).rows {
		f.rows = append(f.rows, newGameRow(name, last, env.settings))
	}
	f.focus = len(f.rows) - 1
	return f
}

// turnGame returns the form with the rows of another game, if that was turned to:
// as they were left, or else with the choices of last time.
func (f form) turnGame(before []formRow) form {
	turned := f.rows[f.focus]
	if turned.name != rowGame {
		return f
	}
	other := newGameForm(f.env, f.size, turned.value())
	other.focus = f.focus
	maps.Copy(other.left, f.left)
	other.left[valueOf(before, rowGame)] = before
	if rows, ok := other.left[turned.value()]; ok {
		other.rows = rows
	}
	return other
}

// newGameRow returns a row of the new-game screen with what was chosen last; one
// without options is its button.
func newGameRow(name rowName, last Setup, settings record.Settings) formRow {
	made := newGameRows[name]
	row := formRow{name: name, words: func(t *view.Texts) (label, help string) { return made.words(&t.Form) }}
	if made.options == nil {
		return row
	}
	row.options = made.options(last.Game)
	return row.choose(made.last(last, settings))
}

// newGameRows is the table of the rows: what is said of each, what there is to
// choose from in a game, and what was chosen last.
var newGameRows = map[rowName]struct {
	words   func(*view.FormTexts) (label, help string)
	options func(game string) []option
	last    func(Setup, record.Settings) string
}{
	rowGame: {
		func(t *view.FormTexts) (string, string) { return t.Game, t.GameHelp },
		func(string) []option { return gameOptions() },
		func(s Setup, _ record.Settings) string { return s.Game },
	},
	rowHeight: {
		func(t *view.FormTexts) (string, string) { return t.Height, t.HeightHelp }, sideOptions,
		func(s Setup, _ record.Settings) string { return strconv.Itoa(s.Size.Height) },
	},
	rowWidth: {
		func(t *view.FormTexts) (string, string) { return t.Width, t.WidthHelp }, widths,
		func(s Setup, _ record.Settings) string { return widthValue(s.Size) },
	},
	rowSide: {
		func(t *view.FormTexts) (string, string) { return t.Side, t.SideHelp }, sideOptions,
		func(s Setup, _ record.Settings) string { return strconv.Itoa(s.Size.Height) },
	},
	rowRule: {
		func(t *view.FormTexts) (string, string) { return t.Rule, t.RuleHelp },
		func(string) []option { return ruleOptions() },
		func(s Setup, _ record.Settings) string { return s.Rule.String() },
	},
	rowOpening: {
		func(t *view.FormTexts) (string, string) { return t.Opening, t.OpeningHelp },
		func(string) []option { return openingOptions() },
		func(s Setup, _ record.Settings) string { return s.Opening.String() },
	},
	rowBlack: {
		func(t *view.FormTexts) (string, string) { return t.Black, t.BlackHelp },
		func(string) []option { return players() },
		func(s Setup, _ record.Settings) string { return s.Black },
	},
	rowWhite: {
		func(t *view.FormTexts) (string, string) { return t.White, t.WhiteHelp },
		func(string) []option { return players() },
		func(s Setup, _ record.Settings) string { return s.White },
	},
	rowHints: {
		func(t *view.FormTexts) (string, string) { return t.Hints, t.HintsHelp }, hintOptions,
		func(s Setup, settings record.Settings) string {
			return findRules(s.Game).hintsNear(view.ParseHints(settings.Hints)).String()
		},
	},
	rowPointHints: {
		func(t *view.FormTexts) (string, string) { return t.Hints, t.PointHintsHelp }, hintOptions,
		func(s Setup, settings record.Settings) string {
			return findRules(s.Game).hintsNear(view.ParseHints(settings.Hints)).String()
		},
	},
	rowMoveTime: {
		func(t *view.FormTexts) (string, string) { return t.MoveTime, t.MoveTimeHelp },
		func(string) []option { return moveTimes() },
		func(s Setup, _ record.Settings) string { return timeValue(s.MoveTime) },
	},
	rowClock: {
		func(t *view.FormTexts) (string, string) { return t.Clock, t.ClockHelp },
		func(string) []option { return clocks() },
		func(s Setup, _ record.Settings) string { return s.Clock.String() },
	},
	rowStart: {words: func(t *view.FormTexts) (string, string) { return t.Start, t.StartHelp }},
}

// setup returns what the rows of a new-game form say; the seed is not theirs.
func (f form) setup() Setup {
	rule, _ := gomoku.FindRule(f.value(rowRule)) // one of the options, or no such row
	opening, _ := gomoku.FindOpening(f.value(rowOpening))
	clock, _ := ParseClock(f.value(rowClock)) // one of the options, or none
	moveTime, _ := time.ParseDuration(f.value(rowMoveTime))
	return Setup{
		Game: f.value(rowGame), Size: f.boardSize(), Rule: rule, Opening: opening,
		Black: f.value(rowBlack), White: f.value(rowWhite),
		MoveTime: moveTime, Clock: clock,
	}
}

// boardSize returns what the rows say of the board: height and width, or one side.
func (f form) boardSize() engine.Size {
	height, _ := strconv.Atoi(cmp.Or(f.value(rowHeight), f.value(rowSide))) // options are numbers
	width, err := strconv.Atoi(f.value(rowWidth))
	if err != nil {
		width = height
	}
	return engine.Size{Height: height, Width: width}
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
	hints := cmp.Or(f.value(rowHints), f.value(rowPointHints))
	return tea.Sequence(
		f.env.change(func(s *record.Settings) { *findRules(setup.Game).chosen(s), s.Hints = setup.remembered(), hints }),
		send(startMsg{setup}),
	)
}

// remembered returns a setup as the settings keep it.
func (s Setup) remembered() record.NewGame {
	n := record.NewGame{
		Size: s.Size.String(), Black: s.Black, White: s.White, MoveTime: record.Seconds(s.MoveTime),
		Clock: record.Seconds(s.Clock.Base), Increment: record.Seconds(s.Clock.Increment),
	}
	if s.Game == record.Gomoku {
		n.Rule, n.Opening = s.Rule.String(), s.Opening.String()
	}
	return n
}

// lastSetup is the reverse for a game; a setup that the full screen can't play
// becomes the default.
func lastSetup(game string, settings record.Settings) Setup {
	n := *findRules(game).chosen(&settings)
	size, err := engine.ParseSize(n.Size)
	rule, _ := gomoku.FindRule(n.Rule)
	opening, _ := gomoku.FindOpening(n.Opening)
	s := Setup{
		Game: game, Size: size, Rule: rule, Opening: opening,
		Black: n.Black, White: n.White, MoveTime: time.Duration(n.MoveTime),
		Clock: Clock{Base: time.Duration(n.Clock), Increment: time.Duration(n.Increment)},
	}
	if err != nil || s.Check() != nil {
		return DefaultSetup(game)
	}
	return s
}

func gameOptions() (options []option) {
	for _, game := range record.Games() {
		options = append(options, option{game, func(t *view.Texts) string { return t.GameName(game) }})
	}
	return options
}

func ruleOptions() (options []option) {
	for _, rule := range gomoku.Rules() {
		options = append(options, option{rule.String(), func(t *view.Texts) string { return t.RuleName(rule) }})
	}
	return options
}

func openingOptions() (options []option) {
	for _, opening := range gomoku.Openings() {
		options = append(options, option{opening.String(), func(t *view.Texts) string { return t.OpeningChoice(opening.String()) }})
	}
	return options
}

// sideOptions are the lengths that a side of a full-screen board can have.
func sideOptions(game string) (options []option) {
	side := findRules(game).side
	for n := side.least; n <= side.most; n += side.step {
		options = append(options, plain(strconv.Itoa(n)))
	}
	return options
}

func widths(game string) []option {
	square := option{"", func(t *view.Texts) string { return t.Form.SameWidth }}
	return append([]option{square}, sideOptions(game)...)
}

// widthValue is the width of a board that is not square.
func widthValue(size engine.Size) string {
	if size.Width == size.Height {
		return ""
	}
	return strconv.Itoa(size.Width)
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

func hintOptions(game string) (options []option) {
	for _, hints := range findRules(game).hints {
		options = append(options, option{hints.String(), func(t *view.Texts) string { return t.HintsChoice(game, hints) }})
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
