// Package training has what the programs that make the engines' weights have in
// common: files of what was played, and the writing and reading of files.
package training

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	whole "github.com/natefinch/atomic"
)

// Folder is a folder to be filled with numbered files.
type Folder struct {
	Name    string
	Suffix  string // of the names of the files
	Files   int
	Threads int // how many files are made at the same time
}

// Produce returns what a file of a number holds, and how many positions that is.
// It is called by several threads.
type Produce func(number int) (content []byte, positions int, err error)

// Fill makes the files that the folder does not have yet, each whole or not at
// all, so that an interrupted run goes on where it stopped. It says on progress
// how far it is. The error is the first one; the other threads finish their files.
func (f Folder) Fill(progress io.Writer, produce Produce) error {
	if err := os.MkdirAll(f.Name, 0o755); err != nil {
		return err
	}
	var next atomic.Int64
	var lock sync.Mutex // of progress
	failed := make(chan error, f.Threads)
	var group sync.WaitGroup
	for range f.Threads {
		group.Go(func() {
			for number := int(next.Add(1)) - 1; number < f.Files && len(failed) == 0; number = int(next.Add(1)) - 1 {
				line, err := f.file(number, produce)
				if err != nil {
					failed <- err
					return
				}
				lock.Lock()
				fmt.Fprint(progress, line)
				lock.Unlock()
			}
		})
	}
	group.Wait()
	close(failed)
	return <-failed
}

// file makes one file and returns a line about it, nothing if it is there.
func (f Folder) file(number int, produce Produce) (line string, err error) {
	name := filepath.Join(f.Name, fmt.Sprintf("%06d%s", number, f.Suffix))
	if _, err := os.Stat(name); err == nil {
		return "", nil
	}
	start := time.Now()
	content, positions, err := produce(number)
	if err != nil {
		return "", err
	}
	line = fmt.Sprintf("%s: file %d of %d, %d positions in %.0f s\n", f.Name, number+1, f.Files, positions, time.Since(start).Seconds())
	return line, whole.WriteFile(name, bytes.NewReader(content))
}

// Split returns the names of all files with a suffix in some folders, those to
// fit weights to and those held out for validation: every twentieth file, that is
// whole games, as positions of one game are alike.
func Split(folders []string, suffix string) (training, held []string, err error) {
	for _, folder := range folders {
		names, err := filepath.Glob(filepath.Join(folder, "*"+suffix))
		if err != nil {
			return nil, nil, err
		}
		slices.Sort(names)
		for i, name := range names {
			if i%20 == 10 {
				held = append(held, name)
			} else {
				training = append(training, name)
			}
		}
	}
	return training, held, nil
}

// Save writes a file, whole or not at all.
func Save(name string, write func(io.Writer) error) error {
	var content bytes.Buffer
	if err := write(&content); err != nil {
		return err
	}
	return whole.WriteFile(name, &content)
}

// Load reads a file. The error names it.
func Load[T any](name string, read func(io.Reader) (T, error)) (content T, err error) {
	file, err := os.Open(name)
	if err != nil {
		return content, err
	}
	defer file.Close()
	if content, err = read(file); err != nil {
		return content, fmt.Errorf("%s: %w", name, err)
	}
	return content, nil
}
