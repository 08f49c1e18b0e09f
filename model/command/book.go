package command

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strconv"

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
	games, plies, depth, confidence setting[int]
	margin                          setting[float64]
	seed                            setting[uint64]

	name string // of the file
	out  io.Writer
	book *othello.Book
}

func newGrow(out io.Writer) *cobra.Command {
	g := grower{
		games: preset("N", "100", wholeNumber(1_000_000)), plies: preset("MOVES", "20", wholeNumber(60)),
		depth: preset("PLIES", "16", wholeNumber(60)), confidence: preset("PERCENT", "73", wholeNumber(100)),
		margin: preset("DISCS", "3", parseMargin), seed: preset("N", "1", parseSeed), out: out,
	}
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
	flags.Var(&g.games, "games", "how many games")
	flags.Var(&g.plies, "plies", "the longest line")
	flags.Var(&g.depth, "depth", "how deep positions are searched")
	flags.Var(&g.confidence, "confidence", "how sure the searches are of what they leave out")
	flags.Var(&g.margin, "margin", "keep moves that are at most so much worse than the best")
	flags.Var(&g.seed, "seed", "the number that the games follow from")
	return cmd
}

func (g *grower) run(ctx context.Context) (err error) {
	if g.book, err = loadBook(g.name); err != nil {
		return err
	}
	growth := othello.Growth{
		Games: g.games.value, Plies: g.plies.value, Margin: g.margin.value, Seed: g.seed.value,
		Limits: othello.Limits{Limits: engine.Limits{Depth: g.depth.value}, Confidence: g.confidence.value},
	}
	e := othello.New(othello.DefaultHash, 1, othello.DefaultEvaluation())
	saved := error(nil)
	err = g.book.Grow(ctx, e, growth, func(page string) {
		fmt.Fprintln(g.out, page)
		if g.book.Len()%saveEvery == 0 {
			saved = errors.Join(saved, g.save())
		}
	})
	return errors.Join(err, saved, g.save())
}

// parseMargin reads a number of discs.
func parseMargin(text string) (float64, error) {
	discs, err := strconv.ParseFloat(text, 64)
	if err != nil || !(discs >= 0 && discs <= 64) {
		return 0, fmt.Errorf("a number of discs from 0 to 64 is wanted")
	}
	return discs, nil
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
