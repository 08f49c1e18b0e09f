package model

import (
	"flank/engine"
	"flank/engine/othello"
	"flank/engine/record"
	"flank/engine/reversi"
	"flank/view"
)

// reversiRules is what only Reversi has.
var reversiRules = rules{
	side:   sides{least: reversi.MinSide, most: engine.MaxSide, step: 2, usual: 8},
	rows:   []rowName{rowGame, rowHeight, rowWidth, rowBlack, rowWhite, rowHints, rowMoveTime, rowClock, rowStart},
	hints:  []view.Hints{view.HintsOff, view.HintsMoves, view.HintsFlips, view.HintsValues},
	logged: true,
	discs:  true,
	refused: func(t *view.Texts, _ engine.State, sq engine.Square) string {
		return t.TurnsNothing(sq.String())
	},
	unknown: func(t *view.Texts, _ engine.State, typed string) string { return t.NoSquare(typed) },
	home: func(state engine.State) engine.Square {
		if legal := state.Legal(); len(legal) > 0 {
			return legal[0]
		}
		return 0
	},
	jumps: func(state engine.State, _ []engine.Square) []engine.Square { return state.Legal() },
	paint: func(p play, shown *view.Play) {
		shown.Opening = othello.OpeningName(p.session.game.At(p.shown))
		if p.yourTurn() {
			shown.Legal, shown.Preview = p.state().Legal(), p.state().Flips(p.cursor)
		}
		if p.shown > 0 {
			shown.Turned = p.session.game.StateAt(p.shown - 1).Flips(shown.Last)
		}
	},
	steady: steadyDiscs,
	legend: view.Legend,
	chosen: func(s *record.Settings) *record.NewGame { return &s.NewGame },
}

// steadyDiscs reports whether values can be compared with each other and with
// those shown before: all come from the same depth, and that is even, the first
// one or the end of the game. Values of one ply more are all a disc or two higher,
// or all lower; the numbers would go up and down with every ply, and side by side
// the best move would be whichever came last.
func steadyDiscs(infos []engine.Info, empties int) bool {
	depth := infos[0].Depth
	for _, info := range infos {
		if info.Depth != depth {
			return false
		}
	}
	return depth == 1 || depth%2 == 0 || depth >= empties || infos[0].Exact
}
