package record

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"github.com/gofrs/flock"
)

// maxSlots is how many programs with one data folder can keep their games.
const maxSlots = 100

// Slot is the place of one unfinished game in the data folder. It belongs to
// this program as long as it runs: its lock is freed by Close or, however the
// program ends, by the kernel. A nil Slot keeps nothing and says nothing, for a
// program that got none.
//
// Its methods may be called from many goroutines. Save and Clear carry a
// version, a number that grows with every change of the game; one that comes
// after a later version does nothing, so that a slow save can't bring an old
// board back.
type Slot struct {
	path string
	lock *flock.Flock

	mu      sync.Mutex
	version int  // of the last Save or Clear that was carried out
	closed  bool // the lock is given up
}

// Open takes a slot in a data folder: one with a game that no program is
// playing, the one saved last first, else an empty one. It returns the game
// that was left there, nil if none; it is over if its program was killed
// between its end and Clear. Saved games that could not be understood are set
// aside and listed. The error says why no game can be kept.
func Open(dir string) (slot *Slot, left *Entry, damaged []*Damaged, err error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, nil, nil, fmt.Errorf("can't keep the game: %w", err)
	}
	err = fmt.Errorf("%d games are being played already", maxSlots)
	games, others := slotPaths(dir)
	for i, path := range slices.Concat(games, others) {
		slot, busy := take(path)
		if slot == nil {
			err = cmp.Or(busy, err)
			continue
		}
		left, bad := slot.read()
		if bad != nil {
			damaged = append(damaged, bad)
		}
		if left != nil || bad == nil && i >= len(games) {
			return slot, left, damaged, nil
		}
		_ = slot.Close()
	}
	return nil, nil, damaged, fmt.Errorf("can't keep the game: %w", err)
}

// slotPaths returns the paths of all slots of a folder: those with a file, the
// newest first, and the others.
func slotPaths(dir string) (games, others []string) {
	saved := map[string]time.Time{}
	for i := range maxSlots {
		path := filepath.Join(dir, fmt.Sprintf("game-%d.json", i+1))
		if info, err := os.Lstat(path); err == nil {
			saved[path] = info.ModTime()
			games = append(games, path)
		} else {
			others = append(others, path)
		}
	}
	slices.SortStableFunc(games, func(x, y string) int { return saved[y].Compare(saved[x]) })
	return games, others
}

// take returns the slot of a path, nil if another program has it or (with an
// error) if its lock can't be had at all.
func take(path string) (*Slot, error) {
	lock := flock.New(path + ".lock")
	if free, err := lock.TryLock(); err != nil || !free {
		return nil, err
	}
	return &Slot{path: path, lock: lock}, nil
}

// read returns the game in the slot, nil if there is none. A file that is no
// game is set aside.
func (s *Slot) read() (*Entry, *Damaged) {
	data, err := readSmall(s.path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err == nil {
		e, err := Decode(data)
		if err == nil {
			return &e, nil
		}
	}
	return nil, setAside(s.path)
}

// Save replaces the game in the slot, whole or not at all. The error says that
// it could not be written; the game saved before is then still there.
func (s *Slot) Save(e Entry, version int) error {
	line, err := Encode(e)
	if err != nil {
		return err
	}
	return s.change(version, func() error { return writeWhole(s.path, line) })
}

// Clear empties the slot: the game is over and in the archive, or given up.
func (s *Slot) Clear(version int) error {
	return s.change(version, func() error {
		if err := os.Remove(s.path); !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		return nil
	})
}

// change carries out a change of the file unless a later one has been.
func (s *Slot) change(version int, work func() error) error {
	if s == nil {
		return nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed || version <= s.version {
		return nil
	}
	if err := work(); err != nil {
		return fmt.Errorf("can't save the game: %w", err)
	}
	s.version = version
	return nil
}

// Close gives the slot up with what is in it; the next program finds it there.
// Later calls of Save and Clear do nothing.
func (s *Slot) Close() error {
	if s == nil {
		return nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.closed = true
	return s.lock.Unlock()
}
