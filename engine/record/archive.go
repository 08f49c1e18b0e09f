package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// Archive is the file of all games, one line of JSON each. Any number of
// programs may write to it at the same time.
type Archive struct{ path string }

// NewArchive returns the archive in a data folder; nothing is read or made yet.
func NewArchive(dir string) Archive { return Archive{filepath.Join(dir, "games.jsonl")} }

// Append adds a game in one write. A game that is in the archive already may be
// added again when it has gone on: its last line counts. The error says that
// the file can't be written; the file is then as it was.
func (a Archive) Append(e Entry) error {
	line, err := Encode(e)
	if err != nil {
		return err
	}
	write := func(file *os.File) error { return errors.Join(appendLine(file, string(line)), file.Sync()) }
	if err := locked(a.path, func() error { return withFile(a.path, 0o600, write) }); err != nil {
		return fmt.Errorf("can't write to the archive of games: %w", err)
	}
	return nil
}

// Mend sets an archive aside in which there are lines that can't be understood
// (or that is no file at all) and keeps the others in a new one. It returns nil
// where there is nothing to mend.
func (a Archive) Mend() (damaged *Damaged, err error) {
	if _, err := os.Stat(a.path); errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	err = locked(a.path, func() error {
		data, err := os.ReadFile(a.path)
		good := goodLines(data)
		if err == nil && len(good) == len(data) {
			return nil
		}
		if damaged = setAside(a.path); damaged.Aside == "" || len(good) == 0 {
			return nil
		}
		return writeWhole(a.path, good)
	})
	return damaged, err
}

// foreign reports whether a line is a record of a game that this program does
// not know: a newer one may have written it.
func foreign(line []byte) bool {
	var e Entry
	return json.Unmarshal(line, &e) == nil && e.ID != "" && e.Game != "" && !slices.Contains(Games(), e.Game)
}

// goodLines returns the lines that are entries, those of other games and blank
// ones, as they stand.
func goodLines(data []byte) []byte {
	good := make([]byte, 0, len(data))
	for line := range bytes.Lines(data) {
		text := bytes.TrimSpace(line)
		if _, err := Decode(text); err == nil || len(text) == 0 || foreign(text) {
			good = append(good, line...)
		}
	}
	return good
}

// Collect moves the unfinished games that other programs have left in their
// slots into the archive, where they can be taken up again. Slots in use are
// left alone.
func (a Archive) Collect() error {
	games, _ := slotPaths(filepath.Dir(a.path))
	var errs []error
	for _, path := range games {
		slot, _ := take(path)
		if slot == nil {
			continue
		}
		errs = append(errs, a.collect(slot), slot.Close())
	}
	return errors.Join(errs...)
}

// collect empties a slot with an unfinished game; one that is over has yet to be
// recorded by the program that opens it.
func (a Archive) collect(slot *Slot) error {
	left, _ := slot.read()
	if left == nil || left.Over() {
		return nil
	}
	if left.Moves+left.Undone != "" {
		if err := a.Append(*left); err != nil {
			return err
		}
	}
	return slot.Clear(1)
}

// Load returns the games in the order in which they were started, each as it
// was added last (once it is over, as it ended), and the number of lines that could not be understood. An
// archive that does not exist yet has no games.
func (a Archive) Load() (entries []Entry, skipped int, err error) {
	data, err := a.read()
	if err != nil {
		return nil, 0, fmt.Errorf("can't read the archive of games: %w", err)
	}
	entries, skipped = parseLines(data)
	slices.SortStableFunc(entries, func(x, y Entry) int { return x.Started.Compare(y.Started) })
	return entries, skipped, nil
}

// read returns the whole file, under its lock where there can be one, so that
// no line is seen half written.
func (a Archive) read() (data []byte, err error) {
	if _, err := os.Stat(a.path); errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	read := func() error {
		data, err = os.ReadFile(a.path)
		return nil
	}
	if locked(a.path, read) != nil {
		_ = read() // a folder that can't be written to has no writers either
	}
	return data, err
}

// parseLines returns the last entry of each game in the order of their first
// ones, and how many lines are no entries.
func parseLines(data []byte) (entries []Entry, skipped int) {
	at := map[string]int{}
	for line := range bytes.Lines(data) {
		if line = bytes.TrimSpace(line); len(line) == 0 {
			continue
		}
		e, err := Decode(line)
		i, known := at[e.ID]
		switch {
		case err != nil:
			skipped++
		case known && entries[i].Over() && !e.Over():
			// another program left it unfinished
		case known:
			entries[i] = e
		default:
			at[e.ID] = len(entries)
			entries = append(entries, e)
		}
	}
	return entries, skipped
}
