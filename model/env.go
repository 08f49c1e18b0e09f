package model

import (
	"math/rand/v2"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"

	"flank/engine/player"
	"flank/engine/record"
	"flank/view"
)

// env is what all screens share: the settings and what follows from them, the
// clock and the disk. It is replaced as a whole when a setting changes, never
// written to.
type env struct {
	now        func() time.Time
	canSuspend func() bool
	store      *store
	valuer     *player.Valuer
	renderer   *lipgloss.Renderer
	locale     string // the language that the environment asks for
	dark       bool   // the terminal's background
	settings   record.Settings
	styles     *view.Styles
	texts      *view.Texts
	keys       []keyRow
	pageKeys   pageKeys
}

// with returns the environment under other settings.
func (e env) with(settings record.Settings) *env {
	e.settings = settings
	e.texts = findTexts(settings.Language, e.locale)
	e.styles = view.NewStyles(e.renderer, findTheme(settings.Theme, e.dark), settings.ASCII)
	e.keys = newKeys(e.texts)
	e.pageKeys = newPageKeys(e.texts)
	return &e
}

// withBackground returns the environment on a dark or a light terminal.
func (e env) withBackground(dark bool) *env {
	e.dark = dark
	return e.with(e.settings)
}

// change asks the root to change the settings and to remember them.
func (e *env) change(edit func(*record.Settings)) tea.Cmd {
	return send(settingsMsg{edit})
}

// newSeed returns the seed of a game whose seed nobody has set.
func newSeed() uint64 { return rand.Uint64() }

// autoTheme is the setting that follows the terminal's background.
const autoTheme = ""

func findTheme(name string, dark bool) view.Theme {
	if name == autoTheme {
		name = "light"
		if dark {
			name = "dark"
		}
	}
	theme, ok := view.FindTheme(name)
	if !ok {
		return view.Themes()[0]
	}
	return theme
}

// nextTheme returns the name after a theme's in the round that the theme key
// goes: automatic, then every theme of the table.
func nextTheme(name string) string {
	names := themeNames()
	for i, n := range names {
		if n == name {
			return names[(i+1)%len(names)]
		}
	}
	return names[0]
}

func themeNames() []string {
	names := []string{autoTheme}
	for _, theme := range view.Themes() {
		names = append(names, theme.Name)
	}
	return names
}
