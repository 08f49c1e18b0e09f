package record

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gofrs/flock"

	"flank/engine"
	"flank/engine/reversi"
)

// logged is the first line of the log that document 001 shows, with another score.
var logged = Line{
	Start:    time.Date(2018, 11, 5, 23, 24, 46, 0, time.UTC),
	Seconds:  125,
	Size:     engine.Size{Height: 4, Width: 4},
	Computer: engine.Black, Black: 1, White: 15,
}

func TestLineStandsAsInDocument001(t *testing.T) {
	wide := Line{Start: logged.Start, Size: engine.Size{Height: 6, Width: 10}, Computer: engine.White, GaveUp: true}
	tests := []struct {
		name string
		line Line
		want string
	}{
		{"computer is Black", logged, "20181105 23:24:46,125,4*4,computer,human,1 to 15"},
		{"human gave up on a wide board", wide, "20181105 23:24:46,0,6*10,human,computer,Human gave up."},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := test.line.String(); got != test.want {
				t.Errorf("%q, want %q", got, test.want)
			}
			if back, err := ParseLine(test.want + "\r\n"); err != nil || back != test.line {
				t.Errorf("read back as %+v (%v), want %+v", back, err, test.line)
			}
		})
	}
}

func TestNewLineTellsPlayedGamesFromThoseGivenUp(t *testing.T) {
	state, err := reversi.New(engine.Size{Height: 4, Width: 4})
	if err != nil {
		t.Fatal(err)
	}
	game := engine.NewGame(state)
	line := NewLine(logged.Start, 1999*time.Millisecond, game.Resign(engine.Black), engine.White)
	if want := "20181105 23:24:46,1,4*4,human,computer,Human gave up."; line.String() != want {
		t.Errorf("resigned: %q, want %q", line, want)
	}
	for !game.Result().Over() {
		if game, err = game.Play(game.State().Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	line = NewLine(logged.Start, -time.Hour, game, engine.White)
	want := fmt.Sprintf("20181105 23:24:46,0,4*4,human,computer,%d to %d", game.Result().Black, game.Result().White)
	if line.String() != want {
		t.Errorf("played, with a clock set back: %q, want %q", line, want)
	}
}

func TestParseLineRefusesWhatIsNoLine(t *testing.T) {
	for _, text := range []string{
		"", "\x00", strings.Repeat("x", 1<<20),
		"20181105 23:24:46,125,4*4,computer,human,",
		"20181105 23:24:46,125,4x4,computer,human,1 to 15",
		"20181105 23:24:46,125,4*4,human,human,1 to 15",
		"20181305 23:24:46,125,4*4,computer,human,1 to 15",
		"20181105 23:24:46,-1,4*4,computer,human,1 to 15",
	} {
		if line, err := ParseLine(text); err == nil {
			t.Errorf("%.80q was read as %v", text, line)
		} else if len(err.Error()) > 500 {
			t.Errorf("the error for %.80q has %d bytes", text, len(err.Error()))
		}
	}
}

// FuzzParseLine: whatever can be read is the same game when written and read again.
func FuzzParseLine(f *testing.F) {
	f.Add(logged.String())
	f.Add("20181110 14:23:18,21,4*4,computer,human,Human gave up.")
	f.Add("20181110 14:12:50,149,26*4,human,computer,15 to 1\r\n")
	f.Fuzz(func(t *testing.T, text string) {
		line, err := ParseLine(text)
		if err != nil {
			return
		}
		if back, err := ParseLine(line.String()); err != nil || back != line {
			t.Errorf("%q is %+v, but %q is %+v (%v)", text, line, line, back, err)
		}
	})
}

func TestAppendCSVKeepsWhatIsThere(t *testing.T) {
	path := filepath.Join(t.TempDir(), CSVName)
	if err := os.WriteFile(path, []byte("first\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := AppendCSV(path, logged); err != nil {
		t.Fatal(err)
	}
	if got, _ := os.ReadFile(path); string(got) != "first\n"+logged.String()+"\n" {
		t.Errorf("the log holds %q", got)
	}
}

func TestAppendCSVSaysWhyItCannot(t *testing.T) {
	dir := t.TempDir()
	for _, path := range []string{dir, filepath.Join(dir, "none", CSVName)} {
		err := AppendCSV(path, logged)
		if err == nil || !strings.HasPrefix(err.Error(), "can't note the game in "+path+": ") {
			t.Errorf("%s: %v", path, err)
		}
	}
}

// The environment of this test's own program when it runs as one of many writers.
const (
	writerFile  = "FLANK_TEST_WRITE_TO"
	writerLines = 50
)

// TestManyProgramsAppendAtOnce starts this test several times over as programs
// that write to one log, each from several goroutines.
func TestManyProgramsAppendAtOnce(t *testing.T) {
	if path := os.Getenv(writerFile); path != "" {
		writeLines(t, path)
		return
	}
	const programs = 8
	path := filepath.Join(t.TempDir(), CSVName)
	var group sync.WaitGroup
	for range programs {
		group.Go(func() {
			cmd := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$")
			cmd.Env = append(os.Environ(), writerFile+"="+path)
			if output, err := cmd.CombinedOutput(); err != nil {
				t.Errorf("%v: %s", err, output)
			}
		})
	}
	group.Wait()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	checkLines(t, string(text), programs)
	checkNoLitter(t, filepath.Dir(path))
}

// writeLines appends lines that differ in their seconds, half of them at once.
func writeLines(t *testing.T, path string) {
	var group sync.WaitGroup
	for half := range 2 {
		group.Go(func() {
			for i := range writerLines / 2 {
				line := logged
				line.Seconds = 2*i + half
				if err := AppendCSV(path, line); err != nil {
					t.Error(err)
				}
			}
		})
	}
	group.Wait()
}

// checkLines wants each line whole, once for every program.
func checkLines(t *testing.T, text string, programs int) {
	count := map[int]int{}
	for text := range strings.Lines(text) {
		line, err := ParseLine(text)
		if err != nil {
			t.Fatal(err)
		}
		count[line.Seconds]++
	}
	for seconds := range writerLines {
		if count[seconds] != programs {
			t.Errorf("line %d is there %d times, want %d", seconds, count[seconds], programs)
		}
	}
}

// checkNoLitter wants nothing but the log in a folder, on systems where the
// log itself can be locked.
func checkNoLitter(t *testing.T, dir string) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	names := []string{CSVName}
	if lockPath(CSVName) != CSVName {
		names = append(names, lockPath(CSVName))
	}
	if len(entries) != len(names) {
		t.Errorf("%d files lie beside the log, want %q", len(entries)-1, names)
	}
}

func TestAppendCSVEndsALineThatHasNoEnd(t *testing.T) {
	path := filepath.Join(t.TempDir(), CSVName)
	writeFile(t, path, logged.String())
	if err := AppendCSV(path, logged); err != nil {
		t.Fatal(err)
	}
	if got, _ := os.ReadFile(path); string(got) != logged.String()+"\n"+logged.String()+"\n" {
		t.Errorf("the log holds %q", got)
	}
}

// TestNobodyWaitsForeverForALock keeps a file locked all the while.
func TestNobodyWaitsForeverForALock(t *testing.T) {
	path := filepath.Join(t.TempDir(), "lock")
	err := holding(flock.New(path), lockWait, func() error {
		return holding(flock.New(path), time.Millisecond, func() error { return nil })
	})
	if !errors.Is(err, errLocked) {
		t.Errorf("%v", err)
	}
}

func TestAppendCSVToTheNullDevice(t *testing.T) {
	if err := AppendCSV(os.DevNull, logged); err != nil {
		t.Error(err)
	}
}

func TestALineSaysWhoGaveUp(t *testing.T) {
	start := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	game := randomGame(t, eight, 20, 1)
	discs := game.Result()
	score := fmt.Sprintf("%d to %d", discs.Black, discs.White)
	for _, test := range []struct {
		name string
		game engine.Game
		want string
	}{
		{"the human resigned", game.Resign(engine.Black), "Human gave up."},
		{"the human's clock ran out", game.TimeOut(engine.Black), "Human gave up."},
		{"the human went away", game, "Human gave up."},
		{"the computer's clock ran out", game.TimeOut(engine.White), score},
	} {
		t.Run(test.name, func(t *testing.T) {
			want := "20260102 03:04:05,7,8*8,human,computer," + test.want
			if got := NewLine(start, 7*time.Second, test.game, engine.White).String(); got != want {
				t.Errorf("%q, want %q", got, want)
			}
		})
	}
}
