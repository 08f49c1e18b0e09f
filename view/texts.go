package view

import (
	"fmt"
	"strconv"
	"time"

	"flank/engine"
)

// Texts is every text of the program in one language. Fields that end in
// Format are templates; the methods fill them in.
type Texts struct {
	Language string // as --lang names it
	Name     string // as its speakers call it

	// Players and sides.
	Black, White                        string
	You, Human, Level                   string
	RandomLevel, GreedyLevel            string
	CornerLevel                         string
	ToMoveFormat                        string // the side
	Thinking, DepthFormat               string // plies
	Exact, BestFormat                   string // value
	BestPlayedFormat                    string // move
	AsGoodFormat, CostFormat            string // move, best move; move, discs, best move
	Moves                               string
	LevelFormat                         string // number
	PassFormat                          string // the side without a move, the side that plays again
	TakenFormat, TurnsNothingFormat     string // square
	NoSquareFormat                      string // what was typed
	NoPointFormat                       string // what was typed, an example
	NotYourTurn, GameOver               string
	NothingToUndo, NothingToRedo        string
	Undone, Redone                      string
	LookingBackFormat                   string // move shown, moves
	PlaceOrPlayOn, OnlyPlayOn           string // what can be done there
	TimeIsGone, NoShell                 string
	PlayingOn, Paused, NoComputer       string
	ResignAgain, NobodyResigns          string
	PlayingFormat                       string // Black's player, White's player
	Resumed                             string
	MouseOn, MouseOff                   string
	HintsFormat, ThemeFormat            string // the choice
	HintsOff, HintsMoves, HintsFlips    string
	HintsValues                         string
	LegendTitle                         string
	Legend                              LegendTexts
	ComputerFailedFormat                string // reason
	NotSavedFormat, SetAsideFormat      string // reason; file
	CoordinatePrompt                    string
	PointPromptFormat                   string // an example
	TooSmall                            string
	SizeNeededFormat, SizeThereFormat   string // width, height
	YouWin, YouLose, Draw               string
	WinsFormat                          string // the side
	ScoreFormat                         string // Black's discs, White's discs
	ByResignationFormat, OnTimeFormat   string // the loser
	NextKeys, NextKeysOnTime            string
	HoursFormat                         string // hours, minutes
	HelpTitle, NewGameTitle             string
	SettingsTitle, StatisticsTitle      string
	GamesTitle                          string
	On, Off, Auto, None                 string
	Unlimited                           string
	Form                                FormTexts
	Gomoku                              GomokuTexts
	Swap2                               Swap2Texts
	Settings                            SettingsTexts
	Statistics                          StatisticsTexts
	Games                               GamesTexts
	Keys                                KeyTexts
	MoveKeys, PlayKeys, LookKeys        string
	GameKeys, ProgramKeys               string
	ThemeDark, ThemeLight, ThemeClassic string
	ThemeHighContrast                   string
}

// LegendTexts explain the overlay of values.
type LegendTexts struct {
	Estimate, Exact, Best             string
	SmallBest, SmallCost, SmallCostly string
	Depth                             string
}

// GomokuTexts are the words of Gomoku.
type GomokuTexts struct {
	Reversi, Gomoku                        string // the games
	Freestyle, Standard, Renju             string // the rules
	Free, Swap2, Balanced                  string // the openings
	MoveFormat                             string // number
	FiveFormat                             string // the winner
	Full                                   string // a draw
	ForbiddenFormat                        string // point, foul
	Overline, DoubleFour, DoubleThree      string
	HintsMoves, HintsValues                string
	PercentFormat                          string // 0 to 100
	WinFormat, LossFormat                  string // the winner's moves
	CostFormat                             string // move, its value, best move, its value
	NumbersOn, NumbersOff                  string
	ThreatsOn, ThreatsOff                  string
	LegendTitle                            string
	LegendChance, LegendWin, LegendLoss    string
	LegendFive, LegendStraight, LegendFour string
	LegendThree, LegendForbidden           string
}

// Swap2Texts are the words of the opening in which the second player chooses
// the side.
type Swap2Texts struct {
	Keys                             string // the heading of its keys
	PlaceThree, PlaceTwo             string // what the next stones are
	ChooseThree, ChooseFive          string // what is to be chosen after three and after five stones
	TakeBlack, TakeWhite, TwoMore    string
	TookBlackFormat, TookWhiteFormat string // who
}

// FormTexts are the rows of the new-game screen and what is said about each.
type FormTexts struct {
	Height, Width, SameWidth                      string
	Black, White, Hints, MoveTime, Clock, Start   string
	HeightHelp, WidthHelp                         string
	BlackHelp, WhiteHelp, HintsHelp, MoveTimeHelp string
	ClockHelp, StartHelp                          string
	Game, Side, Rule, Opening                     string
	GameHelp, SideHelp, RuleHelp, OpeningHelp     string
	PointHintsHelp                                string
}

// SettingsTexts are the rows of the settings and what is said about each.
type SettingsTexts struct {
	Theme, Language, Hints, Animation, Pause, Mouse, ASCII                             string
	ThemeHelp, LanguageHelp, HintsHelp, AnimationHelp, PauseHelp, MouseHelp, ASCIIHelp string
}

// StatisticsTexts are the words of the statistics screen.
type StatisticsTexts struct {
	Overall, ByLevel, BySize, HotSeat, ComputerGames string
	Games, Won, Lost, Drawn, WinRate                 string
	Streak, BestStreak, TimePlayed, Margin           string
	Level, Size, Empty                               string
	ByRule, Rule                                     string
}

// GamesTexts are the words of the list of games.
type GamesTexts struct {
	Date, Size, Black, White, Discs, Result string
	ResignedFormat, OnTimeFormat            string // the winner
	Unfinished, Empty                       string
	Game                                    string
}

// KeyTexts describe what each key does.
type KeyTexts struct {
	Move, Up, Down, RowStart, RowEnd       string
	NextLegal, PreviousLegal               string
	NextPoint, PreviousPoint               string // in Gomoku, where nearly all are legal
	Place, Coordinate, Undo, Redo          string
	Hints, PlayForMe, Resign               string
	Numbers, Threats                       string
	LookBack, LookForward, LookNow, PlayOn string
	NewGame, Restart, Swap                 string
	Stronger, Weaker, Games, Statistics    string
	Help, Settings, Theme, Mouse           string
	Suspend, Quit                          string
	Back, Less, More, Accept               string
}

// Languages returns the texts of all languages, the default first.
func Languages() []*Texts {
	return []*Texts{english(), simplifiedChinese(), traditionalChinese()}
}

// FindTexts returns the texts of a language named as --lang does.
func FindTexts(language string) (*Texts, bool) {
	for _, texts := range Languages() {
		if texts.Language == language {
			return texts, true
		}
	}
	return nil, false
}

// KeyGroup is a heading in the help.
type KeyGroup uint8

const (
	KeysMove    KeyGroup = iota // moving the cursor
	KeysPlay                    // playing
	KeysSwap2                   // choosing sides in an opening by swap2
	KeysLook                    // looking back
	KeysGame                    // games
	KeysProgram                 // the program
)

// KeyGroup returns the heading of a group of keys.
func (t *Texts) KeyGroup(group KeyGroup) string {
	return [...]string{t.MoveKeys, t.PlayKeys, t.Swap2.Keys, t.LookKeys, t.GameKeys, t.ProgramKeys}[group]
}

// Side returns the name of a side.
func (t *Texts) Side(side engine.Disc) string {
	if side == engine.White {
		return t.White
	}
	return t.Black
}

// LevelName returns the name of a level: "Level 3", "Random". A name without a
// text is returned as it is.
func (t *Texts) LevelName(name string) string {
	switch name {
	case "random":
		return t.RandomLevel
	case "greedy":
		return t.GreedyLevel
	case "corner":
		return t.CornerLevel
	}
	if _, err := strconv.Atoi(name); err == nil {
		return fmt.Sprintf(t.LevelFormat, name)
	}
	return name
}

// PlayerName returns the name of whoever plays a side: "human" or a level.
func (t *Texts) PlayerName(name string) string {
	if name == "human" {
		return t.Human
	}
	return t.LevelName(name)
}

// SeatName returns a player's name in the panel; you is the only human.
func (t *Texts) SeatName(name string, you bool) string {
	if you {
		return t.You
	}
	return t.PlayerName(name)
}

// ToMove says whose turn it is.
func (t *Texts) ToMove(side engine.Disc) string { return fmt.Sprintf(t.ToMoveFormat, t.Side(side)) }

// Depth says how many plies deep a computer has looked and, where it has not
// looked at everything, how sure it is; or that there is nothing beyond.
func (t *Texts) Depth(info engine.Info) string {
	depth := strconv.Itoa(info.Depth)
	if info.Confidence > 0 && info.Confidence < 100 {
		depth += fmt.Sprintf("@%d%%", info.Confidence)
	} else if info.Exact {
		return t.Exact
	}
	return fmt.Sprintf(t.DepthFormat, depth)
}

// Best says what the best move is worth.
func (t *Texts) Best(state engine.State, info engine.Info) string {
	return fmt.Sprintf(t.BestFormat, t.Value(state, info))
}

// Value says what a position is worth to the side to move: whole discs ahead,
// in Gomoku a percentage or the number of the winner's moves to five.
func (t *Texts) Value(state engine.State, info engine.Info) string {
	switch {
	case !onPoints(state):
		return signed(WholeDiscs(info.Value))
	case !decided(info):
		return fmt.Sprintf(t.Gomoku.PercentFormat, percent(info))
	case info.Value > 0:
		return fmt.Sprintf(t.Gomoku.WinFormat, winnersMoves(info))
	}
	return fmt.Sprintf(t.Gomoku.LossFormat, winnersMoves(info))
}

// Verdict says what a move has cost against the best one, in a position of the
// same game: in whole discs, in Gomoku by what both are worth.
func (t *Texts) Verdict(state engine.State, played, best engine.Info) string {
	move, better := SquareName(state, played.Move), SquareName(state, best.Move)
	cost := WholeDiscs(best.Value) - WholeDiscs(played.Value)
	now, then := t.Value(state, played), t.Value(state, best)
	switch {
	case played.Move == best.Move:
		return fmt.Sprintf(t.BestPlayedFormat, move)
	case now == then:
		return fmt.Sprintf(t.AsGoodFormat, move, better)
	case onPoints(state):
		return fmt.Sprintf(t.Gomoku.CostFormat, move, now, better, then)
	}
	return fmt.Sprintf(t.CostFormat, move, signed(-cost), better)
}

// Pass says that a side has no move and the other one plays again.
func (t *Texts) Pass(passed, next engine.Disc) string {
	return fmt.Sprintf(t.PassFormat, t.Side(passed), t.Side(next))
}

// Taken says that a disc lies on a square already.
func (t *Texts) Taken(square string) string { return fmt.Sprintf(t.TakenFormat, square) }

// TurnsNothing says that a disc on a square would turn none.
func (t *Texts) TurnsNothing(square string) string { return fmt.Sprintf(t.TurnsNothingFormat, square) }

// NoSquare says that what was typed is no square of this board.
func (t *Texts) NoSquare(typed string) string { return fmt.Sprintf(t.NoSquareFormat, typed) }

// NoPoint says that what was typed is no point of this board.
func (t *Texts) NoPoint(state engine.State, typed string) string {
	return fmt.Sprintf(t.NoPointFormat, typed, examplePoint(state))
}

// Prompt returns what stands before a coordinate that is being typed.
func (t *Texts) Prompt(state engine.State) string {
	if !onPoints(state) {
		return t.CoordinatePrompt
	}
	return fmt.Sprintf(t.PointPromptFormat, examplePoint(state))
}

// LookingBack says which of the moves is shown and how to go on from there: by
// a disc where it was the person's turn, by the key anywhere, and not at all
// after a loss on time.
func (t *Texts) LookingBack(shown, moves int, yourTurn, expired bool) string {
	where := fmt.Sprintf(t.LookingBackFormat, shown, moves)
	switch {
	case expired:
		return where
	case yourTurn:
		return where + t.PlaceOrPlayOn
	}
	return where + t.OnlyPlayOn
}

// Playing says who plays whom.
func (t *Texts) Playing(black, white string) string {
	return fmt.Sprintf(t.PlayingFormat, black, white)
}

// HintsChoice returns the name of a choice of hints in a game.
func (t *Texts) HintsChoice(game string, hints Hints) string {
	switch {
	case game == gomokuGame && hints == HintsMoves:
		return t.Gomoku.HintsMoves
	case game == gomokuGame && hints == HintsValues:
		return t.Gomoku.HintsValues
	}
	return [...]string{HintsOff: t.HintsOff, HintsMoves: t.HintsMoves, HintsFlips: t.HintsFlips, HintsValues: t.HintsValues}[hints]
}

// HintsNow says which hints are shown from now on in a game.
func (t *Texts) HintsNow(game string, hints Hints) string {
	return fmt.Sprintf(t.HintsFormat, t.HintsChoice(game, hints))
}

// ThemeName returns what a theme is called; "" is the automatic choice.
func (t *Texts) ThemeName(name string) string {
	switch name {
	case "":
		return t.Auto
	case "dark":
		return t.ThemeDark
	case "light":
		return t.ThemeLight
	case "high-contrast":
		return t.ThemeHighContrast
	case "classic":
		return t.ThemeClassic
	}
	return name
}

// ThemeNow says which theme is used from now on.
func (t *Texts) ThemeNow(name string) string { return fmt.Sprintf(t.ThemeFormat, t.ThemeName(name)) }

// ComputerFailed says why a computer gave no move.
func (t *Texts) ComputerFailed(reason string) string {
	return fmt.Sprintf(t.ComputerFailedFormat, reason)
}

// NotSaved says why the game could not be saved.
func (t *Texts) NotSaved(reason string) string { return fmt.Sprintf(t.NotSavedFormat, reason) }

// SetAside says that a damaged file was kept under another name.
func (t *Texts) SetAside(file string) string { return fmt.Sprintf(t.SetAsideFormat, file) }

// TimePlayed returns a length of time in hours and minutes.
func (t *Texts) TimePlayed(d time.Duration) string {
	minutes := int(d.Round(time.Minute).Minutes())
	return fmt.Sprintf(t.HoursFormat, minutes/60, minutes%60)
}

// Banner announces the result of a game that ended in a state; you is the side of
// the only human, or Empty.
func (t *Texts) Banner(state engine.State, result engine.Result, you engine.Disc) Banner {
	next := t.NextKeys
	if result.Ending == engine.TimedOut {
		next = t.NextKeysOnTime // nothing is taken back
	}
	return Banner{Title: t.resultTitle(result.Winner, you), Detail: t.resultDetail(state, result), Next: next}
}

func (t *Texts) resultTitle(winner, you engine.Disc) string {
	switch {
	case winner == engine.Empty:
		return t.Draw
	case you == engine.Empty:
		return fmt.Sprintf(t.WinsFormat, t.Side(winner))
	case you == winner:
		return t.YouWin
	}
	return t.YouLose
}

func (t *Texts) resultDetail(state engine.State, result engine.Result) string {
	loser := t.Side(result.Winner.Opponent())
	switch {
	case result.Ending == engine.Resigned:
		return fmt.Sprintf(t.ByResignationFormat, loser)
	case result.Ending == engine.TimedOut:
		return fmt.Sprintf(t.OnTimeFormat, loser)
	case onPoints(state) && result.Winner == engine.Empty:
		return t.Gomoku.Full
	case onPoints(state):
		return fmt.Sprintf(t.Gomoku.FiveFormat, t.Side(result.Winner))
	}
	return fmt.Sprintf(t.ScoreFormat, result.Black, result.White)
}

// Outcome says in a few words how a recorded game ended; the words are those
// of files.
func (t *Texts) Outcome(ending, winner string) string {
	won := t.Draw
	switch winner {
	case engine.Black.String():
		won = fmt.Sprintf(t.WinsFormat, t.Black)
	case engine.White.String():
		won = fmt.Sprintf(t.WinsFormat, t.White)
	}
	switch ending {
	case engine.Unfinished.String():
		return t.Games.Unfinished
	case engine.Resigned.String():
		return fmt.Sprintf(t.Games.ResignedFormat, won)
	case engine.TimedOut.String():
		return fmt.Sprintf(t.Games.OnTimeFormat, won)
	}
	return won
}
