package protocol

import (
	"context"
	"testing"

	"flank/engine"
)

// expecting plays the first legal move and expects a reply to it. Thinking
// without limits goes on until it is stopped.
type expecting struct {
	reply    engine.Square
	pondered chan engine.Game // what it thinks about on the other side's time
	ended    chan struct{}
}

func (e expecting) Choose(ctx context.Context, game engine.Game, limits engine.Limits, _ func(engine.Info)) (engine.Square, engine.Info, error) {
	move := game.State().Legal()[0]
	if !limits.Clock.Running {
		e.pondered <- game
		<-ctx.Done()
		close(e.ended)
		return engine.NoSquare, engine.Info{}, ctx.Err()
	}
	return move, engine.Info{Move: move, Line: []engine.Square{move, e.reply}}, nil
}

// TestGTPPonders reads what is thought about after a move, which the next
// command ends.
func TestGTPPonders(t *testing.T) {
	for _, last := range []string{"name", "quit", ""} {
		reply, err := engine.ParseSquare("c3")
		if err != nil {
			t.Fatal(err)
		}
		player := expecting{reply, make(chan engine.Game), make(chan struct{})}
		p := meet(t.Context(), t, GTP, Engine{Name: "Flank", Player: player, Ponder: true})
		p.ask("time_settings 60 0 0")
		if move := p.ask("genmove b"); move != "= D3" {
			t.Fatal(move)
		}
		if game := <-player.pondered; game.Ply() != 2 || game.Last() != reply || game.State().Turn() != engine.Black {
			t.Errorf("it thinks about %v", game.Moves())
		}
		if last == "name" {
			if answer := p.ask("name"); answer != "= Flank" {
				t.Error(answer)
			}
			<-player.ended
		} else if last != "" {
			p.ask(last)
		}
		if rest, err := p.rest(); rest != "" || err != nil {
			t.Errorf("at the end %q was said, and %v", rest, err)
		}
		<-player.ended
	}
}

// TestGTPPondersOnlyWhatIsExpected: an impossible reply, or none, is no ground.
func TestGTPPondersOnlyWhatIsExpected(t *testing.T) {
	for _, reply := range []engine.Square{engine.NoSquare, 0} {
		player := expecting{reply, make(chan engine.Game, 1), make(chan struct{})}
		p := meet(t.Context(), t, GTP, Engine{Name: "Flank", Player: player, Ponder: true})
		p.ask("time_settings 60 0 0")
		p.ask("genmove b")
		if rest, err := p.rest(); rest != "" || err != nil {
			t.Errorf("at the end %q was said, and %v", rest, err)
		}
		if len(player.pondered) != 0 {
			t.Errorf("it thinks about %v", (<-player.pondered).Moves())
		}
	}
}
