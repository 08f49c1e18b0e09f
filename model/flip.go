package model

import (
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"flank/engine"
	"flank/view"
)

// flip is the animation of the discs that a move has turned. It delays nothing:
// the game has moved on already, and any key ends it.
type flip struct {
	squares []engine.Square
	from    engine.Disc
	frame   int
}

const (
	flipFrames = 8
	flipEvery  = 35 * time.Millisecond
)

// startFlip begins the animation of a move that was played in the game before.
func (p play) startFlip(before engine.Game, move engine.Square) play {
	p.flip = flip{}
	if p.env.settings.Animation {
		p.flip.squares = before.State().Flips(move)
		p.flip.from = before.State().Turn().Opponent()
	}
	return p
}

// flipCommand waits for the animation's next frame, if there is one.
func (p play) flipCommand() tea.Cmd {
	if len(p.flip.squares) == 0 {
		return nil
	}
	version := p.version
	return tea.Tick(flipEvery, func(time.Time) tea.Msg { return flipTickMsg{version} })
}

func (p play) flipTick(msg flipTickMsg) (play, tea.Cmd) {
	if msg.version != p.version {
		return p, nil
	}
	if p.flip.frame++; p.flip.frame >= flipFrames {
		p.flip = flip{}
	}
	return p, p.flipCommand()
}

// moment is the animation as the view wants it.
func (f flip) moment() view.Flip {
	return view.Flip{Squares: f.squares, From: f.from, Phase: float64(f.frame) / flipFrames}
}
