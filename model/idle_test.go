package model

import (
	"io"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"
)

// oneFrame is a program that ends after its first frame.
type oneFrame struct{}

func (oneFrame) Init() tea.Cmd                         { return tea.Quit }
func (m oneFrame) Update(tea.Msg) (tea.Model, tea.Cmd) { return m, nil }
func (oneFrame) View() string                          { return "a frame" }

// TestTheRenderersTickerIsFound fails with a version of bubbletea in which the
// program would not come to rest.
func TestTheRenderersTickerIsFound(t *testing.T) {
	running := new(program)
	running.Program = tea.NewProgram(restful{oneFrame{}, running}, tea.WithInput(nil), tea.WithOutput(io.Discard), tea.WithoutSignals())
	if _, err := running.Run(); err != nil {
		t.Fatal(err)
	}
	if running.ticker == nil {
		t.Error("the renderer keeps its ticker elsewhere")
	}
}

func TestAProgramWithoutARendererHasNoTicker(t *testing.T) {
	if ticker := tickerOf(tea.NewProgram(oneFrame{}, tea.WithoutRenderer())); ticker != nil {
		t.Error("a ticker was found")
	}
}

// TestAFrameIsDrawnThoughItsTickGotLost stops the ticker as a late rest would.
func TestAFrameIsDrawnThoughItsTickGotLost(t *testing.T) {
	p := program{ticker: time.NewTicker(time.Hour)}
	p.wake()
	p.ticker.Stop()
	select {
	case <-p.ticker.C:
	case <-time.After(10 * time.Second):
		t.Error("no tick came any more")
	}
}
