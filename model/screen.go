package model

import (
	"fmt"
	"slices"
	"time"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/view"
)

// frame returns where things are on the screen: as much as tells the cell under
// the pointer and how far a board scrolls.
func (p play) frame() view.Play {
	return view.Play{
		Width: p.width, Height: p.height,
		State: p.state(), Cursor: p.cursor, Scroll: p.scroll,
	}
}

// screen returns what the board shows now.
func (p play) screen() view.Play {
	shown := p.frame()
	shown.Last = engine.NoSquare
	shown.Hints = p.hints()
	shown.Flip = p.flip.moment()
	shown.Black, shown.White = p.seat(engine.Black), p.seat(engine.White)
	shown.Moves, shown.Ply = moveList(p.session.game), p.shown
	shown.Verdict = p.verdictText()
	shown.Notice, shown.Thinking, shown.Banner = p.notice, p.thinking(), p.banner()
	shown.Notice.Text = p.withPrompt(p.notice.Text)
	shown.Footer = p.footer()
	if p.shown > 0 {
		shown.Last, _ = p.session.game.Move(p.shown - 1)
	}
	if p.yourTurn() {
		shown.Values = p.values.known()
	}
	p.rules().paint(p, &shown)
	if p.typing {
		shown.Field = p.env.texts.Prompt(p.state()) + p.field.View()
	}
	return shown
}

// View draws the board's screen.
func (p play) View() string { return p.screen().View(p.env.styles, p.env.texts) }

func (p play) footer() string {
	return view.Footer(p.width, footerKeys(keysOf(p.env.keys, p.session.setup.Game), p.moment()), p.env.styles)
}

// moment tells which keys are wanted now.
func (p play) moment() moments {
	switch {
	case !p.live():
		return looking
	case p.session.expired():
		return expired
	case p.session.over():
		return ended
	case p.session.setup.Humans() == 0:
		return watching
	case slices.Contains(p.session.choices(), gomoku.PlaceTwo):
		return choosing | offered
	case p.session.choices() != nil:
		return choosing
	}
	return moving
}

// seat returns a side's line in the panel.
func (p play) seat(d engine.Disc) view.Seat {
	seat := view.Seat{
		Name:  p.env.texts.SeatName(p.session.setup.Player(d), p.session.setup.You() == d),
		Discs: p.state().Count(d),
		Turn:  p.session.turnAt(p.shown) == d && !(p.live() && p.session.over()),
	}
	if p.session.setup.Clock.Set() {
		left := p.session.clock(d, p.env.now())
		seat.Clock, seat.LowTime = clockFace(left), left < lowTime
	}
	return seat
}

// lowTime is when a clock begins to warn.
const lowTime = 20 * time.Second

// clockFace writes a time left as 4:59, or 1:02:03 from an hour on. It rounds
// up: a clock that shows 0:00 has run out.
func clockFace(left time.Duration) string {
	s := int((left + time.Second - 1) / time.Second)
	if s >= 3600 {
		return fmt.Sprintf("%d:%02d:%02d", s/3600, s/60%60, s%60)
	}
	return fmt.Sprintf("%d:%02d", s/60, s%60)
}

// moveList returns the game's moves up to now, with an entry for each pass.
func moveList(game engine.Game) []view.Move {
	moves := make([]view.Move, 0, game.Ply()+4)
	for i := range game.Ply() {
		sq, by := game.Move(i)
		if len(moves) > 0 && moves[len(moves)-1].By == by {
			moves = append(moves, view.Move{Name: engine.NoSquare.String(), By: by.Opponent()})
		}
		moves = append(moves, view.Move{Name: view.SquareName(game.State(), sq), By: by})
	}
	return moves
}

func (p play) thinking() view.Thinking {
	if p.search == nil {
		return view.Thinking{}
	}
	thinking := view.Thinking{Active: true, Frame: p.search.frame, Elapsed: p.env.now().Sub(p.search.since)}
	if info := p.search.latest.Load(); info != nil {
		thinking.Info = *info
	}
	return thinking
}

// banner returns the result of a game that is over.
func (p play) banner() view.Banner {
	result := p.session.game.Result()
	if !result.Over() || !p.live() {
		return view.Banner{}
	}
	return p.env.texts.Banner(p.state(), result, p.session.setup.You())
}
