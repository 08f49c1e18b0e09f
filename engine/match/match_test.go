package match

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"flank/engine"
	"flank/engine/player"
	"flank/engine/reversi"
)

// fake is a player that is a function.
type fake func(context.Context, engine.Game) (engine.Square, error)

func (f fake) Choose(ctx context.Context, game engine.Game, _ engine.Limits, _ func(engine.Info)) (engine.Square, engine.Info, error) {
	move, err := f(ctx, game)
	return move, engine.Info{}, err
}

func always(f fake) Contender { return func(uint64) engine.Player { return f } }

// firstLegal takes the first move there is.
func firstLegal(_ context.Context, game engine.Game) (engine.Square, error) {
	return game.State().Legal()[0], nil
}

func level(t rapid.TB, name string) Contender {
	t.Helper()
	level, err := player.Find(name)
	if err != nil {
		t.Fatal(err)
	}
	return level.New
}

func start(t rapid.TB, side int) engine.State {
	t.Helper()
	state, err := reversi.New(engine.Size{Height: side, Width: side})
	if err != nil {
		t.Fatal(err)
	}
	return state
}

func openings(t rapid.TB, side, n, plies int) []engine.Game {
	t.Helper()
	openings, err := Openings(start(t, side), n, plies, 1)
	if err != nil {
		t.Fatal(err)
	}
	return openings
}

func TestOpeningsDifferAndGoOn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		side, plies, seed := rapid.IntRange(6, 10).Draw(t, "side"), rapid.IntRange(5, 12).Draw(t, "plies"), rapid.Uint64().Draw(t, "seed")
		openings, err := Openings(start(t, side), 20, plies, seed)
		if err != nil {
			t.Fatal(err)
		}
		seen := map[string]bool{}
		for _, opening := range openings {
			if opening.Ply() != plies || opening.Result().Over() {
				t.Fatalf("%v after %d plies", opening.Result(), opening.Ply())
			}
			seen[cells(opening.State())] = true
		}
		if len(seen) != len(openings) {
			t.Fatalf("%d of %d openings differ", len(seen), len(openings))
		}
	})
}

func TestOpeningsOnSmallBoards(t *testing.T) {
	few, err := Openings(start(t, 4), 10, 1, 1)
	if err != nil || len(few) != 10 {
		t.Fatalf("%d openings (%v)", len(few), err)
	}
	seen := map[engine.Square]bool{}
	for _, opening := range few {
		seen[opening.Last()] = true
	}
	if len(seen) != 4 {
		t.Errorf("%d of the 4 first moves", len(seen))
	}
	if _, err := Openings(start(t, 4), 1, 12, 1); err == nil || !strings.Contains(err.Error(), "fewer") {
		t.Errorf("an opening as long as a game: %v", err)
	}
}

// TestEqualPlayersHalve: without chance, a player that meets itself plays the
// same game twice, and wins it once.
func TestEqualPlayersHalve(t *testing.T) {
	m := Match{First: always(firstLegal), Second: always(firstLegal), Openings: openings(t, 6, 25, 4), Threads: 3}
	score, err := m.Play(t.Context(), nil)
	if err != nil || score.Games != 50 || score.Wins != score.Losses || score.Discs != 0 || score.Share() != 0.5 {
		t.Errorf("%+v (%v)", score, err)
	}
}

// transcript tells everything about a match, game by game.
func transcript(t *testing.T, threads int) []string {
	t.Helper()
	m := Match{First: level(t, "corner"), Second: level(t, "1"), Openings: openings(t, 6, 10, 4), Seed: 7, Threads: threads}
	games := make([]string, 2*len(m.Openings))
	score, err := m.Play(t.Context(), func(pair [2]Game, _ Score) {
		for _, game := range pair {
			games[game.Number] = fmt.Sprint(game.First, game.Moves(), game.Points(), game.Discs())
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	return append(games, fmt.Sprint(score))
}

func TestMatchesAreRepeatedAlike(t *testing.T) {
	once := transcript(t, 1)
	if slices.Contains(once, "") {
		t.Errorf("games are missing: %q", once)
	}
	if again := transcript(t, 4); !slices.Equal(once, again) {
		t.Errorf("with four threads\n%q\nwith one\n%q", again, once)
	}
}

// TestBothColoursOfEachOpening looks at who is asked for which moves.
func TestBothColoursOfEachOpening(t *testing.T) {
	m := Match{First: level(t, "greedy"), Second: level(t, "random"), Openings: openings(t, 8, 6, 8), Threads: 2}
	points, discs := 0.0, 0
	score, err := m.Play(t.Context(), func(pair [2]Game, _ Score) {
		for i, game := range pair {
			opening := m.Openings[game.Number/2]
			if game.Number%2 != i || !slices.Equal(game.Moves()[:8], opening.Moves()) || !game.Result().Over() {
				t.Errorf("game %d begins %v and ends %v", game.Number, game.Moves()[:8], game.Result())
			}
			points += game.Points()
			discs += game.Discs()
		}
		if pair[0].First != engine.Black || pair[1].First != engine.White {
			t.Errorf("the first player is %v and %v", pair[0].First, pair[1].First)
		}
	})
	if err != nil || score.Games != 12 || score.Share() != points/12 || score.MeanDiscs() != float64(discs)/12 {
		t.Errorf("%+v (%v): %v points, %d discs", score, err, points, discs)
	}
}

func TestFaultsLoseTheGame(t *testing.T) {
	tests := []struct {
		name, told string
		player     fake
		kind       Faults
	}{
		{"an illegal move", "an illegal move, a1", func(context.Context, engine.Game) (engine.Square, error) { return 0, nil }, Faults{Illegal: 6}},
		{"no move", "an illegal move", func(context.Context, engine.Game) (engine.Square, error) { return engine.NoSquare, nil }, Faults{Illegal: 6}},
		{"an error", "broken pipe", func(context.Context, engine.Game) (engine.Square, error) { return 0, errors.New("broken pipe") }, Faults{Other: 6}},
		{"too much time", "out of time: 3 s", func(context.Context, engine.Game) (engine.Square, error) {
			return 0, fmt.Errorf("%w: 3 s", engine.ErrTime)
		}, Faults{Time: 6}},
		{"an error that looks like an interruption", "canceled", func(context.Context, engine.Game) (engine.Square, error) { return 0, context.Canceled }, Faults{Other: 6}},
		{"a panic", "index out of range", func(_ context.Context, game engine.Game) (engine.Square, error) {
			return game.State().Legal()[len(game.State().Legal())], nil
		}, Faults{Other: 6}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			m := Match{First: always(firstLegal), Second: always(test.player), Openings: openings(t, 8, 3, 4), Threads: 2}
			score, err := m.Play(t.Context(), func(pair [2]Game, _ Score) {
				for _, game := range pair {
					if game.Fault == nil || !strings.Contains(game.Fault.Error(), test.told) || game.Result().Ending != engine.Resigned {
						t.Errorf("game %d: %v, %v", game.Number, game.Fault, game.Result())
					}
				}
			})
			want := Score{Games: 6, Wins: 6, Faults: [2]Faults{{}, test.kind}, Pairs: [5]int{4: 3}}
			if err != nil || score != want || score.MeanDiscs() != 0 {
				t.Errorf("%+v (%v), want %+v", score, err, want)
			}
			m.First, m.Second = m.Second, m.First
			want = Score{Games: 6, Losses: 6, Faults: [2]Faults{test.kind, {}}, Pairs: [5]int{0: 3}}
			if score, err := m.Play(t.Context(), nil); err != nil || score != want {
				t.Errorf("the other way round: %+v (%v), want %+v", score, err, want)
			}
		})
	}
}

// TestEmptyCellsGoToTheWinner ends a game with empty cells, seen from both sides.
func TestEmptyCellsGoToTheWinner(t *testing.T) {
	var moves []engine.Square
	for _, name := range strings.Fields("e6 f4 e3 f6 g5 d6 e7 f5 c5") {
		move, err := engine.ParseSquare(name)
		if err != nil {
			t.Fatal(err)
		}
		moves = append(moves, move)
	}
	game, err := engine.Replay(start(t, 8), moves)
	if err != nil {
		t.Fatal(err)
	}
	for first, want := range map[engine.Disc]int{engine.Black: 64, engine.White: -64} {
		if got := (Game{Game: game, First: first}).Discs(); got != want {
			t.Errorf("%v has won by %d, want %d", first, got, want)
		}
	}
}

// TestCancelledMatchTellsWhatItKnows ends a match from within: one player waits
// for the end after some games, as one that thinks would.
func TestCancelledMatchTellsWhatItKnows(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	waiting := fake(func(ctx context.Context, game engine.Game) (engine.Square, error) {
		if game.Ply() < 2 { // a player of the third opening, which is the empty one
			cancel()
			<-ctx.Done()
			return engine.NoSquare, ctx.Err()
		}
		return firstLegal(ctx, game)
	})
	openings := append(openings(t, 6, 2, 4), engine.NewGame(start(t, 6)), engine.NewGame(start(t, 6)))
	m := Match{First: always(firstLegal), Second: always(waiting), Openings: openings, Threads: 1}
	score, err := m.Play(ctx, nil)
	if !errors.Is(err, context.Canceled) || score.Games != 4 {
		t.Errorf("%+v, %v", score, err)
	}
	score, err = m.Play(ctx, nil)
	if !errors.Is(err, context.Canceled) || score != (Score{}) {
		t.Errorf("begun after the end: %+v, %v", score, err)
	}
}
