package command

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/player"
	"flank/engine/record"
	"flank/engine/reversi"
	"flank/view"
)

// The words that flags accept.
var (
	sideWords = []string{"black", "white"}
	hintWords = record.HintModes()
	langWords = []string{"en", "zh-Hans", "zh-Hant"}
	gameWords = record.Games()

	ruleWords    = namesOf(gomoku.Rules())
	openingWords = namesOf(gomoku.Openings())
)

// namesOf returns the names of some values.
func namesOf[T fmt.Stringer](values []T) (names []string) {
	for _, value := range values {
		names = append(names, value.String())
	}
	return names
}

// themeWords returns the names of the themes.
func themeWords() (names []string) {
	for _, theme := range view.Themes() {
		names = append(names, theme.Name)
	}
	return names
}

// levelWords returns the names of the levels.
func levelWords() (names []string) {
	for _, level := range player.Levels() {
		names = append(names, level.Name)
	}
	return names
}

// judgeWords returns the names of the levels that say what positions are worth.
func judgeWords() []string {
	return slices.DeleteFunc(levelWords(), func(name string) bool {
		_, err := parseJudge(name)
		return err != nil
	})
}

// wholeNumber returns a parser of whole numbers from 1 to a limit.
func wholeNumber(most int) func(string) (int, error) {
	return func(text string) (int, error) {
		n, err := strconv.Atoi(text)
		if err != nil || n < 1 || n > most {
			return 0, fmt.Errorf("a whole number from 1 to %d is wanted", most)
		}
		return n, nil
	}
}

// oneOf returns a parser that accepts some words in any letter case and
// returns them as they are spelt in the list.
func oneOf(words []string) func(string) (string, error) {
	return func(text string) (string, error) {
		i := slices.IndexFunc(words, func(word string) bool { return strings.EqualFold(word, text) })
		if i < 0 {
			return "", fmt.Errorf("choose one of %s", strings.Join(words, ", "))
		}
		return words[i], nil
	}
}

// parseSize reads the size of a board of Reversi.
func parseSize(text string) (engine.Size, error) {
	size, err := engine.ParseSize(text)
	if err != nil {
		return size, err
	}
	return size, reversi.CheckSize(size)
}

// parsePlayer reads "human" or the name of a level.
func parsePlayer(text string) (string, error) {
	if strings.EqualFold(text, player.Human) {
		return player.Human, nil
	}
	return parseLevel(text)
}

func parseLevel(text string) (string, error) {
	level, err := player.Find(text)
	return level.Name, err
}

// parseJudge reads a level that says what positions are worth.
func parseJudge(text string) (string, error) {
	_, err := player.Judge(text)
	return text, err
}

// parseMoveTime reads the longest time for a move, like 1s or 500ms.
func parseMoveTime(text string) (time.Duration, error) {
	limit, err := time.ParseDuration(text)
	if err != nil || limit <= 0 {
		return 0, fmt.Errorf("a time above zero is wanted, like 1s or 500ms")
	}
	return limit, nil
}

func parseSeed(text string) (uint64, error) {
	seed, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return 0, fmt.Errorf("a whole number from 0 to 18446744073709551615 is wanted")
	}
	return seed, nil
}

func parseFile(text string) (string, error) {
	if text == "" {
		return "", fmt.Errorf("the name of a file is wanted")
	}
	return text, nil
}
