package gomoku

import (
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"flank/engine"
)

// like reports whether two grids say the same of a position, whatever way led
// to it.
func (g *grid) like(other *grid) bool {
	if g.made != other.made || g.amount != other.amount || g.sums != other.sums || g.near != other.near ||
		g.hash != other.hash || g.empty != other.empty || g.lines != other.lines || g.board != other.board {
		return false
	}
	for cell, what := range g.cells {
		if g.board[cell] == engine.Empty && what != other.cells[cell] {
			return false
		}
	}
	return true
}

func TestGridFollowsTheGame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rule := rapid.SampledFrom(Rules()).Draw(t, "rule")
		start, err := New(square(rapid.IntRange(MinSide, MaxSide).Draw(t, "side")), rule)
		if err != nil {
			t.Fatal(err)
		}
		var state engine.State = start
		g := newGrid(start)
		for range rapid.IntRange(1, 60).Draw(t, "moves") {
			if state.Turn() == engine.Empty {
				break
			}
			move := rapid.SampledFrom(state.Legal()).Draw(t, "move")
			mover := state.Turn()
			state, err = state.Play(move)
			if err != nil {
				t.Fatal(err)
			}
			g.turn = int(mover) - 1
			g.put(index(move))
		}
		if !g.like(newGrid(state.(State))) {
			t.Fatal("the grid does not say what a new one says")
		}
		for len(g.moves) > 0 {
			g.take()
		}
		if !g.like(newGrid(start)) {
			t.Fatal("the grid is not as it was")
		}
	})
}

func TestClassesAgreeWithThreats(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		state := drawPosition(t)
		state.rule = rapid.SampledFrom([]Rule{Freestyle, Standard}).Draw(t, "rule")
		state.winner, state.turn = engine.Empty, engine.Black
		g := newGrid(state)
		for point := range points(state.Size()) {
			if state.At(point) != engine.Empty {
				continue
			}
			for side := range 2 {
				made := g.cells[index(point)].class(side)
				want := state.board.threat(state.rule, index(point), engine.Disc(side+1))
				if got := kindOf(made); got != want {
					t.Fatalf("%s: %v by the grid (class %d, code %04x), %v by the rules", Name(state.Size(), point), got, made, g.cells[index(point)].code(side), want)
				}
			}
		}
	})
}

func kindOf(made class) ThreatKind {
	switch {
	case made == makesFive:
		return Five
	case made == fourFour:
		return StraightFour
	case made >= makesFour:
		return Four
	case made >= makesThree:
		return OpenThree
	}
	return NoThreat
}

// BenchmarkPutAndTake plays a stone near the others and takes it back.
func BenchmarkPutAndTake(b *testing.B) {
	for _, rule := range Rules() {
		b.Run(rule.String(), func(b *testing.B) {
			start, _ := New(square(UsualSide), rule)
			g, random := newGrid(start), rand.New(rand.NewPCG(1, 2))
			g.put(index(engine.SquareAt(7, 7)))
			for range 30 {
				g.put(randomNear(g, random))
			}
			var cells []int
			for range 64 {
				cells = append(cells, randomNear(g, random))
			}
			b.ReportAllocs()
			for i := range b.N {
				g.put(cells[i%64])
				g.take()
			}
		})
	}
}

func randomNear(g *grid, random *rand.Rand) int {
	var cells []int
	g.near.each(func(cell int) {
		if g.board[cell] == engine.Empty {
			cells = append(cells, cell)
		}
	})
	return cells[random.IntN(len(cells))]
}
