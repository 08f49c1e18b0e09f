package protocol

import (
	"context"
	"time"

	"flank/engine"
	"flank/engine/record"
)

// ponder begins to think on the other side's time: about the position that
// comes of the reply that a player of a side expects. What is found is left to
// the player's memory.
func (g *gtp) ponder(side engine.Disc, line []engine.Square) {
	next, ok := expected(g.now(), side, line)
	if !g.Ponder || !ok {
		return
	}
	ctx, cancel := context.WithCancel(g.thinking)
	done := make(chan struct{})
	g.rest = func() {
		cancel()
		<-done
	}
	go func() {
		defer close(done)
		defer cancel()
		_, _, _ = g.Player.Choose(ctx, next.Game(), engine.Limits{Time: ponderTime}, nil) // which ends by being cut short, or knows all
	}()
}

// ponderTime bounds the thinking on the other side's time: beyond any game.
const ponderTime = 24 * time.Hour

// expected returns the position in which a side is to move again, if its line
// says what the other side does before.
func expected(p record.Passes, side engine.Disc, line []engine.Square) (next record.Passes, ok bool) {
	if p.Game().State().Turn() == side.Opponent() {
		if len(line) < 2 {
			return p, false
		}
		reply, err := take(p, line[1])
		if err != nil {
			return p, false
		}
		p = reply
	}
	return p, p.Game().State().Turn() == side
}
