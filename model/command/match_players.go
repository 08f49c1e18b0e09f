package command

import (
	"context"
	"fmt"
	"strings"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/match"
	"flank/engine/player"
	"flank/engine/program"
)

// commands are the programs that --engine names, in order. It implements
// pflag.Value.
type commands []string

// Set adds a command.
func (c *commands) Set(text string) error {
	if err := program.CheckCommand(text); err != nil {
		return err
	}
	*c = append(*c, text)
	return nil
}

// String returns the commands.
func (c *commands) String() string { return strings.Join(*c, ", ") }

// Type returns the name of the value in the help.
func (c *commands) Type() string { return "COMMAND" }

// twoPlayers refuses what are not two players: names of levels and programs.
func twoPlayers(levels []string, programs commands) error {
	if len(levels)+len(programs) != 2 {
		return fmt.Errorf("match takes two players, like match 4 3 or match 4 --engine 'edax -gtp'")
	}
	for _, name := range levels {
		if _, err := player.Find(name); err != nil {
			return err
		}
	}
	return nil
}

// seated are the two players of a match.
type seated struct {
	names      [2]string // levels and commands
	contenders [2]match.Contender
	programs   []*program.Player
}

// seat brings the players to the board: the levels, then the programs, which
// are started. Whatever it returns must be closed. The error says that a program
// can't play this match.
func seat(ctx context.Context, levels []string, programs commands, start engine.State, limits [2]engine.Limits) (seated, error) {
	var s seated
	copy(s.names[:], append(append([]string(nil), levels...), programs...))
	for i, name := range s.names {
		if i < len(levels) {
			level, _ := player.Find(name) // twoPlayers has checked it
			s.contenders[i] = level.New
			continue
		}
		started, err := openProgram(ctx, name, start)
		if err != nil {
			return s, named(name, err)
		}
		s.programs = append(s.programs, started)
		s.contenders[i] = func(uint64) engine.Player { return started }
		if err := started.Check(start.Size(), limits[i]); err != nil {
			return s, named(name, err)
		}
	}
	return s, nil
}

// openProgram starts a program that plays the game of a position.
func openProgram(ctx context.Context, command string, start engine.State) (*program.Player, error) {
	if _, ok := start.(gomoku.State); ok {
		return program.OpenGomoku(ctx, command, start.Size())
	}
	return program.Open(ctx, command)
}

// named says of which program an error is, unless it is none of its own.
func named(name string, err error) error {
	if err == context.Canceled { //nolint:errorlint // as it comes from a context
		return err
	}
	return fmt.Errorf("%s: %w", name, err)
}

// close ends the programs.
func (s seated) close() {
	for _, started := range s.programs {
		started.Close()
	}
}

// ofEach returns a parser of what is said of both players, or of A and B with a
// comma between; nothing may be said of one of them.
func ofEach[T any](parse func(string) (T, error)) func(string) ([2]T, error) {
	return func(text string) (values [2]T, err error) {
		first, second, two := strings.Cut(text, ",")
		if !two {
			second = first
		}
		for i, part := range []string{first, second} {
			if part = strings.TrimSpace(part); part == "" && strings.Trim(text, ", ") != "" {
				continue
			}
			if values[i], err = parse(part); err != nil {
				return values, err
			}
		}
		return values, nil
	}
}
