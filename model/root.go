package model

import (
	tea "github.com/charmbracelet/bubbletea"

	"flank/engine/record"
	"flank/view"
)

// screenName names a screen beside the board.
type screenName uint8

const (
	noScreen screenName = iota // the board alone
	newGameScreen
	settingsScreen
	gamesScreen
	statsScreen
	helpScreen
)

// screen is a screen that lies over the board. The board's game goes on below.
type screen interface {
	// Update takes a key, a mouse event or a change of the window's size. It
	// returns nil to go back to the board.
	Update(tea.Msg) (screen, tea.Cmd)
	View() string
}

// root is the whole program: it knows the window, which screen is open, and how
// to quit; the rest it hands on.
type root struct {
	env   *env
	play  play
	over  screen // nil while the board is open
	size  tea.WindowSizeMsg
	ready bool // the terminal has said whether it is dark, or had its time to
}

// Init asks what is needed before the first frame and lets the game go on.
func (m root) Init() tea.Cmd {
	return tea.Batch(m.mouseCommand(), m.env.askBackground, waitForBackground(), send(proceedMsg{}), m.env.mendArchive, prepareEngines)
}

// Update is a ladder: what concerns the whole program, then the screen that is
// open; what the program sends itself goes to the board.
func (m root) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		return m.resize(msg)
	case backgroundMsg:
		m.ready = true
		return m.use(m.env.withBackground(msg.dark)), nil
	case unansweredMsg:
		m.ready = true
		return m, nil
	case settingsMsg:
		return m.changeSettings(msg)
	case savedMsg:
		return m.saved(msg)
	case startMsg:
		return m.start(msg.setup)
	case takeUpMsg:
		return m.board(msg.session)
	case loadedMsg:
		return m.loaded(msg), nil
	case tea.ResumeMsg:
		m.play = m.play.halt(m.play.paused)
		return m, m.mouseCommand()
	case tea.KeyMsg, tea.MouseMsg:
		return m.input(msg)
	}
	return m.toPlay(msg)
}

// input gives a key or a mouse event to the screen that is open. Keys that
// were typed faster than they were read come in one message; pasted text is
// none of them.
func (m root) input(msg tea.Msg) (root, tea.Cmd) {
	if press, ok := msg.(tea.KeyMsg); ok {
		if len(press.Runes) > 1 && !press.Paste {
			return m.inputs(press)
		}
		if next, cmd, done := m.always(press); done {
			return next, cmd
		}
	}
	if m.over == nil {
		return m.toPlay(msg)
	}
	over, cmd := m.over.Update(msg)
	m.over = over
	return m, cmd
}

// inputs takes the keys of one message one after the other.
func (m root) inputs(press tea.KeyMsg) (root, tea.Cmd) {
	var commands []tea.Cmd
	for _, r := range press.Runes {
		single := tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{r}, Alt: press.Alt}
		if r == ' ' {
			single.Type = tea.KeySpace
		}
		next, cmd := m.input(single)
		m, commands = next, append(commands, cmd)
	}
	return m, tea.Batch(commands...)
}

// always does what is not the business of one screen: Ctrl+C quits and Ctrl+Z
// suspends even where letters are typed or another screen is open; on the board
// other keys quit or open a screen too.
func (m root) always(press tea.KeyMsg) (next root, cmd tea.Cmd, done bool) {
	row, _ := findKey(m.env.keys, press)
	onBoard := m.over == nil && !m.play.typing
	switch {
	case row.action == actionSuspend:
		return m.suspend()
	case press.Type == tea.KeyCtrlC, row.action == actionQuit && onBoard:
		return m, tea.Quit, true
	case row.screen != noScreen && onBoard:
		next, cmd = m.open(row.screen)
		return next, cmd, true
	}
	return m, nil, false
}

// suspend gives the terminal back to the shell, clocks halted, if there is one.
func (m root) suspend() (next root, cmd tea.Cmd, done bool) {
	if !m.env.canSuspend() {
		m.play = m.play.say(m.env.texts.NoShell)
		return m, nil, true
	}
	m.play = m.play.halt(true)
	return m, tea.Suspend, true
}

func (m root) toPlay(msg tea.Msg) (root, tea.Cmd) {
	next, cmd := m.play.Update(msg)
	m.play = next
	return m, cmd
}

func (m root) resize(msg tea.WindowSizeMsg) (tea.Model, tea.Cmd) {
	m.size = msg
	next, cmd := m.toPlay(msg)
	if next.over != nil {
		next.over, _ = next.over.Update(msg)
	}
	return next, cmd
}

// View draws the screen that is open; nothing for the blink of an eye in which
// the terminal has yet to say how large it is and whether it is dark.
func (m root) View() string {
	switch {
	case !m.ready || m.size.Width == 0:
		return ""
	case m.over != nil:
		return m.over.View()
	}
	return m.play.View()
}

// use gives all screens another environment.
func (m root) use(env *env) root {
	m.env, m.play.env = env, env
	if form, ok := m.over.(form); ok {
		m.over = form.rebuilt(env)
	}
	return m
}

// changeSettings changes the settings in use and, in a command, those on disk.
func (m root) changeSettings(msg settingsMsg) (tea.Model, tea.Cmd) {
	settings := m.env.settings
	msg.edit(&settings)
	mouse := settings.Mouse != m.env.settings.Mouse
	m = m.use(m.env.with(settings))
	remember := m.env.store.change(msg.edit)
	next, look := m.play.follow().followValues()
	m.play = next
	if mouse {
		return m, tea.Batch(remember, look, m.mouseCommand())
	}
	return m, tea.Batch(remember, look)
}

// mouseCommand takes the mouse or leaves it to the terminal.
func (m root) mouseCommand() tea.Cmd {
	if m.env.settings.Mouse {
		return tea.EnableMouseAllMotion
	}
	return tea.DisableMouse
}

// saved shows what went wrong with a save; the game goes on.
func (m root) saved(msg savedMsg) (tea.Model, tea.Cmd) {
	if msg.err != nil {
		m.play = m.play.tell(view.Notice{Text: m.env.texts.NotSaved(msg.err.Error()), Urgent: true})
	}
	return m, nil
}

// start begins a new game; the one on the board goes to the archive.
func (m root) start(setup Setup) (tea.Model, tea.Cmd) {
	s, err := newSession(record.NewID(), setup, m.env.now())
	if err != nil {
		m.play = m.play.say(err.Error())
		return m, nil
	}
	return m.board(s)
}

// board puts another session on the board.
func (m root) board(s session) (tea.Model, tea.Cmd) {
	shelve := m.env.store.shelve(m.play.session.entry(m.env.now()))
	old := m.play.stop()
	m.play = newPlay(m.env, s)
	m.play.width, m.play.height = m.size.Width, m.size.Height
	m.play.version = old.version
	m.over = nil
	next, cmd := m.play.follow().Update(proceedMsg{})
	m.play = next
	return m, tea.Batch(shelve, cmd)
}

// open shows a screen over the board, those of the archive once it is read.
func (m root) open(name screenName) (root, tea.Cmd) {
	switch name {
	case newGameScreen:
		m.over = newGameForm(m.env, m.size, m.play.session.setup.Game)
	case settingsScreen:
		m.over = settingsForm(m.env, m.size)
	case helpScreen:
		m.over = helpPage(m.env, m.size, m.play.session.setup.Game)
	case gamesScreen, statsScreen:
		return m, m.env.store.load(name)
	}
	return m, nil
}

func (m root) loaded(msg loadedMsg) root {
	if msg.screen == gamesScreen {
		m.over = newGames(m.env, m.size, msg.entries, msg.err, m.play.session)
	} else {
		m.over = statsPage(m.env, m.size, msg.entries, msg.err)
	}
	return m
}

// end stops what is under way and writes what is to be kept: the clocks and
// the time played have gone on since the last move.
func (m root) end() error {
	m.play.stop()
	if s := m.play.session; !s.over() {
		m.env.store.save(s.entry(m.env.now()))
	}
	return m.env.store.flush()
}
