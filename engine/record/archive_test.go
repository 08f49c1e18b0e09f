package record

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"

	"flank/engine"
)

func loaded(t *testing.T, archive Archive) (ids string, skipped int) {
	t.Helper()
	entries, skipped, err := archive.Load()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		ids += e.ID
	}
	return ids, skipped
}

func TestArchiveKeepsGames(t *testing.T) {
	archive := NewArchive(filepath.Join(t.TempDir(), "made", "when needed"))
	if ids, skipped := loaded(t, archive); ids != "" || skipped != 0 {
		t.Fatalf("no archive yet, but %q and %d damaged lines", ids, skipped)
	}
	late := newEntry("L", 9).With(randomGame(t, eight, 60, 1))
	early := newEntry("E", 1).With(randomGame(t, eight, 20, 2))
	later := newEntry("E", 1).With(randomGame(t, eight, 60, 2))
	for _, e := range []Entry{late, early, later} {
		if err := archive.Append(e); err != nil {
			t.Fatal(err)
		}
	}
	entries, skipped, err := archive.Load()
	if want := []Entry{later, late}; err != nil || skipped != 0 || !reflect.DeepEqual(entries, want) {
		t.Errorf("got %+v, %d, %v; want %+v", entries, skipped, err, want)
	}
}

func TestArchiveSkipsDamage(t *testing.T) {
	a, b := encode(t, entryOf(t, "A", 10)), encode(t, entryOf(t, "B", 60))
	tests := []struct {
		name, text, ids string
		skipped         int
	}{
		{"empty", "", "", 0},
		{"blank lines", "\n\r\n" + a + "\n", "A", 0},
		{"lines of Windows", strings.ReplaceAll(a+b, "\n", "\r\n"), "AB", 0},
		{"no line end", a + strings.TrimSpace(b), "AB", 0},
		{"cut off", a + b[:len(b)/2], "A", 1},
		{"cut off at its start", a[9:] + b, "B", 1},
		{"binary", "\x00\x01\xff\xfe\n" + a + "\x00\x00", "A", 2},
		{"wrong types", `{"id":7,"moves":{}}` + "\n[]\nnull\n7\n" + b, "B", 4},
		{"two in a line", strings.TrimSpace(a) + b + b, "B", 1},
		{"a damaged line of a game with a good one", a + strings.Replace(a, `"moves":"`, `"moves":"h8`, 1), "A", 1},
		{"a very long line", strings.Repeat("x", 1<<20) + "\n" + a, "A", 1},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			dir := t.TempDir()
			writeFile(t, filepath.Join(dir, "games.jsonl"), test.text)
			if ids, skipped := loaded(t, NewArchive(dir)); ids != test.ids || skipped != test.skipped {
				t.Errorf("games %q and %d damaged lines, want %q and %d", ids, skipped, test.ids, test.skipped)
			}
		})
	}
}

func TestArchiveDoesNotGlueLines(t *testing.T) {
	dir := t.TempDir()
	line := encode(t, entryOf(t, "A", 10))
	writeFile(t, filepath.Join(dir, "games.jsonl"), line+line[:len(line)/2])
	archive := NewArchive(dir)
	if err := archive.Append(entryOf(t, "B", 10)); err != nil {
		t.Fatal(err)
	}
	if ids, skipped := loaded(t, archive); ids != "AB" || skipped != 1 {
		t.Errorf("games %q and %d damaged lines, want AB and 1", ids, skipped)
	}
}

func TestArchiveThatCantBeUsed(t *testing.T) {
	archive := NewArchive(notAFolder(t))
	if err := archive.Append(entryOf(t, "A", 3)); err == nil || strings.Contains(err.Error(), "\n") {
		t.Errorf("Append gave %v, want an error of one line", err)
	}
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "games.jsonl"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := NewArchive(dir).Append(entryOf(t, "A", 3)); err == nil {
		t.Error("a line was added to a folder")
	}
	if _, _, err := NewArchive(dir).Load(); err == nil {
		t.Error("a folder was read")
	}
}

// writersEnv and the two below make a test start itself as another program.
const writersEnv = "FLANK_TEST_ARCHIVE"

func TestArchiveWriter(t *testing.T) {
	dir, name, _ := strings.Cut(os.Getenv(writersEnv), "|")
	if dir == "" {
		t.Skip("the other program of TestArchiveWithManyWriters")
	}
	appendMany(t, dir, name)
}

// appendMany adds 40 games from four goroutines.
func appendMany(t *testing.T, dir, name string) {
	var group sync.WaitGroup
	for i := range 4 {
		group.Go(func() {
			for j := range 10 {
				e := entryOf(t, fmt.Sprintf("%s-%d-%d", name, i, j), 60)
				if err := NewArchive(dir).Append(e); err != nil {
					t.Error(err)
				}
			}
		})
	}
	group.Wait()
}

func TestArchiveWithManyWriters(t *testing.T) {
	dir := t.TempDir()
	var group sync.WaitGroup
	for i := range 3 {
		group.Go(func() {
			other := exec.Command(os.Args[0], "-test.run=^TestArchiveWriter$")
			other.Env = append(os.Environ(), fmt.Sprintf("%s=%s|program%d", writersEnv, dir, i))
			if out, err := other.CombinedOutput(); err != nil {
				t.Errorf("%v: %s", err, out)
			}
		})
	}
	appendMany(t, dir, "here")
	group.Wait()
	entries, skipped, err := NewArchive(dir).Load()
	if err != nil || skipped != 0 || len(entries) != 160 {
		t.Errorf("%d games, %d damaged lines, %v; want 160, 0, no error", len(entries), skipped, err)
	}
}

func BenchmarkLoad(b *testing.B) {
	var text []byte
	for i := range 1000 {
		e := newEntry(fmt.Sprint(i), i).With(randomGame(b, engine.Size{Height: 8, Width: 8}, 60, uint64(i)))
		text = append(text, encode(b, e)...)
	}
	for b.Loop() {
		if entries, skipped := parseLines(text); len(entries) != 1000 || skipped != 0 {
			b.Fatalf("%d games, %d damaged lines", len(entries), skipped)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Microseconds())/1000/float64(b.N), "µs/game")
}

func TestAFinishedGameStaysFinished(t *testing.T) {
	archive := NewArchive(t.TempDir())
	over := newEntry("A", 1).With(resigned(t, randomGame(t, eight, 20, 1)))
	unfinished := newEntry("A", 1).With(randomGame(t, eight, 30, 1))
	for _, e := range []Entry{unfinished, over, unfinished} {
		if err := archive.Append(e); err != nil {
			t.Fatal(err)
		}
	}
	entries, _, err := archive.Load()
	if err != nil || len(entries) != 1 || !entries[0].Over() {
		t.Errorf("got %+v, %v; want the finished game", entries, err)
	}
}

func resigned(t *testing.T, game engine.Game) engine.Game {
	t.Helper()
	return game.Resign(engine.Black)
}

func TestMendKeepsTheGoodLinesAndSetsTheRestAside(t *testing.T) {
	a, b := encode(t, entryOf(t, "A", 10)), encode(t, entryOf(t, "B", 60))
	for _, test := range []struct{ name, text, left string }{
		{"nothing wrong", a + b, a + b},
		{"a cut line", a + b[:len(b)/2] + "\n" + b, a + b},
		{"garbage", "\x00\x01\xff", ""},
		{"wrong at the end", a + "{", a},
	} {
		t.Run(test.name, func(t *testing.T) {
			dir := t.TempDir()
			path := filepath.Join(dir, "games.jsonl")
			if err := os.WriteFile(path, []byte(test.text), 0o600); err != nil {
				t.Fatal(err)
			}
			damaged, err := NewArchive(dir).Mend()
			if err != nil || (damaged != nil) != (test.left != test.text) {
				t.Fatalf("damaged %v, %v", damaged, err)
			}
			if left, _ := os.ReadFile(path); string(left) != test.left {
				t.Errorf("left are %q, want %q", left, test.left)
			}
			if damaged == nil {
				return
			}
			if aside, err := os.ReadFile(damaged.Aside); err != nil || string(aside) != test.text {
				t.Errorf("set aside is %q, %v", aside, err)
			}
		})
	}
}

func TestMendSetsAsideWhatIsNoFile(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "games.jsonl"), 0o700); err != nil {
		t.Fatal(err)
	}
	archive := NewArchive(dir)
	if damaged, err := archive.Mend(); err != nil || damaged == nil || damaged.Aside == "" {
		t.Fatalf("damaged %v, %v", damaged, err)
	}
	if err := archive.Append(entryOf(t, "A", 10)); err != nil {
		t.Error(err)
	}
}
