package protocol

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"time"

	"flank/engine"
	"flank/engine/player"
	"flank/engine/record"
)

// choose answers "go" with the player's move. The board stays as it is: the
// other side plays the move if it likes.
func (n *nboard) choose() {
	p := n.now()
	limits := engine.Limits{Depth: n.depth, Clock: n.clock.left[p.Turn()]}
	n.think(func(ctx context.Context) {
		if p.MustPass() || p.Turn() == engine.Empty {
			n.say("=== PA")
			return
		}
		n.say("status %s is thinking", n.Name)
		start := time.Now()
		info, err := n.Engine.choose(ctx, p.Game(), limits, func(info engine.Info) { n.report(p, info) })
		switch {
		case err != nil && (n.thinking.Err() == nil || info.Move == engine.NoSquare):
			return // nobody waits for it any more, or there is nothing to tell
		case info.Depth == 0:
			n.say("=== %s", strings.ToUpper(info.Move.String()))
		default:
			n.say("=== %s/%.2f/%.2f", strings.ToUpper(info.Move.String()), info.Value, time.Since(start).Seconds())
		}
	})
}

// report tells what is known of a move.
func (n *nboard) report(p record.Passes, info engine.Info) {
	n.search(p, info)
	n.say("nodestats %d %.2f", info.Nodes, info.Time.Seconds())
}

// search tells the value of a line, from the view of the side to move or to
// pass.
func (n *nboard) search(p record.Passes, info engine.Info) {
	if p.MustPass() {
		info.Value = -info.Value
	}
	n.say("search %s %.2f 0 %s", line(p, info.Line), info.Value, depth(info))
}

// depth returns a depth as the protocol wants it: 100% is exact, and what follows
// the number is free: how sure a selective search is.
func depth(info engine.Info) string {
	switch {
	case info.Exact:
		return "100%"
	case info.Confidence > 0 && info.Confidence < 100:
		return fmt.Sprintf("%d@%d%%", info.Depth, info.Confidence)
	}
	return strconv.Itoa(info.Depth)
}

// line writes moves with the passes between them: "F5-D6-PA-C3".
func line(p record.Passes, moves []engine.Square) string {
	var names []string
	for _, move := range moves {
		if p.MustPass() || move == engine.NoSquare {
			names = append(names, "PA")
		}
		if move != engine.NoSquare {
			names = append(names, strings.ToUpper(move.String()))
		}
		next, err := take(p, move)
		if err != nil {
			break
		}
		p = next
	}
	return strings.Join(names, "-")
}

// hint answers "hint n" with the values of the n best moves, after each depth.
func (n *nboard) hint(text string) error {
	most, err := strconv.Atoi(text)
	if err != nil || most < 1 {
		return fmt.Errorf("a number of moves, 1 or more, is wanted")
	}
	p, plies := n.now(), n.hintDepth()
	if p.MustPass() {
		most = 1 // to pass
	}
	if p.Turn() == engine.Empty {
		n.stop()
		return fmt.Errorf("the game is over")
	}
	n.think(func(ctx context.Context) {
		n.say("status %s is analyzing", n.Name)
		start := time.Now()
		_ = n.valuer.Values(ctx, p.Game().State(), engine.Limits{Depth: plies}, func(infos []engine.Info) { // which fails by being cut short alone
			for _, info := range infos[:min(most, len(infos))] {
				n.search(p, info)
			}
			n.say("nodestats %d %.2f", infos[0].Nodes, time.Since(start).Seconds())
		})
	})
	return nil
}

func (n *nboard) hintDepth() int {
	if n.depth > 0 {
		return n.depth
	}
	return hintDepth
}

// analyze returns the thought that tells the value of every position of a game,
// the last first.
func (n *nboard) analyze(games []record.Passes) func(context.Context) {
	judge, plies := player.Unbounded(), n.hintDepth()
	return func(ctx context.Context) {
		n.say("status %s is analyzing", n.Name)
		for i := len(games) - 1; i >= 0; i-- {
			v, err := value(ctx, judge, games[i], plies)
			if err != nil {
				return
			}
			n.say("analysis %d %.2f", i, v)
		}
	}
}
