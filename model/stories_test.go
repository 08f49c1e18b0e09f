package model

import (
	"strings"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"flank/engine"
	"flank/engine/player"
	"flank/engine/record"
	"flank/view"
)

// withClock returns the program with a game on 8×8 under a time control, and
// the time that it believes it is.
func withClock(t *testing.T, clock Clock, black, white string) (m root, now *time.Time) {
	t.Helper()
	home(t)
	now = new(time.Time)
	*now = time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	options := game(8, black, white)
	options.Setup.Clock = clock
	m, slot := open(options, func() time.Time { return *now }, renderer())
	t.Cleanup(func() { slot.Close() })
	return m, now
}

// yourTurn reports whether a person may move in the game on the board.
func yourTurn(m root) bool { return m.play.yourTurn() && m.play.search == nil }

func over(m root) bool { return m.play.session.over() }

func TestAWholeGameByKeyboard(t *testing.T) {
	home(t)
	s := begin(t, game(6, player.Human, "random"), 80, 24)
	for !over(s.now) {
		s.press("tab", "enter")
		s.until("your turn or the end", func(m root) bool { return yourTurn(m) || over(m) })
	}
	s.sees(s.now.play.banner().Title)
	s.opens("n")
	s.sees(s.now.env.texts.NewGameTitle)
	s.closes()
	s.until("the archive", func(root) bool { return len(archived()) > 0 })
	s.quit()

	if entries := archived(); len(entries) != 1 || entries[0].Ending != "played" {
		t.Errorf("the archive holds %+v, want the one game played", entries)
	}
}

// archived returns the games of the archive.
func archived() []record.Entry {
	entries, _, _ := record.NewArchive(record.DefaultPaths().Data).Load()
	return entries
}

func TestAWholeGameByMouse(t *testing.T) {
	home(t)
	s := begin(t, game(8, player.Human, "greedy"), 120, 40)
	for !over(s.now) {
		x, y := s.find(s.now.play.state().Legal()[0])
		s.send(tea.MouseMsg{X: x, Y: y, Action: tea.MouseActionMotion})
		s.send(tea.MouseMsg{X: x, Y: y, Action: tea.MouseActionPress, Button: tea.MouseButtonLeft})
		s.until("your turn or the end", func(m root) bool { return yourTurn(m) || over(m) })
	}
	s.sees(s.now.play.banner().Title)
	s.quit()
}

// find returns a window cell on a square.
func (s *story) find(sq engine.Square) (x, y int) {
	s.t.Helper()
	shown := s.now.play.screen()
	for y := range shown.Height {
		for x := range shown.Width {
			if shown.SquareAt(x, y) == sq {
				return x, y
			}
		}
	}
	s.t.Fatalf("%v is not on the screen\n%s", sq, s.screen())
	return 0, 0
}

func TestUndoWhileTheComputerThinks(t *testing.T) {
	home(t)
	s := begin(t, game(10, player.Human, "10"), 80, 24)
	s.press("tab", "enter")
	s.until("the computer to think", func(m root) bool { return m.play.search != nil })
	version := s.now.play.version
	s.press("u")
	if m := s.now; m.play.search != nil || m.play.session.game.Ply() != 0 || m.play.session.takebacks != 1 {
		t.Fatalf("after the take-back: searching %v, ply %d", m.play.search != nil, m.play.session.game.Ply())
	}
	s.send(chosenMsg{version: version, move: engine.SquareAt(3, 5)})
	if s.now.play.session.game.Ply() != 0 {
		t.Error("the answer to a position that is gone was played")
	}
	s.quit()
}

func TestUndoAgainstAComputerThatOpenedKeepsItsOpening(t *testing.T) {
	home(t)
	s := begin(t, game(8, "greedy", player.Human), 80, 24)
	s.until("the opening", yourTurn)
	s.press("u")
	if s.now.play.session.game.Ply() != 1 {
		t.Fatal("the computer's opening was taken back")
	}
	s.press("tab", "enter")
	s.until("the reply", func(m root) bool { return m.play.session.game.Ply() == 3 && yourTurn(m) })
	s.press("u")
	if s.now.play.session.game.Ply() != 1 {
		t.Fatalf("ply %d after the take-back, want 1", s.now.play.session.game.Ply())
	}
	s.press("U")
	if s.now.play.session.game.Ply() != 3 {
		t.Fatalf("ply %d after playing again, want 3", s.now.play.session.game.Ply())
	}
	s.quit()
}

func TestResizeInMidAnimation(t *testing.T) {
	home(t)
	s := begin(t, game(8, player.Human, player.Human), 80, 24)
	s.press("tab", "enter")
	for _, size := range []tea.WindowSizeMsg{{Width: 200, Height: 60}, {Width: 40, Height: 12}, {Width: 3, Height: 2}, {Width: 120, Height: 40}} {
		s.send(size)
		if lines := strings.Count(s.now.View(), "\n") + 1; lines != size.Height {
			t.Errorf("%d lines at %dx%d", lines, size.Width, size.Height)
		}
	}
	s.until("the animation's end", func(m root) bool { return len(m.play.flip.squares) == 0 })
	s.quit()
}

func TestHotSeatTakesBackOnePly(t *testing.T) {
	home(t)
	s := begin(t, game(6, player.Human, player.Human), 80, 24)
	s.press("tab", "enter", "tab", "enter", "tab", "enter", "u")
	if ply := s.now.play.session.game.Ply(); ply != 2 {
		t.Fatalf("ply %d, want 2", ply)
	}
	s.press("ctrl+r")
	if ply := s.now.play.session.game.Ply(); ply != 3 {
		t.Fatalf("ply %d, want 3", ply)
	}
	s.quit()
}

func TestPlayOnFromAnEarlierMove(t *testing.T) {
	home(t)
	s := begin(t, game(6, player.Human, player.Human), 120, 40)
	s.press("tab", "enter", "tab", "enter", "tab", "enter", "[", "pgup")
	s.sees("Move 1 of 3")
	s.press("esc")
	if !s.now.play.live() {
		t.Fatal("Escape does not go back to now")
	}
	s.press("[", "[", "tab", "tab", "enter")
	if ply := s.now.play.session.game.Ply(); ply != 2 || !s.now.play.live() {
		t.Fatalf("ply %d after playing on from move 1, want 2", ply)
	}
	s.press("[", "[", "p")
	if ply := s.now.play.session.game.Ply(); ply != 0 {
		t.Fatalf("ply %d after going on from the start, want 0", ply)
	}
	s.quit()
}

func TestAnIllegalCellGetsANoticeAndNothingElse(t *testing.T) {
	home(t)
	s := begin(t, game(8, player.Human, "3"), 80, 24)
	for _, typed := range []string{"d4", "a1", "z9", "??"} {
		s.press("/")
		for _, r := range typed {
			s.press(string(r))
		}
		s.press("enter")
		if s.now.play.notice.Text == "" || s.now.play.session.game.Ply() != 0 || s.now.play.typing {
			t.Errorf("%q: notice %q, ply %d", typed, s.now.play.notice.Text, s.now.play.session.game.Ply())
		}
	}
	s.press("/", "c", "4", "enter")
	if s.now.play.session.game.Ply() == 0 {
		t.Error("c4 was not played")
	}
	s.quit()
}

func TestResignNeedsTheKeyTwice(t *testing.T) {
	home(t)
	s := begin(t, game(8, player.Human, "3"), 80, 24)
	s.press("R", "left", "R")
	if over(s.now) {
		t.Fatal("resigned although another key came between")
	}
	s.press("R")
	if result := s.now.play.session.game.Result(); result.Ending != engine.Resigned || result.Winner != engine.White {
		t.Fatalf("the result is %+v", result)
	}
	s.press("u")
	if over(s.now) || s.now.play.session.game.Ply() != 0 {
		t.Error("giving up was not taken back")
	}
	s.quit()
}

func TestSidesLevelsAndAMoveByTheComputer(t *testing.T) {
	home(t)
	s := begin(t, game(6, player.Human, "3"), 80, 24)
	s.press("+")
	if white := s.now.play.session.setup.White; white != "4" {
		t.Errorf("White is %q after +", white)
	}
	s.press("-", "-", "-", "-")
	if white := s.now.play.session.setup.White; white != "1" {
		t.Errorf("White is %q after four times -", white)
	}
	s.press("g")
	s.until("both moves", func(m root) bool { return m.play.session.game.Ply() == 2 && yourTurn(m) })
	s.press("x")
	s.until("the computer's move as Black", func(m root) bool { return m.play.session.game.Ply() == 3 && yourTurn(m) })
	if setup := s.now.play.session.setup; setup.White != player.Human {
		t.Errorf("White is %q after swapping sides", setup.White)
	}
	s.quit()
}

func TestComputersPlayEachOtherAndCanBePaused(t *testing.T) {
	home(t)
	s := begin(t, game(10, "9", "9"), 80, 24)
	s.press("p")
	ply := s.now.play.session.game.Ply()
	s.sees(s.now.env.texts.Paused)
	if s.now.play.search != nil || s.now.play.session.game.Ply() != ply {
		t.Error("a computer thinks in a game that is paused")
	}
	s.press("p")
	s.until("another move", func(m root) bool { return m.play.session.game.Ply() > ply })
	s.quit()
}

func TestAPassIsAnnounced(t *testing.T) {
	home(t)
	moves, passed := gameWithPass(t)
	s := begin(t, game(4, player.Human, player.Human), 80, 24)
	for _, sq := range moves {
		s.press("/")
		for _, r := range sq.String() {
			s.press(string(r))
		}
		s.press("enter")
	}
	want := s.now.env.texts.Pass(passed, passed.Opponent())
	if notice := s.now.play.notice; notice.Text != want || !notice.Urgent {
		t.Errorf("the notice is %+v, want %q", notice, want)
	}
	s.quit()
}

// gameWithPass returns moves on 4×4 after which a side has to pass.
func gameWithPass(t *testing.T) ([]engine.Square, engine.Disc) {
	t.Helper()
	var moves []engine.Square
	var passed engine.Disc
	var look func(engine.Game) bool
	look = func(g engine.Game) bool {
		if passed = g.Passed(); passed != engine.Empty {
			moves = g.Moves()
			return true
		}
		for _, sq := range g.State().Legal() {
			if next, err := g.Play(sq); err == nil && look(next) {
				return true
			}
		}
		return false
	}
	s, err := newSession("", game(4, player.Human, player.Human).Setup, time.Time{})
	if err != nil || !look(s.game) {
		t.Fatal("no game with a pass on 4x4")
	}
	return moves, passed
}

func TestTheGameGoesOnAfterAStop(t *testing.T) {
	home(t)
	s := begin(t, game(8, player.Human, "random"), 80, 24)
	s.press("tab", "enter")
	s.until("the reply", func(m root) bool { return m.play.session.game.Ply() == 2 && yourTurn(m) })
	before := s.now.play.session.entry(time.Now())
	s.quit()

	s = begin(t, Options{}, 80, 24)
	after := s.now.play.session.entry(time.Now())
	if after.Moves != before.Moves || after.ID != before.ID {
		t.Errorf("the game goes on with %q, want %q", after.Moves, before.Moves)
	}
	s.sees(s.now.env.texts.Resumed)
	s.quit()
}

func TestAGameThatIsLeftCanBeTakenUpAgain(t *testing.T) {
	home(t)
	s := begin(t, game(8, player.Human, "random"), 80, 24)
	s.press("tab", "enter")
	s.until("the reply", func(m root) bool { return m.play.session.game.Ply() == 2 && yourTurn(m) })
	id := s.now.play.session.id
	s.press("r")
	s.until("another game", func(m root) bool { return m.play.session.id != id })
	s.until("the archive", func(root) bool { return len(archived()) == 1 })
	s.opens("o")
	s.sees(s.now.env.texts.Games.Unfinished)
	s.press("enter")
	s.until("the game of before", func(m root) bool { return m.play.session.id == id && m.over == nil })
	if ply := s.now.play.session.game.Ply(); ply != 2 {
		t.Errorf("it stands at ply %d, want 2", ply)
	}
	s.quit()
}

func TestANewGameFromTheForm(t *testing.T) {
	home(t)
	s := begin(t, Options{}, 80, 24)
	s.opens("n")
	s.press("home", "down", "left", "left", "down", "down", "right") // 4 rows, Black: level 1
	s.press("down")
	for range 20 {
		if s.now.over.(form).setup().White == player.Human {
			break
		}
		s.press("right")
	}
	s.press("enter")
	s.until("the new game", func(m root) bool { return m.over == nil && m.play.session.setup.Size.Height == 4 })
	setup := s.now.play.session.setup
	if setup.Black != "1" || setup.White != player.Human {
		t.Errorf("the players are %q and %q", setup.Black, setup.White)
	}
	s.until("the computer's opening", func(m root) bool { return m.play.session.game.Ply() == 1 })
	s.opens("n")
	if again := s.now.over.(form).setup(); again.Size != setup.Size || again.Black != "1" {
		t.Errorf("the form has forgotten the choices: %+v", again)
	}
	s.closes()
	s.quit()
}

func TestSettingsAreRemembered(t *testing.T) {
	home(t)
	s := begin(t, game(6, player.Human, "1"), 80, 24)
	s.press("i")
	s.until("the hints", func(m root) bool { return m.play.hints() == view.HintsFlips })
	s.press("t")
	s.opens(",")
	s.press("down", "right") // the language row
	s.closes()
	s.until("the settings on disk", func(root) bool {
		settings, _, _ := record.LoadSettings(record.DefaultPaths().Config)
		return settings.Hints == view.HintsFlips.String() && settings.Theme != "" && settings.Language != ""
	})
	s.quit()
}

func TestEveryScreenOpensAndCloses(t *testing.T) {
	home(t)
	s := begin(t, Options{}, 80, 24)
	for _, opened := range []string{"?", "n", ",", "o", "s"} {
		for _, size := range []tea.WindowSizeMsg{{Width: 40, Height: 12}, {Width: 200, Height: 60}, {Width: 80, Height: 24}} {
			s.opens(opened)
			s.send(size)
			s.press("down", "pgdown", "end", "up", "home")
			if lines := strings.Count(s.now.View(), "\n") + 1; lines != size.Height {
				t.Errorf("%s: %d lines at %dx%d", opened, lines, size.Width, size.Height)
			}
			s.closes()
		}
	}
	s.quit()
}

func TestAClockThatRunsOutLoses(t *testing.T) {
	m, now := withClock(t, Clock{Base: time.Minute, Increment: time.Second}, player.Human, "3")
	p, _ := m.play.proceed()
	*now = now.Add(59 * time.Second)
	p, _ = p.Update(clockTickMsg{p.version})
	if p.session.over() {
		t.Fatal("lost a second too early")
	}
	*now = now.Add(time.Second)
	p, _ = p.Update(clockTickMsg{p.version})
	if result := p.session.game.Result(); result.Ending != engine.TimedOut || result.Winner != engine.White {
		t.Errorf("the result is %+v", result)
	}
}

func TestKeysThatArriveTogetherAllCount(t *testing.T) {
	home(t)
	s := begin(t, game(8, player.Human, player.Human), 80, 24)
	s.send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("/d3")})
	s.press("enter")
	if moves := s.now.play.session.game.Moves(); len(moves) != 1 || moves[0].String() != "d3" {
		t.Fatalf("the moves are %v, want d3", moves)
	}
	cursor := s.now.play.cursor
	s.send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("jjl")})
	if want := engine.SquareAt(cursor.Row()+2, cursor.Col()+1); s.now.play.cursor != want {
		t.Errorf("the cursor is on %v, want %v", s.now.play.cursor, want)
	}
	s.send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("?jq")})
	if s.now.over != nil {
		t.Error("the help was not closed again")
	}
	s.quit()
}

func TestARecordedEndStaysRecordedWhenTheGameGoesOn(t *testing.T) {
	home(t)
	s := begin(t, game(8, player.Human, "random"), 80, 24)
	s.press("R", "R")
	s.until("the archive", func(root) bool { return len(archived()) == 1 })
	lost := s.now.play.session.id
	s.press("u", "tab", "enter")
	s.until("the reply", func(m root) bool { return m.play.session.game.Ply() == 2 && yourTurn(m) })
	if s.now.play.session.id == lost {
		t.Fatal("the game that goes on has the name of the one that was lost")
	}
	s.press("r")
	s.until("both games", func(root) bool { return len(archived()) == 2 })
	if ending := archived()[0].Ending; ending != "resigned" {
		t.Errorf("the lost game is %q now", ending)
	}
	s.quit()
}

func TestPlayingOnFromAnEarlierMoveKeepsWhatCameAfterIt(t *testing.T) {
	home(t)
	s := begin(t, game(6, player.Human, player.Human), 80, 24)
	s.press("tab", "enter", "tab", "enter", "tab", "enter")
	whole := s.now.play.session.entry(time.Now()).Moves
	s.press("[", "[", "tab", "tab", "enter")
	s.until("the archive", func(root) bool { return len(archived()) == 1 })
	if got := archived()[0].Moves; got != whole {
		t.Errorf("the archive has %q, want %q", got, whole)
	}
	if s.now.play.session.takebacks != 1 {
		t.Errorf("%d takebacks", s.now.play.session.takebacks)
	}
	s.quit()
}

func TestTheGameOnTheBoardIsNotInTheListWhileItGoesOn(t *testing.T) {
	home(t)
	s := begin(t, game(6, player.Human, player.Human), 80, 24)
	s.press("tab", "enter")
	first := s.now.play.session.id
	s.press("r")
	s.until("the archive", func(root) bool { return len(archived()) == 1 })
	s.opens("o")
	s.press("enter")
	s.until("the first game", func(m root) bool { return m.play.session.id == first })
	s.opens("o")
	for _, e := range s.now.over.(games).entries {
		if e.ID == first {
			t.Error("the game on the board can be taken up")
		}
	}
	s.closes()
	s.quit()
}

func TestAnythingBetweenDisarmsTheResignation(t *testing.T) {
	home(t)
	s := begin(t, game(8, player.Human, "random"), 80, 24)
	x, y := s.find(s.now.play.state().Legal()[0])
	s.press("R")
	s.send(tea.MouseMsg{X: x, Y: y, Action: tea.MouseActionPress, Button: tea.MouseButtonLeft})
	s.until("the reply", func(m root) bool { return m.play.session.game.Ply() == 2 && yourTurn(m) })
	s.press("R")
	if over(s.now) {
		t.Error("resigned with one press")
	}
	s.quit()
}

func TestATakeBackTakesTheIncrementBack(t *testing.T) {
	now := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	options := game(8, player.Human, player.Human)
	options.Setup.Clock = Clock{Base: 10 * time.Second, Increment: 5 * time.Second}
	s, err := newSession("", options.Setup, now)
	if err != nil {
		t.Fatal(err)
	}
	for range 6 {
		if s, err = s.play(s.game.State().Legal()[0], now); err != nil {
			t.Fatal(err)
		}
		s = s.at(0, now)
	}
	if left := s.clock(engine.Black, now); left != 10*time.Second {
		t.Errorf("%v left after six moves taken back, want 10s", left)
	}
}

func TestSuspendingStopsTheClocks(t *testing.T) {
	m, now := withClock(t, Clock{Base: time.Minute}, player.Human, player.Human)
	m.env.canSuspend = func() bool { return true }
	next, _ := m.Update(keyPress("ctrl+z"))
	*now = now.Add(time.Hour)
	next, _ = next.Update(tea.ResumeMsg{})
	if left := next.(root).play.session.clock(engine.Black, *now); left != time.Minute {
		t.Errorf("%v left after an hour of suspension", left)
	}
}

func TestTheListOfMovesMarksTheLastOneAfterAPassToo(t *testing.T) {
	home(t)
	moves, _ := gameWithPass(t)
	s := begin(t, game(4, player.Human, player.Human), 80, 24)
	for _, sq := range moves {
		s.press("/", sq.String()[:1], sq.String()[1:], "enter")
	}
	shown := s.now.play.screen()
	if shown.Ply != len(moves) || len(shown.Moves) != len(moves) {
		t.Fatalf("%d of %d moves after %d", shown.Ply, len(shown.Moves), len(moves))
	}
	s.press("tab", "enter")
	shown = s.now.play.screen()
	if passes := len(shown.Moves) - len(moves) - 1; shown.Ply != len(moves)+1 || passes != 1 {
		t.Errorf("ply %d, %d passes in the list %v", shown.Ply, passes, shown.Moves)
	}
	s.quit()
}

func TestWithoutAShellNothingIsSuspended(t *testing.T) {
	home(t)
	m, slot := open(game(8, player.Human, player.Human), time.Now, renderer())
	defer slot.Close()
	m.env.canSuspend = func() bool { return false }
	next, cmd := m.Update(keyPress("ctrl+z"))
	if notice := next.(root).play.notice.Text; cmd != nil || notice != m.env.texts.NoShell {
		t.Errorf("the notice is %q", notice)
	}
}

func TestALossOnTimeIsFinal(t *testing.T) {
	m, now := withClock(t, Clock{Base: time.Minute}, player.Human, player.Human)
	p, _ := m.play.proceed()
	p, _ = p.nextJump()
	p, _ = p.place()
	*now = now.Add(2 * time.Minute)
	p, _ = p.Update(clockTickMsg{p.version})
	lost := p.session
	for name, do := range map[string]func(play) (play, tea.Cmd){
		"undo":  play.undo,
		"place": play.place,
		"look back and play on": func(p play) (play, tea.Cmd) {
			p, _ = p.lookBack()
			return p.playOn()
		},
		"look back and place": func(p play) (play, tea.Cmd) {
			p, _ = p.lookBack()
			return p.place()
		},
	} {
		after, _ := do(p)
		if after.session.id != lost.id || !after.session.expired() || after.notice.Text != p.env.texts.TimeIsGone {
			t.Errorf("%s: %q, over %v", name, after.notice.Text, after.session.over())
		}
	}
}

func TestAGameThatAnotherProgramLeftIsInTheList(t *testing.T) {
	home(t)
	first := begin(t, game(6, player.Human, player.Human), 80, 24)
	second := begin(t, game(6, player.Human, player.Human), 80, 24)
	second.press("tab", "enter", "tab", "enter")
	left := second.now.play.session.id
	first.press("tab", "enter")
	second.quit()
	first.quit()

	s := begin(t, Options{}, 80, 24)
	s.until("the archive", func(root) bool { return len(archived()) == 1 })
	opened := s.now.play.session.id
	if other := archived()[0].ID; other == opened || other != left && opened != left {
		t.Errorf("%s is on the board and %s in the list", opened, other)
	}
	s.quit()
}

func TestATakeBackBetweenComputersHaltsTheClocks(t *testing.T) {
	m, now := withClock(t, Clock{Base: time.Minute}, "1", "1")
	p, _ := m.play.play(m.play.state().Legal()[0])
	p, _ = p.undo()
	*now = now.Add(time.Hour)
	p, _ = p.pause() // goes on
	if left := p.session.clock(engine.Black, *now); p.paused || left != time.Minute {
		t.Errorf("%v left after an hour of waiting", left)
	}
	p.stopSearch()
}
