package program

import (
	"context"
	"fmt"
	"strings"
	"time"

	"flank/engine"
)

// gtp speaks to a program in the Go Text Protocol, version 2. The program keeps
// the game; what it has not been told of it is told before each move.
type gtp struct {
	*process
	ready  bool // the board is set up
	side   int  // of the board, in cells
	limits engine.Limits
	told   []string // the moves and passes on its board: "b f5"
}

func (g *gtp) choose(ctx context.Context, game engine.Game, _ engine.Limits) (engine.Square, error) {
	side := colour(game.State().Turn())
	answer, err := g.ask(ctx, "genmove "+side)
	if err != nil {
		return engine.NoSquare, err
	}
	g.told = append(g.told, side+" "+strings.ToLower(answer))
	if strings.EqualFold(answer, "resign") {
		return engine.NoSquare, fmt.Errorf("it resigns")
	}
	return squareOf(answer)
}

// prepare brings the program's board to the position.
func (g *gtp) prepare(ctx context.Context, game engine.Game, limits engine.Limits) error {
	moves := plays(game)
	if !g.ready || g.side != game.State().Size().Height || g.limits != limits || common(g.told, moves) < len(g.told) {
		if err := g.clear(ctx, game.State().Size(), limits); err != nil {
			return err
		}
	}
	for _, move := range moves[len(g.told):] {
		if _, err := g.ask(ctx, "play "+move); err != nil {
			return err
		}
		g.told = append(g.told, move)
	}
	return nil
}

// clear starts a new game.
func (g *gtp) clear(ctx context.Context, size engine.Size, limits engine.Limits) error {
	commands := []string{fmt.Sprint("boardsize ", size.Height), "clear_board"}
	if limits.Time > 0 {
		commands = append(commands, fmt.Sprintf("time_settings 0 %d 1", limits.Time/time.Second))
	}
	g.ready, g.told = false, nil
	for _, command := range commands {
		if _, err := g.ask(ctx, command); err != nil {
			return err
		}
	}
	g.ready, g.side, g.limits = true, size.Height, limits
	return nil
}

// ask returns the first line of the answer to a command. An answer of failure is
// an error.
func (g *gtp) ask(ctx context.Context, command string) (string, error) {
	if err := g.send(ctx, "%s", command); err != nil {
		return "", err
	}
	for {
		text, err := g.line(ctx)
		switch {
		case err != nil:
			return "", err
		case strings.HasPrefix(text, "="):
			return strings.TrimSpace(text[1:]), nil
		case strings.HasPrefix(text, "?"):
			return "", fmt.Errorf("%q is its answer to %s", shortened(strings.TrimSpace(text[1:])), command)
		}
	}
}

func (g *gtp) check(limits engine.Limits) error {
	switch {
	case limits.Clock.Running:
		return fmt.Errorf("programs that speak GTP are told the time of a move alone, no clock")
	case limits.Depth > 0 || limits.Nodes > 0:
		return fmt.Errorf("GTP can't bound the depth or the nodes of a move, only the time: say them in the program's own command")
	case limits.Time%time.Second != 0:
		return fmt.Errorf("GTP counts whole seconds and can't say %v: say it in the program's own command", limits.Time)
	}
	return nil
}

// shared returns how many moves of a game are on the program's board.
func (g *gtp) shared(game engine.Game) int { return common(g.told, plays(game)) }

// plays returns the moves of a game with the passes between them, and the pass
// before the next move.
func plays(game engine.Game) (moves []string) {
	turn := game.StateAt(0).Turn()
	for i := range game.Ply() {
		move, side := game.Move(i)
		if side != turn {
			moves = append(moves, colour(turn)+" pass")
		}
		moves = append(moves, colour(side)+" "+move.String())
		turn = side.Opponent()
	}
	if passed := game.Passed(); passed != engine.Empty {
		moves = append(moves, colour(passed)+" pass")
	}
	return moves
}

// common returns how many moves two games begin with alike.
func common(a, b []string) (n int) {
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n
}
