package model

import (
	"bytes"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	tea "github.com/charmbracelet/bubbletea"
)

// The terminal is asked whether its background is dark while the program runs:
// the question goes out with the first frame, and the answer, which comes in
// between the keys, is picked out of the input by keyboard. Nothing waits for
// it longer than backgroundPatience, and an answer that is later than that (a
// slow line) never reaches the keys either.

// backgroundQuestion is OSC 11 with a question mark.
const backgroundQuestion = "\x1b]11;?\x1b\\"

// backgroundPatience is how long the first frame waits for the answer.
const backgroundPatience = 100 * time.Millisecond

// askable reports whether a kind of terminal understands the question; the
// others would print it.
func askable(term string) bool {
	return term != "" && term != "dumb" && term != "linux" && !strings.HasPrefix(term, "screen")
}

// askBackground sends the question; the command has no message of its own.
func (e *env) askBackground() tea.Msg {
	if askable(os.Getenv("TERM")) {
		_, _ = e.renderer.Output().WriteString(backgroundQuestion)
	}
	return nil
}

// waitForBackground ends the wait for the answer.
func waitForBackground() tea.Cmd {
	return tea.Tick(backgroundPatience, func(time.Time) tea.Msg { return unansweredMsg{} })
}

// darkByEnvironment reads COLORFGBG ("15;0": the last number is the
// background's), which some terminals set; without it, dark.
func darkByEnvironment(value string) bool {
	number, err := strconv.Atoi(value[strings.LastIndex(value, ";")+1:])
	return err != nil || number < 7 || number == 8
}

// keyboard is the standard input without the terminal's answer.
type keyboard struct {
	*os.File
	answer func(dark bool)
	held   []byte // the beginning of an answer whose end has yet to come
}

// Read reads keys; it may return none.
func (k *keyboard) Read(p []byte) (int, error) {
	n, err := k.File.Read(p[len(k.held):])
	var keys []byte
	keys, k.held = k.filter(slices.Concat(k.held, p[len(k.held):][:n]))
	return copy(p, keys), err
}

const (
	answerStart = "\x1b]11;"
	answerMax   = 64 // bytes; more is no answer
)

// filter takes the answers out of some input, and the beginning of one at its
// end.
func (k *keyboard) filter(data []byte) (keys, held []byte) {
	for {
		start := bytes.Index(data, []byte(answerStart))
		if start < 0 {
			return append(keys, data...), nil
		}
		keys = append(keys, data[:start]...)
		end, size := answerEnd(data[start:])
		if end < 0 && len(data)-start < answerMax {
			return keys, bytes.Clone(data[start:])
		}
		if end < 0 {
			return append(keys, data[start:]...), nil
		}
		if dark, ok := parseBackground(string(data[start+len(answerStart) : start+end])); ok {
			k.answer(dark)
		}
		data = data[start+end+size:]
	}
}

// answerEnd returns where the end mark of an answer stands (BEL or ESC \) and
// its size; -1 if it has none yet.
func answerEnd(data []byte) (at, size int) {
	bell, escape := bytes.IndexByte(data, '\a'), bytes.Index(data, []byte("\x1b\\"))
	switch {
	case bell >= 0 && (escape < 0 || bell < escape):
		return bell, 1
	case escape >= 0:
		return escape, 2
	}
	return -1, 0
}

// parseBackground reads a colour like rgb:1e1e/1e1e/2e2e and tells whether it
// is dark.
func parseBackground(text string) (dark, ok bool) {
	parts := strings.Split(strings.TrimPrefix(text, "rgb:"), "/")
	if len(parts) != 3 {
		return false, false
	}
	var light float64 // ITU-R BT.601 luma, 0 to 1
	for i, weight := range []float64{0.299, 0.587, 0.114} {
		value, err := strconv.ParseUint(parts[i], 16, 32)
		if err != nil {
			return false, false
		}
		light += weight * float64(value) / float64(uint64(1)<<(4*len(parts[i]))-1)
	}
	return light < 0.5, true
}
