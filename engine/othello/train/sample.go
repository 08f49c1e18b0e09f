package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/natefinch/atomic"

	"flank/engine/othello"
)

// sample is a position with what its score is taken to be, for the mover, in
// 1/unit disc.
type sample struct {
	Board othello.Board
	Value int16
}

// unit is the number of units of a sample's value to a disc.
const unit = 64

// sampleSize is the size of a sample in a file, in bytes.
const sampleSize = 18

// suffix ends the name of every file of samples.
const suffix = ".samples"

// writeSamples writes a file whole or not at all.
func writeSamples(name string, samples []sample) error {
	var file bytes.Buffer
	if err := binary.Write(&file, binary.LittleEndian, samples); err != nil {
		return err
	}
	return atomic.WriteFile(name, &file)
}

func readSamples(name string) ([]sample, error) {
	file, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	if len(file)%sampleSize != 0 {
		return nil, fmt.Errorf("%s is damaged: %d bytes are no whole number of samples", name, len(file))
	}
	samples := make([]sample, len(file)/sampleSize)
	_, err = binary.Decode(file, binary.LittleEndian, samples)
	return samples, err
}

// readFolders reads all files of some folders. Every twentieth file is held out
// for validation: whole games, as positions of one game are alike.
func readFolders(folders []string) (training, held []sample, err error) {
	for _, folder := range folders {
		names, err := filepath.Glob(filepath.Join(folder, "*"+suffix))
		if err != nil {
			return nil, nil, err
		}
		slices.Sort(names)
		for i, name := range names {
			samples, err := readSamples(name)
			if err != nil {
				return nil, nil, err
			}
			if i%20 == 10 {
				held = append(held, samples...)
			} else {
				training = append(training, samples...)
			}
		}
	}
	return training, held, nil
}

// distinct merges positions that are the same or mirror images of each other:
// their value becomes the mean. It sorts the samples, and returns the rest.
func distinct(samples []sample) []sample {
	for i := range samples {
		samples[i].Board = samples[i].Board.Canonical()
	}
	slices.SortFunc(samples, func(a, b sample) int { return compare(a.Board, b.Board) })
	kept := samples[:0]
	for i := 0; i < len(samples); {
		board, sum, n := samples[i].Board, 0, 0
		for ; i < len(samples) && samples[i].Board == board; i++ {
			sum += int(samples[i].Value)
			n++
		}
		kept = append(kept, sample{board, int16(sum / n)})
	}
	return kept
}

// without returns the samples whose boards are not among others. Both are as
// distinct returns them.
func without(samples, others []sample) []sample {
	return slices.DeleteFunc(samples, func(s sample) bool {
		_, found := slices.BinarySearchFunc(others, s.Board, func(o sample, b othello.Board) int { return compare(o.Board, b) })
		return found
	})
}

func compare(a, b othello.Board) int {
	switch {
	case a == b:
		return 0
	case a.Mover < b.Mover || a.Mover == b.Mover && a.Other < b.Other:
		return -1
	}
	return 1
}
