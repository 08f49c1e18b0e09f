package model

import (
	"context"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"flank/engine"
	"flank/engine/player"
	"flank/view"
)

// values is a search for what the legal moves of a position are worth, in a
// goroutine of its own, and what has come of it so far.
type values struct {
	of      place
	cancel  context.CancelFunc
	done    <-chan struct{} // closed when the search is called off
	reports chan []engine.Info
	infos   []engine.Info // the latest, the best move first
}

// place is a position on the board: the version of the game and the ply shown.
type place struct{ version, ply int }

const (
	// valuesEvery is how often the numbers on the board change at most.
	valuesEvery = 100 * time.Millisecond
	// valuesTime ends a search that nobody waits for any more.
	valuesTime = time.Minute
)

// known returns what is known of the moves; nil if nothing is or was asked for.
func (v *values) known() []engine.Info {
	if v == nil {
		return nil
	}
	return v.infos
}

// wantValues returns the position whose values are to be shown, if any: a
// person is to choose there and has not asked a computer to.
func (p play) wantValues() (place, bool) {
	wanted := p.hints() == view.HintsValues && p.yourTurn() && p.search == nil
	return place{p.version, p.shown}, wanted
}

// followValues ends a search for values that are no longer wanted and begins
// one for those that are.
func (p play) followValues() (play, tea.Cmd) {
	at, wanted := p.wantValues()
	if wanted && p.values != nil && p.values.of == at {
		return p, nil
	}
	p = p.stopValues()
	if !wanted {
		return p, nil
	}
	ctx, cancel := context.WithCancel(context.Background())
	p.values = &values{of: at, cancel: cancel, done: ctx.Done(), reports: make(chan []engine.Info, 1)}
	return p, tea.Batch(p.values.search(ctx, p.env.valuer, p.state(), p.rules()), p.values.next(0))
}

// search looks for the values and leaves the latest for next to take.
func (v *values) search(ctx context.Context, valuer *player.Valuer, state engine.State, rules *rules) tea.Cmd {
	return func() tea.Msg {
		defer v.cancel()
		defer close(v.reports)
		empties := state.Count(engine.Empty)
		// It ends early when it is called off, and then nobody listens.
		_ = valuer.Values(ctx, state, engine.Limits{Time: valuesTime}, func(infos []engine.Info) {
			if len(infos) == 0 || !rules.steady(infos, empties) {
				return
			}
			select {
			case <-v.reports: // what nobody has taken is out of date
			default:
			}
			v.reports <- infos
		})
		return nil
	}
}

// next waits a while and then for the next report.
func (v *values) next(wait time.Duration) tea.Cmd {
	return func() tea.Msg {
		timer := time.NewTimer(wait)
		defer timer.Stop()
		select {
		case <-timer.C:
		case <-v.done:
		}
		infos, more := <-v.reports
		return valuesMsg{from: v, infos: infos, ended: !more}
	}
}

// valued takes a report of the search under way.
func (p play) valued(msg valuesMsg) (play, tea.Cmd) {
	if msg.from != p.values || msg.ended {
		return p, nil
	}
	known := *p.values // earlier models keep theirs
	known.infos = msg.infos
	p.values = &known
	return p, p.values.next(valuesEvery)
}

func (p play) stopValues() play {
	if p.values != nil {
		p.values.cancel()
		p.values = nil
	}
	return p
}

// stop ends whatever searches are under way.
func (p play) stop() play { return p.stopSearch().stopValues() }

// verdict is what a move of a person was worth and what the best one would have
// been; the zero value is none.
type verdict struct{ played, best engine.Info }

// judge returns the verdict on a move in the position shown, none where the
// values are not known or it is no person's.
func (p play) judge(move engine.Square, person bool) verdict {
	infos := p.values.known()
	if !person {
		return p.verdict // the person's last move is still that
	}
	for _, info := range infos {
		if info.Move == move {
			return verdict{info, infos[0]}
		}
	}
	return verdict{}
}

// verdictText says what the last move of a person has cost.
func (p play) verdictText() string {
	if !p.verdict.best.Judged() || !p.live() {
		return ""
	}
	return p.env.texts.Verdict(p.state(), p.verdict.played, p.verdict.best)
}
