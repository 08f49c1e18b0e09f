package model

import (
	"cmp"
	"errors"
	"path/filepath"
	"strings"
	"sync"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/record"
	"flank/view"
)

// store is the program's place on the disk. What is to be written is put into
// a line by Update and written in that order by commands; what is still in the
// line when the program ends is written then.
type store struct {
	archive record.Archive
	slot    *record.Slot // nil where the game can't be kept
	log     string       // path of Reversi.csv
	config  string       // path of the settings

	writing sync.Mutex // held while something is written
	version int        // of the slot, counted up by every write

	mu      sync.Mutex
	pending []func() error
}

// mendArchive looks for damage in the archive and tells what became of it, and
// collects the games that programs beside this one have left.
func (e *env) mendArchive() tea.Msg {
	damaged, err := e.store.archive.Mend()
	err = errors.Join(err, e.store.archive.Collect())
	switch {
	case damaged == nil && err == nil:
		return nil
	case damaged == nil:
		return savedMsg{err}
	}
	return noticeMsg{view.Notice{Text: e.texts.SetAside(damagedNames([]*record.Damaged{damaged})), Urgent: true}}
}

// damagedNames returns the names that damaged files have now, or had if they
// could not be moved.
func damagedNames(files []*record.Damaged) string {
	var names []string
	for _, d := range files {
		if d != nil {
			names = append(names, filepath.Base(cmp.Or(d.Aside, d.File)))
		}
	}
	return strings.Join(names, ", ")
}

// later puts a piece of work into the line and returns the command that does
// all that stands there.
func (st *store) later(work func() error) tea.Cmd {
	st.mu.Lock()
	defer st.mu.Unlock()
	st.pending = append(st.pending, work)
	return func() tea.Msg { return savedMsg{st.flush()} }
}

// flush does all work in the line, in its order.
func (st *store) flush() error {
	st.writing.Lock()
	defer st.writing.Unlock()
	st.mu.Lock()
	line := st.pending
	st.pending = nil
	st.mu.Unlock()
	var errs []error
	for _, work := range line {
		errs = append(errs, work())
	}
	return errors.Join(errs...)
}

// save returns the command that keeps the unfinished game.
func (st *store) save(entry record.Entry) tea.Cmd {
	return st.later(func() error {
		st.version++
		return st.slot.Save(entry, st.version)
	})
}

// finish returns the command that keeps a game that is over: in the archive
// and, where there is a line for it, in Reversi.csv. The last position goes to
// the slot first: whatever is cut short after that is done at the next start.
func (st *store) finish(entry record.Entry, lines []record.Line) tea.Cmd {
	return st.later(func() error {
		st.version += 2
		err := st.slot.Save(entry, st.version-1)
		for _, line := range lines {
			err = errors.Join(err, record.AppendCSV(st.log, line))
		}
		entry.Logged = true
		return errors.Join(err, st.archive.Append(entry), st.slot.Clear(st.version))
	})
}

// shelve returns the command that puts a game that is left for another one
// into the archive, where it can be taken up again.
func (st *store) shelve(entry record.Entry) tea.Cmd {
	if entry.Over() || entry.Moves+entry.Undone == "" {
		return nil
	}
	return st.later(func() error { return st.archive.Append(entry) })
}

// load returns the command that reads the archive for a screen.
func (st *store) load(screen screenName) tea.Cmd {
	return func() tea.Msg {
		err := st.flush() // the archive may have to wait for a game just over
		entries, _, loadErr := st.archive.Load()
		return loadedMsg{screen, entries, errors.Join(err, loadErr)}
	}
}

// change returns the command that remembers a change of the settings.
func (st *store) change(edit func(*record.Settings)) tea.Cmd {
	return st.later(func() error {
		_, err := record.ChangeSettings(st.config, edit)
		return err
	})
}

// logLines returns the line for Reversi.csv, none for a game that does not
// belong there or stands there already.
func (s session) logLines(now time.Time) []record.Line {
	you := s.setup.You()
	if you == engine.Empty || s.logged || !findRules(s.setup.Game).logged {
		return nil
	}
	return []record.Line{record.NewLine(s.started, s.seconds(now), s.game, you.Opponent())}
}

// entry returns the session as it is kept.
func (s session) entry(now time.Time) record.Entry {
	s = s.stopClock(now)
	entry := record.Entry{
		ID: s.id, Game: s.setup.Game, Started: s.started, Played: record.Seconds(s.seconds(now)),
		Black: s.setup.Black, White: s.setup.White, Seed: s.setup.Seed,
		MoveTime: record.Seconds(s.setup.MoveTime), Hints: s.hints.String(), Takebacks: s.takebacks, Reseated: s.reseated, Logged: s.logged,
	}
	if s.setup.Game == record.Gomoku {
		entry.Rule, entry.Opening = s.setup.Rule.String(), s.setup.Opening.String()
		entry.Placed, entry.Swap2 = s.placed, s.swap2.String()
	}
	if s.setup.Clock.Set() {
		entry.Clock = &record.Clock{
			Base: record.Seconds(s.setup.Clock.Base), Increment: record.Seconds(s.setup.Clock.Increment),
			Black: record.Seconds(s.left[0]), White: record.Seconds(s.left[1]),
		}
	}
	return entry.With(s.game)
}

// resume returns the session of an entry, its clocks going on from now.
func resume(e record.Entry, now time.Time) (session, error) {
	game, err := e.Replay()
	if err != nil {
		return session{}, err
	}
	rules, err := e.Rules()
	if err != nil {
		return session{}, err
	}
	opening, _ := gomoku.FindOpening(e.Opening)
	choices, err := gomoku.ParseSwap2(e.Swap2)
	if err != nil {
		return session{}, err
	}
	s := session{
		id: e.ID, game: game, started: e.Started, played: time.Duration(e.Played), resumed: now, turnSince: now,
		takebacks: e.Takebacks, reseated: e.Reseated, hints: view.ParseHints(e.Hints), logged: e.Logged,
		placed: e.Placed, swap2: choices,
		setup: Setup{
			Game: rules.Game, Size: rules.Size, Rule: rules.Rule, Opening: opening,
			Black: e.Black, White: e.White, MoveTime: time.Duration(e.MoveTime), Seed: e.Seed,
		},
	}
	if e.Clock != nil {
		s.setup.Clock = Clock{Base: time.Duration(e.Clock.Base), Increment: time.Duration(e.Clock.Increment)}
		s.left = [2]time.Duration{time.Duration(e.Clock.Black), time.Duration(e.Clock.White)}
	}
	return s, s.setup.Check()
}
