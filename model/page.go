package model

import (
	"math"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"flank/view"
)

// page is a screen of text that scrolls: help and statistics.
type page struct {
	env   *env
	size  tea.WindowSizeMsg
	title string
	body  func(width int) string
	top   int // first line shown
}

func helpPage(env *env, size tea.WindowSizeMsg, game string) page {
	return page{env: env, size: size, title: env.texts.HelpTitle, body: func(width int) string {
		groups := append(helpGroups(keysOf(env.keys, game), env.texts), findRules(game).legend(env.texts))
		return view.Help(groups, width, env.styles)
	}}
}

// Update scrolls, and goes back with Escape, q or the key that opened it.
func (p page) Update(msg tea.Msg) (screen, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		p.size = msg
	case tea.MouseMsg:
		p.top += wheel(msg)
	case tea.KeyMsg:
		if key.Matches(msg, p.env.pageKeys.Back, p.env.pageKeys.Accept) || msg.String() == "?" {
			return nil, nil
		}
		p.top += p.env.pageKeys.step(msg, p.size.Height)
	}
	p.top = min(max(p.top, 0), p.shown().MaxScroll())
	return p, nil
}

// step returns how many lines a key moves on a screen of some height.
func (keys pageKeys) step(msg tea.KeyMsg, height int) int {
	switch {
	case key.Matches(msg, keys.Up):
		return -1
	case key.Matches(msg, keys.Down):
		return 1
	case key.Matches(msg, keys.PageUp):
		return -height / 2
	case key.Matches(msg, keys.PageDown):
		return height / 2
	case key.Matches(msg, keys.Home):
		return math.MinInt32
	case key.Matches(msg, keys.End):
		return math.MaxInt32
	}
	return 0
}

// wheel returns how many lines the mouse wheel scrolls.
func wheel(msg tea.MouseMsg) int {
	switch msg.Button {
	case tea.MouseButtonWheelUp:
		return -3
	case tea.MouseButtonWheelDown:
		return 3
	}
	return 0
}

func (p page) shown() view.Page {
	keys := p.env.pageKeys
	shown := view.Page{
		Width: p.size.Width, Height: p.size.Height,
		Title: p.title, Body: p.body(p.size.Width), Scroll: p.top,
	}
	bindings := []key.Binding{keys.Up, keys.Down, keys.Back}
	if shown.MaxScroll() == 0 {
		bindings = bindings[2:]
	}
	shown.Footer = view.Footer(p.size.Width, bindings, p.env.styles)
	return shown
}

func (p page) View() string { return p.shown().View(p.env.styles, p.env.texts) }
