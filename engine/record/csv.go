package record

import (
	"errors"
	"fmt"
	"os"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"time"

	"github.com/gofrs/flock"

	"flank/engine"
)

// CSVName is the usual name of the log of finished games (document 001).
const CSVName = "Reversi.csv"

const (
	csvTime   = "20060102 15:04:05"
	csvGaveUp = "Human gave up."
	csvMode   = 0o666 // less the user's mask: others may read it
)

// Line is a game of a human against a computer as Reversi.csv keeps it.
type Line struct {
	Start        time.Time // when it began; a parsed one has no zone and stands in UTC
	Seconds      int       // whole seconds played
	Size         engine.Size
	Computer     engine.Disc // the computer's side; the other one is the human's
	Black, White int         // discs at the end; 0 if the human gave up
	GaveUp       bool        // the human resigned, lost on time, left or broke the rules
}

// NewLine returns the line of a game that has ended: if the rules did not end
// it, the human gave up. A computer that ran out of time has the discs that lie
// on the board.
func NewLine(start time.Time, played time.Duration, game engine.Game, computer engine.Disc) Line {
	line := Line{Start: start, Seconds: max(0, int(played.Seconds())), Size: game.State().Size(), Computer: computer}
	result := game.Result()
	if result.Ending != engine.Played && result.Winner != computer.Opponent() {
		line.GaveUp = true
		return line
	}
	line.Black, line.White = result.Black, result.White
	return line
}

// String returns the line without its end, such as
// "20181105 23:24:46,125,4*4,computer,human,1 to 15". A board is height*width.
func (l Line) String() string {
	black, white := "computer", "human"
	if l.Computer == engine.White {
		black, white = white, black
	}
	score := fmt.Sprintf("%d to %d", l.Black, l.White)
	if l.GaveUp {
		score = csvGaveUp
	}
	return fmt.Sprintf("%s,%d,%d*%d,%s,%s,%s",
		l.Start.Format(csvTime), l.Seconds, l.Size.Height, l.Size.Width, black, white, score)
}

// csvLine has a group for each part of a line; the last two are empty if the
// human gave up.
var csvLine = regexp.MustCompile(`^(\d{8} \d\d:\d\d:\d\d),(\d{1,9}),(\d{1,2})\*(\d{1,2}),` +
	`(computer,human|human,computer),(?:Human gave up\.|(\d{1,3}) to (\d{1,3}))$`)

// ParseLine reads what String writes, with or without the end of the line.
func ParseLine(text string) (Line, error) {
	text = strings.TrimRight(text, "\r\n")
	part := csvLine.FindStringSubmatch(text)
	if part == nil {
		return Line{}, fmt.Errorf("%.60q is no line of %s: start, seconds, size, who is Black, who is White and the score are wanted", text, CSVName)
	}
	start, err := time.Parse(csvTime, part[1])
	if err != nil {
		return Line{}, fmt.Errorf("%q is no time of the form YYYYMMDD hh:mm:ss", part[1])
	}
	line := Line{
		Start:    start,
		Seconds:  number(part[2]),
		Size:     engine.Size{Height: number(part[3]), Width: number(part[4])},
		Computer: engine.Black,
		Black:    number(part[6]),
		White:    number(part[7]),
		GaveUp:   part[6] == "",
	}
	if strings.HasPrefix(part[5], "human") {
		line.Computer = engine.White
	}
	return line, nil
}

// number reads digits that are known to be few; none are 0.
func number(digits string) int {
	n, _ := strconv.Atoi(digits)
	return n
}

// csvWait is how long a program waits for others that write to the log. Its user
// waits too.
const csvWait = 2 * time.Second

// errNoFile is why a log that is no file can't be had: a pipe, say, would keep
// the program waiting until someone reads it.
var errNoFile = errors.New("it is not a regular file")

// AppendCSV adds a line to the log at path, which it creates if there is none.
// Any number of programs may do so at once. The error says why it can't. A log
// that is the null device is none.
func AppendCSV(path string, line Line) error {
	if path == os.DevNull {
		return nil
	}
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return csvError(path, errNoFile)
	}
	lock := flock.New(lockPath(path), flock.SetFlag(os.O_CREATE|os.O_RDWR), flock.SetPermissions(csvMode))
	return csvError(path, holding(lock, csvWait, func() error {
		return withFile(path, csvMode, func(file *os.File) error { return appendLine(file, line.String()+"\n") })
	}))
}

// lockPath returns the file to lock. Where a lock only binds those who ask for
// it, that is the log itself, and nothing else lies beside it; Windows would
// refuse the write too, so there it is a file of its own.
func lockPath(path string) string {
	if runtime.GOOS == "windows" {
		return path + ".lock"
	}
	return path
}

// csvError wraps an error, nil stays nil.
func csvError(path string, err error) error {
	var pathError *os.PathError
	switch {
	case err == nil:
		return nil
	case errors.As(err, &pathError):
		err = pathError.Err
	}
	return fmt.Errorf("can't note the game in %s: %w", path, err)
}
