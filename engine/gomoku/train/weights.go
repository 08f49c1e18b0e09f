package main

import (
	"bytes"
	"fmt"
	"os"

	"github.com/natefinch/atomic"

	"flank/engine/gomoku"
)

// byHand stands for the hand-made weights, where a file is asked for.
const byHand = "hand"

// loadWeights reads a file of weights; without a name they are the built-in ones.
func loadWeights(name string) (*gomoku.Weights, error) {
	switch name {
	case "":
		return gomoku.DefaultWeights(), nil
	case byHand:
		return handMade(), nil
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	weights, err := gomoku.ReadWeights(file)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return weights, nil
}

func writeWeights(name string, weights *gomoku.Weights) error {
	var file bytes.Buffer
	if err := weights.Write(&file); err != nil {
		return err
	}
	return atomic.WriteFile(name, &file)
}
