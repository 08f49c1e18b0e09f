package command

import (
	"cmp"
	"fmt"
	"os"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/match"
	"flank/engine/record"
	"flank/engine/reversi"
)

func (f *matchFlags) gomoku() bool { return f.game.value == record.Gomoku }

// ruleWanted returns the rule of a match of Gomoku.
func (f *matchFlags) ruleWanted() gomoku.Rule {
	rule, _ := gomoku.FindRule(f.rule.value) // one of its words, or none: freestyle
	return rule
}

// boardSize returns the size of the board.
func (f *matchFlags) boardSize() engine.Size {
	if f.gomoku() {
		return cmp.Or(f.size.value, engine.Size{Height: gomoku.UsualSide, Width: gomoku.UsualSide})
	}
	return sizeOr8(f.size)
}

// startOf returns the openings of the match.
func (f *matchFlags) startOf() ([]engine.Game, error) {
	if !f.gomoku() {
		if f.rule.given() || f.openings.given() {
			return nil, usagef("--rule and --openings need --game gomoku")
		}
		start, err := reversi.New(f.boardSize())
		if err != nil {
			return nil, err
		}
		return f.randomOpenings(start)
	}
	start, err := gomoku.New(f.boardSize(), f.ruleWanted())
	switch {
	case err != nil:
		return nil, usagef("--size: %w", err)
	case f.openings.given() && f.plies.given():
		return nil, usagef("--openings or --openings-plies, but not both")
	case f.openings.given():
		return f.fileOpenings(start)
	case f.plies.given():
		return f.randomOpenings(start)
	}
	return f.balancedOpenings(start)
}

// mostGames returns how many games are played at most: so many as is usual unless
// something else is said.
func (f *matchFlags) mostGames(usual int) int {
	if f.sprt.given() {
		usual = sprtGames
	}
	return cmp.Or(f.games.value, usual)
}

func (f *matchFlags) randomOpenings(start engine.State) ([]engine.Game, error) {
	openings, err := match.Openings(start, f.mostGames(matchGames)/2, f.openingPlies(), f.matchSeed())
	if err != nil {
		return nil, usagef("--openings-plies: %w", err)
	}
	return openings, nil
}

// balancedOpenings returns prepared openings: most random ones decide the game.
func (f *matchFlags) balancedOpenings(start gomoku.State) ([]engine.Game, error) {
	prepared, err := gomoku.BalancedOpenings(start.Size(), start.Rule(), f.matchSeed(), f.mostGames(matchGames)/2)
	if err != nil {
		return nil, usagef("--size: %w", err)
	}
	openings := make([]engine.Game, len(prepared))
	for i, moves := range prepared {
		if openings[i], err = engine.Replay(start, moves); err != nil {
			return nil, err
		}
	}
	return openings, nil
}

// fileOpenings returns those of a file, over again if they are too few.
func (f *matchFlags) fileOpenings(start gomoku.State) ([]engine.Game, error) {
	file, err := os.Open(f.openings.value)
	if err != nil {
		return nil, fmt.Errorf("--openings: %w", err)
	}
	defer file.Close()
	prepared, err := match.ReadOpenings(file, start)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", f.openings.value, err)
	}
	openings := make([]engine.Game, f.mostGames(2*len(prepared))/2)
	for i := range openings {
		openings[i] = prepared[i%len(prepared)]
	}
	return openings, nil
}

// openingPlies returns how many moves a random opening has, 0 if there is none.
func (f *matchFlags) openingPlies() int {
	switch {
	case f.plies.given():
		return f.plies.value
	case f.gomoku():
		return 0
	}
	return matchPlies
}
