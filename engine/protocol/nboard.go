package protocol

import (
	"context"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"flank/engine"
	"flank/engine/player"
	"flank/engine/record"
)

// NBoard speaks the NBoard protocol, version 2, until "quit", the end of the
// input or of ctx. The error is that of ctx or of w.
//
// What changes the position or asks for thought ends the thinking before it,
// which then says nothing more but an empty status; so does ping. Lines that are not understood are
// ignored, commands that can't be followed answered with a status line.
func NBoard(ctx context.Context, e Engine, r io.Reader, w io.Writer) error {
	game, err := newGame(engine.Size{Height: 8, Width: 8})
	if err != nil {
		return err
	}
	n := &nboard{
		conversation: converse(ctx, r, w, func(string) bool { return false }),
		Engine:       e,
		games:        []record.Passes{game},
		stop:         func() {},
	}
	n.wait = n.stop
	for {
		text, ok := n.next()
		if !ok {
			n.wait()
			return n.end(ctx)
		}
		if strings.TrimSpace(text) == "quit" {
			n.stop()
			return n.end(ctx)
		}
		n.follow(text)
	}
}

// nboard is a conversation in the NBoard protocol. Thinking goes on beside it;
// it must not change any field.
type nboard struct {
	*conversation
	Engine
	games  []record.Passes // before the first move and after each; the last is the position
	valuer player.Valuer
	depth  int    // in plies; 0: not told
	clock  clocks // what the game's times leave
	stop   func() // ends the thinking under way, which is silent when stop returns
	wait   func() // waits for the thinking's own end
}

// follow follows a command.
func (n *nboard) follow(text string) {
	name, rest, _ := strings.Cut(strings.TrimSpace(text), " ")
	rest = strings.TrimSpace(rest)
	var err error
	switch name {
	case "nboard":
		n.say("set myname %s", n.Name)
	case "set":
		err = n.set(rest)
	case "move":
		err = n.move(rest)
	case "hint":
		err = n.hint(rest)
	case "go":
		n.choose()
	case "analyze":
		n.think(n.analyze(n.games))
	case "learn":
		n.say("learned")
	case "ping":
		n.stop()
		n.say("pong %s", rest)
	}
	if err != nil {
		n.say("status %s: %v", name, err)
	}
}

// set follows "set game", "set depth" and "set contempt". Contempt is taken and
// makes no difference: a draw is worth 0 to both sides, as everything else is
// worth its discs.
func (n *nboard) set(text string) error {
	name, rest, _ := strings.Cut(text, " ")
	switch name {
	case "depth":
		depth, err := strconv.Atoi(strings.TrimSpace(rest))
		if err != nil || depth < 1 {
			return fmt.Errorf("a depth of 1 or more plies is wanted")
		}
		n.stop()
		n.depth = depth
		n.say("set myname %s%d", n.Name, depth)
	case "contempt":
		if _, err := strconv.ParseFloat(strings.TrimSpace(rest), 64); err != nil {
			return fmt.Errorf("a contempt in discs is wanted, a number")
		}
	case "game":
		return n.setGame(rest)
	}
	return nil
}

func (n *nboard) setGame(text string) error {
	n.stop()
	ggf, err := record.ParseGGF(text)
	if err != nil {
		return err
	}
	games, err := ggf.Replay()
	if err != nil {
		return err
	}
	n.games = games
	for _, side := range []engine.Disc{engine.Black, engine.White} {
		n.clock.left[side] = ggf.Clock(side)
	}
	return nil
}

// move follows "move F5/value/seconds".
func (n *nboard) move(text string) error {
	n.stop()
	move, err := record.ParseGGFMove(n.now().Turn(), text)
	if err != nil {
		return err
	}
	game, err := take(n.now(), move.Move)
	if err != nil {
		return err
	}
	if move.Move != engine.NoSquare {
		_, side := game.Game().Move(game.Game().Ply() - 1)
		n.clock.spend(side, time.Duration(move.Seconds*float64(time.Second)))
	}
	n.games = append(n.games[:len(n.games):len(n.games)], game)
	return nil
}

// now returns the position.
func (n *nboard) now() record.Passes { return n.games[len(n.games)-1] }

// think starts to think about something, in place of what was thought about
// before. However that ends, the status is then empty.
func (n *nboard) think(about func(context.Context)) {
	n.stop()
	ctx, cancel := context.WithCancel(n.thinking)
	done := make(chan struct{})
	n.wait = func() { <-done }
	n.stop = func() {
		cancel()
		<-done
	}
	go func() {
		defer close(done)
		defer cancel()
		about(ctx)
		n.say("status")
	}()
}
