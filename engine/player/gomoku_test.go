package player

import (
	"context"
	"testing"

	"flank/engine"
	"flank/engine/gomoku"
)

// emptyPoints returns an empty board of Gomoku.
func emptyPoints(t testing.TB, side int, rule gomoku.Rule) engine.Game {
	t.Helper()
	start, err := gomoku.New(engine.Size{Height: side, Width: side}, rule)
	if err != nil {
		t.Fatal(err)
	}
	return engine.NewGame(start)
}

// TestEveryLevelPlaysGomoku plays a game of each rule with each of them.
func TestEveryLevelPlaysGomoku(t *testing.T) {
	for _, rule := range gomoku.Rules() {
		for _, level := range Levels() {
			game := emptyPoints(t, gomoku.MinSide, rule)
			for !game.Result().Over() {
				game = choose(t, game, level.New(1), engine.Limits{Nodes: 2000})
			}
		}
	}
}

func TestGomokuOpeningsVary(t *testing.T) {
	for _, level := range []string{"1", "10"} {
		openings := map[[2]engine.Square]bool{}
		for seed := range uint64(20) {
			by := mustFind(t, level).New(seed)
			game := choose(t, choose(t, emptyPoints(t, gomoku.UsualSide, gomoku.Freestyle), by, engine.Limits{}), by, engine.Limits{})
			first, _ := game.Move(0)
			second, _ := game.Move(1)
			openings[[2]engine.Square{first, second}] = true
			if distance(first, second) > 1 || distance(first, engine.SquareAt(7, 7)) > 1 {
				t.Errorf("level %s, seed %d: %v, %v", level, seed, first, second)
			}
		}
		if len(openings) < 10 {
			t.Errorf("level %s: %d openings from 20 seeds", level, len(openings))
		}
	}
}

// TestWeakLevelsOverlookOpenThrees shows an open three to each level many times:
// the weaker a level, the more often it lets it become a straight four.
func TestWeakLevelsOverlookOpenThrees(t *testing.T) {
	game := emptyPoints(t, gomoku.UsualSide, gomoku.Freestyle)
	for _, name := range []string{"h8", "a1", "i8", "c1", "j8"} {
		point, err := gomoku.ParsePoint(game.State().Size(), name)
		if err != nil {
			t.Fatal(err)
		}
		if game, err = game.Play(point); err != nil {
			t.Fatal(err)
		}
	}
	before := 1000
	for _, level := range []int{1, 3, 5, 10} {
		let := 0
		for seed := range uint64(100) {
			after := choose(t, game, ranked{strengths[level-1], seed}, engine.Limits{Nodes: 300})
			for _, threat := range after.State().(gomoku.State).Threats(engine.Black) {
				if threat.Kind == gomoku.StraightFour {
					let++
					break
				}
			}
		}
		t.Logf("level %d lets %d of 100 be", level, let)
		if let > before || level == 10 && let > 0 || level == 1 && let == 0 {
			t.Errorf("level %d lets %d of 100 be, the level before %d", level, let, before)
		}
		before = let
	}
}

func TestGomokuValuesAndReady(t *testing.T) {
	game := emptyPoints(t, gomoku.UsualSide, gomoku.Freestyle)
	reported := 0
	err := new(Valuer).Values(context.Background(), game.State(), engine.Limits{Depth: 3}, func(infos []engine.Info) {
		reported += len(infos)
	})
	if err != nil || reported == 0 {
		t.Errorf("%d values, %v", reported, err)
	}
	by := ReadyWith(Resources{Memory: LeastMemory, Threads: 2}, 7)
	for range 6 {
		game = choose(t, game, by, engine.Limits{Nodes: 3000})
	}
}
