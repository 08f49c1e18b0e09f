package view

import (
	"fmt"

	"flank/engine/gomoku"
)

// gomokuGame is what flags and files call Gomoku.
const gomokuGame = "gomoku"

// GameName returns the name of a game that flags and files call "reversi" or
// "gomoku"; one without a text is returned as it is.
func (t *Texts) GameName(game string) string {
	switch game {
	case "reversi":
		return t.Gomoku.Reversi
	case gomokuGame:
		return t.Gomoku.Gomoku
	}
	return game
}

// RuleName returns the name of a rule of Gomoku.
func (t *Texts) RuleName(rule gomoku.Rule) string {
	switch rule {
	case gomoku.Standard:
		return t.Gomoku.Standard
	case gomoku.Renju:
		return t.Gomoku.Renju
	}
	return t.Gomoku.Freestyle
}

// Move says how many moves have been played.
func (t *Texts) Move(n int) string { return fmt.Sprintf(t.Gomoku.MoveFormat, n) }

// OpeningChoice returns the name of a way to open a game of Gomoku: "free",
// "swap2" or "balanced". One without a text is returned as it is.
func (t *Texts) OpeningChoice(opening string) string {
	switch opening {
	case "free":
		return t.Gomoku.Free
	case "swap2":
		return t.Gomoku.Swap2
	case "balanced":
		return t.Gomoku.Balanced
	}
	return opening
}

// FoulName returns the name of what forbids a point, "" for nothing.
func (t *Texts) FoulName(foul gomoku.Foul) string {
	switch foul {
	case gomoku.Overline:
		return t.Gomoku.Overline
	case gomoku.DoubleFour:
		return t.Gomoku.DoubleFour
	case gomoku.DoubleThree:
		return t.Gomoku.DoubleThree
	}
	return ""
}

// Forbidden says why Black may not play on a point.
func (t *Texts) Forbidden(point string, foul gomoku.Foul) string {
	return fmt.Sprintf(t.Gomoku.ForbiddenFormat, point, t.FoulName(foul))
}
