package gomoku

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"pgregory.net/rapid"

	"flank/engine"
)

// plainThrees reports whether the side to move wins by fours and threes in so
// many plies: a search that knows nothing but the rules and tries all answers.
func plainThrees(s State, plies int) bool {
	if plainFours(s, (plies+1)/2) > 0 {
		return true
	}
	if plies < 5 {
		return false
	}
	for _, move := range plainThreats(s) {
		if _, err := s.Play(move); err == nil && plainHolds(after(s, move), s.Turn(), plies-1) {
			return true
		}
	}
	return false
}

// plainThreats returns the moves to try: where the other side would make five,
// else those that make a four or an open three.
func plainThreats(s State) (moves []engine.Square) {
	switch other := fives(s, s.Turn().Opponent()); {
	case len(other) > 1:
		return nil
	case len(other) == 1:
		return other
	}
	for _, threat := range s.Threats(s.Turn()) {
		moves = append(moves, threat.Point)
	}
	return moves
}

// plainHolds reports whether a side wins against every answer to the move that
// it has just played, and would win by fours against none.
func plainHolds(s State, side engine.Disc, plies int) bool {
	if s.Turn() == side || len(fives(s, s.Turn())) > 0 {
		return false // nothing that the test looks for
	}
	passed, err := NewPosition(s.size, s.rule, s.At, side)
	if err != nil || plainFours(passed, plies/2) == 0 {
		return false
	}
	for _, answer := range s.Legal() {
		if !plainThrees(after(s, answer), plies-1) {
			return false
		}
	}
	return true
}

func TestThreesAgreeWithAPlainSearch(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p, state := newProver(1), drawFight(t, MinSide)
		g, plies := newGrid(state), 5
		if outcome, _ := p.prove(g, Fours, 0, nil); outcome == Won {
			return // the plain search takes too long to see that
		}
		outcome, line := p.within(g, FoursAndThrees, plies, 0, nil)
		if want := plainThrees(state, plies); (outcome == Won) != want || outcome == Unknown {
			t.Fatalf("%v, want %v", outcome, want)
		}
		if !g.like(newGrid(state)) {
			t.Fatal("the grid is not as it was")
		}
		checkLine(t, state, line)
	})
}

// TestThreesWinAgainstEveryAnswer plays the first move of every win that is
// found and all answers to it, and so on until fours win.
func TestThreesWinAgainstEveryAnswer(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p, checked := newProver(1), map[uint64]bool{}
		state := drawFight(t, rapid.IntRange(MinSide, MinSide+2).Draw(t, "side"))
		g := newGrid(state)
		if outcome, line := p.prove(g, FoursAndThrees, 20000, nil); outcome == Won {
			checkLine(t, state, line)
			checkWin(t, p, state, checked)
		}
	})
}

// checkWin wants the side to move to win by fours, or by fours and threes with
// the move that the prover names, whatever the answer.
func checkWin(t *rapid.T, p *prover, s State, checked map[uint64]bool) {
	g := newGrid(s)
	key := g.hash ^ uint64(g.turn)<<8 ^ uint64(s.rule)<<16 ^ uint64(s.size.Height)<<32
	if checked[key] {
		return
	}
	checked[key] = true
	if outcome, _ := p.prove(g, Fours, 0, nil); outcome == Won {
		return
	}
	outcome, line := p.prove(g, FoursAndThrees, 200000, nil)
	if outcome != Won {
		t.Fatalf("%v after an answer to a move that wins", outcome)
	}
	next := after(s, pointOf(line[0]))
	if next.Turn() == s.Turn() {
		return
	}
	for _, answer := range next.Legal() {
		last := after(next, answer)
		if last.Turn() != s.Turn() {
			t.Fatalf("%s is answered by %s, and %v has won", Name(s.size, pointOf(line[0])), Name(s.size, answer), last.Winner())
		}
		checkWin(t, p, last, checked)
	}
}

func TestThreesAllocateNothing(t *testing.T) {
	p, random := newProver(8), rand.New(rand.NewPCG(1, 2))
	var grids []*grid
	for range 20 {
		grids = append(grids, newGrid(randomFight(random, UsualSide, Freestyle, engine.Black, 2)))
	}
	all := func() {
		for _, g := range grids {
			p.prove(g, FoursAndThrees, 200, nil)
		}
	}
	all()
	if n := testing.AllocsPerRun(10, all); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

// hardFight returns a position whose threes take more than a thousand moves.
func hardFight() State {
	for random := rand.New(rand.NewPCG(1, 2)); ; {
		state := randomFight(random, UsualSide, Freestyle, engine.Black, 1)
		if outcome, _ := newProver(1).prove(newGrid(state), FoursAndThrees, 1000, nil); outcome == Unknown {
			return state
		}
	}
}

func TestProofsEndWhenTheyAreTold(t *testing.T) {
	state := hardFight()
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Prove(ctx, state, FoursAndThrees, engine.Limits{}); err == nil {
		t.Error("no error at the end of its context")
	}
	g := newGrid(state)
	if outcome, _ := newProver(1).prove(g, FoursAndThrees, 0, func() bool { return true }); outcome != Unknown || !g.like(newGrid(state)) {
		t.Errorf("%v when it is to stop at once", outcome)
	}
	won, _ := read(t, Freestyle, engine.White, row("...bbbbb..."))
	if _, err := Prove(context.Background(), won, Fours, engine.Limits{Time: time.Second}); err == nil {
		t.Error("a game that is over is no error")
	}
}
