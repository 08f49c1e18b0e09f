package analysis

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"flank/engine"
	"flank/engine/player"
	"flank/engine/reversi"
)

// randomGame draws a game on a small board, or the beginning of one.
func randomGame(t *rapid.T) engine.Game {
	state, err := reversi.New(engine.Size{Height: 4, Width: 4})
	if err != nil {
		t.Fatal(err)
	}
	game := engine.NewGame(state)
	for range rapid.IntRange(2, 12).Draw(t, "plies") {
		if legal := game.State().Legal(); legal != nil {
			game, _ = game.Play(rapid.SampledFrom(legal).Draw(t, "move"))
		}
	}
	return game
}

// forBlack turns a value for a side into one for Black, and the other way round.
func forBlack(value float64, side engine.Disc) float64 {
	if side == engine.White {
		return -value
	}
	return value
}

// best returns the value of a state for Black, by looking at all games there are.
func best(state engine.State) float64 {
	if state.Turn() == engine.Empty {
		return float64(engine.Score(state, engine.Black))
	}
	var values []float64
	for _, move := range state.Legal() {
		next, _ := state.Play(move)
		values = append(values, best(next))
	}
	if state.Turn() == engine.White {
		return slices.Min(values)
	}
	return slices.Max(values)
}

func analyze(t rapid.TB, a Analyst, game engine.Game) (moves []Move) {
	t.Helper()
	if err := a.Game(context.Background(), game, func(m Move) error {
		moves = append(moves, m)
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	return moves
}

// With a player that sees to the end all values are those of the whole tree.
func TestValuesAreTrue(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := randomGame(t)
		moves := analyze(t, Analyst{Player: player.Unbounded(), Threads: 2}, game)
		if len(moves) != game.Ply() {
			t.Fatalf("%d of %d moves", len(moves), game.Ply())
		}
		for i, m := range moves {
			played, side := game.Move(i)
			if m.Number != i+1 || m.Played != played || m.Side != side || !m.Exact || m.Depth == 0 {
				t.Fatalf("move %d, %v of %v: %+v", i+1, played, side, m)
			}
			if game.StateAt(i).Count(engine.Empty) > 9 {
				continue // the tree is large
			}
			before, after := forBlack(best(game.StateAt(i)), side), forBlack(best(game.StateAt(i+1)), side)
			if m.BestValue != before || m.Value != after || m.Loss() != before-after {
				t.Fatalf("move %d: %+v, want %v and %v", i+1, m, before, after)
			}
			next, err := game.StateAt(i).Play(m.Best)
			if err != nil || forBlack(best(next), side) != before {
				t.Fatalf("move %d: %v is not the best one (%v)", i+1, m.Best, err)
			}
		}
	})
}

// Whatever the player, no move is better than the best, and threads change nothing.
func TestEstimatesAreInOrder(t *testing.T) {
	judge, err := player.Judge("4")
	if err != nil {
		t.Fatal(err)
	}
	rapid.Check(t, func(t *rapid.T) {
		game := randomGame(t)
		moves := analyze(t, Analyst{Player: judge, Threads: 1}, game)
		for _, m := range moves {
			if m.Loss() < 0 || m.Best == m.Played && m.Loss() != 0 {
				t.Fatalf("%+v", m)
			}
		}
		if again := analyze(t, Analyst{Player: judge, Threads: 3}, game); !slices.Equal(again, moves) {
			t.Fatalf("%v with three threads, %v with one", again, moves)
		}
	})
}

// fake is a player that is a function.
type fake func(context.Context, engine.Game) (engine.Info, error)

func (f fake) Choose(ctx context.Context, game engine.Game, _ engine.Limits, _ func(engine.Info)) (engine.Square, engine.Info, error) {
	info, err := f(ctx, game)
	return info.Move, info, err
}

// The values of two moves come from the same depth: where one was not the best,
// the position after it is looked at one ply less deep.
func TestValuesComeFromEqualDepths(t *testing.T) {
	state, err := reversi.New(engine.Size{Height: 8, Width: 8})
	if err != nil {
		t.Fatal(err)
	}
	game := engine.NewGame(state)
	for _, move := range []engine.Square{engine.SquareAt(2, 3), engine.SquareAt(2, 2)} { // d3 c3
		if game, err = game.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	var asked []string
	deep := limited(func(ply int, limits engine.Limits) engine.Info {
		asked = append(asked, fmt.Sprint(ply, " to ", limits.Depth))
		return engine.Info{Move: engine.SquareAt(2, 3), Value: 1, Depth: 9} // d3
	})
	moves := analyze(t, Analyst{Player: deep, Threads: 1}, game)
	if want := []string{"0 to 0", "1 to 0", "2 to 8"}; !slices.Equal(asked, want) {
		t.Errorf("asked for %q, want %q", asked, want)
	}
	if len(moves) != 2 || moves[0].Loss() != 0 || moves[1].Loss() != 2 || moves[1].Depth != 9 {
		t.Errorf("%+v", moves)
	}
}

// limited is a player that answers by the number of moves and the limits.
type limited func(ply int, limits engine.Limits) engine.Info

func (l limited) Choose(_ context.Context, game engine.Game, limits engine.Limits, _ func(engine.Info)) (engine.Square, engine.Info, error) {
	info := l(game.Ply(), limits)
	return info.Move, info, nil
}

func TestAnalysisEnds(t *testing.T) {
	state, err := reversi.New(engine.Size{Height: 8, Width: 8})
	if err != nil {
		t.Fatal(err)
	}
	game, _ := engine.NewGame(state).Play(engine.SquareAt(2, 3))
	sure := fake(func(_ context.Context, game engine.Game) (engine.Info, error) {
		return engine.Info{Move: game.State().Legal()[0], Depth: 1}, nil
	})
	full := errors.New("disk full")
	tests := []struct {
		name   string
		player fake
		report error
		want   string
	}{
		{"an error of the report", sure, full, full.Error()},
		{"an error of the player", func(context.Context, engine.Game) (engine.Info, error) { return engine.Info{}, full }, nil, full.Error()},
		{"no values", func(_ context.Context, game engine.Game) (engine.Info, error) {
			return engine.Info{Move: game.State().Legal()[0]}, nil
		}, nil, "the player does not say what its moves are worth: choose a higher level"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			err := Analyst{Player: test.player, Threads: 2}.Game(t.Context(), game, func(Move) error { return test.report })
			if fmt.Sprint(err) != test.want {
				t.Errorf("%v, want %s", err, test.want)
			}
		})
	}
	t.Run("cancelled", func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		waiting := fake(func(ctx context.Context, _ engine.Game) (engine.Info, error) {
			cancel()
			<-ctx.Done()
			return engine.Info{}, ctx.Err()
		})
		if err := (Analyst{Player: waiting, Threads: 2}).Game(ctx, game, nil); !errors.Is(err, context.Canceled) {
			t.Errorf("it ended with %v", err)
		}
	})
}

func TestSide(t *testing.T) {
	var s Side
	if s.MeanLoss() != 0 {
		t.Errorf("without moves %v", s.MeanLoss())
	}
	for _, loss := range []float64{0, 1.5, 2, 4.5} {
		s = s.Add(Move{BestValue: 3, Value: 3 - loss})
	}
	if want := (Side{Moves: 4, Loss: 8, Mistakes: 2}); s != want || s.MeanLoss() != 2 {
		t.Errorf("%+v, want %+v", s, want)
	}
}
