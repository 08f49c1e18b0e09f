package model

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/player"
	"flank/view"
)

// An opening by swap2 on the board: who acts when, the choice of sides, and how a
// computer goes about it. The players sit at the sides that they would play as
// things stand; a choice may have them change places.

// phaseAt returns what comes next at a ply of the game, after the choices made
// there.
func (s session) phaseAt(ply int) gomoku.Phase { return s.phase(ply, s.swap2.Before(ply+1)) }

// phase returns what comes next at a ply where so much has been chosen.
func (s session) phase(ply int, choices gomoku.Swap2) gomoku.Phase {
	if s.setup.Opening != gomoku.BySwap2 {
		return gomoku.Opened
	}
	return choices.Phase(ply)
}

// turnAt returns the side whose player acts at a ply: in an opening by swap2 not
// always the one whose stone comes next. Empty at the end of the game.
func (s session) turnAt(ply int) engine.Disc { return s.actor(s.phaseAt(ply), ply) }

// actor returns the side whose player acts in a phase at a ply.
func (s session) actor(phase gomoku.Phase, ply int) engine.Disc {
	first := engine.Black
	if s.swap2.Swapped() {
		first = engine.White
	}
	switch phase {
	case gomoku.FirstPlaces, gomoku.FirstChooses:
		return first
	case gomoku.SecondPlaces, gomoku.SecondChooses:
		return first.Opponent()
	}
	return s.game.StateAt(ply).Turn()
}

// choose returns the session after a choice of the side to act.
func (s session) choose(choice gomoku.Choice, now time.Time) (session, error) {
	choices, err := s.swap2.Choose(s.game.Ply(), choice)
	if err != nil {
		return s, err
	}
	s = s.stopClock(now).withChoices(choices)
	s.kept = false
	return s, nil
}

// withChoices returns the session with other choices made; the players and their clocks
// change sides if these say so.
func (s session) withChoices(choices gomoku.Swap2) session {
	if choices.Swapped() != s.swap2.Swapped() {
		s.setup = s.setup.Swapped()
		s.left[0], s.left[1] = s.left[1], s.left[0]
	}
	s.swap2 = choices
	return s
}

// choices returns what the player to act can choose now, nil where that is to
// place a stone.
func (s session) choices() []gomoku.Choice {
	if s.over() {
		return nil
	}
	return s.phaseAt(s.game.Ply()).Choices()
}

func (p play) takeWhite() (play, tea.Cmd) { return p.decide(gomoku.TakeWhite) }
func (p play) takeBlack() (play, tea.Cmd) { return p.decide(gomoku.TakeBlack) }
func (p play) placeTwo() (play, tea.Cmd)  { return p.decide(gomoku.PlaceTwo) }

// decide makes a choice of the person to act.
func (p play) decide(choice gomoku.Choice) (play, tea.Cmd) {
	if !p.live() || p.session.computerToMove() || !slices.Contains(p.session.choices(), choice) {
		return p.say(p.env.texts.NotYourTurn), nil
	}
	return p.choose(choice)
}

// choose makes a choice for whoever is to act, with a line that says so.
func (p play) choose(choice gomoku.Choice) (play, tea.Cmd) {
	chooser := p.session.setup.Player(p.session.turn())
	next, err := p.session.choose(choice, p.env.now())
	if err != nil {
		return p.say(err.Error()), nil
	}
	p.session = next
	p.notice = view.Notice{}
	if chooser != player.Human {
		p.notice = view.Notice{Text: chosenText(p.env.texts, chooser, choice), Urgent: true}
	}
	return p.proceed()
}

// chosenText says which side a computer has chosen.
func chosenText(t *view.Texts, level string, choice gomoku.Choice) string {
	format := t.Swap2.TookBlackFormat
	if choice == gomoku.TakeWhite {
		format = t.Swap2.TookWhiteFormat
	}
	return fmt.Sprintf(format, t.PlayerName(level))
}

// preference is what a computer chooses that expects so much for the side to move:
// that side if it is the better one. It never places two more stones, after which
// the other player would take the better side.
func preference(white engine.Info) gomoku.Choice {
	if white.Value > 0 {
		return gomoku.TakeWhite
	}
	return gomoku.TakeBlack
}

// prompt returns what the person to act has to do in an opening by swap2, "" if
// nothing but to move.
func (p play) prompt() string {
	if !p.live() || p.session.over() || p.session.computerToMove() {
		return ""
	}
	t := p.env.texts.Swap2
	switch p.session.phaseAt(p.shown) {
	case gomoku.FirstPlaces:
		return t.PlaceThree
	case gomoku.SecondPlaces:
		return t.PlaceTwo
	case gomoku.SecondChooses:
		return t.ChooseThree
	case gomoku.FirstChooses:
		return t.ChooseFive
	}
	return ""
}

// withPrompt returns a line for the panel with what the person has to do behind it.
func (p play) withPrompt(text string) string {
	prompt := p.prompt()
	if text == "" || prompt == "" || text == prompt {
		return cmp.Or(text, prompt)
	}
	return text + " · " + prompt
}

// opener is a computer that has the first stones of swap2 prepared.
type opener struct {
	engine.Player
	stones []engine.Square
}

// Choose returns the prepared stone where it can be placed.
func (o opener) Choose(ctx context.Context, game engine.Game, limits engine.Limits, progress func(engine.Info)) (engine.Square, engine.Info, error) {
	if game.Ply() < len(o.stones) {
		stone := o.stones[game.Ply()]
		if _, err := game.State().Play(stone); err == nil {
			return stone, engine.Info{Move: stone}, nil
		}
	}
	return o.Player.Choose(ctx, game, limits, progress)
}

// prepared returns a computer that opens by swap2 with prepared stones, where that
// is its turn, and else the computer itself.
func (s session) prepared(computer engine.Player) engine.Player {
	if s.phaseAt(s.game.Ply()) != gomoku.FirstPlaces {
		return computer
	}
	stones, err := gomoku.Swap2Opening(s.setup.Size, s.setup.Rule, s.setup.Seed)
	if err != nil {
		return computer
	}
	return opener{computer, stones}
}
