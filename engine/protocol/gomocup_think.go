package protocol

import (
	"context"
	"fmt"
	"strings"
	"sync/atomic"
	"time"

	"flank/engine"
)

// thought is the thinking about an answer.
type thought struct {
	asked  time.Time // when the command was read
	began  time.Time // later, if it had to wait
	cancel func()
	silent atomic.Bool // the answer is wanted no more
	ended  chan struct{}

	// Of use once it has ended:
	board board // after the answer
	said  bool  // the answer
	took  time.Duration
}

// answer finds the answer to a command and the board after it.
type answer func(context.Context, *thought) (text string, after board)

// think begins to think about the answer to a command that was read at a time.
func (g *gomocup) think(at time.Time, about answer) {
	ctx, cancel := context.WithCancel(g.thinking)
	t := &thought{asked: at, began: time.Now(), cancel: cancel, ended: make(chan struct{})}
	g.thought = t
	go func() {
		defer close(t.ended)
		defer cancel()
		text, after := about(ctx, t)
		if !g.unwanted(t) {
			g.say("%s", text)
			t.board, t.said, t.took = after, true, time.Since(at)
		}
	}()
}

// unwanted reports whether nobody waits for an answer any more.
func (g *gomocup) unwanted(t *thought) bool { return t.silent.Load() || g.ctx.Err() != nil }

// stop ends the thinking: at once and without an answer unless it has only just
// begun.
func (g *gomocup) stop() {
	t := g.thought
	if t == nil {
		return
	}
	if wait := g.hurry - time.Since(t.began); wait > 0 {
		select {
		case <-t.ended:
		case <-time.After(wait):
		}
	} else {
		t.silent.Store(true)
	}
	t.cancel()
	g.settle()
}

// settle waits for the end of the thinking and takes over what comes of it.
func (g *gomocup) settle() {
	t := g.thought
	if t == nil {
		return
	}
	<-t.ended
	if g.thought = nil; t.said {
		g.board = t.board
		g.settings.left -= t.took
	}
}

// catchUp takes over what has come of the thinking if that has ended.
func (g *gomocup) catchUp() {
	if g.thought == nil {
		return
	}
	select {
	case <-g.thought.ended:
		g.settle()
	default:
	}
}

// seat returns the player within what may be taken of the machine.
func (g *gomocup) seat() Engine {
	if wanted := g.settings.resources(); g.player == nil || g.resources != wanted {
		g.player = nil // its memory may be needed
		g.player, g.resources = g.New(wanted), wanted
	}
	return Engine{Player: g.player, Time: g.Time}
}

// move begins to think about the brain's move on a board, asked for at a time.
func (g *gomocup) move(at time.Time, on board) error {
	if err := g.settings.check(); err != nil {
		return err
	}
	game, err := on.game(g.settings.rules(), g.settings.rule&continuous != 0)
	if err != nil {
		return err
	}
	e, settings := g.seat(), g.settings
	g.think(at, func(ctx context.Context, t *thought) (string, board) {
		info := g.choose(ctx, t, e, game, settings)
		after, _ := on.with(info.Move, own) // it is empty
		return coordinates(info.Move), after
	})
	return nil
}

// choose returns a legal move, within the time since it was asked for.
func (g *gomocup) choose(ctx context.Context, t *thought, e Engine, game engine.Game, s settings) engine.Info {
	if end, ok := s.end(); ok {
		limited, cancel := context.WithDeadline(ctx, t.asked.Add(end))
		defer cancel()
		ctx = limited
	}
	tell := g.teller(t)
	info, _ := e.choose(ctx, game, s.limits(time.Since(t.asked)), func(info engine.Info) { tell(info, false) }) // whatever is wrong, there is a move
	if _, err := game.State().Play(info.Move); err != nil {
		return engine.Info{Move: central(game.State())}
	}
	tell(info, true)
	return info
}

// central returns the legal move that is nearest to the centre.
func central(state engine.State) engine.Square {
	best, nearest := engine.NoSquare, 0
	for _, point := range state.Legal() {
		dx, dy := 2*point.Col()-state.Size().Width+1, 2*point.Row()-state.Size().Height+1
		if distance := dx*dx + dy*dy; best == engine.NoSquare || distance < nearest {
			best, nearest = point, distance
		}
	}
	return best
}

// pause is how long it takes at least from one message about the thinking to the
// next.
const pause = 200 * time.Millisecond

// teller returns what tells of the thinking: each depth, but not too often, and
// the last in any case.
func (g *gomocup) teller(t *thought) func(info engine.Info, last bool) {
	depth, at := 0, t.began
	told := ""
	return func(info engine.Info, last bool) {
		if !info.Judged() || g.unwanted(t) || !last && (info.Depth == depth || time.Since(at) < pause) {
			return
		}
		depth, at = info.Depth, time.Now()
		if text := message(info); text != told {
			told = text
			g.say("MESSAGE %s", text)
		}
	}
}

// message tells what is known of a move.
func message(info engine.Info) string {
	var line []string
	for _, move := range info.Line {
		line = append(line, coordinates(move))
	}
	return fmt.Sprintf("depth %d value %s nodes %d line %s", info.Depth, worth(info), info.Nodes, strings.Join(line, " "))
}

// worth writes the value of a move: the points expected in per cent, or the moves
// of the winner to a sure end: W5 or L4, D for a draw.
func worth(info engine.Info) string {
	switch {
	case !info.Exact:
		return fmt.Sprintf("%.0f%%", 50*(1+info.Value))
	case info.Value > 0:
		return fmt.Sprintf("W%d", (info.Plies+1)/2)
	case info.Value < 0:
		return fmt.Sprintf("L%d", (info.Plies+1)/2)
	}
	return "D"
}
