package main

import (
	"flank/engine/gomoku"
	"flank/engine/training"
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
	return training.Load(name, gomoku.ReadWeights)
}
