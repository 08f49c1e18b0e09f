package record

import (
	"fmt"
	"strings"

	"flank/engine"
	"flank/engine/reversi"
)

// FormatMoves returns the usual transcript of a game of Reversi: the names of the
// squares in a row, "d3c5f6". A pass leaves no trace in it.
func FormatMoves(moves []engine.Square) string { return Rules{Game: Reversi}.Format(moves) }

// ParseMoves reads a transcript on boards up to z26. Letter case and blanks
// between squares do not matter; whether the moves are legal is not looked at.
// The error shows the first thing that is no square.
func ParseMoves(text string) ([]engine.Square, error) {
	return parseMoves(text, false, engine.ParseSquare)
}

// ParseGame reads the transcript of a game from the usual start on a board of
// some size and plays it. Passes may be told (--, pa, ps or pass) or left out;
// else it is as for ParseMoves. The error shows what is no move, or names the
// first move or pass that the rules forbid.
func ParseGame(text string, size engine.Size) (engine.Game, error) {
	start, err := reversi.New(size)
	if err != nil {
		return engine.Game{}, err
	}
	moves, err := parseMoves(text, true, engine.ParseSquare)
	if err != nil {
		return engine.Game{}, err
	}
	p := NewPasses(start, engine.Black)
	for i, move := range moves {
		side := p.game.State().Turn()
		if move == engine.NoSquare {
			side = p.Turn()
		}
		if p, err = p.Play(side, move); err != nil {
			return engine.Game{}, fmt.Errorf("move %d: %w", i+1, err)
		}
	}
	return p.Game(), nil
}

// parseMoves reads a transcript, each name with a function; passes become NoSquare
// if they are allowed.
func parseMoves(text string, passes bool, square func(string) (engine.Square, error)) ([]engine.Square, error) {
	var moves []engine.Square
	for rest := strings.TrimSpace(text); rest != ""; rest = strings.TrimSpace(rest) {
		if n := passLen(rest); passes && n > 0 {
			moves, rest = append(moves, engine.NoSquare), rest[n:]
			continue
		}
		n := nameLen(rest)
		move, err := square(rest[:n])
		if err != nil {
			return nil, err
		}
		moves, rest = append(moves, move), rest[n:]
	}
	return moves, nil
}

// passLen returns the length of the pass that a text starts with, 0 if it starts
// with none.
func passLen(text string) int {
	for _, word := range []string{"--", "pass", "pa", "ps"} {
		if len(text) >= len(word) && strings.EqualFold(text[:len(word)], word) {
			return len(word)
		}
	}
	return 0
}

// nameLen returns the length in bytes of the square's name that a text starts
// with: one character and all digits after it, of which four are already too
// many, so that an error's text stays short.
func nameLen(text string) int {
	n := 1
	for n < len(text) && n < 4 && text[n] >= '0' && text[n] <= '9' {
		n++
	}
	return n
}
