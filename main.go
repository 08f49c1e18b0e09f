// Flank plays Reversi in the terminal, full-screen and as plain text.
package main

import (
	"context"
	"os"
	"os/signal"

	"flank/engine"
	"flank/model"
	"flank/model/command"
	_ "flank/model/terminal" // before anything that asks the terminal
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	context.AfterFunc(ctx, stop) // a second Ctrl+C ends the program at once
	streams := command.Streams{In: os.Stdin, Out: os.Stdout, Err: os.Stderr}
	os.Exit(command.Run(ctx, os.Args[1:], streams, play))
}

// play opens the full screen.
func play(ctx context.Context, p command.Play) error {
	setup := model.DefaultSetup()
	setup.MoveTime, setup.Seed = p.Time, p.Seed
	setup.Clock = model.Clock(p.Clock)
	if p.Size != (engine.Size{}) {
		setup.Size = p.Size
	}
	if p.Black != "" {
		setup.Black, setup.White = p.Black, p.White
	}
	return model.Run(ctx, model.Options{
		New: p.New, Setup: setup, Hints: p.Hints, Log: p.Log, Language: p.Lang, Theme: p.Theme, ASCII: p.ASCII,
	})
}
