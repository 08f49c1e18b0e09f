package model

import (
	"reflect"
	"time"

	tea "github.com/charmbracelet/bubbletea"
)

// Bubbletea's renderer looks for a new frame sixty times a second, also while
// nothing happens for hours: some three hundred wake-ups of the processor a
// second. It has no switch for that, so its ticker is stopped from here, after
// a while without a frame, and set going again before the next one. It ticks
// slowly first: on a busy machine a tick that is due may get lost when the ticker
// is changed, and the frame that waited for it would never be drawn.

// restful is a model whose program sleeps while there is nothing to draw.
type restful struct {
	tea.Model
	program *program
}

// program is what restful knows of the program that runs it. It is filled in
// when the first frame is drawn, in bubbletea's own goroutine.
type program struct {
	*tea.Program
	ticker *time.Ticker
	doze   *time.Timer // slows the ticker down
	sleep  *time.Timer // stops it
}

const (
	frameEvery = time.Second / 60
	dozeAfter  = 50 * time.Millisecond
	dozeEvery  = 100 * time.Millisecond
	sleepAfter = 2 * time.Second
)

func (r restful) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	next, cmd := r.Model.Update(msg)
	r.Model = next
	return r, cmd
}

// View draws a frame and keeps the renderer awake until it is on the screen.
func (r restful) View() string {
	view := r.Model.View()
	r.program.wake()
	return view
}

func (p *program) wake() {
	if p.ticker == nil {
		if p.ticker = tickerOf(p.Program); p.ticker == nil {
			return
		}
	}
	if p.doze == nil {
		p.doze = time.AfterFunc(dozeAfter, func() { p.ticker.Reset(dozeEvery) })
		p.sleep = time.AfterFunc(sleepAfter, p.ticker.Stop)
	}
	p.ticker.Reset(frameEvery)
	p.doze.Reset(dozeAfter)
	p.sleep.Reset(sleepAfter)
}

// tickerOf returns the ticker of a running program's renderer; nil if this
// version of bubbletea keeps it elsewhere, which then costs the rest and
// nothing more.
func tickerOf(p *tea.Program) *time.Ticker {
	field := reflect.ValueOf(p).Elem().FieldByName("renderer")
	for field.IsValid() && (field.Kind() == reflect.Interface || field.Kind() == reflect.Pointer) {
		field = field.Elem()
	}
	if field.Kind() != reflect.Struct {
		return nil
	}
	ticker := field.FieldByName("ticker")
	if !ticker.IsValid() || ticker.Type() != reflect.TypeFor[*time.Ticker]() {
		return nil
	}
	return (*time.Ticker)(ticker.UnsafePointer())
}
