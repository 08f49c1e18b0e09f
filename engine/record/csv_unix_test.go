//go:build unix

package record

import (
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

// TestAppendCSVRefusesAPipe: to open it would wait for a reader.
func TestAppendCSVRefusesAPipe(t *testing.T) {
	path := filepath.Join(t.TempDir(), CSVName)
	if err := unix.Mkfifo(path, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{path, "/dev/tty"} {
		if err := AppendCSV(path, logged); err == nil || !strings.HasSuffix(err.Error(), "not a regular file") {
			t.Errorf("%s: %v", path, err)
		}
	}
}
