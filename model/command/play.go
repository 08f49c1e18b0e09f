package command

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/spf13/cobra"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/player"
	"flank/engine/record"
	"flank/model"
	"flank/model/classic"
)

// playFlags are the flags of the play command, which is the root.
type playFlags struct {
	game, rule, opening, style, black, white, level, side setting[string]
	hints, log, lang, theme                               setting[string]
	size                                                  setting[engine.Size]
	time                                                  setting[time.Duration]
	clock                                                 setting[model.Clock]
	seed                                                  setting[uint64]
	ascii, classic                                        bool
}

// addPlayFlags gives a command the play flags and returns where they are read to.
func addPlayFlags(cmd *cobra.Command) *playFlags {
	f := &playFlags{
		game: newSetting("GAME", oneOf(gameWords)), rule: newSetting("RULE", oneOf(ruleWords)),
		opening: newSetting("OPENING", oneOf(openingWords)), style: newSetting("STYLE", oneOf(classic.Names())),
		black: newSetting("PLAYER", parsePlayer), white: newSetting("PLAYER", parsePlayer),
		level: newSetting("LEVEL", parseLevel), side: newSetting("SIDE", oneOf(sideWords)),
		hints: newSetting("HINTS", oneOf(hintWords)), log: newSetting("FILE", parseFile),
		lang: newSetting("LANG", oneOf(langWords)), theme: newSetting("NAME", oneOf(themeWords())),
		size: newSetting("SIZE", engine.ParseSize), time: newSetting("TIME", parseMoveTime),
		clock: newSetting("CLOCK", model.ParseClock), seed: newSetting("N", parseSeed),
	}
	flags := cmd.Flags()
	flags.SortFlags = false
	flags.Var(&f.game, "game", "what to play: "+orList(gameWords))
	flags.Var(&f.size, "size", "the board: 8, or height x width like 6x8")
	flags.Var(&f.rule, "rule", "with --game gomoku: "+orList(ruleWords))
	flags.Var(&f.opening, "opening", "with --game gomoku: "+orList(openingWords))
	flags.Var(&f.black, "black", "who plays Black: human or a level")
	flags.Var(&f.white, "white", "who plays White: human or a level")
	flags.Var(&f.level, "level", "the computer: 1 to 10, random, greedy or corner")
	flags.Var(&f.side, "side", "your side: black or white")
	flags.Var(&f.time, "time", "the computer's longest time for a move, like 1s")
	flags.Var(&f.clock, "clock", "each side's time for the game and what a move adds, like 5m+3s")
	flags.Var(&f.hints, "hints", "what is marked on the board: off, moves, flips or values")
	flags.Var(&f.log, "log", "the file that finished games are noted in, in place of Reversi.csv")
	flags.Var(&f.seed, "seed", "a number that all random choices follow from")
	flags.Var(&f.lang, "lang", "the language: en, zh-Hans or zh-Hant")
	flags.Var(&f.theme, "theme", "the colours: "+orList(themeWords()))
	flags.BoolVar(&f.ascii, "ascii", false, "draw with ASCII characters alone")
	flags.BoolVar(&f.classic, "classic", false, "play as plain text, line by line")
	flags.Var(&f.style, "style", "with --classic: "+orList(classic.Names()))
	completePlayFlags(cmd)
	return f
}

// completePlayFlags lets shells complete the flags that accept certain words.
func completePlayFlags(cmd *cobra.Command) {
	levels := levelWords()
	for name, words := range map[string][]string{
		"game": gameWords, "rule": ruleWords, "opening": openingWords, "style": classic.Names(), "side": sideWords, "hints": hintWords, "lang": langWords, "theme": themeWords(),
		"level": levels, "black": append([]string{player.Human}, levels...), "white": append([]string{player.Human}, levels...),
	} {
		_ = cmd.RegisterFlagCompletionFunc(name, cobra.FixedCompletions(words, cobra.ShellCompDirectiveNoFileComp)) // fails for unknown flags alone
	}
}

// play returns what the flags say about the full screen, or a usageError.
func (f *playFlags) play() (model.Options, error) {
	setup := f.setup()
	if err := f.checkGame(); err != nil {
		return model.Options{}, err
	}
	if err := setup.CheckBoard(); err != nil {
		return model.Options{}, usageError{fmt.Errorf("--size: %w", err)}
	}
	if err := setup.Check(); err != nil {
		return model.Options{}, usageError{err}
	}
	return model.Options{
		New: f.describesGame(), Setup: setup,
		Hints: f.hints.value, Log: f.log.value, Language: f.lang.value, Theme: f.theme.value, ASCII: f.ascii,
	}, nil
}

// checkGame refuses flags that do not go with each other or with the game.
func (f *playFlags) checkGame() error {
	isGomoku := f.game.value == record.Gomoku
	switch {
	case f.style.given():
		return usagef("--style needs --classic")
	case (f.black.given() || f.white.given()) && (f.level.given() || f.side.given()):
		return usagef("--black and --white, or --level and --side, but not both ways at once")
	case f.rule.given() && !isGomoku:
		return usagef("--rule needs --game gomoku")
	case f.opening.given() && !isGomoku:
		return usagef("--opening needs --game gomoku")
	case f.log.given() && isGomoku:
		return usagef("--log has no use in Gomoku: what it notes are games of Reversi")
	case f.hints.value == record.HintsFlips && isGomoku:
		return usagef("--hints flips has no use in Gomoku, which turns no stones: choose off, moves or values")
	}
	return nil
}

// setup returns the game that the flags describe; what they don't say is as in
// the default one.
func (f *playFlags) setup() model.Setup {
	setup := model.DefaultSetup(f.gameName())
	setup.Rule, _ = gomoku.FindRule(f.rule.value) // one of its words, or none
	setup.Opening, _ = gomoku.FindOpening(f.opening.value)
	setup.MoveTime, setup.Clock, setup.Seed = f.time.value, f.clock.value, f.seedOrRandom()
	if f.size.given() {
		setup.Size = f.size.value
	}
	if black, white := f.players(); black != "" {
		setup.Black, setup.White = black, white
	}
	return setup
}

// gameName returns the game that is played.
func (f *playFlags) gameName() string { return cmp.Or(f.game.value, record.Reversi) }

// players returns who sits at the board, two empty names if no flag says so.
// A human whose opponent is not named meets the default level, a computer
// meets a human.
func (f *playFlags) players() (black, white string) {
	switch {
	case f.black.given() || f.white.given():
		return orOpponent(f.black.value, f.white.value), orOpponent(f.white.value, f.black.value)
	case !f.level.given() && !f.side.given():
		return "", ""
	}
	computer := cmp.Or(f.level.value, player.Default)
	if f.side.value == "white" {
		return computer, player.Human
	}
	return player.Human, computer
}

// orOpponent returns a player's name, or if it is empty who meets the other one.
func orOpponent(name, other string) string {
	switch {
	case name != "":
		return name
	case other == player.Human:
		return player.Default
	}
	return player.Human
}

// describesGame reports whether a flag says which game to play, not only how
// it is shown.
func (f *playFlags) describesGame() bool {
	return f.game.given() || f.rule.given() || f.opening.given() || f.size.given() || f.black.given() || f.white.given() ||
		f.level.given() || f.side.given() || f.time.given() || f.clock.given() || f.seed.given()
}

func (f *playFlags) seedOrRandom() uint64 {
	if f.seed.given() {
		return f.seed.value
	}
	return rand.Uint64()
}
