package model

import (
	"strings"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"pgregory.net/rapid"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/player"
	"flank/engine/record"
)

// TestWhateverIsPressedTheScreenIsWhole sends the program whatever may come:
// keys of the table and others, clicks, windows of any size, ticks and answers
// of computers, late ones too.
func TestWhateverIsPressedTheScreenIsWhole(t *testing.T) {
	home(t)
	rapid.Check(t, func(t *rapid.T) {
		now := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
		m, slot := open(drawGame(t), func() time.Time { return now }, renderer())
		defer slot.Close()
		m.ready = true
		for range rapid.IntRange(1, 60).Draw(t, "messages") {
			now = now.Add(time.Duration(rapid.IntRange(0, 3000).Draw(t, "ms")) * time.Millisecond)
			next, _ := m.Update(drawMessage(t, m))
			m = next.(root)
			if view := m.View(); m.size.Height > 0 && strings.Count(view, "\n")+1 != m.size.Height {
				t.Fatalf("%d lines in a window of %dx%d", strings.Count(view, "\n")+1, m.size.Width, m.size.Height)
			}
		}
		m.play.stop()
	})
}

func drawGame(t *rapid.T) Options {
	side := rapid.SampledFrom([]int{4, 6, 8, 12, 26})
	who := rapid.SampledFrom([]string{player.Human, player.Human, "1", "random"})
	o := Options{New: true, Setup: Setup{
		Game: record.Reversi, Size: engine.Size{Height: side.Draw(t, "height"), Width: side.Draw(t, "width")},
		Black: who.Draw(t, "black"), White: who.Draw(t, "white"),
	}}
	if rapid.Bool().Draw(t, "gomoku") {
		n := rapid.SampledFrom([]int{9, 15, 22}).Draw(t, "side")
		o.Setup.Game, o.Setup.Size = record.Gomoku, engine.Size{Height: n, Width: n}
		o.Setup.Rule = rapid.SampledFrom(gomoku.Rules()).Draw(t, "rule")
		o.Setup.Opening = rapid.SampledFrom(gomoku.Openings()).Draw(t, "opening")
	}
	if rapid.Bool().Draw(t, "clock") {
		o.Setup.Clock = Clock{Base: 20 * time.Second, Increment: time.Second}
	}
	return o
}

func drawMessage(t *rapid.T, m root) tea.Msg {
	switch rapid.IntRange(0, 9).Draw(t, "kind") {
	case 0:
		return tea.WindowSizeMsg{Width: rapid.IntRange(1, 150).Draw(t, "columns"), Height: rapid.IntRange(1, 60).Draw(t, "lines")}
	case 1:
		return tea.MouseMsg{
			X: rapid.IntRange(0, 100).Draw(t, "x"), Y: rapid.IntRange(0, 40).Draw(t, "y"),
			Action: tea.MouseAction(rapid.IntRange(0, 2).Draw(t, "action")), Button: tea.MouseButton(rapid.IntRange(0, 5).Draw(t, "button")),
		}
	case 2:
		screens := []screenName{gamesScreen, statsScreen}
		return m.env.store.load(rapid.SampledFrom(screens).Draw(t, "screen"))()
	case 3:
		return keyPress("esc")
	case 4:
		return flipTickMsg{m.play.version}
	case 5:
		return clockTickMsg{m.play.version - rapid.IntRange(0, 1).Draw(t, "late")}
	case 6, 7:
		legal := m.play.session.game.State().Legal()
		if len(legal) == 0 {
			return keyPress("esc")
		}
		return chosenMsg{version: m.play.version - rapid.IntRange(0, 1).Draw(t, "late"), move: rapid.SampledFrom(legal).Draw(t, "move")}
	}
	return keyPress(rapid.SampledFrom([]string{
		"enter", "tab", "shift+tab", "esc", "up", "down", "left", "right", "home", "end", "ctrl+r", "pgup", "pgdown", " ",
		"u", "U", "i", "g", "R", "[", "]", "p", "n", "r", "x", "+", "-", "o", "s", "?", ",", "t", "m", "/", "a", "1", "2", "3", "#", "T", "é", "黑",
	}).Draw(t, "key"))
}
