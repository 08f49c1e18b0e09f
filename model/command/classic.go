package command

import (
	"context"
	"fmt"
	"os/signal"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"flank/engine/record"
	"flank/model/classic"
)

// playClassic plays as plain text, in the style that the flags ask for.
func (f *playFlags) playClassic(ctx context.Context, cmd *cobra.Command, streams Streams) error {
	style, err := f.classicStyle()
	if err != nil {
		return usageError{err}
	}
	if err := f.onlyFor(cmd, style); err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(ctx, syscall.SIGTERM, syscall.SIGHUP) // as Ctrl+C does
	defer stop()
	return style.Play(ctx, classic.Streams(streams), classic.Options{
		Size: f.size.value, Level: f.level.value, Log: f.log.value, Seed: f.seedOrRandom(), Now: time.Now,
	})
}

// classicStyle returns the style that the flags name, by itself or by its game.
func (f *playFlags) classicStyle() (classic.Style, error) {
	name := f.style.value
	if name == "" && f.game.value == record.Gomoku {
		name = "gomoku" // the one style of that game
	}
	style, err := classic.Find(name)
	if err == nil && f.game.given() && f.game.value != style.Game {
		err = fmt.Errorf("the %s style plays %s: --game %s does not go with it", style.Name, style.Game, f.game.value)
	}
	return style, err
}

// onlyFor refuses flags that a style has no use for, sizes that it does not
// play on and computers that do not know its game.
func (f *playFlags) onlyFor(cmd *cobra.Command, style classic.Style) error {
	allowed := append([]string{"classic", "style", "game"}, style.Flags...)
	for _, name := range given(cmd) {
		if !slices.Contains(allowed, name) {
			return usagef("--%s has no use in the %s style, which takes --%s", name, style.Name, strings.Join(style.Flags, ", --"))
		}
	}
	if err := style.CheckSize(f.size.value); f.size.given() && err != nil {
		return usageError{fmt.Errorf("--size: %w", err)}
	}
	return nil
}

// given returns the names of the flags on the command line.
func given(cmd *cobra.Command) (names []string) {
	cmd.Flags().Visit(func(flag *pflag.Flag) { names = append(names, flag.Name) })
	return names
}
