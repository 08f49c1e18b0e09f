package model

import (
	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

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

// keyRow is one row of the key table: the keys, how help shows them, what they
// do there, and under which heading. Footer rows stand in the line of keys at
// the bottom of the board, in the table's order. Rows without do belong to the
// root model.
type keyRow struct {
	group   view.KeyGroup
	action  action
	binding key.Binding
	footer  bool
	do      func(play) (play, tea.Cmd)
}

// newKeys returns the table of keys on the board with their descriptions in
// one language. Help, footer and Update all read it.
func newKeys(t *view.Texts) []keyRow {
	k := t.Keys
	return []keyRow{
		{view.KeysMove, actionOther, bind("arrows/hjkl", k.Move, "up", "k"), false, play.up},
		{view.KeysMove, actionOther, unlisted("down", "j"), false, play.down},
		{view.KeysMove, actionOther, unlisted("left", "h"), false, play.left},
		{view.KeysMove, actionOther, unlisted("right", "l"), false, play.right},
		{view.KeysMove, actionOther, bind("home", k.RowStart, "home"), false, play.rowStart},
		{view.KeysMove, actionOther, bind("end", k.RowEnd, "end"), false, play.rowEnd},
		{view.KeysMove, actionOther, bind("tab", k.NextLegal, "tab"), true, play.nextLegal},
		{view.KeysMove, actionOther, bind("shift+tab", k.PreviousLegal, "shift+tab"), false, play.previousLegal},

		// ctrl+j is what Enter was, typed before the program took the terminal.
		{view.KeysPlay, actionOther, bind("enter", k.Place, "enter", " ", "ctrl+j"), true, play.place},
		{view.KeysPlay, actionOther, bind("/", k.Coordinate, "/"), false, play.openField},
		{view.KeysPlay, actionOther, bind("u", k.Undo, "u"), true, play.undo},
		{view.KeysPlay, actionOther, bind("U", k.Redo, "U", "ctrl+r"), false, play.redo},
		{view.KeysPlay, actionOther, bind("i", k.Hints, "i"), true, play.cycleHints},
		{view.KeysPlay, actionOther, bind("g", k.PlayForMe, "g"), false, play.playForMe},
		{view.KeysPlay, actionResign, bind("R", k.Resign, "R"), false, nil},

		{view.KeysLook, actionOther, bind("[/pgup", k.LookBack, "[", "pgup"), false, play.lookBack},
		{view.KeysLook, actionOther, bind("]/pgdn", k.LookForward, "]", "pgdown"), false, play.lookForward},
		{view.KeysLook, actionOther, bind("esc", k.LookNow, "esc"), false, play.lookNow},
		{view.KeysLook, actionOther, bind("p", k.PlayOn, "p"), false, play.playOn},

		{view.KeysGame, actionOther, bind("n", k.NewGame, "n"), true, play.openNewGame},
		{view.KeysGame, actionOther, bind("r", k.Restart, "r"), false, play.restart},
		{view.KeysGame, actionOther, bind("x", k.Swap, "x"), false, play.swapSides},
		{view.KeysGame, actionOther, bind("+", k.Stronger, "+", "="), false, play.stronger},
		{view.KeysGame, actionOther, bind("-", k.Weaker, "-"), false, play.weaker},
		{view.KeysGame, actionOther, bind("o", k.Games, "o"), false, play.openGames},
		{view.KeysGame, actionOther, bind("s", k.Statistics, "s"), false, play.openStats},

		{view.KeysProgram, actionOther, bind("?", k.Help, "?", "f1"), true, play.openHelp},
		{view.KeysProgram, actionOther, bind(",", k.Settings, ","), false, play.openSettings},
		{view.KeysProgram, actionOther, bind("t", k.Theme, "t"), false, play.cycleTheme},
		{view.KeysProgram, actionOther, bind("m", k.Mouse, "m"), false, play.toggleMouse},
		{view.KeysProgram, actionSuspend, bind("ctrl+z", k.Suspend, "ctrl+z"), false, nil},
		{view.KeysProgram, actionQuit, bind("q", k.Quit, "q", "ctrl+c"), true, nil},
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
func footerKeys(rows []keyRow) []key.Binding {
	var bindings []key.Binding
	for _, row := range rows {
		if row.footer {
			bindings = append(bindings, row.binding)
		}
	}
	return bindings
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
