package record

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/gofrs/flock"
	"github.com/natefinch/atomic"
)

// Damaged says that a file could not be understood and where it was moved to,
// so that nothing is lost. It is a notice for the user, not a failure.
type Damaged struct {
	File  string // the path where it was found
	Aside string // the path where it is now; "" if it could not be moved
}

// Error returns the notice in English.
func (d *Damaged) Error() string {
	if d.Aside == "" {
		return fmt.Sprintf("%s is damaged and can't be used", d.File)
	}
	return fmt.Sprintf("%s is damaged; it was set aside as %s", d.File, filepath.Base(d.Aside))
}

// setAside moves a damaged file to the first free name beside it. The caller
// holds the lock of the file.
func setAside(path string) *Damaged {
	for i := 1; i <= 1000; i++ {
		aside := fmt.Sprintf("%s.damaged-%d", path, i)
		if _, err := os.Lstat(aside); !errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if os.Rename(path, aside) == nil {
			return &Damaged{File: path, Aside: aside}
		}
		break
	}
	return &Damaged{File: path}
}

// maxFile is the size in bytes above which a settings file or a saved game is
// not read: a thousand times what the program writes.
const maxFile = 4 << 20

// errDamaged is the error for contents that this program did not write.
var errDamaged = errors.New("the file is damaged")

// readSmall returns the contents of a regular file of at most maxFile bytes;
// anything else gives errDamaged.
func readSmall(path string) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() || info.Size() > maxFile {
		return nil, errDamaged
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() { _ = file.Close() }() // only read
	return io.ReadAll(io.LimitReader(file, maxFile))
}

// writeWhole replaces a file whole or leaves it as it was, whatever happens to
// the program meanwhile. The caller holds the lock of the file: the temporary
// file has a fixed name, so that a killed program leaves one at most.
func writeWhole(path string, data []byte) error {
	if target, err := filepath.EvalSymlinks(path); err == nil {
		path = target // a link stays a link
	}
	temporary := path + ".new"
	if err := writeSynced(temporary, data); err != nil {
		_ = os.Remove(temporary)
		return err
	}
	return atomic.ReplaceFile(temporary, path)
}

// writeSynced writes a file and waits until it is on the disk: a rename may
// else get there first.
func writeSynced(path string, data []byte) (err error) {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	if _, err := file.Write(data); err != nil {
		return err
	}
	return file.Sync()
}

// withFile opens a file to be read and appended to, makes it if there is none,
// and closes it after its use.
func withFile(path string, mode fs.FileMode, use func(*os.File) error) (err error) {
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_APPEND, mode)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	return use(file)
}

// appendLine adds a line to a file whose lock is held, in one write, or leaves
// the file as it was. If its last line has no end (an interrupted write left
// it so, or an editor), that comes first.
func appendLine(file *os.File, line string) error {
	info, err := file.Stat()
	if err != nil {
		return err
	}
	if !endsLine(file, info.Size()) {
		line = "\n" + line
	}
	if _, err := file.WriteString(line); err != nil {
		return errors.Join(err, file.Truncate(info.Size()))
	}
	return nil
}

// endsLine reports whether a file of the given size is empty or ends with a
// line end.
func endsLine(file *os.File, size int64) bool {
	last := []byte{'\n'}
	if size > 0 {
		if _, err := file.ReadAt(last, size-1); err != nil {
			return false
		}
	}
	return last[0] == '\n'
}

// locked runs work while this program holds the lock file of a path, in a
// folder that is made if need be. The lock file itself stays.
func locked(path string, work func() error) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	err := holding(flock.New(path+".lock"), lockWait, work)
	if errors.Is(err, errLocked) {
		return fmt.Errorf("%s: %w", path, err)
	}
	return err
}

// lockWait is how long a program waits for others that write. Whoever holds a
// lock needs milliseconds, unless it was stopped in the middle.
const lockWait = 5 * time.Second

// lockRetry is how often a program that waits asks again.
const lockRetry = 2 * time.Millisecond

// errLocked is why work was not done that had to wait too long.
var errLocked = errors.New("another program keeps it locked")

// holding runs work while this program holds a lock, for which it waits as long
// as said. The kernel frees the lock when a program dies.
func holding(lock *flock.Flock, wait time.Duration, work func() error) error {
	ctx, cancel := context.WithTimeout(context.Background(), wait)
	defer cancel()
	if _, err := lock.TryLockContext(ctx, lockRetry); errors.Is(err, context.DeadlineExceeded) {
		return errLocked
	} else if err != nil {
		return err
	}
	defer func() { _ = lock.Unlock() }()
	return work()
}
