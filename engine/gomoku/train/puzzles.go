package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"

	"flank/engine"
	"flank/engine/gomoku"
	notation "flank/engine/record"
)

// puzzles is a plan for positions in which the side to move wins by continuous
// fours. They come up in games of players that see fives and straight fours and
// nothing else.
type puzzles struct {
	rule  string
	side  int
	count int // of all
	alike int // at most of one length
	least int // stones that the shortest win takes
	seed  uint64
}

// puzzle is a position with the number of stones of its shortest win.
type puzzle struct {
	moves  []engine.Square
	stones int
}

const (
	quietPlies  = 12    // of a game, which hold no puzzle
	mostPlies   = 110   // of a game
	puzzleNodes = 20000 // a puzzle is proved and its win the shortest within so many moves tried
	puzzleHash  = 64    // MiB
)

// run finds the puzzles and writes them in the order of their lengths, as flank
// solve reads them; those found so far at the end of ctx.
func (p *puzzles) run(ctx context.Context, out io.Writer) error {
	rule, err := parseRule(p.rule)
	if err != nil {
		return err
	}
	start, err := gomoku.New(engine.Size{Height: p.side, Width: p.side}, rule)
	if err != nil {
		return err
	}
	random, prover := rand.New(rand.NewPCG(p.seed, 0)), gomoku.NewProver(puzzleHash)
	var found []puzzle
	for known, lengths := map[string]bool{}, map[int]int{}; len(found) < p.count && ctx.Err() == nil; {
		puzzle, state, ok := p.fromGame(ctx, start, random, prover)
		if shape := shapeOf(state); ok && !known[shape] && lengths[puzzle.stones] < p.alike {
			known[shape] = true
			lengths[puzzle.stones]++
			found = append(found, puzzle)
		}
	}
	slices.SortStableFunc(found, func(a, b puzzle) int { return cmp.Compare(a.stones, b.stones) })
	rules := notation.Rules{Game: notation.Gomoku, Size: start.Size(), Rule: rule}
	for _, puzzle := range found {
		if _, err := fmt.Fprintf(out, "%s; %d\n", rules.Format(puzzle.moves), puzzle.stones); err != nil {
			return err
		}
	}
	return nil
}

// fromGame plays a game and returns its puzzle of the longest win, if it has one.
func (p *puzzles) fromGame(ctx context.Context, start gomoku.State, random *rand.Rand, prover *gomoku.Prover) (best puzzle, at gomoku.State, ok bool) {
	state := start
	var moves []engine.Square
	for len(moves) < mostPlies {
		move := nextMove(state, random)
		next, err := state.Play(move)
		after, same := next.(gomoku.State)
		if err != nil || !same || after.Turn() != state.Turn().Opponent() {
			break
		}
		state, moves = after, append(moves, move)
		if len(moves) < quietPlies {
			continue
		}
		if stones := shortest(ctx, state, prover); stones >= max(p.least, best.stones+1) {
			best, at, ok = puzzle{slices.Clone(moves), stones}, state, true
		}
	}
	return best, at, ok
}

// shortest returns how many stones the shortest win by fours takes, 0 if there is
// none or it is not sure which it is.
func shortest(ctx context.Context, state gomoku.State, prover *gomoku.Prover) int {
	proof, err := prover.Prove(ctx, state, gomoku.Fours, engine.Limits{Nodes: puzzleNodes})
	if err != nil || proof.Outcome != gomoku.Won || proof.Nodes >= puzzleNodes {
		return 0
	}
	return (len(proof.Line) + 1) / 2
}

// nextMove returns a move of a player that makes five, else stops five, else a
// straight four, else plays anywhere near the stones.
func nextMove(state gomoku.State, random *rand.Rand) engine.Square {
	legal := state.Legal()
	for _, kind := range []gomoku.ThreatKind{gomoku.Five, gomoku.StraightFour} {
		for _, side := range []engine.Disc{state.Turn(), state.Turn().Opponent()} {
			var moves []engine.Square
			for _, threat := range state.Threats(side) {
				if threat.Kind == kind && slices.Contains(legal, threat.Point) {
					moves = append(moves, threat.Point)
				}
			}
			if len(moves) > 0 && (kind == gomoku.Five || side != state.Turn()) {
				return moves[random.IntN(len(moves))]
			}
		}
	}
	near := slices.DeleteFunc(slices.Clone(legal), func(p engine.Square) bool { return !beside(state, p) })
	if len(near) == 0 {
		return engine.SquareAt(state.Size().Height/2, state.Size().Width/2)
	}
	return near[random.IntN(len(near))]
}

// beside reports whether a stone is at most two rows and columns from a point.
func beside(state gomoku.State, point engine.Square) bool {
	for row := max(point.Row()-2, 0); row <= point.Row()+2; row++ {
		for col := max(point.Col()-2, 0); col <= point.Col()+2; col++ {
			if state.At(engine.SquareAt(row, col)) != engine.Empty {
				return true
			}
		}
	}
	return false
}
