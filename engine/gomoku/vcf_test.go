package gomoku

import (
	"context"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"flank/engine"
)

// fives returns the points where a stone of a side makes five.
func fives(s State, side engine.Disc) (cells []engine.Square) {
	b := *s.board
	for point := range points(s.size) {
		if s.At(point) != engine.Empty {
			continue
		}
		b[index(point)] = side
		if b.won(s.rule, index(point)) {
			cells = append(cells, point)
		}
		b[index(point)] = engine.Empty
	}
	return cells
}

// fivesBeside returns those of a stone's side that it has a part in.
func fivesBeside(s State, stone engine.Square) (cells []engine.Square) {
	b := *s.board
	for _, step := range directions {
		for far := -4; far <= 4; far++ {
			cell := index(stone) + far*step
			if cell < 0 || cell >= len(b) || b[cell] != engine.Empty {
				continue
			}
			b[cell] = s.At(stone)
			if b.won(s.rule, cell) {
				cells = append(cells, pointOf(cell))
			}
			b[cell] = engine.Empty
		}
	}
	return cells
}

// plainFours returns how few stones the side to move needs to win by fours, the
// one of the five included, 0 if it takes more than most: a search through all
// legal moves that knows nothing but the rules.
func plainFours(s State, most int) int { return plain{}.fours(s, most) }

// plain remembers for each position how many stones are too few for a win.
type plain map[board]int

func (p plain) fours(s State, most int) int {
	if len(fives(s, s.Turn())) > 0 {
		return 1
	}
	if p[*s.board] >= most {
		return 0
	}
	best, left, other := 0, most, fives(s, s.Turn().Opponent())
	for _, move := range s.Legal() {
		if len(other) > 1 || len(other) == 1 && move != other[0] {
			continue // it would not stop the other side's five
		}
		if left < 2 {
			break
		}
		if n := p.four(s, move, left-1); n > 0 {
			best, left = n+1, n
		}
	}
	if best == 0 {
		p[*s.board] = most
	}
	return best
}

// four returns how many stones the win takes after a move that has to be a four,
// 0 if there is none.
func (p plain) four(s State, move engine.Square, most int) int {
	me, next := s.Turn(), after(s, move)
	mine := fivesBeside(next, move)
	switch {
	case len(mine) == 0:
		return 0
	case len(mine) > 1 || next.Turn() == me || next.Foul(mine[0]) != NoFoul && me == engine.White:
		return 1
	}
	return p.fours(after(next, mine[0]), most)
}

// after returns the state after a move that is legal.
func after(s State, move engine.Square) State {
	next, err := s.Play(move)
	if err != nil {
		panic(err)
	}
	return next.(State)
}

// drawFight returns a position with many rows that nobody has won yet.
func drawFight(t *rapid.T, side int) State {
	rule := rapid.SampledFrom(Rules()).Draw(t, "rule")
	turn := rapid.SampledFrom([]engine.Disc{engine.Black, engine.White}).Draw(t, "turn")
	random := rand.New(rand.NewPCG(1, rapid.Uint64().Draw(t, "seed")))
	return randomFight(random, side, rule, turn, rapid.IntRange(1, 5).Draw(t, "stones in ten"))
}

func randomFight(random *rand.Rand, side int, rule Rule, turn engine.Disc, inTen int) State {
	for {
		state, err := NewPosition(square(side), rule, func(engine.Square) engine.Disc {
			if random.IntN(10) >= inTen {
				return engine.Empty
			}
			return engine.Disc(1 + random.IntN(2))
		}, turn)
		if err != nil {
			panic(err)
		}
		if state.Turn() == turn {
			return state
		}
	}
}

func TestFoursAgreeWithAPlainSearch(t *testing.T) {
	p := newProver(1)
	rapid.Check(t, func(t *rapid.T) {
		state := drawFight(t, MinSide)
		g, most := newGrid(state), 7 // the plain search takes too long for more
		outcome, line := p.within(g, Fours, 2*most-1, 0, nil)
		want := plainFours(state, most)
		if (outcome == Won) != (want > 0) || outcome == Unknown {
			t.Fatalf("%v, want %d stones", outcome, want)
		}
		if outcome == Won && len(line) != 2*want-1 {
			t.Fatalf("%d plies, want %d", len(line), 2*want-1)
		}
		if !g.like(newGrid(state)) {
			t.Fatal("the grid is not as it was")
		}
		checkLine(t, state, line)
	})
}

// checkLine plays a line and wants the side that begins to win with its last
// move.
func checkLine(t rapid.TB, state State, line []int) {
	t.Helper()
	me := state.Turn()
	for i, cell := range line {
		if (state.Turn() == me) != (i%2 == 0) {
			t.Fatalf("%v is to move at %d of %d", state.Turn(), i, len(line))
		}
		next, err := state.Play(pointOf(cell))
		if err != nil {
			t.Fatalf("move %d of %d: %v", i+1, len(line), err)
		}
		state = next.(State)
	}
	if len(line) > 0 && state.Winner() != me {
		t.Fatalf("%v has won after %d moves", state.Winner(), len(line))
	}
}

func TestFoursWithinADepth(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		state, plies := drawFight(t, MinSide), rapid.IntRange(1, 9).Draw(t, "plies")
		proof, err := Prove(context.Background(), state, Fours, engine.Limits{Depth: plies})
		if err != nil {
			t.Fatal(err)
		}
		want := plainFours(state, (plies+1)/2)
		if (proof.Outcome == Won) != (want > 0) || len(proof.Line) != max(2*want-1, 0) {
			t.Fatalf("%v in %d plies, want %d stones", proof.Outcome, len(proof.Line), want)
		}
	})
}

// TestFoursAllocateNothing looks at the same positions again.
func TestFoursAllocateNothing(t *testing.T) {
	p, random := newProver(1), rand.New(rand.NewPCG(1, 2))
	var grids []*grid
	for range 20 {
		grids = append(grids, newGrid(randomFight(random, UsualSide, Freestyle, engine.Black, 3)))
	}
	all := func() {
		for _, g := range grids {
			p.prove(g, Fours, 0, nil)
		}
	}
	all()
	if n := testing.AllocsPerRun(10, all); n > 0 {
		t.Errorf("%v allocations", n)
	}
}
