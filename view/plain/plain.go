package plain

import "flank/engine"

// letters name rows and columns in the styles that use no numbers.
const letters = "abcdefghijklmnopqrstuvwxyz"

// Letter returns the sign of a side in every style: X moves first, O is White.
func Letter(side engine.Disc) string {
	switch side {
	case engine.Black:
		return "X"
	case engine.White:
		return "O"
	}
	return ""
}

// cell returns the sign of what lies on a square, empty for no disc.
func cell(state engine.State, row, col int, empty string) string {
	if sign := Letter(state.At(engine.SquareAt(row, col))); sign != "" {
		return sign
	}
	return empty
}
