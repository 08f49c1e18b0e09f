package protocol

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"flank/engine"
	"flank/engine/record"
	"flank/engine/reversi"
)

// The errors that the protocol has words for.
var (
	errSyntax  = errors.New("syntax error")
	errIllegal = errors.New("illegal move")
)

// command is a command of GTP: its answer, or the error in place of it.
type command struct {
	name string
	run  func(*gtp, []string) (string, error)
}

// commands returns the commands that are known.
func commands() []command {
	return []command{
		{"protocol_version", func(*gtp, []string) (string, error) { return "2", nil }},
		{"name", func(g *gtp, _ []string) (string, error) { return g.Name, nil }},
		{"version", func(g *gtp, _ []string) (string, error) { return g.Version, nil }},
		{"known_command", func(_ *gtp, args []string) (string, error) {
			return strconv.FormatBool(len(args) > 0 && known(args[0])), nil
		}},
		{"list_commands", func(*gtp, []string) (string, error) { return listCommands(), nil }},
		{"quit", func(*gtp, []string) (string, error) { return "", nil }},
		{"set_game", setGame},
		{"boardsize", boardSize},
		{"clear_board", func(g *gtp, _ []string) (string, error) { return "", g.clear() }},
		{"komi", komi},
		{"play", play},
		{"genmove", func(g *gtp, args []string) (string, error) { return generate(g, args, true) }},
		{"reg_genmove", func(g *gtp, args []string) (string, error) { return generate(g, args, false) }},
		{"undo", undo},
		{"time_settings", timeSettings},
		{"time_left", timeLeft},
		{"final_score", finalScore},
		{"showboard", func(g *gtp, _ []string) (string, error) { return "\n" + showBoard(g.now()), nil }},
	}
}

func listCommands() string {
	var names []string
	for _, command := range commands() {
		names = append(names, command.name)
	}
	return strings.Join(names, "\n")
}

func known(name string) bool {
	for _, known := range strings.Split(listCommands(), "\n") {
		if known == name {
			return true
		}
	}
	return false
}

// setGame takes the games that there are: Othello.
func setGame(_ *gtp, args []string) (string, error) {
	game := strings.ToLower(strings.Join(args, " "))
	if game != "othello" && game != "reversi" {
		return "", fmt.Errorf("unsupported game: Othello is the only one")
	}
	return "", nil
}

// boardSize takes an even side from 4 to 26 and starts a new game.
func boardSize(g *gtp, args []string) (string, error) {
	numbers, err := parseNumbers(args)
	if err != nil || len(numbers) != 1 {
		return "", errSyntax
	}
	size := engine.Size{Height: numbers[0], Width: numbers[0]}
	if numbers[0]%2 != 0 || reversi.CheckSize(size) != nil {
		return "", fmt.Errorf("unacceptable size")
	}
	g.size = size
	return "", g.clear()
}

// komi takes any number and makes nothing of it.
func komi(_ *gtp, args []string) (string, error) {
	if len(args) != 1 {
		return "", errSyntax
	}
	if _, err := strconv.ParseFloat(args[0], 64); err != nil {
		return "", errSyntax
	}
	return "", nil
}

func play(g *gtp, args []string) (string, error) {
	if len(args) != 2 {
		return "", errSyntax
	}
	side, err := parseColour(args[0])
	if err != nil {
		return "", err
	}
	move, err := parseVertex(args[1])
	if err != nil {
		return "", err
	}
	game, err := g.now().Play(side, move)
	if err != nil {
		return "", errIllegal
	}
	g.games = append(g.games, game)
	return "", nil
}

// generate lets the player choose a side's move, and plays it if keep. A side
// that can't move passes, and so do both when the game is over; a side whose
// turn it isn't has only illegal moves.
func generate(g *gtp, args []string, keep bool) (string, error) {
	if len(args) != 1 {
		return "", errSyntax
	}
	side, err := parseColour(args[0])
	if err != nil {
		return "", err
	}
	found := engine.Info{Move: engine.NoSquare}
	if g.now().Game().State().Turn() == side {
		if found, err = g.think(side); err != nil {
			return "", err
		}
	}
	game, err := g.now().Play(side, found.Move)
	if err != nil {
		return "", errIllegal
	}
	if keep {
		g.games = append(g.games, game)
		g.ponder(side, found.Line)
	}
	return vertex(found.Move), nil
}

// think returns the player's choice for the side to move, and takes the time off
// its clock. A move asked for before the end of the input is always found.
func (g *gtp) think(side engine.Disc) (engine.Info, error) {
	game, start := g.now().Game(), time.Now()
	limits := engine.Limits{Clock: g.clock.left[side]}
	info, err := g.choose(g.thinking, game, limits, func(engine.Info) {})
	if info.Move == engine.NoSquare && g.ctx.Err() == nil {
		limits = engine.Limits{Depth: 1, Time: leastTime} // the input has ended: no time to think
		info, err = g.choose(g.ctx, game, limits, func(engine.Info) {})
	}
	g.clock.spend(side, time.Since(start))
	if info.Move == engine.NoSquare {
		return info, fmt.Errorf("no move was found: %w", err)
	}
	return info, nil
}

func undo(g *gtp, _ []string) (string, error) {
	if len(g.games) < 2 {
		return "", fmt.Errorf("cannot undo")
	}
	g.games = g.games[:len(g.games)-1]
	return "", nil
}

// finalScore answers the winner and the difference, the empty cells counted for
// the winner: B+12, W+2, 0.
func finalScore(g *gtp, _ []string) (string, error) {
	state := g.now().Game().State()
	if state.Turn() != engine.Empty {
		return "", fmt.Errorf("cannot score")
	}
	switch lead := engine.Score(state, engine.Black); {
	case lead > 0:
		return fmt.Sprintf("B+%d", lead), nil
	case lead < 0:
		return fmt.Sprintf("W+%d", -lead), nil
	}
	return "0", nil
}

// showBoard draws the position: X is Black, O is White.
func showBoard(p record.Passes) string {
	state := p.Game().State()
	size := state.Size()
	var text strings.Builder
	header := "   "
	for col := range size.Width {
		header += " " + string(rune('A'+col))
	}
	text.WriteString(header)
	for row := range size.Height {
		fmt.Fprintf(&text, "\n%2d ", row+1)
		for col := range size.Width {
			text.WriteString(" " + string(".XO"[state.At(engine.SquareAt(row, col))]))
		}
	}
	fmt.Fprintf(&text, "\nX %d, O %d", state.Count(engine.Black), state.Count(engine.White))
	switch p.Turn() {
	case engine.Black:
		text.WriteString(", X to move")
	case engine.White:
		text.WriteString(", O to move")
	case engine.Empty:
		text.WriteString(", the game is over")
	}
	return text.String()
}
