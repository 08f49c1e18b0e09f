package model

import (
	"slices"
	"strconv"
	"strings"

	"github.com/charmbracelet/bubbles/textinput"
	tea "github.com/charmbracelet/bubbletea"

	"flank/engine"
	"flank/engine/player"
	"flank/engine/record"
	"flank/view"
)

// What the keys of the board do; keys.go says which key does what.

func (p play) moveCursor(rows, cols int) (play, tea.Cmd) {
	size := p.state().Size()
	row := min(max(p.cursor.Row()+rows, 0), size.Height-1)
	col := min(max(p.cursor.Col()+cols, 0), size.Width-1)
	p.cursor = engine.SquareAt(row, col)
	return p.follow(), nil
}

func (p play) up() (play, tea.Cmd)       { return p.moveCursor(-1, 0) }
func (p play) down() (play, tea.Cmd)     { return p.moveCursor(1, 0) }
func (p play) left() (play, tea.Cmd)     { return p.moveCursor(0, -1) }
func (p play) right() (play, tea.Cmd)    { return p.moveCursor(0, 1) }
func (p play) rowStart() (play, tea.Cmd) { return p.moveCursor(0, -engine.MaxSide) }
func (p play) rowEnd() (play, tea.Cmd)   { return p.moveCursor(0, engine.MaxSide) }

// jumps returns the squares that the cursor jumps to, in reading order.
func (p play) jumps() []engine.Square {
	var valued []engine.Square
	for _, info := range p.values.known() {
		valued = append(valued, info.Move)
	}
	return p.rules().jumps(p.state(), valued)
}

// nextJump moves the cursor to the next of these squares, and round to the first
// after the last.
func (p play) nextJump() (play, tea.Cmd) {
	return p.jump(p.jumps(), func(sq engine.Square) bool { return sq > p.cursor })
}

func (p play) previousJump() (play, tea.Cmd) {
	jumps := p.jumps()
	slices.Reverse(jumps)
	return p.jump(jumps, func(sq engine.Square) bool { return sq < p.cursor })
}

// jump moves the cursor to the first of some squares that lies beyond it, or else
// to the first of all.
func (p play) jump(squares []engine.Square, beyond func(engine.Square) bool) (play, tea.Cmd) {
	if len(squares) > 0 {
		p.cursor = squares[max(slices.IndexFunc(squares, beyond), 0)]
	}
	return p.follow(), nil
}

// newField returns the small field for a coordinate.
func newField() textinput.Model {
	field := textinput.New()
	field.Prompt = ""
	field.CharLimit = 3
	field.Width = 4
	return field
}

func (p play) openField() (play, tea.Cmd) {
	p.typing = true
	p.field.SetValue("")
	return p, p.field.Focus()
}

// typeField takes a key while the field is open: Enter plays, Escape closes.
func (p play) typeField(msg tea.KeyMsg) (play, tea.Cmd) {
	switch msg.Type {
	case tea.KeyEsc:
		p.typing = false
		return p, nil
	case tea.KeyEnter:
		return p.playField()
	}
	field, cmd := p.field.Update(msg)
	p.field = field
	return p, cmd
}

func (p play) playField() (play, tea.Cmd) {
	text := strings.TrimSpace(p.field.Value())
	p.typing = false
	if text == "" {
		return p, nil
	}
	sq, err := p.session.setup.rules().Square(text)
	if err != nil {
		return p.say(p.rules().unknown(p.env.texts, p.state(), text)), nil
	}
	p.cursor = sq
	return p.follow().place()
}

// undo goes back to the person's own last choice, or one ply.
func (p play) undo() (play, tea.Cmd) {
	if p.session.expired() {
		return p.say(p.env.texts.TimeIsGone), nil
	}
	ply, choices, ok := p.session.undoTo()
	if !ok {
		return p.say(p.env.texts.NothingToUndo), nil
	}
	p.session = p.session.at(ply, p.env.now()).withChoices(choices)
	p.session.takebacks++
	return p.goTo(ply, p.env.texts.Undone)
}

func (p play) redo() (play, tea.Cmd) {
	ply, ok := p.session.redoPly()
	if !ok {
		return p.say(p.env.texts.NothingToRedo), nil
	}
	return p.goTo(ply, p.env.texts.Redone)
}

// look shows an earlier or a later position and leaves the game as it is.
func (p play) look(ply int) (play, tea.Cmd) {
	p.shown = min(max(ply, 0), p.session.game.Ply())
	p.notice = view.Notice{}
	if !p.live() {
		p = p.say(p.env.texts.LookingBack(p.shown, p.session.game.Ply(), p.yourTurn(), p.session.expired()))
	}
	return p, nil
}

func (p play) lookBack() (play, tea.Cmd)    { return p.look(p.shown - 1) }
func (p play) lookForward() (play, tea.Cmd) { return p.look(p.shown + 1) }
func (p play) lookNow() (play, tea.Cmd)     { return p.look(p.session.game.Ply()) }

// playOn goes on from the position shown, whoever has the turn there.
func (p play) playOn() (play, tea.Cmd) {
	if p.live() {
		return p.pause()
	}
	if p.session.expired() {
		return p.say(p.env.texts.TimeIsGone), nil
	}
	p, shelve := p.branch()
	p, cmd := p.goTo(p.shown, p.env.texts.PlayingOn)
	return p, tea.Batch(shelve, cmd)
}

// pause halts or resumes a game between computers.
func (p play) pause() (play, tea.Cmd) {
	if p.session.setup.Humans() > 0 || p.session.over() {
		return p, nil
	}
	p = p.setPaused(!p.paused)
	p.notice = view.Notice{}
	if p.paused {
		p = p.say(p.env.texts.Paused)
	}
	return p.proceed()
}

// playForMe lets the default computer make the person's next move.
func (p play) playForMe() (play, tea.Cmd) {
	if p.session.over() || !p.live() || p.search != nil {
		return p.say(p.env.texts.NotYourTurn), nil
	}
	return p.think()
}

// cycleHints goes to the next kind of hints and remembers it.
func (p play) cycleHints() (play, tea.Cmd) {
	rules := p.rules()
	return p.say(p.env.texts.HintsNow(p.session.setup.Game, rules.nextHints(p.hints()))), p.env.change(func(s *record.Settings) {
		s.Hints = rules.nextHints(view.ParseHints(s.Hints)).String()
	})
}

func (p play) hints() view.Hints { return p.rules().hintsNear(view.ParseHints(p.env.settings.Hints)) }

func (p play) cycleTheme() (play, tea.Cmd) {
	return p.say(p.env.texts.ThemeNow(nextTheme(p.env.settings.Theme))), p.env.change(func(s *record.Settings) {
		s.Theme = nextTheme(s.Theme)
	})
}

// toggleMouse gives the mouse to the terminal, for selecting text, or takes it
// back.
func (p play) toggleMouse() (play, tea.Cmd) {
	on := !p.env.settings.Mouse
	text := p.env.texts.MouseOff
	if on {
		text = p.env.texts.MouseOn
	}
	return p.say(text), p.env.change(func(s *record.Settings) { s.Mouse = on })
}

// resign gives the game up at the second press of the key, if nothing has
// happened since the first.
func (p play) resign() (play, tea.Cmd) {
	loser := p.session.setup.You()
	if loser == engine.Empty {
		loser = p.session.turn()
	}
	switch {
	case p.session.over():
		return p.say(p.env.texts.GameOver), nil
	case p.session.setup.Humans() == 0:
		return p.say(p.env.texts.NobodyResigns), nil
	case p.resigning != p.version:
		p.resigning = p.version
		return p.say(p.env.texts.ResignAgain), nil
	}
	p.session = p.session.resign(loser, p.env.now())
	p.shown = p.session.game.Ply()
	p.notice = view.Notice{}
	return p.proceed()
}

// swapSides exchanges the players; against a computer, the person takes over
// its discs.
func (p play) swapSides() (play, tea.Cmd) { return p.reseat(p.session.setup.Swapped()) }

// reseat lets other players go on with the game.
func (p play) reseat(setup Setup) (play, tea.Cmd) {
	if p.session.over() {
		return p.say(p.env.texts.GameOver), nil
	}
	p.session.setup = setup
	p.session.reseated = p.session.reseated || p.session.game.Ply() > 0
	t := p.env.texts
	p = p.say(t.Playing(t.PlayerName(setup.Black), t.PlayerName(setup.White)))
	return p.proceed()
}

func (p play) stronger() (play, tea.Cmd) { return p.changeLevel(1) }
func (p play) weaker() (play, tea.Cmd)   { return p.changeLevel(-1) }

// changeLevel moves the computer up or down the numbered levels; between two
// computers, the one that has the turn. One without a number becomes the
// default level.
func (p play) changeLevel(step int) (play, tea.Cmd) {
	d := p.session.setup.You().Opponent()
	if d == engine.Empty {
		d = p.session.turn()
	}
	if d == engine.Empty || p.session.setup.Human(d) {
		return p.say(p.env.texts.NoComputer), nil
	}
	name := player.Default
	if n, err := strconv.Atoi(p.session.setup.Player(d)); err == nil {
		name = strconv.Itoa(n + step)
	}
	if _, err := player.Find(name); err != nil {
		name = p.session.setup.Player(d) // there is none beyond
	}
	return p.reseat(p.session.setup.Seat(d, name))
}

// levelNames are the names of all levels in the table's order.
func levelNames() []string {
	var names []string
	for _, level := range player.Levels() {
		names = append(names, level.Name)
	}
	return names
}

// restart begins the same game anew, in which chance falls another way.
func (p play) restart() (play, tea.Cmd) {
	setup := p.session.setup
	setup.Seed++
	return p, send(startMsg{setup})
}

// send returns the command that sends a message.
func send(msg tea.Msg) tea.Cmd { return func() tea.Msg { return msg } }
