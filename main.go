// Flank plays Reversi in the terminal, full-screen and as plain text.
package main

import (
	"context"
	"os"
	"os/signal"

	"flank/model"
	"flank/model/command"
	_ "flank/model/terminal" // before anything that asks the terminal
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	context.AfterFunc(ctx, stop) // a second Ctrl+C ends the program at once
	streams := command.Streams{In: os.Stdin, Out: os.Stdout, Err: os.Stderr}
	os.Exit(command.Run(ctx, os.Args[1:], streams, model.Run))
}
