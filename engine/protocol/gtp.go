package protocol

import (
	"context"
	"errors"
	"io"
	"strconv"
	"strings"
	"unicode"

	"flank/engine"
	"flank/engine/record"
)

// GTP speaks the Go Text Protocol, version 2, until "quit", the end of the
// input or of ctx. The error is that of ctx or of w.
//
// Commands are answered one after the other, those before a quit with all the
// time they take, even if the input has ended meanwhile. Without a quit the end
// of the input cuts thinking short: a move asked for is the best one found, or
// one found at a glance.
//
// A player that ponders does so after each of its moves until the next line.
//
// The turn need not be kept to where the rules make a side pass: a pass may be
// told (play white pass) or left out.
func GTP(ctx context.Context, e Engine, r io.Reader, w io.Writer) error {
	g := &gtp{Engine: e, size: engine.Size{Height: 8, Width: 8}, rest: func() {}}
	if err := g.clear(); err != nil {
		return err
	}
	g.conversation = converse(ctx, r, w, func(text string) bool { return parseRequest(text).name == "quit" })
	defer func() { g.rest() }()
	for {
		text, ok := g.next()
		g.rest()
		if !ok {
			return g.end(ctx)
		}
		if request := parseRequest(text); request.name != "" {
			g.answer(request)
			if request.name == "quit" {
				return g.end(ctx)
			}
		}
	}
}

// gtp is a conversation in GTP.
type gtp struct {
	*conversation
	Engine
	size  engine.Size
	games []record.Passes // before the first move and after each; the last is the position
	clock clocks
	rest  func() // ends the thinking on the other side's time
}

// request is a line of the other side.
type request struct {
	id   string // a number, or empty
	name string // empty: there is nothing to answer
	args []string
}

// parseRequest reads a line: control characters are dropped, a tab is a blank,
// and what follows # is a comment.
func parseRequest(text string) (r request) {
	text, _, _ = strings.Cut(text, "#")
	text = strings.Map(func(c rune) rune {
		switch {
		case c == '\t':
			return ' '
		case unicode.IsControl(c):
			return -1
		}
		return c
	}, text)
	words := strings.Fields(text)
	if len(words) > 0 && strings.Trim(words[0], "0123456789") == "" {
		r.id, words = words[0], words[1:]
	}
	if len(words) > 0 {
		r.name, r.args = words[0], words[1:]
	}
	return r
}

// answer answers a request, with an empty line behind.
func (g *gtp) answer(r request) {
	text, err := "", errors.New("unknown command")
	for _, command := range commands() {
		if command.name == r.name {
			text, err = command.run(g, r.args)
		}
	}
	mark := "="
	if err != nil {
		mark, text = "?", err.Error()
	}
	g.say("%s\n", strings.TrimRight(mark+r.id+" "+text, " "))
}

// now returns the position.
func (g *gtp) now() record.Passes { return g.games[len(g.games)-1] }

// clear starts a new game.
func (g *gtp) clear() error {
	game, err := newGame(g.size)
	if err != nil {
		return err
	}
	g.games = []record.Passes{game}
	return nil
}

// parseColour reads b, black, w or white in any letter case.
func parseColour(text string) (engine.Disc, error) {
	switch strings.ToLower(text) {
	case "b", "black":
		return engine.Black, nil
	case "w", "white":
		return engine.White, nil
	}
	return engine.Empty, errSyntax
}

// parseVertex reads a square, or pass as NoSquare.
func parseVertex(text string) (engine.Square, error) {
	if strings.EqualFold(text, "pass") {
		return engine.NoSquare, nil
	}
	sq, err := engine.ParseSquare(text)
	if err != nil {
		return sq, errSyntax
	}
	return sq, nil
}

// parseNumbers reads whole numbers from 0 on, as many as there are texts.
func parseNumbers(texts []string) (numbers []int, err error) {
	for _, text := range texts {
		n, err := strconv.ParseUint(text, 10, 31)
		if err != nil {
			return nil, errSyntax
		}
		numbers = append(numbers, int(n))
	}
	return numbers, nil
}

// vertex names a move.
func vertex(move engine.Square) string {
	if move == engine.NoSquare {
		return "PASS"
	}
	return strings.ToUpper(move.String())
}
