package record

import (
	"fmt"
	"strings"

	"flank/engine"
)

// NamedGame is a game and who played it, as far as that is known.
type NamedGame struct {
	engine.Game
	Black, White string
}

// ParseGames reads the games of a text: GGF, or else a transcript a line (see
// ParseGame) on boards of some size. Empty lines are skipped. It returns those
// that it can read, with the errors of the others, which say where they stand.
func ParseGames(text string, size engine.Size) (games []NamedGame, wrong []error) {
	if (&ggfParser{text: text}).nextGame() {
		return parseGGFGames(text)
	}
	number := 0
	for line := range strings.Lines(text) {
		number++
		if strings.TrimSpace(line) == "" {
			continue
		}
		game, err := ParseGame(line, size)
		if err != nil {
			wrong = append(wrong, fmt.Errorf("line %d: %w", number, err))
			continue
		}
		games = append(games, NamedGame{Game: game})
	}
	return games, wrong
}

func parseGGFGames(text string) (games []NamedGame, wrong []error) {
	parsed, broken := ParseGGFs(text)
	for i, ggf := range parsed {
		positions, err := ggf.Replay()
		if err != nil {
			wrong = append(wrong, fmt.Errorf("game %d: %w", i+1, err))
			continue
		}
		last := positions[len(positions)-1].Game()
		games = append(games, NamedGame{last, ggf.Tag("PB"), ggf.Tag("PW")})
	}
	if broken != nil {
		wrong = append(wrong, broken)
	}
	return games, wrong
}
