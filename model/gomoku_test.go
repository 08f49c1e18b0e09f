package model

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/x/ansi"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/player"
	"flank/engine/record"
	"flank/view"
)

// types plays moves by their names.
func (s *story) types(names ...string) {
	s.t.Helper()
	for _, name := range names {
		s.press(append(append([]string{"/"}, strings.Split(name, "")...), "enter")...)
	}
}

// moves is the transcript of the game on the board.
func (s *story) moves() string { return s.now.play.session.entry(time.Now()).Moves }

// turnTo turns the row in focus of a form to a value.
func (s *story) turnTo(name rowName, value string) {
	s.t.Helper()
	for range 40 {
		if s.now.over.(form).value(name) == value {
			return
		}
		s.press("right")
	}
	s.t.Fatalf("the form offers no %q; the screen is\n%s", value, s.screen())
}

func TestAnEveningOfGomoku(t *testing.T) {
	home(t)
	s := begin(t, Options{}, 100, 34)
	s.opens("n")
	s.press("home")
	s.turnTo(rowGame, record.Gomoku)
	s.press("down", "down")
	s.turnTo(rowRule, "standard")
	s.press("down", "down", "down")
	s.turnTo(rowWhite, player.Human)
	s.press("enter")
	s.until("the board of Gomoku", func(m root) bool { return m.over == nil && m.play.session.setup.Game == record.Gomoku })
	if p := s.now.play; p.cursor != engine.SquareAt(7, 7) || p.session.setup.Rule != gomoku.Standard || p.state().Size().Height != 15 {
		t.Fatalf("it begins with the cursor on %v and %+v", p.cursor, p.session.setup)
	}

	s.press("enter", "right", "enter")
	s.types("h9", "i9", "H10", "i10", "h11")
	s.press("T")
	s.until("the threats", func(m root) bool { return m.env.settings.Threats })
	threats := s.now.play.screen().Threats
	if !slices.ContainsFunc(threats, func(t gomoku.Threat) bool { return t.Kind == gomoku.Five }) {
		t.Errorf("four in a row threaten %v", threats)
	}
	s.press("#")
	s.until("the numbers", func(m root) bool { return m.env.settings.Numbers })
	if shown := s.now.play.screen(); !shown.Numbered || len(shown.Order) != 7 || shown.Order[0] != engine.SquareAt(7, 7) {
		t.Errorf("numbered %v: %v", shown.Numbered, shown.Order)
	}
	s.types("a1", "h12")
	s.until("five", over)
	if five := s.now.play.screen().Five; len(five) != 5 {
		t.Errorf("five are %v", five)
	}
	s.until("the archive", func(root) bool { return len(archived()) == 1 })
	s.press("u", "u")
	if got := s.moves(); got != "h8i8h9i9h10i10h11" || over(s.now) {
		t.Fatalf("after the take-backs: %q", got)
	}
	s.press("U", "U")
	s.until("five again", over)
	s.opens("s")
	s.sees("Gomoku")
	s.sees(s.now.env.texts.Statistics.HotSeat)
	s.closes()
	s.opens("o")
	s.sees("15x15")
	s.closes()
	s.quit()

	if _, err := os.Stat(record.DefaultPaths().Log); err == nil {
		t.Error("Reversi.csv has a game of Gomoku")
	}
	settings, _, _ := record.LoadSettings(record.DefaultPaths().Config)
	if settings.NewGomoku.Rule != "standard" || settings.NewGame != record.Defaults().NewGame {
		t.Errorf("the settings remember %+v and %+v", settings.NewGomoku, settings.NewGame)
	}
}

func TestTheFormKeepsTheChoicesOfBothGames(t *testing.T) {
	home(t)
	s := begin(t, Options{}, 100, 34)
	s.opens("n")
	s.press("home", "down")
	s.turnTo(rowHeight, "12")
	s.press("home")
	s.turnTo(rowGame, record.Gomoku)
	s.press("down", "down")
	s.turnTo(rowRule, "renju")
	s.press("home")
	s.turnTo(rowGame, record.Reversi)
	if height := s.now.over.(form).value(rowHeight); height != "12" {
		t.Errorf("Reversi has %s rows again", height)
	}
	s.turnTo(rowGame, record.Gomoku)
	if rule := s.now.over.(form).value(rowRule); rule != "renju" {
		t.Errorf("Gomoku has the rule %s again", rule)
	}
	s.press("enter")
	s.until("the board", func(m root) bool { return m.over == nil && m.play.session.setup.Rule == gomoku.Renju })
	s.quit()
}

// The list of both games tells every result in the usual window.
func TestTheListOfGamesIsNotCutOff(t *testing.T) {
	home(t)
	m, slot := open(game(8, player.Human, player.Human), time.Now, renderer())
	defer slot.Close()
	resigned := record.Entry{
		Height: 15, Width: 15, Black: "10", White: "10",
		Ending: engine.Resigned.String(), Winner: engine.Black.String(),
	}
	entries := []record.Entry{resigned, resigned}
	entries[0].Game, entries[1].Game = record.Reversi, record.Gomoku
	for _, texts := range view.Languages() {
		m.env.texts = texts
		g := games{env: m.env, size: tea.WindowSizeMsg{Width: 80, Height: 24}, entries: entries}
		outcome := texts.Outcome(resigned.Ending, resigned.Winner)
		if list := g.View(); strings.Count(list, outcome) != 2 {
			t.Errorf("%s: the list lacks %q:\n%s", texts.Language, outcome, ansi.Strip(list))
		}
	}
}

func TestHelpSaysWhatTabDoesInEachGame(t *testing.T) {
	home(t)
	m, slot := open(game(8, player.Human, player.Human), time.Now, renderer())
	defer slot.Close()
	words := m.env.texts.Keys
	for name, want := range map[string]string{record.Reversi: words.NextLegal, record.Gomoku: words.NextPoint} {
		row, ok := findKey(keysOf(m.env.keys, name), tea.KeyMsg{Type: tea.KeyTab})
		if got := row.binding.Help().Desc; !ok || got != want {
			t.Errorf("%s: %q, not %q", name, got, want)
		}
	}
}

func TestGomokuAgainstAComputerGoesOnAfterAStop(t *testing.T) {
	home(t)
	o := gomokuGame(15, player.Human, "random")
	o.Setup.Rule = gomoku.Renju
	s := begin(t, o, 80, 24)
	s.press("tab", "enter")
	s.until("the reply", func(m root) bool { return m.play.session.game.Ply() == 2 && yourTurn(m) })
	s.press("tab", "enter")
	s.until("the reply", func(m root) bool { return m.play.session.game.Ply() == 4 && yourTurn(m) })
	before := s.moves()
	s.quit()

	s = begin(t, Options{}, 80, 24)
	if s.now.play.notice.Text != s.now.env.texts.Resumed {
		t.Errorf("the notice is %q", s.now.play.notice.Text)
	}
	if setup := s.now.play.session.setup; s.moves() != before || setup != o.Setup {
		t.Errorf("it goes on with %q and %+v", s.moves(), setup)
	}
	s.press("u")
	if ply := s.now.play.session.game.Ply(); ply != 2 {
		t.Errorf("ply %d after a take-back, want 2", ply)
	}
	s.quit()
}

func TestAGameOfGomokuAgainstAComputerIsCounted(t *testing.T) {
	home(t)
	s := begin(t, gomokuGame(9, "random", player.Human), 120, 40)
	s.until("the opening", yourTurn)
	s.press("R", "R")
	s.until("the archive", func(root) bool { return len(archived()) == 1 })
	stats := record.Summarize(record.Gomoku, archived())
	if stats.All.Lost != 1 || len(stats.Rules) != 1 || record.Summarize(record.Reversi, archived()).All.Games != 0 {
		t.Errorf("the statistics are %+v", stats)
	}
	s.quit()
	if _, err := os.Stat(record.DefaultPaths().Log); err == nil {
		t.Error("Reversi.csv has a game of Gomoku")
	}
}

func TestAPointThatCannotBePlayed(t *testing.T) {
	home(t)
	o := gomokuGame(15, player.Human, player.Human)
	o.Setup.Rule = gomoku.Renju
	s := begin(t, o, 80, 24)
	s.types("h8", "a1", "g8", "a15", "i9", "o1", "i10", "o15") // i8 would be a double three
	ply := s.now.play.session.game.Ply()
	for typed, want := range map[string]string{
		"h8":  s.now.env.texts.Taken("h8"),
		"i8":  s.now.env.texts.Forbidden("i8", gomoku.DoubleThree),
		"p1":  s.now.env.texts.NoPoint(s.now.play.state(), "p1"),
		"h16": s.now.env.texts.NoPoint(s.now.play.state(), "h16"),
	} {
		s.types(typed)
		if got := s.now.play.notice.Text; got != want || s.now.play.session.game.Ply() != ply {
			t.Errorf("%s: %q, want %q", typed, got, want)
		}
	}
	if forbidden := s.now.play.screen().Forbidden; !slices.Equal(forbidden, []engine.Square{engine.SquareAt(7, 8)}) {
		t.Errorf("forbidden are %v", forbidden)
	}
	s.quit()
}

func TestHintsOfGomokuSkipTheDiscsTurned(t *testing.T) {
	home(t)
	s := begin(t, gomokuGame(15, player.Human, player.Human), 80, 24)
	for _, want := range []view.Hints{view.HintsValues, view.HintsOff, view.HintsMoves} {
		s.press("i")
		s.until("the hints", func(m root) bool { return m.play.hints() == want })
	}
	s.quit()
	if hints := gomokuRules.hintsNear(view.HintsFlips); hints != view.HintsMoves {
		t.Errorf("discs turned are shown as %v", hints)
	}
}

func TestKeysOfGomokuDoNothingInReversi(t *testing.T) {
	home(t)
	s := begin(t, game(8, player.Human, player.Human), 80, 24)
	before := s.now.env.settings
	s.press("#", "T", "1", "2", "3")
	if s.now.env.settings != before || s.now.play.notice.Text != "" {
		t.Errorf("they say %q", s.now.play.notice.Text)
	}
	s.opens("?")
	if strings.Contains(s.screen(), s.now.env.texts.Keys.Threats) {
		t.Error("the help has a key of Gomoku")
	}
	s.closes()
	s.quit()

	s = begin(t, gomokuGame(15, player.Human, player.Human), 160, 50)
	s.opens("?")
	s.sees(s.now.env.texts.Keys.Threats)
	s.sees(s.now.env.texts.Gomoku.LegendForbidden)
	s.closes()
	s.quit()
}

func TestTheCursorJumpsBesideTheStones(t *testing.T) {
	home(t)
	s := begin(t, gomokuGame(15, player.Human, player.Human), 80, 24)
	s.press("home", "tab")
	if s.now.play.cursor != engine.SquareAt(7, 7) {
		t.Fatalf("on the empty board it jumps to %v", s.now.play.cursor)
	}
	s.press("enter")
	seen := map[engine.Square]bool{}
	for range 8 {
		s.press("tab")
		seen[s.now.play.cursor] = true
	}
	if len(seen) != 8 || seen[engine.SquareAt(7, 7)] {
		t.Errorf("it jumps to %v", seen)
	}
	s.press("home", "up", "shift+tab") // backwards, from the row above: to the last of them
	if s.now.play.cursor != engine.SquareAt(6, 8) && s.now.play.cursor != engine.SquareAt(8, 8) {
		t.Errorf("it jumps back to %v", s.now.play.cursor)
	}
	jumps := gomokuRules.jumps(s.now.play.state(), []engine.Square{40, 7})
	if !slices.Equal(jumps, []engine.Square{7, 40}) {
		t.Errorf("with values shown it jumps to %v", jumps)
	}
	s.quit()
}

func TestAPreparedOpeningStays(t *testing.T) {
	home(t)
	o := gomokuGame(15, player.Human, player.Human)
	o.Setup.Opening = gomoku.Balanced
	s := begin(t, o, 80, 24)
	placed := s.now.play.session.game.Ply()
	if placed < 3 {
		t.Fatalf("%d stones are placed", placed)
	}
	s.press("u")
	if s.now.play.session.game.Ply() != placed || s.now.play.notice.Text != s.now.env.texts.NothingToUndo {
		t.Error("the opening was taken back")
	}
	s.press("tab", "enter", "u")
	if s.now.play.session.game.Ply() != placed {
		t.Errorf("ply %d after a take-back, want %d", s.now.play.session.game.Ply(), placed)
	}
	entry := s.now.play.session.entry(time.Now())
	s.quit()
	again, err := resume(entry, time.Now())
	if err != nil || again.placed != placed || again.setup != o.Setup {
		t.Errorf("resumed as %+v, %v", again.setup, err)
	}
}

// bySwap2 returns the program with a game opened by swap2, nothing run by itself.
func bySwap2(t *testing.T, black, white string, clock Clock) (m root, now *time.Time) {
	t.Helper()
	home(t)
	now = new(time.Time)
	*now = time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	o := gomokuGame(15, black, white)
	o.Setup.Opening, o.Setup.Clock = gomoku.BySwap2, clock
	m, slot := open(o, func() time.Time { return *now }, renderer())
	t.Cleanup(func() { slot.Close() })
	return m, now
}

// stones places stones of whoever is to act.
func stones(p play, names ...string) play {
	for _, name := range names {
		sq, _ := p.session.setup.rules().Square(name)
		p.cursor = sq
		p, _ = p.place()
	}
	return p
}

func TestSwap2BetweenTwoPeople(t *testing.T) {
	m, _ := bySwap2(t, player.Human, player.Human, Clock{})
	words := m.env.texts.Swap2
	p := m.play
	if got := p.screen().Notice.Text; got != words.PlaceThree {
		t.Errorf("it begins with %q", got)
	}
	p, _ = p.undo()
	if got := p.screen().Notice.Text; got != m.env.texts.NothingToUndo+" · "+words.PlaceThree {
		t.Errorf("after a take-back: %q", got)
	}
	p = stones(p, "h8", "i9", "g7", "k11")
	if p.session.game.Ply() != 3 || p.notice.Text != words.ChooseThree {
		t.Fatalf("after three stones and one too many: ply %d, %q", p.session.game.Ply(), p.notice.Text)
	}
	p, _ = p.placeTwo()
	p = stones(p, "a1", "a2", "a3")
	if p.session.game.Ply() != 5 || p.notice.Text != words.ChooseFive {
		t.Fatalf("after two more: ply %d, %q", p.session.game.Ply(), p.notice.Text)
	}
	p, _ = p.placeTwo()
	if p.notice.Text != m.env.texts.NotYourTurn {
		t.Error("two more were placed a second time")
	}
	p, _ = p.takeWhite()
	p = stones(p, "b1")
	if p.session.game.Ply() != 6 || !p.session.swap2.Swapped() {
		t.Errorf("after the opening: ply %d, %q", p.session.game.Ply(), p.session.swap2)
	}
	for i, want := range []struct {
		ply     int
		choices string
	}{{5, "two white"}, {5, "two"}, {4, "two"}, {3, "two"}, {3, ""}, {2, ""}} {
		p, _ = p.undo()
		if got := p.session.swap2.String(); p.session.game.Ply() != want.ply || got != want.choices {
			t.Errorf("take-back %d: ply %d, choices %q; want %+v", i+1, p.session.game.Ply(), got, want)
		}
	}
}

func TestSwap2SwapsThePlayersAndTheirClocks(t *testing.T) {
	m, now := bySwap2(t, player.Human, "random", Clock{Base: time.Minute, Increment: time.Second})
	p := m.play
	*now = now.Add(10 * time.Second)
	p = stones(p, "h8", "i9", "g7")
	if !p.session.computerToMove() || p.search == nil {
		t.Fatal("the computer does not choose after three stones")
	}
	*now = now.Add(5 * time.Second)
	p, _ = p.Update(chosenMsg{version: p.version, info: engine.Info{Value: -0.5}})
	s := p.session
	if s.setup.Black != "random" || s.setup.White != player.Human || s.turn() != engine.White {
		t.Fatalf("the players are %q and %q", s.setup.Black, s.setup.White)
	}
	if black, white := s.clock(engine.Black, *now), s.clock(engine.White, *now); black != 55*time.Second || white != 53*time.Second {
		t.Errorf("the clocks show %v and %v", black, white)
	}
	p = stones(p, "a1")
	p = p.stopSearch()
	p, _ = p.undo()
	if s = p.session; s.game.Ply() != 3 || s.setup.Black != "random" {
		t.Fatalf("after a take-back: ply %d, Black is %q", s.game.Ply(), s.setup.Black)
	}
	p, _ = p.undo()
	if s = p.session; s.game.Ply() != 2 || s.setup.Black != player.Human || s.swap2 != (gomoku.Swap2{}) {
		t.Fatalf("after another: ply %d, Black is %q", s.game.Ply(), s.setup.Black)
	}
	p.stop()
}

func TestAComputerOpensBySwap2(t *testing.T) {
	home(t)
	o := gomokuGame(15, "random", player.Human)
	o.Setup.Opening = gomoku.BySwap2
	s := begin(t, o, 80, 24)
	s.until("the choice", func(m root) bool { return m.play.prompt() == m.env.texts.Swap2.ChooseThree })
	want, _ := gomoku.Swap2Opening(o.Setup.Size, gomoku.Freestyle, o.Setup.Seed)
	if got := s.now.play.session.game.Moves(); !slices.Equal(got, want) {
		t.Errorf("it opens with %v, want %v", got, want)
	}
	s.press("u", "2")
	if setup := s.now.play.session.setup; setup.Black != player.Human {
		t.Fatalf("Black is %q", setup.Black)
	}
	s.until("the computer's stone", func(m root) bool { return m.play.session.game.Ply() == 4 && yourTurn(m) })
	s.quit()

	s = begin(t, Options{}, 80, 24)
	s.press("u")
	if now := s.now.play.session; now.game.Ply() != 3 || now.setup.Black != "random" || now.choices() == nil {
		t.Errorf("after a stop and a take-back: ply %d, Black is %q", now.game.Ply(), now.setup.Black)
	}
	s.press("U")
	if s.now.play.session.game.Ply() != 3 {
		t.Error("a stone was played again before the choice")
	}
	s.press("1")
	s.until("the choice", func(m root) bool { return m.play.session.swap2.String() == "white" })
	s.press("u")
	if s.now.play.session.choices() == nil {
		t.Error("the choice was not taken back")
	}
	s.quit()
}

func TestComputersPlayGomokuBySwap2(t *testing.T) {
	home(t)
	o := gomokuGame(9, "random", "greedy")
	o.Setup.Opening = gomoku.BySwap2
	s := begin(t, o, 80, 24)
	s.until("the end", over)
	if s.now.play.session.swap2 == (gomoku.Swap2{}) {
		t.Error("nothing was chosen")
	}
	s.quit()
}

func TestGomokuByMouse(t *testing.T) {
	home(t)
	s := begin(t, gomokuGame(9, player.Human, player.Human), 120, 40)
	x, y := s.find(engine.SquareAt(2, 3))
	s.send(tea.MouseMsg{X: x, Y: y, Action: tea.MouseActionPress, Button: tea.MouseButtonLeft})
	if got := s.moves(); got != "d7" {
		t.Errorf("the click played %q, want d7", got)
	}
	s.quit()
}

func TestTheListNamesTheGameWhereThereAreSeveral(t *testing.T) {
	home(t)
	m, slot := open(game(8, player.Human, player.Human), time.Now, renderer())
	defer slot.Close()
	reversi := record.Entry{Game: record.Reversi, BlackDiscs: 40, WhiteDiscs: 24}
	renju := record.Entry{Game: record.Gomoku, BlackDiscs: 5, WhiteDiscs: 4}
	for _, test := range []struct {
		name         string
		entries      []record.Entry
		games, discs bool
	}{
		{"none", nil, false, false},
		{"Reversi", []record.Entry{reversi, reversi}, false, true},
		{"Gomoku", []record.Entry{renju}, false, false},
		{"both", []record.Entry{renju, reversi}, true, true},
	} {
		section := games{env: m.env, entries: test.entries}.sections()[0]
		words := m.env.texts.Games
		if got := slices.Contains(section.Columns, words.Game); got != test.games {
			t.Errorf("%s: a column of games: %v", test.name, got)
		}
		if got := slices.Contains(section.Columns, words.Discs); got != test.discs {
			t.Errorf("%s: a column of discs: %v", test.name, got)
		}
		if len(section.Rows) > 0 && len(section.Rows[0]) != len(section.Columns) {
			t.Errorf("%s: %v under %v", test.name, section.Rows[0], section.Columns)
		}
	}
}

func TestTheBestPointsOfGomokuAreValued(t *testing.T) {
	home(t)
	o := gomokuGame(15, player.Human, player.Human)
	o.Hints = view.HintsValues.String()
	s := begin(t, o, 100, 34)
	s.types("h8", "i9", "h9", "a1", "h10", "b3")
	s.until("the values", func(m root) bool { return len(m.play.screen().Values) > 1 })
	best := s.now.play.screen().Values
	s.press("home", "tab")
	if cursor := s.now.play.cursor; !slices.ContainsFunc(best, func(i engine.Info) bool { return i.Move == cursor }) {
		t.Errorf("the cursor jumps to %v, which is none of %v", cursor, best)
	}
	s.until("a straight four", func(m root) bool {
		values := m.play.screen().Values
		return len(values) > 0 && values[0].Exact && values[0].Value == 1
	})
	move := s.now.play.screen().Values[0].Move
	s.types(view.SquareName(s.now.play.state(), move))
	if got, want := s.now.play.verdictText(), view.SquareName(s.now.play.state(), move); !strings.HasPrefix(got, want) {
		t.Errorf("the verdict on %s is %q", want, got)
	}
	s.quit()
}

// A home that was left before there was Gomoku: the unfinished game goes on, and the
// games of the archive stand in the list and the statistics.
func TestAHomeFromBeforeGomoku(t *testing.T) {
	home(t)
	paths := record.DefaultPaths()
	for from, to := range map[string]string{
		"before-gomoku-game.json": filepath.Join(paths.Data, "game-1.json"), "before-gomoku.json": paths.Config,
		"before-gomoku.jsonl": filepath.Join(paths.Data, "games.jsonl"),
	} {
		data, err := os.ReadFile(filepath.Join("..", "engine", "record", "testdata", from))
		if err == nil {
			err = os.MkdirAll(filepath.Dir(to), 0o700)
		}
		if err == nil {
			err = os.WriteFile(to, data, 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	s := begin(t, Options{}, 80, 24)
	if setup := s.now.play.session.setup; s.moves() != "c4c5" || setup.Game != record.Reversi || setup.Rule != 0 || setup.Opening != 0 {
		t.Errorf("it opens with %q and %+v", s.moves(), setup)
	}
	if s.now.play.hints() != view.HintsFlips {
		t.Errorf("hints are %v", s.now.play.hints())
	}
	s.opens("n")
	if setup := s.now.over.(form).setup(); setup.Size != (engine.Size{Height: 6, Width: 8}) || setup.White != "5" {
		t.Errorf("the form begins with %+v", setup)
	}
	s.closes()
	s.opens("o")
	s.sees("4x6")
	s.press("enter")
	s.until("the other game", func(m root) bool { return m.play.session.setup.Size.Height == 4 })
	if _, err := os.Stat(filepath.Join(paths.Data, "games.jsonl.damaged-1")); err == nil {
		t.Error("the archive was set aside")
	}
	s.quit()
}
