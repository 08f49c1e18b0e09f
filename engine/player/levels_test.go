package player

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"flank/engine"
	"flank/engine/reversi"
)

func TestTheTopLevelBeatsGreedy(t *testing.T) {
	for _, size := range []engine.Size{{Height: 4, Width: 6}, {Height: 6, Width: 6}, {Height: 8, Width: 8}, {Height: 7, Width: 10}} {
		p := pairing{names: [2]string{"10", "greedy"}, size: size, limits: engine.Limits{Nodes: 5000}}
		if share := p.match(t, 6); share < 0.75 {
			t.Errorf("%v: %.0f%% of the points", size, 100*share)
		}
	}
}

// TestTheFirstLevelIsEasyToBeat: not much better than random moves, it loses
// clearly to whoever takes corners, as a child soon does.
func TestTheFirstLevelIsEasyToBeat(t *testing.T) {
	tests := []struct {
		against     string
		games       int
		least, most float64 // share of the points
	}{
		{"random", 200, 0.40, 0.65},
		{"greedy", 200, 0.25, 0.45},
		{"corner", 200, 0, 0.25},
		{"3", 40, 0, 0.20},
		{"5", 20, 0, 0.10},
	}
	for _, test := range tests {
		t.Run(test.against, func(t *testing.T) {
			p := pairing{names: [2]string{"1", test.against}, size: engine.Size{Height: 8, Width: 8}}
			if share := p.match(t, test.games); share < test.least || share > test.most {
				t.Errorf("%.0f%% of the points", 100*share)
			}
		})
	}
}

func TestTheTopLevelSolvesTheEnd(t *testing.T) {
	tests := []struct {
		name          string
		height, width int
		plies         int
	}{
		{"4×4 from the first move", 4, 4, 0},
		{"6×6 with 18 empty cells", 6, 6, 14},
		{"8×8 with 16 empty cells", 8, 8, 44},
		{"10×10 with 16 empty cells", 10, 10, 80},
		{"26×26 with 10 empty cells", 26, 26, 662},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			game := opening(t, engine.Size{Height: test.height, Width: test.width}, test.plies, 3)
			_, info, err := mustFind(t, "10").New(1).Choose(context.Background(), game, engine.Limits{}, nil)
			if err != nil || !info.Exact || info.Depth != game.State().Count(engine.Empty) {
				t.Errorf("%+v, %v", info, err)
			}
		})
	}
}

// quick bounds a choice where only its form matters.
var quick = engine.Limits{Nodes: 300}

func TestEveryLevelPlaysLegallyOnEverySize(t *testing.T) {
	levels := Levels()
	rapid.Check(t, func(t *rapid.T) {
		side := rapid.IntRange(reversi.MinSide, engine.MaxSide)
		size := engine.Size{Height: side.Draw(t, "height"), Width: side.Draw(t, "width")}
		game := opening(t, size, rapid.IntRange(0, size.Cells()-4).Draw(t, "plies"), rapid.Uint64().Draw(t, "seed"))
		if game.Result().Over() {
			return
		}
		for _, level := range levels {
			move, info, err := level.New(1).Choose(context.Background(), game, quick, nil)
			if err != nil || info.Move != move || !slices.Contains(game.State().Legal(), move) {
				t.Fatalf("level %s plays %v: %+v, %v", level.Name, move, info, err)
			}
		}
	})
}

func TestLevelsPlayTheSameGameAgain(t *testing.T) {
	for _, level := range Levels() {
		games := [2]string{}
		for i := range games {
			games[i] = wholeGame(t, level, 7)
		}
		if games[0] != games[1] {
			t.Errorf("level %s: %s and then %s", level.Name, games[0], games[1])
		}
	}
	if first, _ := Find("1"); wholeGame(t, first, 7) == wholeGame(t, first, 8) {
		t.Error("level 1 plays the same game from two seeds")
	}
}

func wholeGame(t *testing.T, level Level, seed uint64) string {
	game := opening(t, engine.Size{Height: 6, Width: 8}, 0, 0)
	for by := level.New(seed); !game.Result().Over(); {
		game = choose(t, game, by, quick)
	}
	moves := []string{}
	for _, move := range game.Moves() {
		moves = append(moves, move.String())
	}
	return strings.Join(moves, "")
}

func TestLevelsStopWithTheirContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	game := opening(t, engine.Size{Height: 8, Width: 8}, 0, 0)
	for _, level := range Levels() {
		if _, _, err := level.New(1).Choose(ctx, game, engine.Limits{}, nil); !errors.Is(err, context.Canceled) {
			t.Errorf("level %s: %v", level.Name, err)
		}
	}
}

// TestTheTopLevelStopsInMidSearch ends the context from within a report.
func TestTheTopLevelStopsInMidSearch(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	game := opening(t, engine.Size{Height: 8, Width: 8}, 6, 0)
	reports := 0
	_, _, err := mustFind(t, "10").New(1).Choose(ctx, game, engine.Limits{}, func(engine.Info) {
		reports++
		cancel()
	})
	if !errors.Is(err, context.Canceled) || reports != 1 {
		t.Errorf("%d reports, %v", reports, err)
	}
}

func TestLevelsRefuseAGameThatIsOver(t *testing.T) {
	game := opening(t, engine.Size{Height: 4, Width: 4}, 12, 0)
	for !game.Result().Over() {
		game = choose(t, game, simple{0, randomMove}, engine.Limits{})
	}
	for _, level := range Levels() {
		if _, _, err := level.New(1).Choose(context.Background(), game, engine.Limits{}, nil); err == nil {
			t.Errorf("level %s has a move", level.Name)
		}
	}
}

func TestFind(t *testing.T) {
	for _, name := range []string{"1", "10", "random", "Greedy", "corner", Default} {
		if level, err := Find(name); err != nil || !strings.EqualFold(level.Name, name) {
			t.Errorf("%s: %q, %v", name, level.Name, err)
		}
	}
	for _, name := range []string{"", "0", "11", "human", "strong"} {
		if _, err := Find(name); err == nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
