package model

import (
	"slices"

	"flank/engine"
	"flank/engine/record"
	"flank/view"
)

// rules is what differs between the games in the full screen. Nothing else there
// asks which game it is.
type rules struct {
	side  sides
	rows  []rowName    // of the new-game form, in its order
	hints []view.Hints // what the key for hints goes through

	logged bool // its games stand in Reversi.csv
	discs  bool // how many each side has is its score

	// refused says why the side to move may not play on an empty square.
	refused func(t *view.Texts, state engine.State, sq engine.Square) string
	// unknown says that what was typed is no square.
	unknown func(t *view.Texts, state engine.State, typed string) string
	// home returns where the cursor begins.
	home func(engine.State) engine.Square
	// jumps returns the squares that the cursor jumps to, in reading order;
	// valued are those whose values are shown.
	jumps func(state engine.State, valued []engine.Square) []engine.Square
	// paint adds what only this game has to what the board shows.
	paint func(p play, shown *view.Play)
	// steady reports whether values of moves can be shown beside each other and
	// after those before.
	steady func(infos []engine.Info, empties int) bool
	// legend explains the marks on the board.
	legend func(*view.Texts) view.HelpGroup
	// chosen returns where the settings keep the last choices for a new game.
	chosen func(*record.Settings) *record.NewGame
}

// sides are the lengths that a side of a board can have in the full screen.
type sides struct{ least, most, step, usual int }

// findRules returns the rules of a game; of one that is not known those of
// Reversi.
func findRules(game string) *rules {
	if game == record.Gomoku {
		return &gomokuRules
	}
	return &reversiRules
}

// rules returns what is particular about the game on the board.
func (p play) rules() *rules { return findRules(p.session.setup.Game) }

// hintsNear returns hints that the game has: those, or else the legal moves alone.
func (r *rules) hintsNear(hints view.Hints) view.Hints {
	if slices.Contains(r.hints, hints) {
		return hints
	}
	return view.HintsMoves
}

// nextHints returns the hints after some in the round that the key goes.
func (r *rules) nextHints(hints view.Hints) view.Hints {
	i := slices.Index(r.hints, r.hintsNear(hints))
	return r.hints[(i+1)%len(r.hints)]
}
