package command

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"github.com/natefinch/atomic"
	"github.com/spf13/cobra"

	"flank/engine"
	"flank/engine/othello"
)

// newBook returns the command for opening books.
func newBook(out io.Writer) *cobra.Command {
	book := &cobra.Command{
		Use:   "book",
		Short: "Make an opening book for 8×8",
		Args:  noArguments,
		RunE:  func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	book.AddCommand(newGrow(out))
	return book
}

// saveEvery is how many new positions a growing book is saved after.
const saveEvery = 10

// grower lets a book grow.
type grower struct {
	othello.Growth
	depth, confidence int
	name              string // of the file
	out               io.Writer
	book              *othello.Book
}

func newGrow(out io.Writer) *cobra.Command {
	g := grower{out: out}
	cmd := &cobra.Command{
		Use:   "grow FILE",
		Short: "Let a book grow by games of the engine against itself",
		Long: "Grow plays games with the moves of the book in FILE, the better the more often, and searches the\n" +
			"first position of each that the book does not know. Without the file it begins an empty book.\n" +
			"The file is text; it is written anew after every 10 positions and at the end, also of an interruption.",
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return fmt.Errorf("book grow takes the name of one file")
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			g.name = args[0]
			return g.run(cmd.Context())
		},
	}
	flags := cmd.Flags()
	flags.IntVar(&g.Games, "games", 100, "`number` of games")
	flags.IntVar(&g.Plies, "plies", 20, "longest line in `moves`")
	flags.IntVar(&g.depth, "depth", 16, "how many `plies` positions are searched")
	flags.IntVar(&g.confidence, "confidence", 73, "`per cent` of confidence of the searches")
	flags.Float64Var(&g.Margin, "margin", 3, "keep moves at most so many `discs` worse than the best")
	flags.Uint64Var(&g.Seed, "seed", 1, "`number` from which the games follow")
	return cmd
}

func (g *grower) run(ctx context.Context) (err error) {
	if g.book, err = loadBook(g.name); err != nil {
		return err
	}
	g.Limits = othello.Limits{Limits: engine.Limits{Depth: g.depth}, Confidence: g.confidence}
	e := othello.New(othello.DefaultHash, 1, othello.DefaultEvaluation())
	saved := error(nil)
	err = g.book.Grow(ctx, e, g.Growth, func(page string) {
		fmt.Fprintln(g.out, page)
		if g.book.Len()%saveEvery == 0 {
			saved = errors.Join(saved, g.save())
		}
	})
	return errors.Join(err, saved, g.save())
}

func (g *grower) save() error {
	var text bytes.Buffer
	if err := g.book.Write(&text); err != nil {
		return err
	}
	return atomic.WriteFile(g.name, &text)
}

// loadBook reads a file; a missing one is an empty book.
func loadBook(name string) (*othello.Book, error) {
	file, err := os.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		return othello.NewBook(), nil
	}
	if err != nil {
		return nil, err
	}
	defer file.Close()
	book, err := othello.ReadBook(file)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return book, nil
}
