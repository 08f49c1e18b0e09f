package main

import (
	"slices"
	"strings"

	"flank/engine"
	"flank/engine/gomoku"
)

// shapeOf returns the same text for positions that differ by where on the board
// they are, or are turned or mirrored.
func shapeOf(state gomoku.State) string {
	var shapes []string
	for symmetry := range 8 {
		shapes = append(shapes, shape(state, symmetry))
	}
	return slices.Min(shapes)
}

// shape returns the rows of a board, seen in one of eight ways, without what is
// empty around the stones.
func shape(state gomoku.State, symmetry int) string {
	last := state.Size().Height - 1
	var rows []string
	for row := range last + 1 {
		var text strings.Builder
		for col := range last + 1 {
			y, x := row, col
			if symmetry&1 != 0 {
				y = last - y
			}
			if symmetry&2 != 0 {
				x = last - x
			}
			if symmetry&4 != 0 {
				y, x = x, y
			}
			text.WriteByte(".bw"[state.At(engine.SquareAt(y, x))])
		}
		rows = append(rows, text.String())
	}
	return trimmed(rows)
}

// trimmed joins the rows without those around that are empty and the columns left
// and right that are.
func trimmed(rows []string) string {
	empty := func(row string) bool { return strings.Trim(row, ".") == "" }
	for len(rows) > 0 && empty(rows[0]) {
		rows = rows[1:]
	}
	for len(rows) > 0 && empty(rows[len(rows)-1]) {
		rows = rows[:len(rows)-1]
	}
	left, right := engine.MaxSide, 0
	for _, row := range rows {
		if stones := strings.TrimLeft(row, "."); stones != "" {
			left, right = min(left, len(row)-len(stones)), max(right, len(strings.TrimRight(row, ".")))
		}
	}
	for i := range rows {
		rows[i] = rows[i][left:right]
	}
	return strings.Join(rows, "/")
}
