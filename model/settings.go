package model

import (
	tea "github.com/charmbracelet/bubbletea"

	"flank/engine/record"
	"flank/view"
)

// settingsForm returns the settings screen. A change takes effect at once.
func settingsForm(env *env, size tea.WindowSizeMsg) form {
	s := env.settings
	return form{
		env: env, size: size,
		title: func(t *view.Texts) string { return t.SettingsTitle },
		rows: []formRow{
			setting(themes(), s.Theme, func(t *view.SettingsTexts) (string, string) { return t.Theme, t.ThemeHelp },
				func(s *record.Settings, value string) { s.Theme = value }),
			setting(languages(), s.Language, func(t *view.SettingsTexts) (string, string) { return t.Language, t.LanguageHelp },
				func(s *record.Settings, value string) { s.Language = value }),
			setting(hintOptions(record.Reversi), s.Hints, func(t *view.SettingsTexts) (string, string) { return t.Hints, t.HintsHelp },
				func(s *record.Settings, value string) { s.Hints = value }),
			setting(switches(), switchValue(s.Animation), func(t *view.SettingsTexts) (string, string) { return t.Animation, t.AnimationHelp },
				func(s *record.Settings, value string) { s.Animation = value == on }),
			setting(switches(), switchValue(s.Pause), func(t *view.SettingsTexts) (string, string) { return t.Pause, t.PauseHelp },
				func(s *record.Settings, value string) { s.Pause = value == on }),
			setting(switches(), switchValue(s.Mouse), func(t *view.SettingsTexts) (string, string) { return t.Mouse, t.MouseHelp },
				func(s *record.Settings, value string) { s.Mouse = value == on }),
			setting(switches(), switchValue(s.ASCII), func(t *view.SettingsTexts) (string, string) { return t.ASCII, t.ASCIIHelp },
				func(s *record.Settings, value string) { s.ASCII = value == on }),
		},
		accept: func(form) tea.Cmd { return nil },
	}
}

// setting is a row that changes a setting as soon as it is turned.
func setting(options []option, now string, words func(*view.SettingsTexts) (label, help string), set func(*record.Settings, string)) formRow {
	return formRow{
		words:   func(t *view.Texts) (label, help string) { return words(&t.Settings) },
		options: options,
		changed: func(env *env, value string) tea.Cmd {
			return env.change(func(s *record.Settings) { set(s, value) })
		},
	}.choose(now)
}

func themes() (options []option) {
	for _, name := range themeNames() {
		options = append(options, option{name, func(t *view.Texts) string { return t.ThemeName(name) }})
	}
	return options
}

// languages are those of the program, by their own names; the first follows
// the locale.
func languages() []option {
	options := []option{{"", func(t *view.Texts) string { return t.Auto }}}
	for _, t := range view.Languages() {
		options = append(options, option{t.Language, func(*view.Texts) string { return t.Name }})
	}
	return options
}

// on and off are the values of a switch.
const (
	on  = "on"
	off = "off"
)

func switches() []option {
	return []option{
		{on, func(t *view.Texts) string { return t.On }},
		{off, func(t *view.Texts) string { return t.Off }},
	}
}

func switchValue(set bool) string {
	if set {
		return on
	}
	return off
}
