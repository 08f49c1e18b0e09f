package model

import (
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"flank/engine"
	"flank/engine/player"
)

// BenchmarkFrame is one key press with the frame that follows: Update and View
// at 120×40 in the middle of a game.
func BenchmarkFrame(b *testing.B) {
	for _, size := range []int{8, 26} {
		b.Run(engine.Size{Height: size, Width: size}.String(), func(b *testing.B) {
			b.Setenv("XDG_DATA_HOME", b.TempDir())
			b.Setenv("XDG_CONFIG_HOME", b.TempDir())
			m, slot := open(game(size, player.Human, player.Human), time.Now, renderer())
			defer slot.Close()
			m.play = halfway(m.play)
			m.ready = true
			next, _ := m.Update(tea.WindowSizeMsg{Width: 120, Height: 40})
			keys := []tea.Msg{keyPress("right"), keyPress("down"), keyPress("left"), keyPress("up"), keyPress("tab")}
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				next, _ = next.Update(keys[i%len(keys)])
				_ = next.View()
			}
		})
	}
}

// halfway plays half of a game, always the middle one of the legal moves.
func halfway(p play) play {
	for range p.session.setup.Size.Cells() / 2 {
		if legal := p.session.game.State().Legal(); len(legal) > 0 {
			p.session, _ = p.session.play(legal[len(legal)/2], time.Now())
		}
	}
	p.shown = p.session.game.Ply()
	return p
}
