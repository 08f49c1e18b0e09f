package model

import (
	"slices"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"flank/engine/record"
	"flank/view"
)

// action names what a key does where the program must know it by name.
type action uint8

const (
	actionOther action = iota
	actionResign
	actionSuspend
	actionQuit
)

// keyRow is one row of the key table: the keys, how help shows them and under
// which heading, when they stand in the line of keys below the board, and what
// they do there: change the board, open a screen, or, by name, what concerns
// the whole program. A key that only one game has says which.
type keyRow struct {
	group   view.KeyGroup
	action  action
	binding key.Binding
	footer  moments // when it stands in the footer
	do      func(play) (play, tea.Cmd)
	screen  screenName // that it opens
	game    string     // the only game that has it, "" for all
}

// moments are the situations on the board that want different keys below it.
type moments uint8

const (
	moving   moments = 1 << iota // a person plays
	watching                     // computers play each other
	looking                      // an earlier position is shown
	ended                        // the game is over
	expired                      // it was lost on time, which does not come back
	choosing                     // a side is to be chosen
	offered                      // and two more stones may be placed instead
	never    moments = 0
	always           = moving | watching | looking | ended | expired | choosing
)

// newKeys returns the table of keys on the board with their descriptions in
// one language. Help, footer and Update all read it.
func newKeys(t *view.Texts) []keyRow {
	k := t.Keys
	return []keyRow{
		{view.KeysMove, actionOther, bind("arrows/hjkl", k.Move, "up", "k"), never, play.up, 0, ""},
		{view.KeysMove, actionOther, unlisted("down", "j"), never, play.down, 0, ""},
		{view.KeysMove, actionOther, unlisted("left", "h"), never, play.left, 0, ""},
		{view.KeysMove, actionOther, unlisted("right", "l"), never, play.right, 0, ""},
		{view.KeysMove, actionOther, bind("home", k.RowStart, "home"), never, play.rowStart, 0, ""},
		{view.KeysMove, actionOther, bind("end", k.RowEnd, "end"), never, play.rowEnd, 0, ""},
		{view.KeysMove, actionOther, bind("tab", k.NextLegal, "tab"), moving, play.nextJump, 0, record.Reversi},
		{view.KeysMove, actionOther, bind("tab", k.NextPoint, "tab"), moving, play.nextJump, 0, record.Gomoku},
		{view.KeysMove, actionOther, bind("shift+tab", k.PreviousLegal, "shift+tab"), never, play.previousJump, 0, record.Reversi},
		{view.KeysMove, actionOther, bind("shift+tab", k.PreviousPoint, "shift+tab"), never, play.previousJump, 0, record.Gomoku},

		// ctrl+j is what Enter was, typed before the program took the terminal.
		{view.KeysPlay, actionOther, bind("enter", k.Place, "enter", " ", "ctrl+j"), moving, play.place, 0, ""},
		{view.KeysPlay, actionOther, bind("/", k.Coordinate, "/"), never, play.openField, 0, ""},
		{view.KeysPlay, actionOther, bind("u", k.Undo, "u"), moving | ended, play.undo, 0, ""},
		{view.KeysPlay, actionOther, bind("U", k.Redo, "U", "ctrl+r"), never, play.redo, 0, ""},
		{view.KeysPlay, actionOther, bind("i", k.Hints, "i"), moving, play.cycleHints, 0, ""},
		{view.KeysPlay, actionOther, bind("#", k.Numbers, "#"), never, play.toggleNumbers, 0, record.Gomoku},
		{view.KeysPlay, actionOther, bind("T", k.Threats, "T"), never, play.toggleThreats, 0, record.Gomoku},
		{view.KeysPlay, actionOther, bind("g", k.PlayForMe, "g"), never, play.playForMe, 0, ""},
		{view.KeysPlay, actionResign, bind("R", k.Resign, "R"), never, play.resign, 0, ""},

		{view.KeysSwap2, actionOther, bind("1", t.Swap2.TakeWhite, "1"), choosing, play.takeWhite, 0, record.Gomoku},
		{view.KeysSwap2, actionOther, bind("2", t.Swap2.TakeBlack, "2"), choosing, play.takeBlack, 0, record.Gomoku},
		{view.KeysSwap2, actionOther, bind("3", t.Swap2.TwoMore, "3"), offered, play.placeTwo, 0, record.Gomoku},

		{view.KeysLook, actionOther, bind("[/pgup", k.LookBack, "[", "pgup"), looking | ended | expired, play.lookBack, 0, ""},
		{view.KeysLook, actionOther, bind("]/pgdn", k.LookForward, "]", "pgdown"), looking, play.lookForward, 0, ""},
		{view.KeysLook, actionOther, bind("esc", k.LookNow, "esc"), looking, play.lookNow, 0, ""},
		{view.KeysLook, actionOther, bind("p", k.PlayOn, "p"), looking | watching, play.playOn, 0, ""},

		{view.KeysGame, actionOther, bind("n", k.NewGame, "n"), moving | watching | ended | expired, nil, newGameScreen, ""},
		{view.KeysGame, actionOther, bind("r", k.Restart, "r"), ended | expired, play.restart, 0, ""},
		{view.KeysGame, actionOther, bind("x", k.Swap, "x"), never, play.swapSides, 0, ""},
		{view.KeysGame, actionOther, bind("+", k.Stronger, "+", "="), watching, play.stronger, 0, ""},
		{view.KeysGame, actionOther, bind("-", k.Weaker, "-"), watching, play.weaker, 0, ""},
		{view.KeysGame, actionOther, bind("o", k.Games, "o"), never, nil, gamesScreen, ""},
		{view.KeysGame, actionOther, bind("s", k.Statistics, "s"), never, nil, statsScreen, ""},

		{view.KeysProgram, actionOther, bind(",", k.Settings, ","), never, nil, settingsScreen, ""},
		{view.KeysProgram, actionOther, bind("t", k.Theme, "t"), never, play.cycleTheme, 0, ""},
		{view.KeysProgram, actionOther, bind("m", k.Mouse, "m"), never, play.toggleMouse, 0, ""},
		{view.KeysProgram, actionSuspend, bind("ctrl+z", k.Suspend, "ctrl+z"), never, nil, 0, ""},
		{view.KeysProgram, actionOther, bind("?", k.Help, "?", "f1"), always, nil, helpScreen, ""},
		{view.KeysProgram, actionQuit, bind("q", k.Quit, "q", "ctrl+c"), always, nil, 0, ""},
	}
}

// bind returns a binding: its name in the help, its description, its keys.
func bind(name, description string, keys ...string) key.Binding {
	return key.NewBinding(key.WithKeys(keys...), key.WithHelp(name, description))
}

// unlisted returns a binding that the help shows together with another one.
func unlisted(keys ...string) key.Binding { return key.NewBinding(key.WithKeys(keys...)) }

// findKey returns the row that a key press belongs to.
func findKey(rows []keyRow, msg tea.KeyMsg) (keyRow, bool) {
	for _, row := range rows {
		if key.Matches(msg, row.binding) {
			return row, true
		}
	}
	return keyRow{}, false
}

// footerKeys returns the bindings of the line of keys below the board.
func footerKeys(rows []keyRow, now moments) []key.Binding {
	var bindings []key.Binding
	for _, row := range rows {
		if row.footer&now != 0 {
			bindings = append(bindings, row.binding)
		}
	}
	return bindings
}

// keysOf returns the rows that a game has.
func keysOf(rows []keyRow, game string) []keyRow {
	return slices.DeleteFunc(slices.Clone(rows), func(row keyRow) bool { return row.game != "" && row.game != game })
}

// helpGroups returns all keys by heading, for the help screen.
func helpGroups(rows []keyRow, t *view.Texts) []view.HelpGroup {
	var groups []view.HelpGroup
	for i, row := range rows {
		if i == 0 || row.group != rows[i-1].group {
			groups = append(groups, view.HelpGroup{Heading: t.KeyGroup(row.group)})
		}
		if last := &groups[len(groups)-1]; row.binding.Help().Key != "" {
			last.Bindings = append(last.Bindings, row.binding)
		}
	}
	return groups
}

// pageKeys are the keys of the screens beside the board, described in one
// language.
type pageKeys struct {
	Back, Up, Down, PageUp, PageDown, Home, End, Less, More, Accept key.Binding
}

func newPageKeys(t *view.Texts) pageKeys {
	k := t.Keys
	return pageKeys{
		Back:     bind("esc", k.Back, "esc", "q"),
		Up:       bind("↑", k.Up, "up", "k", "shift+tab"),
		Down:     bind("↓", k.Down, "down", "j", "tab"),
		PageUp:   bind("pgup", k.Up, "pgup"),
		PageDown: bind("pgdn", k.Down, "pgdown", " "),
		Home:     bind("home", k.RowStart, "home", "g"),
		End:      bind("end", k.RowEnd, "end", "G"),
		Less:     bind("←", k.Less, "left", "h"),
		More:     bind("→", k.More, "right", "l"),
		Accept:   bind("enter", k.Accept, "enter"),
	}
}
