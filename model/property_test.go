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

// Whatever is done in a game of Gomoku, what is kept of it is the game, wherever the
// program is cut off; and whoever acts, somebody does until the end.
func TestEveryGameOfGomokuComesBack(t *testing.T) {
	home(t)
	rapid.Check(t, func(t *rapid.T) {
		o := gomokuGame(9, player.Human, rapid.SampledFrom([]string{player.Human, "random"}).Draw(t, "white"))
		o.Setup.Rule = rapid.SampledFrom(gomoku.Rules()).Draw(t, "rule")
		o.Setup.Opening = rapid.SampledFrom(gomoku.Openings()).Draw(t, "opening")
		o.Setup.Seed = rapid.Uint64().Draw(t, "seed")
		now := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
		m, slot := open(o, func() time.Time { return now }, renderer())
		defer slot.Close()
		p, _ := m.play.proceed()
		for range rapid.IntRange(1, 40).Draw(t, "acts") {
			p = act(t, p)
			comesBack(t, p.session, now)
		}
		p.stop()
	})
}

// act does something that a player or a computer may.
func act(t *rapid.T, p play) play {
	does := []func(play) (play, tea.Cmd){
		play.undo, play.redo, play.takeWhite, play.takeBlack, play.placeTwo, play.swapSides,
		play.lookBack, play.lookBack, play.playOn, play.resign,
	}
	legal := p.state().Legal()
	if len(legal) > 0 && rapid.IntRange(0, 2).Draw(t, "place") > 0 {
		move := rapid.SampledFrom(legal).Draw(t, "move")
		if p.session.computerToMove() {
			p, _ = p.chosen(chosenMsg{version: p.version, move: move, info: engine.Info{Value: rapid.Float64Range(-1, 1).Draw(t, "value")}})
			return p
		}
		p.cursor = move
		p, _ = p.place()
		return p
	}
	p, _ = rapid.SampledFrom(does).Draw(t, "act")(p)
	return p
}

// comesBack fails unless a session is the same after it was written and read.
func comesBack(t *rapid.T, s session, now time.Time) {
	line, err := record.Encode(s.entry(now))
	if err != nil {
		t.Fatal(err)
	}
	entry, err := record.Decode(line)
	if err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	again, err := resume(entry, now)
	if err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	if again.setup != s.setup || again.swap2 != s.swap2 || again.placed != s.placed || again.turn() != s.turn() || again.game.Len() != s.game.Len() {
		t.Fatalf("%s became %+v, %q", line, again.setup, again.swap2)
	}
	if (s.turn() == engine.Empty) != s.over() {
		t.Fatalf("%s: over %v, %v acts", line, s.over(), s.turn())
	}
}
