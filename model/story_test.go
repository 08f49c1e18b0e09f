package model

import (
	"io"
	"path/filepath"
	"strings"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"
	"github.com/charmbracelet/x/ansi"
	"github.com/charmbracelet/x/exp/teatest"
	"github.com/muesli/termenv"

	"flank/engine"
	"flank/engine/record"
)

// patience is how long a story waits for what must happen before it gives up.
const patience = 20 * time.Second

// story drives the whole program as a user does, and sees the model after
// every message.
type story struct {
	t    *testing.T
	tm   *teatest.TestModel
	seen chan root
	now  root
	slot *record.Slot
}

// spy is the program with every model that follows sent to the story.
type spy struct {
	root
	seen chan root
}

func (s spy) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	if mark, ok := msg.(markMsg); ok {
		close(mark.done)
		return s, nil
	}
	next, cmd := s.root.Update(msg)
	s.root = next.(root)
	s.seen <- s.root
	return s, cmd
}

// home gives the program an empty home of its own for one test.
func home(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("XDG_DATA_HOME", filepath.Join(dir, "data"))
	t.Setenv("XDG_CONFIG_HOME", filepath.Join(dir, "config"))
}

// renderer draws in true colour whatever the test runs in.
func renderer() *lipgloss.Renderer {
	r := lipgloss.NewRenderer(io.Discard)
	r.SetColorProfile(termenv.TrueColor)
	return r
}

// impatient lets computers answer at once.
func impatient(m root) root {
	settings := m.env.settings
	settings.Pause = false
	return m.use(m.env.with(settings))
}

// begin starts the program in a window. The home must have been set.
func begin(t *testing.T, o Options, width, height int) *story {
	o.Language = "en"
	m, slot := open(o, time.Now, renderer())
	s := &story{t: t, slot: slot, seen: make(chan root, 10000)}
	s.now = impatient(m)
	s.tm = teatest.NewTestModel(t, spy{s.now, s.seen}, teatest.WithInitialTermSize(width, height))
	s.until("the first frame", func(m root) bool { return m.ready && m.size.Width == width })
	return s
}

// game returns options that start a game of Reversi.
func game(size int, black, white string) Options {
	return Options{New: true, Setup: Setup{Game: record.Reversi, Size: engine.Size{Height: size, Width: size}, Black: black, White: white, Seed: 1}}
}

// gomokuGame returns options that start a game of Gomoku.
func gomokuGame(size int, black, white string) Options {
	o := game(size, black, white)
	o.Setup.Game = record.Gomoku
	return o
}

// until waits for a model that fulfils a condition.
func (s *story) until(what string, ok func(root) bool) {
	s.t.Helper()
	timeout := time.After(patience)
	for !ok(s.now) {
		select {
		case s.now = <-s.seen:
		case <-timeout:
			s.t.Fatalf("waited in vain for %s; the screen is\n%s", what, s.screen())
		}
	}
}

// press types keys by their names and waits until each has been taken.
func (s *story) press(keys ...string) {
	s.t.Helper()
	for _, name := range keys {
		s.send(keyPress(name))
	}
}

// send sends a message and waits until the program has taken it.
func (s *story) send(msg tea.Msg) {
	s.t.Helper()
	s.tm.Send(msg)
	done := make(chan struct{})
	s.tm.Send(markMsg{done})
	timeout := time.After(patience)
	for {
		select {
		case s.now = <-s.seen:
		case <-done:
			s.drain()
			return
		case <-timeout:
			s.t.Fatal("the program takes no more messages")
		}
	}
}

// drain looks at all models that have been sent.
func (s *story) drain() {
	for {
		select {
		case s.now = <-s.seen:
		default:
			return
		}
	}
}

// screen is what the window shows, without colours.
func (s *story) screen() string { return ansi.Strip(s.now.View()) }

// sees waits until the window shows a text.
func (s *story) sees(text string) {
	s.t.Helper()
	s.until(text, func(m root) bool { return strings.Contains(ansi.Strip(m.View()), text) })
}

// opens presses a key and waits for the screen that it opens.
func (s *story) opens(key string) {
	s.t.Helper()
	s.press(key)
	s.until("another screen", func(m root) bool { return m.over != nil })
}

// closes presses Escape and waits for the board.
func (s *story) closes() {
	s.t.Helper()
	s.press("esc")
	s.until("the board", func(m root) bool { return m.over == nil })
}

// quit ends the program with q and waits until it has ended.
func (s *story) quit() {
	s.t.Helper()
	s.tm.Send(keyPress("q"))
	end := s.tm.FinalModel(s.t, teatest.WithFinalTimeout(patience)).(spy)
	if err := end.end(); err != nil {
		s.t.Error(err)
	}
	if err := s.slot.Close(); err != nil {
		s.t.Error(err)
	}
}

// markMsg tells the story that everything before it has been taken.
type markMsg struct{ done chan struct{} }

// keyPress returns the message of a key: "enter", "shift+tab", "a", ...
func keyPress(name string) tea.KeyMsg {
	special := map[string]tea.KeyType{
		"enter": tea.KeyEnter, "tab": tea.KeyTab, "shift+tab": tea.KeyShiftTab, "esc": tea.KeyEsc, "up": tea.KeyUp,
		"down": tea.KeyDown, "left": tea.KeyLeft, "right": tea.KeyRight, "home": tea.KeyHome, "end": tea.KeyEnd,
		"ctrl+c": tea.KeyCtrlC, "ctrl+z": tea.KeyCtrlZ, "ctrl+r": tea.KeyCtrlR, "pgup": tea.KeyPgUp, "pgdown": tea.KeyPgDown, " ": tea.KeySpace,
	}
	if kind, ok := special[name]; ok {
		msg := tea.KeyMsg{Type: kind}
		if name == " " {
			msg.Runes = []rune{' '}
		}
		return msg
	}
	return tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(name)}
}
