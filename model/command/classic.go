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

	"flank/model/classic"
)

// playClassic plays as plain text, in the style that the flags ask for.
func (f *playFlags) playClassic(ctx context.Context, cmd *cobra.Command, streams Streams) error {
	style, err := classic.Find(f.style.value)
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

// onlyFor refuses flags that a style has no use for, and sizes that it does
// not play on.
func (f *playFlags) onlyFor(cmd *cobra.Command, style classic.Style) error {
	allowed := append([]string{"classic", "style", "game"}, style.Flags...)
	for _, name := range given(cmd) {
		if !slices.Contains(allowed, name) {
			return usagef("--%s has no use in the %s style, which takes --%s", name, style.Name, strings.Join(style.Flags, ", --"))
		}
	}
	if !f.size.given() {
		return nil
	}
	if err := style.CheckSize(f.size.value); err != nil {
		return usageError{fmt.Errorf("--size: %w", err)}
	}
	return nil
}

// given returns the names of the flags on the command line.
func given(cmd *cobra.Command) (names []string) {
	cmd.Flags().Visit(func(flag *pflag.Flag) { names = append(names, flag.Name) })
	return names
}
