package othello

import (
	"bufio"
	"cmp"
	_ "embed"
	"fmt"
	"io"
	"maps"
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"sync"

	"flank/engine"
)

// Book is what is known of openings: positions with the good moves in them and
// what these are worth, found by searches and carried back from the end of each
// line to its beginning. Mirror images are one position, so are transpositions.
//
// As text it is a line for each position: the moves that lead there ("-" for
// none), then the moves known with their values in discs as found by a search.
//
//	f5d6 c3:-0.4 c5:-0.2 f4:-1.5
type Book struct {
	pages  map[Board]string  // the text of each position that was searched, by canonical board
	values map[Board]float64 // of these and those after them, for the mover, in discs
}

// BookMove is a move that a book knows.
type BookMove struct {
	Move  engine.Square
	Value float64 // for the mover, in discs
}

// NewBook returns an empty book.
func NewBook() *Book { return &Book{pages: map[Board]string{}, values: map[Board]float64{}} }

// Len returns the number of positions that were searched.
func (k *Book) Len() int { return len(k.pages) }

// Moves returns the moves that the book knows in a position, the best first;
// none if it was not searched.
func (k *Book) Moves(b Board) (known []BookMove) {
	if _, ok := k.pages[b.Canonical()]; !ok {
		return nil
	}
	for legal := b.Moves(); legal != 0; legal &= legal - 1 {
		cell := bits.TrailingZeros64(legal)
		if value, ok := k.values[b.Play(cell).Canonical()]; ok {
			known = append(known, BookMove{square(uint8(cell)), -value})
		}
	}
	slices.SortStableFunc(known, func(a, b BookMove) int { return cmp.Compare(b.Value, a.Value) })
	return known
}

// ReadBook reads a book from its text.
func ReadBook(from io.Reader) (*Book, error) {
	k, lines := NewBook(), bufio.NewScanner(from)
	for number := 1; lines.Scan(); number++ {
		if err := k.addPage(lines.Text()); err != nil {
			return nil, fmt.Errorf("line %d of the book: %w", number, err)
		}
	}
	k.carryBack()
	return k, lines.Err()
}

// Write writes the book as text.
func (k *Book) Write(to io.Writer) error {
	for _, page := range slices.Sorted(maps.Values(k.pages)) {
		if _, err := fmt.Fprintln(to, page); err != nil {
			return err
		}
	}
	return nil
}

// addPage adds the text of a position.
func (k *Book) addPage(text string) error {
	words := strings.Fields(text)
	if len(words) < 2 {
		return fmt.Errorf("%q is not moves and at least one move with its value, as in \"f5d6 c3:-0.4\"", text)
	}
	b, err := playLine(words[0])
	if err != nil {
		return err
	}
	for _, word := range words[1:] {
		if err := k.addMove(b, word); err != nil {
			return err
		}
	}
	k.pages[b.Canonical()] = text
	return nil
}

// addMove adds a move with its value.
func (k *Book) addMove(b Board, word string) error {
	name, number, _ := strings.Cut(word, ":")
	value, err := strconv.ParseFloat(number, 64)
	if err != nil || !(value >= -64 && value <= 64) {
		return fmt.Errorf("%q is no move with a value of -64 to 64 discs", word)
	}
	next, err := playName(b, name)
	if err != nil {
		return err
	}
	k.values[next.Canonical()] = -value
	return nil
}

// playLine returns the board after the moves of a line from the start.
func playLine(line string) (b Board, err error) {
	b = NewBoard()
	if line == "-" {
		return b, nil
	}
	for i := 0; i < len(line) && err == nil; i += 2 {
		b, err = playName(b, line[i:min(i+2, len(line))])
	}
	return b, err
}

func playName(b Board, name string) (Board, error) {
	square, err := engine.ParseSquare(name)
	if err != nil {
		return b, err
	}
	row, col := square.Row(), square.Col()
	if row > 7 || col > 7 || b.Moves()>>(8*row+col)&1 == 0 {
		return b, fmt.Errorf("%s is not a legal move there", name)
	}
	return b.Play(8*row + col), nil
}

// carryBack gives every position that was searched the value of its best move,
// from the last ones to the first.
func (k *Book) carryBack() {
	boards := slices.SortedFunc(maps.Keys(k.pages), func(a, b Board) int { return a.Empties() - b.Empties() })
	for _, b := range boards {
		k.values[b] = k.Moves(b)[0].Value
	}
}

//go:embed book.txt
var bookText string

// DefaultBook returns the built-in book. The first call reads it.
var DefaultBook = sync.OnceValue(func() *Book {
	k, err := ReadBook(strings.NewReader(bookText))
	if err != nil {
		panic(err) // the text was built in, and a test reads it
	}
	return k
})
