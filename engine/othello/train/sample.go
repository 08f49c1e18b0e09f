package main

import (
	"encoding/binary"
	"fmt"
	"io"
	"slices"

	"flank/engine/othello"
	"flank/engine/training"
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

// format returns the content of a file of samples.
func format(samples []sample) ([]byte, error) {
	return binary.Append(nil, binary.LittleEndian, samples)
}

func readSamples(from io.Reader) ([]sample, error) {
	content, err := io.ReadAll(from)
	if err != nil {
		return nil, err
	}
	if len(content)%sampleSize != 0 {
		return nil, fmt.Errorf("damaged: %d bytes are no whole number of samples", len(content))
	}
	samples := make([]sample, len(content)/sampleSize)
	_, err = binary.Decode(content, binary.LittleEndian, samples)
	return samples, err
}

// readFolders reads all files of some folders: what to fit weights to, and what
// is held out for validation.
func readFolders(folders []string) (fit, held []sample, err error) {
	fitted, others, err := training.Split(folders, suffix)
	if err != nil {
		return nil, nil, err
	}
	if fit, err = readFiles(fitted); err == nil {
		held, err = readFiles(others)
	}
	return fit, held, err
}

func readFiles(names []string) (all []sample, err error) {
	for _, name := range names {
		samples, err := training.Load(name, readSamples)
		if err != nil {
			return nil, err
		}
		all = append(all, samples...)
	}
	return all, nil
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
