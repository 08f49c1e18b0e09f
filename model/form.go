package model

import (
	"slices"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"flank/view"
)

// form is a screen of choices: a column of rows, each with a value that the
// left and right keys change. The new-game screen and the settings are tables
// of such rows.
type form struct {
	env   *env
	size  tea.WindowSizeMsg
	title func(*view.Texts) string
	rows  []formRow
	focus int
	// accept is what Enter does on any row, besides closing the form.
	accept func(form) tea.Cmd
	// check returns what is wrong with the choices, "" if nothing is.
	check func(form) string
	// turned returns the form after its row in focus was changed, given its rows
	// before that; nil leaves it.
	turned func(f form, before []formRow) form
	// left are the rows with the choices for the games that were turned from.
	left map[string][]formRow
}

// formRow is one choice among options.
type formRow struct {
	name    rowName // where rows are looked for by name
	words   func(*view.Texts) (label, help string)
	options []option
	chosen  int
	// changed is sent when another option is chosen; nil sends nothing.
	changed func(env *env, value string) tea.Cmd
}

// option is a value and how it reads in a language.
type option struct {
	value string
	text  func(*view.Texts) string
}

// Update moves the focus, changes values, accepts or goes back.
func (f form) Update(msg tea.Msg) (screen, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		f.size = msg
	case tea.MouseMsg:
		return f.mouse(msg)
	case tea.KeyMsg:
		return f.press(msg)
	}
	return f, nil
}

func (f form) press(msg tea.KeyMsg) (screen, tea.Cmd) {
	keys := f.env.pageKeys
	switch {
	case key.Matches(msg, keys.Back):
		return nil, nil
	case key.Matches(msg, keys.Up):
		f.focus = (f.focus + len(f.rows) - 1) % len(f.rows)
	case key.Matches(msg, keys.Down):
		f.focus = (f.focus + 1) % len(f.rows)
	case key.Matches(msg, keys.Less):
		return f.step(-1)
	case key.Matches(msg, keys.More), msg.String() == " ":
		return f.step(1)
	case key.Matches(msg, keys.Home):
		f.focus = 0
	case key.Matches(msg, keys.End):
		f.focus = len(f.rows) - 1
	case key.Matches(msg, keys.Accept):
		return f.tryAccept()
	}
	return f, nil
}

// mouse focuses the row under a click and changes it on its arrows; a click on
// a row without options accepts.
func (f form) mouse(msg tea.MouseMsg) (screen, tea.Cmd) {
	if msg.Action != tea.MouseActionPress || msg.Button != tea.MouseButtonLeft {
		return f, nil
	}
	row, step := f.shown().RowAt(msg.X, msg.Y)
	if row < 0 {
		return f, nil
	}
	f.focus = row
	if len(f.rows[row].options) == 0 {
		return f.tryAccept()
	}
	return f.step(step)
}

func (f form) tryAccept() (screen, tea.Cmd) {
	if f.problem() != "" {
		return f, nil
	}
	return nil, f.accept(f)
}

func (f form) problem() string {
	if f.check == nil {
		return ""
	}
	return f.check(f)
}

// step chooses the next or the previous option of the row with the focus.
func (f form) step(step int) (screen, tea.Cmd) {
	row := f.rows[f.focus]
	n := len(row.options)
	if n == 0 || step == 0 {
		return f, nil
	}
	row.chosen = (row.chosen + step + n) % n
	before := f.rows
	f.rows = slices.Clone(before)
	f.rows[f.focus] = row
	if f.turned != nil {
		return f.turned(f, before), nil
	}
	if row.changed == nil {
		return f, nil
	}
	return f, row.changed(f.env, row.value())
}

// value returns the choice of a row, "" if there is no such row.
func (f form) value(name rowName) string { return valueOf(f.rows, name) }

func valueOf(rows []formRow, name rowName) string {
	for _, row := range rows {
		if row.name == name {
			return row.value()
		}
	}
	return ""
}

func (r formRow) value() string {
	if len(r.options) == 0 {
		return ""
	}
	return r.options[r.chosen].value
}

// choose returns the row with the option of a value chosen, which is added if
// it is not among them.
func (r formRow) choose(value string) formRow {
	for i, o := range r.options {
		if o.value == value {
			r.chosen = i
			return r
		}
	}
	r.chosen = len(r.options)
	r.options = append(r.options[:r.chosen:r.chosen], plain(value))
	return r
}

// plain is an option that reads alike in every language.
func plain(value string) option {
	return option{value, func(*view.Texts) string { return value }}
}

// rebuilt returns the form under other settings.
func (f form) rebuilt(env *env) form {
	f.env = env
	return f
}

func (f form) shown() view.Form {
	t, keys := f.env.texts, f.env.pageKeys
	shown := view.Form{
		Width: f.size.Width, Height: f.size.Height,
		Title: f.title(t), Focus: f.focus, Note: f.problem(),
		Footer: view.Footer(f.size.Width, []key.Binding{keys.Up, keys.Down, keys.Less, keys.More, keys.Accept, keys.Back}, f.env.styles),
	}
	for _, row := range f.rows {
		label, help := row.words(t)
		line := view.FormRow{Label: label, Help: help}
		if len(row.options) > 0 {
			line.Value = row.options[row.chosen].text(t)
		}
		shown.Rows = append(shown.Rows, line)
	}
	return shown
}

func (f form) View() string { return f.shown().View(f.env.styles, f.env.texts) }
