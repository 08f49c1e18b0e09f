package command

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"flank/engine"
	"flank/engine/player"
	"flank/engine/record"
)

// bestLevel is who answers, and plays for other programs, unless a level or a
// time is given.
const bestLevel = "10"

// bestFlags are what the command line says of a position to be judged.
type bestFlags struct {
	level, game, rule setting[string]
	time              setting[time.Duration]
	size              setting[engine.Size]
	json              bool
}

// newBest returns the command that finds the best move of a position.
func newBest(out io.Writer) *cobra.Command {
	f := &bestFlags{
		level: newSetting("LEVEL", parseLevel), game: newSetting("GAME", oneOf(gameWords)), rule: newSetting("RULE", oneOf(ruleWords)),
		time: newSetting("TIME", parseMoveTime), size: newSetting("SIZE", engine.ParseSize),
	}
	cmd := &cobra.Command{
		Use:   "best POSITION",
		Short: "Find the best move of a position",
		Long: "Best gives the best move of a position, its value and the line that follows. The value is the discs of the side\n" +
			"to move less the other's at the end. POSITION is a line of OBF: 64 cells row by row, X black, O white, - empty,\n" +
			"a blank and X or O, the side to move. Or it is the moves from the start, like f5d6c3, on any board.\n" +
			"In Gomoku it is the moves, like h8i9g7, and the value the result to expect, from -1, a loss, to +1, a win.\n" +
			"A side that has no move is answered with pass, a finished game with its result.",
		Args: somePosition,
		RunE: func(cmd *cobra.Command, args []string) error {
			return f.run(cmd.Context(), out, strings.Join(args, " "))
		},
	}
	f.add(cmd)
	return cmd
}

func (f *bestFlags) add(cmd *cobra.Command) {
	cmd.Flags().Var(&f.level, "level", "who answers: 1 to 10, random, greedy or corner (default: "+bestLevel+")")
	cmd.Flags().Var(&f.time, "time", "the longest time, like 1s; without --level all of it is used")
	cmd.Flags().Var(&f.game, "game", "what is played: reversi (the default) or gomoku")
	cmd.Flags().Var(&f.rule, "rule", "Gomoku: freestyle (the default), standard or renju")
	cmd.Flags().Var(&f.size, "size", "the board: 8 (the default), or height x width like 6x8; Gomoku: 15 (the default)")
	cmd.Flags().BoolVar(&f.json, "json", false, "print an object: position, best, value, exact, plies, depth, confidence, pv, nodes, seconds, result")
	for name, words := range map[string][]string{"level": levelWords(), "game": gameWords, "rule": ruleWords} {
		_ = cmd.RegisterFlagCompletionFunc(name, cobra.FixedCompletions(words, cobra.ShellCompDirectiveNoFileComp)) // fails for unknown flags alone
	}
}

// run prints what is found out about a position.
func (f *bestFlags) run(ctx context.Context, out io.Writer, position string) error {
	position = strings.TrimSpace(position)
	rules, err := rulesOf(f.game, f.rule, f.size)
	if err != nil {
		return err
	}
	asked, err := ask(position, rules)
	if err != nil {
		return usageError{err}
	}
	by := answering(f.level, f.time, 0)
	if !f.level.given() {
		by = judging(f.level, f.time)
	}
	answer, err := findBest(ctx, asked, by, engine.Limits{Time: f.time.value})
	if err != nil {
		return err
	}
	if f.json {
		return json.NewEncoder(out).Encode(answer.object(position))
	}
	return answer.print(out)
}

// somePosition refuses a command line without a position. One that has blanks
// may be several arguments.
func somePosition(_ *cobra.Command, args []string) error {
	if len(args) == 0 {
		return fmt.Errorf("best takes a position: 64 cells and the side to move, or moves like f5d6c3")
	}
	return nil
}

// sizeOr8 returns the size given, or else that of the usual board.
func sizeOr8(size setting[engine.Size]) engine.Size {
	return cmp.Or(size.value, engine.Size{Height: 8, Width: 8})
}

// answering returns the player that the flags ask for, its random choices
// following from a seed.
func answering(level setting[string], limit setting[time.Duration], seed uint64) engine.Player {
	if limit.given() && !level.given() {
		return player.Unbounded()
	}
	found, _ := player.Find(cmp.Or(level.value, bestLevel)) // the flag has been checked
	return found.New(seed)
}

// answer is what best has to say of a position.
type answer struct {
	engine.Info
	question
	result engine.Result // over, or else Info has a move
}

// findBest asks a player about a position, unless there is nothing to choose.
func findBest(ctx context.Context, asked question, by engine.Player, limits engine.Limits) (answer, error) {
	game := engine.NewGame(asked.state)
	if result := game.Result(); result.Over() || asked.pass {
		return answer{question: asked, result: result}, nil
	}
	if limits.Time > 0 {
		player.Prepare() // is no part of the time
	}
	start := time.Now()
	_, info, err := by.Choose(ctx, game, limits, nil)
	info.Time = time.Since(start)
	return answer{Info: info, question: asked}, err
}

// print writes the answer as text, a line for each thing that is known.
func (a answer) print(out io.Writer) error {
	var text strings.Builder
	switch {
	case a.pass:
		text.WriteString("pass\n")
	case a.result.Over():
		fmt.Fprintf(&text, "finished: %s\n", a.verdict())
	default:
		fmt.Fprintf(&text, "best   %s\n", a.rules.Name(a.Move))
		if a.Judged() {
			fmt.Fprintf(&text, "value  %s\nline   %s\nnodes  %d in %.3f s\n", a.valueText(), a.rules.Format(a.Line), a.Nodes, a.Time.Seconds())
		}
	}
	_, err := io.WriteString(out, text.String())
	return err
}

func (a answer) valueText() string {
	switch {
	case a.Exact && a.Plies > 0:
		return fmt.Sprintf("%+.0f, exact, five after %d", a.Value, a.Plies)
	case a.Exact:
		return fmt.Sprintf("%+.0f, exact", a.Value)
	}
	text := fmt.Sprintf("%+.2f, looking %d plies ahead", a.Value, a.Depth)
	if a.Confidence > 0 && a.Confidence < 100 {
		text += fmt.Sprintf(", %d %% sure of what is left out", a.Confidence)
	}
	return text
}

// verdict says how a finished game has ended.
func (a answer) verdict() string {
	if a.rules.Game == record.Gomoku {
		return gomokuVerdict(a.result.Winner)
	}
	return verdict(a.result)
}

// verdict says who has won a finished game of Reversi, and how.
func verdict(result engine.Result) string {
	switch result.Winner {
	case engine.Black:
		return fmt.Sprintf("Black wins %d to %d", result.Black, result.White)
	case engine.White:
		return fmt.Sprintf("White wins %d to %d", result.White, result.Black)
	}
	return fmt.Sprintf("a draw, %d to %d", result.Black, result.White)
}

// answerJSON is the object that --json prints.
type answerJSON struct {
	Position   string      `json:"position"` // as given
	Best       string      `json:"best"`     // "--" for a pass, "" if the game is finished
	Value      *float64    `json:"value"`    // null if the player does not estimate
	Exact      bool        `json:"exact"`
	Plies      int         `json:"plies"` // Gomoku: to the five of an exact value, at most
	Depth      int         `json:"depth"`
	Confidence int         `json:"confidence"` // per cent, as engine.Info.Confidence; 0 if nothing was searched
	PV         []string    `json:"pv"`
	Nodes      uint64      `json:"nodes"`
	Seconds    float64     `json:"seconds"`
	Result     *resultJSON `json:"result"` // null unless the game is finished
}

// resultJSON is the end of a game, with the discs or stones.
type resultJSON struct {
	Winner string `json:"winner"` // "black", "white" or "draw"
	Black  int    `json:"black"`
	White  int    `json:"white"`
}

// names returns the names of the moves of the line.
func (a answer) names() []string {
	names := make([]string, len(a.Line))
	for i, move := range a.Line {
		names[i] = a.rules.Name(move)
	}
	return names
}

// object returns the answer for a position as it was given.
func (a answer) object(position string) answerJSON {
	object := answerJSON{Position: position, PV: a.names(), Exact: a.Exact, Plies: a.Plies, Depth: a.Depth, Confidence: a.Confidence, Nodes: a.Nodes, Seconds: a.Time.Seconds()}
	switch {
	case a.pass:
		object.Best = engine.NoSquare.String()
	case a.result.Over():
		object.Result = &resultJSON{"draw", a.result.Black, a.result.White}
		if winner := a.result.Winner; winner != engine.Empty {
			object.Result.Winner = winner.String()
		}
	default:
		object.Best = a.rules.Name(a.Move)
	}
	if a.Judged() {
		object.Value = &a.Value
	}
	return object
}
