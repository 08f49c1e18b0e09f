package classic

import (
	"bufio"
	"context"
	"errors"
	"io"
	"strings"
)

// line is one line of input, or the error that ended it.
type line struct {
	text string
	err  error
}

// lineBuffer is how much of a line is kept, in bytes: no answer is longer than a
// word.
const lineBuffer = 4096

// readLines reads lines of any length and content in its own goroutine, so
// that waiting for one can be given up. A line ends at LF, a CR before it is
// dropped, the last line may lack both. The end of the input is io.EOF, and
// every line after it too.
func readLines(ctx context.Context, r io.Reader) <-chan line {
	lines := make(chan line)
	go func() {
		reader := bufio.NewReaderSize(r, lineBuffer)
		for {
			select {
			case lines <- readLine(reader):
			case <-ctx.Done():
				return
			}
		}
	}()
	return lines
}

// readLine reads one line. Of a longer one than the reader's buffer it keeps the
// beginning, with one blank for those at the ends of each part, since any number
// of them may stand around an answer.
func readLine(reader *bufio.Reader) line {
	part, err := reader.ReadSlice('\n')
	text := string(part)
	for errors.Is(err, bufio.ErrBufferFull) {
		part, err = reader.ReadSlice('\n')
		if text = fewerBlanks(text); len(text) < reader.Size() {
			text += string(part)
		}
	}
	if err != nil && text == "" {
		return line{err: err}
	}
	return line{text: strings.TrimSuffix(strings.TrimSuffix(text, "\n"), "\r")}
}

// fewerBlanks returns a text with one blank in place of those at each end.
func fewerBlanks(text string) string {
	short := strings.TrimRight(text, " \t")
	if len(short) < len(text) {
		short += " "
	}
	if word := strings.TrimLeft(short, " \t"); len(word) < len(short) {
		short = " " + word
	}
	return short
}
