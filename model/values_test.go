package model

import (
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"flank/engine"
	"flank/engine/player"
	"flank/view"
)

// withValues returns options that start a game of a person with what each move
// is worth on the board.
func withValues(size int, white string) Options {
	o := game(size, player.Human, white)
	o.Hints = view.HintsValues.String()
	return o
}

// valued reports whether every legal move of the position shown has a value.
func valued(m root) bool {
	infos := m.play.values.known()
	return len(infos) > 0 && len(infos) == len(m.play.state().Legal())
}

// calledOff reports whether a search for values was told to end.
func calledOff(v *values) bool {
	select {
	case <-v.done:
		return true
	default:
		return false
	}
}

func TestValuesComeAndGetDeeper(t *testing.T) {
	home(t)
	s := begin(t, withValues(8, "1"), 80, 24)
	s.until("the first values", valued)
	first := s.now.play.values.known()[0].Depth
	s.until("a deeper search", func(m root) bool { return valued(m) && m.play.values.known()[0].Depth > first })
	s.sees("best ")
	s.quit()
}

func TestOnlySteadyValuesAreShown(t *testing.T) {
	tests := []struct {
		name   string
		depths []int
		want   bool
	}{
		{"one move", []int{4}, true},
		{"one depth", []int{8, 8, 8}, true},
		{"the best is ahead", []int{9, 8, 8}, false},
		{"the last is behind", []int{10, 10, 9}, false},
		{"the first", []int{1, 1}, true},
		{"an odd depth", []int{9, 9}, false},
		{"the end", []int{21, 21}, true},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var infos []engine.Info
			for _, depth := range test.depths {
				infos = append(infos, engine.Info{Depth: depth})
			}
			if got := steadyDiscs(infos, 21); got != test.want {
				t.Errorf("%v, want %v", got, test.want)
			}
		})
	}
}

func TestAMoveCallsTheValuesOff(t *testing.T) {
	home(t)
	s := begin(t, withValues(10, "1"), 80, 24)
	s.until("values", valued)
	old := s.now.play.values
	s.press("tab", "enter")
	if !calledOff(old) || s.now.play.values == old {
		t.Error("the search for the values of a position that is gone goes on")
	}
	s.until("the values after the reply", func(m root) bool { return m.play.session.game.Ply() == 2 && valued(m) })
	now := s.now.play.values.of
	s.send(valuesMsg{from: old, infos: old.infos})
	if s.now.play.values.of != now || !valued(s.now) {
		t.Error("values of a position that is gone were taken")
	}
	s.quit()
}

func TestTheKeyForHintsTurnsValuesOnAndOff(t *testing.T) {
	home(t)
	o := withValues(10, player.Human)
	o.Hints = view.HintsFlips.String()
	s := begin(t, o, 80, 24)
	if s.now.play.values != nil {
		t.Error("values that nobody asked for")
	}
	s.press("i")
	s.until("values", valued)
	on := s.now.play.values
	s.press("i")
	s.until("no values", func(m root) bool { return m.play.values == nil })
	if !calledOff(on) {
		t.Error("the search goes on")
	}
	s.quit()
}

func TestNoValuesWhileAComputerHasTheTurn(t *testing.T) {
	m, _ := withClock(t, Clock{Base: time.Minute}, player.Human, "1")
	settings := m.env.settings
	settings.Hints = view.HintsValues.String()
	m = m.use(m.env.with(settings))
	p, _ := m.play.Update(proceedMsg{})
	if p.values == nil {
		t.Fatal("no values are looked for on the person's turn")
	}
	first := p.values
	p, _ = p.Update(keyPress("enter"))
	if p.values != nil || !calledOff(first) {
		t.Error("values are looked for on the computer's turn")
	}
	p.stop()
}

func TestEarlierPositionsHaveTheirValues(t *testing.T) {
	home(t)
	s := begin(t, withValues(6, player.Human), 80, 24)
	s.press("tab", "enter", "tab", "enter")
	s.until("values", valued)
	s.press("[")
	s.until("those of the earlier position", func(m root) bool { return m.play.shown == 1 && valued(m) })
	s.press("tab", "enter")
	s.until("those after playing on from there", func(m root) bool { return m.play.live() && valued(m) })
	s.quit()
}

func TestAVerdictFollowsAMove(t *testing.T) {
	home(t)
	s := begin(t, withValues(6, "1"), 120, 40)
	s.until("values", valued)
	best := s.now.play.values.known()[0].Move.String()
	s.press("/", best[:1], best[1:], "enter")
	s.sees(best + ": the best move")
	s.until("the values after the reply", func(m root) bool { return m.play.session.game.Ply() == 2 && valued(m) })
	s.sees(best + ": the best move")
	s.press("u")
	if text := s.now.play.verdictText(); text != "" {
		t.Errorf("after the take-back %q", text)
	}
	s.quit()
}

func TestAMoveThatNobodyHasJudgedHasNoVerdict(t *testing.T) {
	best := engine.Info{Move: engine.SquareAt(2, 3), Value: 3, Depth: 5}
	worse := engine.Info{Move: engine.SquareAt(4, 5), Value: 1, Depth: 5}
	p := play{values: &values{infos: []engine.Info{best, worse}}, verdict: verdict{worse, best}}
	if got := p.judge(worse.Move, true); got.played.Value != 1 || got.best.Move != best.Move {
		t.Errorf("%+v", got)
	}
	p.values = nil
	if got := p.judge(worse.Move, true); got.best.Depth != 0 {
		t.Errorf("%+v without values", got)
	}
	if got := p.judge(best.Move, false); got.played.Move != worse.Move {
		t.Errorf("a computer's move makes %+v of the person's", got)
	}
}

// When a search has come to its end, nothing is left that would wake the
// program.
func TestValuesComeToRest(t *testing.T) {
	home(t)
	m, slot := open(withValues(4, player.Human), time.Now, renderer())
	defer slot.Close()
	p, cmd := m.play.Update(proceedMsg{})
	messages := make(chan tea.Msg, 100)
	run := func(cmd tea.Cmd) { go func() { messages <- cmd() }() }
	run(cmd)
	for rest := false; !rest; {
		switch msg := (<-messages).(type) {
		case tea.BatchMsg:
			for _, cmd := range msg {
				run(cmd)
			}
		case valuesMsg:
			if p, cmd = p.Update(msg); cmd != nil {
				run(cmd)
			}
			rest = msg.ended
		}
	}
	if infos := p.values.known(); cmd != nil || len(infos) != 4 || !infos[0].Exact {
		t.Errorf("more is to follow on %+v", infos)
	}
}
