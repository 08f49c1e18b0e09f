package training

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
)

// number is a file that holds its number alone.
func number(n int) ([]byte, int, error) { return fmt.Appendln(nil, n), 1, nil }

func TestAFolderIsFilledWhereItIsNot(t *testing.T) {
	f := Folder{Name: filepath.Join(t.TempDir(), "new"), Suffix: ".n", Files: 5, Threads: 2}
	var made atomic.Int64
	counted := func(n int) ([]byte, int, error) {
		made.Add(1)
		return number(n)
	}
	fill := func(want int64) {
		t.Helper()
		made.Store(0)
		var progress strings.Builder
		if err := f.Fill(&progress, counted); err != nil || made.Load() != want || strings.Count(progress.String(), "\n") != int(want) {
			t.Errorf("%d files were made, want %d; error %v; %q was said", made.Load(), want, err, progress.String())
		}
	}
	fill(5)
	fill(0)
	name := filepath.Join(f.Name, "000003.n")
	if err := os.Remove(name); err != nil {
		t.Fatal(err)
	}
	fill(1)
	if content, err := os.ReadFile(name); string(content) != "3\n" || err != nil {
		t.Errorf("the third file holds %q, error %v", content, err)
	}
}

func TestAFailureEndsTheFilling(t *testing.T) {
	failure := errors.New("no more")
	f := Folder{Name: t.TempDir(), Suffix: ".n", Files: 1000, Threads: 3}
	err := f.Fill(io.Discard, func(n int) ([]byte, int, error) {
		if n == 4 {
			return nil, 0, failure
		}
		return number(n)
	})
	names, _ := filepath.Glob(filepath.Join(f.Name, "*"))
	if !errors.Is(err, failure) || slices.Contains(names, filepath.Join(f.Name, "000004.n")) {
		t.Errorf("error %v, %d files", err, len(names))
	}
}

func TestEveryTwentiethFileIsHeldOut(t *testing.T) {
	f := Folder{Name: t.TempDir(), Suffix: ".n", Files: 31, Threads: 1}
	if err := f.Fill(io.Discard, number); err != nil {
		t.Fatal(err)
	}
	training, held, err := Split([]string{f.Name}, f.Suffix)
	want := []string{filepath.Join(f.Name, "000010.n"), filepath.Join(f.Name, "000030.n")}
	if err != nil || !slices.Equal(held, want) || len(training) != 29 || !slices.IsSorted(training) {
		t.Errorf("held out %v of %d, error %v", held, len(training)+len(held), err)
	}
}

func TestSavedContentIsLoaded(t *testing.T) {
	name := filepath.Join(t.TempDir(), "x")
	if err := Save(name, func(to io.Writer) error { _, err := io.WriteString(to, "text"); return err }); err != nil {
		t.Fatal(err)
	}
	if got, err := Load(name, io.ReadAll); string(got) != "text" || err != nil {
		t.Errorf("%q, error %v", got, err)
	}
	refuse := func(io.Reader) (int, error) { return 0, errors.New("damaged") }
	if _, err := Load(name, refuse); err == nil || !strings.Contains(err.Error(), name) {
		t.Errorf("error %v, want one that names the file", err)
	}
	if err := Save(name, func(io.Writer) error { return errors.New("full") }); err == nil {
		t.Error("an error of the content was lost")
	}
	if got, err := Load(name, io.ReadAll); string(got) != "text" || err != nil {
		t.Errorf("after a failure %q, error %v", got, err)
	}
}
