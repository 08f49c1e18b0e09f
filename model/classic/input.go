package classic

import (
	"bufio"
	"context"
	"io"
	"strings"
)

// line is one line of input, or the error that ended it.
type line struct {
	text string
	err  error
}

// readLines reads lines of any length and content in its own goroutine, so
// that waiting for one can be given up. A line ends at LF, a CR before it is
// dropped, the last line may lack both. The end of the input is io.EOF, and
// every line after it too.
func readLines(ctx context.Context, r io.Reader) <-chan line {
	lines := make(chan line)
	go func() {
		reader := bufio.NewReader(r)
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

func readLine(reader *bufio.Reader) line {
	text, err := reader.ReadString('\n')
	if err != nil && text == "" {
		return line{err: err}
	}
	return line{text: strings.TrimSuffix(strings.TrimSuffix(text, "\n"), "\r")}
}
