package command

import (
	"cmp"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/record"
)

// question is a position that a best move is asked for.
type question struct {
	rules record.Rules
	state engine.State
	pass  bool // the side to move has no move
}

// ask reads a position: OBF or moves in Reversi, moves in Gomoku.
func ask(text string, rules record.Rules) (question, error) {
	if rules.Game == record.Gomoku {
		game, err := record.ParseGomoku(text, rules.Size, rules.Rule)
		if err != nil {
			return question{}, err
		}
		return question{rules: rules, state: game.State()}, nil
	}
	position, err := record.ParsePosition(text, rules.Size)
	return question{rules, position.State, position.Pass}, err
}

// rulesOf returns the rules that flags name, on the game's usual board unless they
// say another.
func rulesOf(game, rule setting[string], size setting[engine.Size]) (record.Rules, error) {
	rules := record.Rules{Game: record.Reversi, Size: sizeOr8(size)}
	if game.value == record.Gomoku {
		usual := engine.Size{Height: gomoku.UsualSide, Width: gomoku.UsualSide}
		rules = record.Rules{Game: record.Gomoku, Size: cmp.Or(size.value, usual)}
		rules.Rule, _ = gomoku.FindRule(rule.value) // one of its words, or none
	} else if rule.given() {
		return rules, usagef("--rule needs --game gomoku")
	}
	if err := rules.Check(); err != nil {
		return rules, usagef("--size: %w", err)
	}
	return rules, nil
}

func gomokuVerdict(winner engine.Disc) string {
	if winner == engine.Empty {
		return "a draw"
	}
	return winner.String() + " wins"
}
