package model

import (
	"slices"

	tea "github.com/charmbracelet/bubbletea"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/record"
	"flank/view"
)

// gomokuRules is what only Gomoku has.
var gomokuRules = rules{
	side:  sides{least: gomoku.MinSide, most: gomoku.MaxSide, step: 1, usual: gomoku.UsualSide},
	rows:  []rowName{rowGame, rowSide, rowRule, rowOpening, rowBlack, rowWhite, rowPointHints, rowMoveTime, rowClock, rowStart},
	hints: []view.Hints{view.HintsOff, view.HintsMoves, view.HintsValues},
	refused: func(t *view.Texts, state engine.State, sq engine.Square) string {
		return t.Forbidden(view.SquareName(state, sq), position(state).Foul(sq))
	},
	unknown: func(t *view.Texts, state engine.State, typed string) string { return t.NoPoint(state, typed) },
	home:    centre,
	jumps: func(state engine.State, valued []engine.Square) []engine.Square {
		if len(valued) > 0 {
			return slices.Sorted(slices.Values(valued))
		}
		return nearby(state)
	},
	paint:  paintGomoku,
	steady: func([]engine.Info, int) bool { return true },
	legend: view.PointLegend,
	chosen: func(s *record.Settings) *record.NewGame { return &s.NewGomoku },
}

// position returns a state of Gomoku as what it is.
func position(state engine.State) gomoku.State {
	position, _ := state.(gomoku.State) // Setup.start makes no others
	return position
}

// centre returns the middle of a board.
func centre(state engine.State) engine.Square {
	return engine.SquareAt(state.Size().Height/2, state.Size().Width/2)
}

// nearby returns the points beside stones where the side to move may play, in
// reading order; the centre of an empty board.
func nearby(state engine.State) (near []engine.Square) {
	for _, point := range state.Legal() {
		if touches(state, point) {
			near = append(near, point)
		}
	}
	if near == nil {
		return []engine.Square{centre(state)}
	}
	return near
}

// touches reports whether a stone lies beside a point.
func touches(state engine.State, point engine.Square) bool {
	for row := max(point.Row()-1, 0); row <= point.Row()+1; row++ {
		for col := max(point.Col()-1, 0); col <= point.Col()+1; col++ {
			if state.At(engine.SquareAt(row, col)) != engine.Empty {
				return true
			}
		}
	}
	return false
}

// paintGomoku adds the numbers of the stones, the winning row, and what is
// forbidden and threatened where a person is to place the next one.
func paintGomoku(p play, shown *view.Play) {
	state := position(p.state())
	shown.Order, shown.Numbered = p.session.game.At(p.shown).Moves(), p.env.settings.Numbers
	shown.Five = state.Five()
	if !p.yourTurn() {
		return
	}
	shown.Legal = state.Legal()
	if state.Turn() == engine.Black {
		shown.Forbidden = state.Forbidden()
	}
	if p.env.settings.Threats {
		shown.Threats = state.Threats(state.Turn().Opponent())
	}
}

// toggleNumbers shows the numbers of the moves on the stones, or no longer.
func (p play) toggleNumbers() (play, tea.Cmd) {
	on := !p.env.settings.Numbers
	text := p.env.texts.Gomoku.NumbersOff
	if on {
		text = p.env.texts.Gomoku.NumbersOn
	}
	return p.say(text), p.env.change(func(s *record.Settings) { s.Numbers = on })
}

// toggleThreats marks what the opponent of the side to move threatens, or no
// longer.
func (p play) toggleThreats() (play, tea.Cmd) {
	on := !p.env.settings.Threats
	text := p.env.texts.Gomoku.ThreatsOff
	if on {
		text = p.env.texts.Gomoku.ThreatsOn
	}
	return p.say(text), p.env.change(func(s *record.Settings) { s.Threats = on })
}
