package classic

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"flank/engine"
)

// Style is one way to play as plain text.
type Style struct {
	Name   string
	Game   string   // what it plays: "reversi" or "gomoku"
	Level  string   // the computer unless another is chosen
	Flags  []string // the flags that it has a use for
	Sizes  string   // the sizes that Options may give it, in words; empty if it asks itself
	sizeOK func(engine.Size) bool
	play   func(*dialogue, Options) error
}

// Styles returns the table of styles, the usual one first.
func Styles() []Style {
	return []Style{
		{
			Name: "assignment", Game: "reversi", Level: "greedy", Flags: []string{"level", "log", "seed"},
			play: playAssignment,
		},
		{
			Name: "compact", Game: "reversi", Level: "greedy", Flags: []string{"level", "seed"},
			play: playCompact,
		},
		{
			Name: "boxed", Game: "reversi", Level: "corner", Flags: []string{"size", "level", "seed"},
			Sizes: "each side from 4 to 9", sizeOK: boxedSize, play: playBoxed,
		},
		{
			Name: "gomoku", Game: "gomoku", Level: "random", Flags: []string{"level", "seed"},
			play: playGomoku,
		},
	}
}

// Find returns the style of a name, "" for the usual one. The error lists the
// names there are.
func Find(name string) (Style, error) {
	styles := Styles()
	if name == "" {
		return styles[0], nil
	}
	i := slices.IndexFunc(styles, func(s Style) bool { return s.Name == name })
	if i < 0 {
		return Style{}, fmt.Errorf("there is no style %q: choose one of %s", name, strings.Join(Names(), ", "))
	}
	return styles[i], nil
}

// Names returns the names of the styles in the order of the table.
func Names() (names []string) {
	for _, style := range Styles() {
		names = append(names, style.Name)
	}
	return names
}

// CheckSize returns an error that says which sizes the style plays on.
func (s Style) CheckSize(size engine.Size) error {
	if s.sizeOK == nil || s.sizeOK(size) {
		return nil
	}
	return fmt.Errorf("a board of %v is out of range in the %s style: %s", size, s.Name, s.Sizes)
}

// Options are what a dialogue does not ask for.
type Options struct {
	Size  engine.Size      // styles with Sizes only; the zero value for the usual size
	Level string           // the name of the computer; "" for the style's own
	Seed  uint64           // what the computer's random choices follow from
	Log   string           // the file for finished games; "" for Reversi.csv here
	Now   func() time.Time // the clock
}

// Streams are what a dialogue reads and writes. Out gets exactly the style's
// text, Err one line for each answer that can't be used.
type Streams struct {
	In       io.Reader
	Out, Err io.Writer
}

// Play plays until the user has enough. It returns nil at the end of the game
// or of the input, the context's error as soon as that is done, and an error
// that says why if it can't go on.
func (s Style) Play(ctx context.Context, streams Streams, options Options) error {
	if options.Level == "" {
		options.Level = s.Level
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	d := newDialogue(ctx, streams)
	return d.end(s.play(d, options))
}
