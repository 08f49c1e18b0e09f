package protocol

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/player"
)

// Brain is what a conversation in the Gomocup protocol thinks with.
type Brain struct {
	Name, Version, Author, Country string
	// New returns the player that chooses the moves, within what the other side
	// allows it to take.
	New  func(player.Resources) engine.Player
	Time time.Duration // the longest time for a move; 0: what the other side says
	Seed uint64        // of the prepared stones by which it opens swap2
}

// Gomocup speaks the protocol of Gomocup, the tournament of Gomoku programs, as
// the brain, until "END", the end of the input or of ctx. The error is that of
// ctx or of w.
//
// INFO, ABOUT and what is unknown are answered while the brain thinks; any other
// command ends the thinking. What comes sooner than grace has been piped in: the
// brain then still answers with the best move it finds until the grace is over.
// What comes later ends the thinking at once and in silence.
func Gomocup(ctx context.Context, b Brain, r io.Reader, w io.Writer) error {
	return newGomocup(ctx, b, r, w).talk(ctx)
}

// gomocup is a conversation in the Gomocup protocol. Thinking goes on beside it
// and must not change any field.
type gomocup struct {
	*conversation
	Brain
	board     board
	block     *block // of stones, between BOARD or SWAP2BOARD and DONE; nil: none
	settings  settings
	resources player.Resources
	player    engine.Player // within resources; nil: not needed so far
	thought   *thought      // nil: it does not think
	openings  uint64        // by swap2 so far, each with a seed of its own
	hurry     time.Duration // how soon a command has to come to be one that was piped in
}

func newGomocup(ctx context.Context, b Brain, r io.Reader, w io.Writer) *gomocup {
	return &gomocup{
		conversation: converse(ctx, r, w, func(string) bool { return false }),
		Brain:        b, settings: newSettings(), hurry: grace,
	}
}

// talk follows the commands to the end.
func (g *gomocup) talk(ctx context.Context) error {
	for {
		text, ok := g.next()
		if !ok {
			g.settle()
			return g.end(ctx)
		}
		request := brainRequest{at: time.Now(), text: text}
		request.name, request.rest = splitCommand(text)
		if request.name == "END" {
			g.stop()
			return g.end(ctx)
		}
		g.follow(request)
	}
}

// brainRequest is a command that was read.
type brainRequest struct {
	at   time.Time // when
	text string    // the whole line
	name string    // its first word in capitals
	rest string    // what follows
}

// splitCommand returns the word of a command in capitals and what follows it.
func splitCommand(text string) (name, rest string) {
	text = strings.TrimSpace(text)
	end := strings.IndexAny(text, " \t")
	if end < 0 {
		return strings.ToUpper(text), ""
	}
	return strings.ToUpper(text[:end]), strings.TrimSpace(text[end:])
}

// brainCommand is a command of the protocol. Its error is answered as ERROR.
type brainCommand struct {
	name   string
	aside  bool // does not end the thinking
	follow func(*gomocup, brainRequest) error
}

func brainCommands() []brainCommand {
	return []brainCommand{
		{"START", false, (*gomocup).start},
		{"RECTSTART", false, (*gomocup).rectStart},
		{"RESTART", false, (*gomocup).restart},
		{"BEGIN", false, (*gomocup).begin},
		{"TURN", false, (*gomocup).turn},
		{"BOARD", false, func(g *gomocup, r brainRequest) error { return g.open(r, 3) }},
		{"SWAP2BOARD", false, func(g *gomocup, r brainRequest) error { return g.open(r, 2) }},
		{"DONE", false, (*gomocup).done},
		{"TAKEBACK", false, (*gomocup).takeBack},
		{"PLAY", false, (*gomocup).play},
		{"INFO", true, func(g *gomocup, r brainRequest) error { g.settings.hear(r.rest); return nil }},
		{"ABOUT", true, (*gomocup).about},
	}
}

// follow follows a command. Within a block of stones a line that is none is one
// of them; another command breaks the block off.
func (g *gomocup) follow(r brainRequest) {
	commands := brainCommands()
	i := slices.IndexFunc(commands, func(c brainCommand) bool { return c.name == r.name })
	switch {
	case i >= 0:
		g.obey(commands[i], r)
	case r.name == "":
	case g.block != nil:
		g.block.add(r.text)
	default:
		g.say("UNKNOWN command")
	}
}

// obey follows a command that is known.
func (g *gomocup) obey(command brainCommand, r brainRequest) {
	if command.aside {
		g.catchUp()
	} else {
		g.stop()
		if command.name != "DONE" {
			g.block = nil
		}
	}
	if err := command.follow(g, r); err != nil {
		g.say("ERROR %v", err)
	}
}

// start follows START with the side of the board.
func (g *gomocup) start(r brainRequest) error {
	sides, err := parseCoordinates(r.rest, 1)
	if err != nil {
		return err
	}
	return g.clear(engine.Size{Height: sides[0], Width: sides[0]})
}

// rectStart follows RECTSTART with the width and the height.
func (g *gomocup) rectStart(r brainRequest) error {
	sides, err := parseCoordinates(r.rest, 2)
	if err != nil {
		return err
	}
	return g.clear(engine.Size{Height: sides[1], Width: sides[0]})
}

// restart follows RESTART.
func (g *gomocup) restart(brainRequest) error {
	if g.board.side == 0 {
		return errNoBoard
	}
	return g.clear(g.board.size())
}

// clear begins a new game.
func (g *gomocup) clear(size engine.Size) error {
	if err := gomoku.CheckSize(size); err != nil {
		return err
	}
	g.board = board{side: size.Height}
	if g.settings.check() == nil {
		g.seat() // now, which is no part of the time for a move
	}
	g.say("OK")
	return nil
}

// begin answers BEGIN with the first move.
func (g *gomocup) begin(r brainRequest) error {
	if len(g.board.stones) > 0 {
		return errors.New("there are stones on the board: RESTART comes first")
	}
	return g.move(r.at, g.board)
}

// turn answers the other side's move.
func (g *gomocup) turn(r brainRequest) error {
	next, _, err := g.board.told(r.rest, theirs)
	if err != nil {
		return err
	}
	if err := g.move(r.at, next); err != nil {
		return err
	}
	g.board = next
	return nil
}

// takeBack takes a stone off the board.
func (g *gomocup) takeBack(r brainRequest) error {
	next, err := g.board.without(r.rest)
	if err != nil {
		return err
	}
	g.board = next
	g.say("OK")
	return nil
}

// play makes the move that the other side wants of the brain.
func (g *gomocup) play(r brainRequest) error {
	next, point, err := g.board.told(r.rest, own)
	if err != nil {
		return err
	}
	g.board = next
	g.say("%s", coordinates(point))
	return nil
}

// about answers who the brain is.
func (g *gomocup) about(brainRequest) error {
	g.say("name=%q, version=%q, author=%q, country=%q", g.Name, g.Version, g.Author, g.Country)
	return nil
}

// errNoBoard is the answer to what needs a board as long as there is none.
var errNoBoard = fmt.Errorf("there is no board yet: START comes first, with a side from %d to %d", gomoku.MinSide, gomoku.MaxSide)
