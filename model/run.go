package model

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"
	"github.com/charmbracelet/x/term"

	"flank/engine/player"
	"flank/engine/record"
	_ "flank/model/terminal" // before bubbletea: see there
	"flank/view"
)

// Options is what the command line says about the full screen. An empty field
// was not given: the settings, or else the defaults, decide.
type Options struct {
	New             bool  // start the game of Setup, whatever was left unfinished
	Setup           Setup // must have passed Check
	Hints           string
	Log             string // in place of Reversi.csv in the data folder
	Language, Theme string
	ASCII           bool
}

// Run plays in the full screen until the user quits. The error says why it
// could not; the terminal is as it was before in any case.
func Run(ctx context.Context, o Options) error {
	if !term.IsTerminal(os.Stdin.Fd()) || !term.IsTerminal(os.Stdout.Fd()) {
		return errors.New("the full screen needs a terminal on standard input and output; --classic plays without one")
	}
	m, slot := open(o, time.Now, lipgloss.NewRenderer(os.Stdout))
	defer slot.Close()
	last, err := runProgram(ctx, m)
	err = endedWell(err)
	if m, ok := last.(root); ok {
		err = errors.Join(err, m.end())
	}
	return err
}

// runProgram runs a model on the terminal and returns the model that it ended
// with. However it ends, by a panic or a signal too, the terminal is restored.
func runProgram(ctx context.Context, m tea.Model) (tea.Model, error) {
	running := new(program)
	input := &keyboard{File: os.Stdin, answer: func(dark bool) { go running.Send(backgroundMsg{dark}) }}
	running.Program = tea.NewProgram(restful{m, running}, tea.WithContext(ctx), tea.WithoutSignalHandler(),
		tea.WithAltScreen(), tea.WithInput(input))
	stop := quitOnSignals(running.Program)
	defer stop()
	last, err := running.Run()
	if r, ok := last.(restful); ok {
		last = r.Model
	}
	return last, err
}

// open reads what is kept and returns the program as it starts.
func open(o Options, now func() time.Time, renderer *lipgloss.Renderer) (root, *record.Slot) {
	paths := record.DefaultPaths()
	settings, badSettings, settingsErr := record.LoadSettings(paths.Config)
	slot, left, badGames, slotErr := record.Open(paths.Data)
	e := env{
		valuer: new(player.Valuer),
		now:    now, canSuspend: canSuspend, renderer: renderer, dark: darkByEnvironment(os.Getenv("COLORFGBG")), locale: localeOf(os.Getenv),
		store: &store{archive: record.NewArchive(paths.Data), slot: slot, log: paths.Log, config: paths.Config},
	}
	if o.Log != "" {
		e.store.log = o.Log
	}
	env := e.with(o.over(settings))
	s, notice := firstSession(env, o, left)
	m := root{env: env, play: newPlay(env, s)}
	m.play.notice = startNotice(env.texts, notice, append(badGames, badSettings), errors.Join(settingsErr, slotErr))
	return m, slot
}

// over returns the settings with what the command line says instead.
func (o Options) over(s record.Settings) record.Settings {
	if o.Hints != "" {
		s.Hints = o.Hints
	}
	if o.Language != "" {
		s.Language = o.Language
	}
	if o.Theme != "" {
		s.Theme = o.Theme
	}
	s.ASCII = s.ASCII || o.ASCII
	return s
}

// firstSession returns the game that the program opens into: the one that was
// left unfinished, unless the command line describes another. A game that is
// left for another goes to the archive.
func firstSession(env *env, o Options, left *record.Entry) (s session, notice string) {
	if left != nil && !o.New {
		if s, err := resume(*left, env.now()); err == nil {
			if s.game.Len() > 0 {
				notice = env.texts.Resumed
			}
			return s, notice
		}
	}
	if left != nil && left.Moves != "" {
		if err := env.store.archive.Append(*left); err != nil {
			notice = env.texts.NotSaved(err.Error())
		}
	}
	setup := DefaultSetup(record.Reversi)
	setup.Seed = newSeed()
	if o.New {
		setup = o.Setup
	}
	s, err := newSession(record.NewID(), setup, env.now())
	if err != nil {
		s, _ = newSession(record.NewID(), DefaultSetup(record.Reversi), env.now())
		notice = err.Error()
	}
	return s, notice
}

// startNotice returns the line that the board opens with; what is wrong with
// the files comes first.
func startNotice(t *view.Texts, notice string, damaged []*record.Damaged, err error) view.Notice {
	if names := damagedNames(damaged); names != "" {
		return view.Notice{Text: t.SetAside(names), Urgent: true}
	}
	if err != nil {
		return view.Notice{Text: t.NotSaved(err.Error()), Urgent: true}
	}
	return view.Notice{Text: notice}
}

// endedWell returns nil for the ways of ending that the user asked for.
func endedWell(err error) error {
	if errors.Is(err, tea.ErrInterrupted) || errors.Is(err, context.Canceled) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("the full screen ended: %w", err)
	}
	return nil
}

// quitOnSignals ends the program in good order when its terminal goes away or
// it is told to end; an interrupt ends the context. Bubbletea's own handler
// hangs where the program ends for another reason at the same moment.
func quitOnSignals(program *tea.Program) (stop func()) {
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, syscall.SIGHUP, syscall.SIGTERM)
	go func() {
		for range signals {
			program.Quit()
		}
	}()
	return func() { signal.Stop(signals); close(signals) }
}
