package model

import (
	"cmp"
	"time"

	"github.com/charmbracelet/bubbles/textinput"
	tea "github.com/charmbracelet/bubbletea"

	"flank/engine"
	"flank/view"
)

// play is the board and everything that happens on it.
type play struct {
	env           *env
	width, height int
	session       session
	version       int // of the position; it grows with every change
	shown         int // the ply on the board; less than the game's while looking back
	cursor        engine.Square
	scroll        engine.Square
	search        *search // the computer's thinking, nil when none thinks
	values        *values // what the moves of the position shown are worth, nil unless it is asked for
	verdict       verdict // on a person's last move
	flip          flip
	notice        view.Notice
	field         textinput.Model // for a coordinate
	typing        bool            // the field is open
	paused        bool            // computers wait, in a game between two of them
	resigning     int             // the version at which the next press of the key resigns; 0 for none
}

// newPlay opens a session on the board. Start it with the command of proceed.
func newPlay(env *env, s session) play {
	p := play{env: env, session: s, field: newField(), version: 1}
	p.shown = s.game.Ply()
	return p.cursorHome()
}

// cursorHome puts the cursor where it begins.
func (p play) cursorHome() play {
	p.cursor = p.rules().home(p.state())
	return p.follow()
}

// follow scrolls a board that does not fit so that the cursor is in sight.
func (p play) follow() play {
	p.scroll = p.frame().ScrollTo()
	return p
}

// state is the position on the board.
func (p play) state() engine.State { return p.session.game.StateAt(p.shown) }

// live reports whether the board shows the game as it stands now.
func (p play) live() bool { return p.shown == p.session.game.Ply() }

// yourTurn reports whether a person may place a disc in the position shown.
func (p play) yourTurn() bool {
	if p.live() && p.session.over() || p.session.phaseAt(p.shown).Choices() != nil {
		return false
	}
	return p.session.setup.Human(p.session.turnAt(p.shown))
}

// Update takes a message and lets the values follow the position.
func (p play) Update(msg tea.Msg) (play, tea.Cmd) {
	p, cmd := p.take(msg)
	p, look := p.followValues()
	return p, tea.Batch(cmd, look)
}

// take is a ladder: the program's own messages, then the coordinate field while
// it is open, then keys and mouse.
func (p play) take(msg tea.Msg) (play, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		p.width, p.height = msg.Width, msg.Height
		return p.follow(), nil
	case proceedMsg:
		return p.proceed()
	case chosenMsg:
		return p.chosen(msg)
	case valuesMsg:
		return p.valued(msg)
	case thinkTickMsg:
		return p.thinkTick(msg)
	case flipTickMsg:
		return p.flipTick(msg)
	case clockTickMsg:
		return p.clockTick(msg)
	case noticeMsg:
		return p.tell(msg.notice), nil
	case tea.MouseMsg:
		return p.mouse(msg)
	case tea.KeyMsg:
		p.flip = flip{}
		if p.typing {
			return p.typeField(msg)
		}
		return p.press(msg)
	}
	return p, nil
}

// press does what the key table says.
func (p play) press(msg tea.KeyMsg) (play, tea.Cmd) {
	row, ok := findKey(keysOf(p.env.keys, p.session.setup.Game), msg)
	if !ok {
		return p, nil
	}
	if row.action != actionResign {
		p.resigning = 0
	}
	if row.do == nil {
		return p, nil
	}
	return row.do(p)
}

// mouse moves the cursor with the pointer and places a disc with a click.
func (p play) mouse(msg tea.MouseMsg) (play, tea.Cmd) {
	sq := p.frame().SquareAt(msg.X, msg.Y)
	if sq == engine.NoSquare {
		return p, nil
	}
	p.cursor = sq
	if msg.Action == tea.MouseActionPress && msg.Button == tea.MouseButtonLeft {
		p.flip, p.resigning = flip{}, 0
		return p.place()
	}
	return p, nil
}

// place plays a move of the person at the cursor; from an earlier position the
// game goes on from there.
func (p play) place() (play, tea.Cmd) {
	t := p.env.texts
	switch {
	case p.session.expired():
		return p.say(t.TimeIsGone), nil
	case p.session.over() && p.live():
		return p.say(t.GameOver), nil
	case !p.yourTurn():
		return p.say(cmp.Or(p.prompt(), t.NotYourTurn)), nil
	case p.state().At(p.cursor) != engine.Empty:
		return p.say(t.Taken(view.SquareName(p.state(), p.cursor))), nil
	}
	if _, err := p.state().Play(p.cursor); err != nil {
		return p.say(p.rules().refused(t, p.state(), p.cursor)), nil
	}
	p, branch := p.branch()
	p.session.hints = max(p.session.hints, p.hints())
	p, cmd := p.play(p.cursor)
	return p, tea.Batch(branch, cmd)
}

// branch makes the position shown the one that the game goes on from. What
// came after it in the game so far goes to the archive.
func (p play) branch() (play, tea.Cmd) {
	if p.live() {
		return p, nil
	}
	now := p.env.now()
	shelve := p.env.store.shelve(p.session.entry(now))
	p.session = p.session.fork(now).at(p.shown, now)
	p.session.takebacks++
	return p, shelve
}

// play makes a move of whoever has the turn.
func (p play) play(move engine.Square) (play, tea.Cmd) {
	following, before, mover := p.live(), p.session.game, p.session.turn()
	next, err := p.session.play(move, p.env.now())
	if err != nil {
		return p.say(err.Error()), nil
	}
	p.verdict = p.judge(move, next.setup.Human(mover))
	p.session = next
	if !p.notice.Urgent || next.setup.Humans() == 0 || next.setup.Human(mover) || next.over() {
		p.notice = view.Notice{} // a person's pass is told until its next move
	}
	if following {
		p.shown = next.game.Ply()
		p = p.startFlip(before, move)
	}
	if passed := next.game.Passed(); passed != engine.Empty {
		p.notice = view.Notice{Text: p.env.texts.Pass(passed, passed.Opponent()), Urgent: true}
	}
	p, cmd := p.proceed()
	return p, tea.Batch(cmd, p.flipCommand())
}

// proceed is what follows every change of the game: it is saved, a search that
// is no longer wanted ends, a game that is over is recorded, and a computer
// that has the turn begins to think.
func (p play) proceed() (play, tea.Cmd) {
	p = p.stopSearch()
	p.version++
	if p.session.over() {
		return p.finish()
	}
	save := p.env.store.save(p.session.entry(p.env.now()))
	if p.paused {
		return p, save
	}
	clock := p.clockCommand()
	if !p.session.computerToMove() {
		return p, tea.Batch(save, clock)
	}
	p, think := p.think()
	return p, tea.Batch(save, clock, think)
}

// finish records a game that is over, once.
func (p play) finish() (play, tea.Cmd) {
	if p.session.kept {
		return p, nil
	}
	now := p.env.now()
	cmd := p.env.store.finish(p.session.entry(now), p.session.logLines(now))
	p.session.logged, p.session.kept = true, true
	return p, cmd
}

// halt stops the clocks or lets them go on.
func (p play) halt(halted bool) play {
	p.session = p.session.halt(halted, p.env.now())
	return p
}

// setPaused lets the computers of a game between two of them wait, their clocks
// halted, or go on.
func (p play) setPaused(paused bool) play {
	p.paused = paused
	return p.halt(paused)
}

// goTo moves the game itself to a ply, with a line that says so.
func (p play) goTo(ply int, text string) (play, tea.Cmd) {
	p.session, p.verdict = p.session.at(ply, p.env.now()), verdict{}
	p.shown = p.session.game.Ply()
	return p.say(text).setPaused(p.session.setup.Humans() == 0).proceed()
}

// say puts a short line into the panel.
func (p play) say(text string) play {
	p.notice = view.Notice{Text: text}
	return p
}

// tell puts a notice into the panel, beside one that must not be missed either.
func (p play) tell(notice view.Notice) play {
	if notice.Urgent && p.notice.Urgent {
		notice.Text = p.notice.Text + "; " + notice.Text
	}
	p.notice = notice
	return p
}

// clockTick ends a game whose clock has run out and saves the clocks now and
// then, so that a program that is killed loses seconds at most.
func (p play) clockTick(msg clockTickMsg) (play, tea.Cmd) {
	if msg.version != p.version {
		return p, nil
	}
	now := p.env.now()
	if lost, ok := p.session.flagged(now); ok {
		p.session = lost
		p.shown = lost.game.Ply()
		p.notice = view.Notice{}
		return p.proceed()
	}
	if now.Sub(p.session.turnSince) > clockSaveEvery {
		p.session = p.session.stopClock(now)
		return p, tea.Batch(p.clockCommand(), p.env.store.save(p.session.entry(now)))
	}
	return p, p.clockCommand()
}

// clockSaveEvery is how much of a clock's time a killed program may forget.
const clockSaveEvery = 5 * time.Second

// clockCommand waits for the next full second on the clock that runs.
func (p play) clockCommand() tea.Cmd {
	if !p.session.setup.Clock.Set() || p.session.over() || p.paused {
		return nil
	}
	left := p.session.clock(p.session.turn(), p.env.now())
	wait := left % time.Second
	if wait == 0 {
		wait = min(left, time.Second)
	}
	return clockTick(p.version, wait)
}
