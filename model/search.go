package model

import (
	"context"
	"sync/atomic"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"flank/engine"
	"flank/engine/player"
)

// search is a computer thinking in a goroutine of its own.
type search struct {
	cancel context.CancelFunc
	latest *atomic.Pointer[engine.Info] // what it knows so far
	since  time.Time
	frame  int // of the indicator
}

// prepareEngines makes the first search as quick as the others; the command has
// no message.
func prepareEngines() tea.Msg {
	player.Prepare()
	return nil
}

// thinkEvery is how often the thinking indicator moves on.
const thinkEvery = 100 * time.Millisecond

// startSearch returns a search for the side to move of a session, and the
// command that runs it and answers with a chosenMsg.
func (e *env) startSearch(s session, version int) (*search, tea.Cmd, error) {
	level, err := player.Find(s.mover())
	if err != nil {
		return nil, nil, err
	}
	ctx, cancel := context.WithCancel(context.Background())
	started := e.now()
	running := &search{cancel: cancel, latest: new(atomic.Pointer[engine.Info]), since: started}
	computer, limits := s.prepared(level.New(s.setup.Seed)), s.limits(started)
	return running, choose(ctx, computer, s.game, limits, running.latest, e.pause(s), version), nil
}

// choose asks a computer for a move. The answer comes no sooner than after the
// pause, so that the eye can follow, unless the search is called off.
func choose(ctx context.Context, computer engine.Player, game engine.Game, limits engine.Limits,
	latest *atomic.Pointer[engine.Info], pause time.Duration, version int,
) tea.Cmd {
	return func() tea.Msg {
		timer := time.NewTimer(pause)
		defer timer.Stop()
		move, info, err := computer.Choose(ctx, game, limits, func(info engine.Info) { latest.Store(&info) })
		select {
		case <-timer.C:
		case <-ctx.Done():
		}
		return chosenMsg{version: version, move: move, info: info, err: err}
	}
}

// pause is how long a computer's move waits at least; longer where a side has
// just been passed over or only computers play.
func (e *env) pause(s session) time.Duration {
	switch {
	case !e.settings.Pause:
		return 0
	case s.game.Passed() != engine.Empty:
		return 3 * shortPause
	}
	return shortPause
}

// shortPause lets the eye find the disc that was played before the answer.
const shortPause = 600 * time.Millisecond

// think asks the computer that has the turn for its move.
func (p play) think() (play, tea.Cmd) {
	s, cmd, err := p.env.startSearch(p.session, p.version)
	if err != nil {
		return p.say(err.Error()), nil
	}
	p.search = s
	return p, tea.Batch(cmd, thinkTick(p.version))
}

// stopSearch ends the search under way; its answer will be out of date.
func (p play) stopSearch() play {
	if p.search != nil {
		p.search.cancel()
		p.search = nil
	}
	return p
}

// chosen plays a computer's move.
func (p play) chosen(msg chosenMsg) (play, tea.Cmd) {
	if msg.version != p.version {
		return p, nil
	}
	p = p.stopSearch()
	if msg.err != nil {
		return p.say(p.env.texts.ComputerFailed(msg.err.Error())), nil
	}
	if p.session.choices() != nil {
		return p.choose(preference(msg.info))
	}
	return p.play(msg.move)
}

func (p play) thinkTick(msg thinkTickMsg) (play, tea.Cmd) {
	if msg.version != p.version || p.search == nil {
		return p, nil
	}
	p.search.frame++
	return p, thinkTick(p.version)
}

func thinkTick(version int) tea.Cmd {
	return tea.Tick(thinkEvery, func(time.Time) tea.Msg { return thinkTickMsg{version} })
}

func clockTick(version int, wait time.Duration) tea.Cmd {
	return tea.Tick(wait, func(time.Time) tea.Msg { return clockTickMsg{version} })
}
