package model

import (
	"fmt"
	"slices"
	"time"

	"github.com/charmbracelet/bubbles/key"
	tea "github.com/charmbracelet/bubbletea"

	"flank/engine/record"
	"flank/view"
)

// games is the list of the archive, the newest game first. A game that was left
// unfinished is taken up again; one that is over is opened to be looked at.
type games struct {
	env     *env
	size    tea.WindowSizeMsg
	entries []record.Entry
	err     error
	focus   int
	top     int
}

// newGames lists some games; the one on the board is left out while it goes on.
func newGames(env *env, size tea.WindowSizeMsg, entries []record.Entry, err error, board session) games {
	entries = slices.DeleteFunc(entries, func(e record.Entry) bool { return e.ID == board.id && !board.kept })
	slices.Reverse(entries)
	return games{env: env, size: size, entries: entries, err: err}
}

// Update moves along the list and opens a game.
func (g games) Update(msg tea.Msg) (screen, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		g.size = msg
	case tea.MouseMsg:
		g.focus += wheel(msg)
	case tea.KeyMsg:
		keys := g.env.pageKeys
		switch {
		case key.Matches(msg, keys.Back):
			return nil, nil
		case key.Matches(msg, keys.Accept):
			return g.open()
		}
		g.focus += keys.step(msg, g.size.Height)
	}
	g.focus = min(max(g.focus, 0), max(len(g.entries)-1, 0))
	return g.follow(), nil
}

// open closes the list and puts the game under the focus on the board.
func (g games) open() (screen, tea.Cmd) {
	if len(g.entries) == 0 {
		return nil, nil
	}
	s, err := resume(g.entries[g.focus], g.env.now())
	if err != nil {
		return nil, send(noticeMsg{view.Notice{Text: err.Error()}})
	}
	s.kept = s.over()
	return nil, send(takeUpMsg{s})
}

// follow scrolls so that the focus is in sight.
func (g games) follow() games {
	line := view.FocusLine(g.sections())
	if g.focus == 0 {
		line = 0
	}
	g.top = g.shown().ScrollTo(line)
	return g
}

// column is one of the list: its heading, what stands in it of a game, and when a
// narrow window goes without it, 1 first; 0 for never.
type column struct {
	heading string
	cell    func(record.Entry) string
	spare   int
}

// columns returns those of the list: the game where there are several, and the discs
// where they are a score.
func (g games) columns() []column {
	t := g.env.texts
	columns := []column{
		{t.Games.Date, func(e record.Entry) string { return e.Started.Local().Format(time.DateOnly) }, 5},
		{"", func(e record.Entry) string { return e.Started.Local().Format("15:04") }, 1},
		{t.Games.Game, func(e record.Entry) string { return t.GameName(e.Game) }, 4},
		{t.Games.Size, func(e record.Entry) string { return e.Size().String() }, 3},
		{t.Black, func(e record.Entry) string { return t.PlayerName(e.Black) }, 0},
		{t.White, func(e record.Entry) string { return t.PlayerName(e.White) }, 0},
		{t.Games.Discs, score, 2},
		{t.Games.Result, func(e record.Entry) string { return t.Outcome(e.Ending, e.Winner) }, 0},
	}
	return slices.DeleteFunc(columns, func(c column) bool {
		return c.heading == t.Games.Game && !g.mixed() || c.heading == t.Games.Discs && !g.scored()
	})
}

// mixed reports whether there are several games in the list.
func (g games) mixed() bool {
	return slices.ContainsFunc(g.entries, func(e record.Entry) bool { return e.Game != g.entries[0].Game })
}

// scored reports whether discs are a score in any game of the list.
func (g games) scored() bool {
	return slices.ContainsFunc(g.entries, func(e record.Entry) bool { return score(e) != "" })
}

// score returns the discs of both sides, "" where they are no score.
func score(e record.Entry) string {
	if !findRules(e.Game).discs {
		return ""
	}
	return fmt.Sprintf("%d:%d", e.BlackDiscs, e.WhiteDiscs)
}

func (g games) sections() []view.Section {
	section := view.Section{Focus: g.focus, Rows: make([][]string, len(g.entries))}
	for _, column := range g.columns() {
		section.Columns = append(section.Columns, column.heading)
		section.Spare = append(section.Spare, column.spare)
		for i, e := range g.entries {
			section.Rows[i] = append(section.Rows[i], column.cell(e))
		}
	}
	return []view.Section{section}
}

func (g games) body() string {
	switch {
	case g.err != nil:
		return view.Message(g.err.Error(), g.size.Width, g.env.styles)
	case len(g.entries) == 0:
		return view.Message(g.env.texts.Games.Empty, g.size.Width, g.env.styles)
	}
	return view.Table(g.sections(), g.size.Width, g.env.styles)
}

func (g games) shown() view.Page {
	keys := g.env.pageKeys
	return view.Page{
		Width: g.size.Width, Height: g.size.Height,
		Title: g.env.texts.GamesTitle, Body: g.body(), Scroll: g.top,
		Footer: view.Footer(g.size.Width, []key.Binding{keys.Up, keys.Down, keys.Accept, keys.Back}, g.env.styles),
	}
}

func (g games) View() string { return g.shown().View(g.env.styles, g.env.texts) }
