package gomoku

import (
	"os"
	"strconv"
	"strings"
	"testing"
)

// puzzle is a position in which fours win, and how many stones that takes.
type puzzle struct {
	state  State
	stones int
}

// puzzlesOf reads the puzzles of a rule, made by the program in the folder train.
func puzzlesOf(t testing.TB, rule Rule) (puzzles []puzzle) {
	t.Helper()
	name := map[Rule]string{Freestyle: "testdata/vcf.txt", Standard: "testdata/vcf-standard.txt", Renju: "testdata/vcf-renju.txt"}[rule]
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		moves, stones, _ := strings.Cut(strings.TrimSpace(line), "; ")
		n, err := strconv.Atoi(stones)
		if err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		puzzles = append(puzzles, puzzle{playedOut(t, rule, moves), n})
	}
	return puzzles
}

// playedOut returns the position after moves like h8i9 on the usual board.
func playedOut(t testing.TB, rule Rule, moves string) State {
	t.Helper()
	state, err := New(square(UsualSide), rule)
	if err != nil {
		t.Fatal(err)
	}
	for rest := moves; rest != ""; {
		n := 1 + len(rest[1:]) - len(strings.TrimLeft(rest[1:], "0123456789"))
		point, err := ParsePoint(state.Size(), rest[:n])
		if err != nil {
			t.Fatal(err)
		}
		state, rest = after(state, point), rest[n:]
	}
	return state
}

func TestPuzzlesAreSolved(t *testing.T) {
	const mostNodes = 50000
	for _, rule := range Rules() {
		p, seen := newProver(16), map[board]bool{}
		for i, puzzle := range puzzlesOf(t, rule) {
			g := newGrid(puzzle.state)
			outcome, line := p.within(g, Fours, 0, mostNodes, nil)
			if outcome != Won || len(line) != 2*puzzle.stones-1 || p.nodes > mostNodes {
				t.Errorf("%v %d: %v, %d plies after %d moves tried, want %d", rule, i+1, outcome, len(line), p.nodes, 2*puzzle.stones-1)
			}
			checkLine(t, puzzle.state, line)
			if seen[*puzzle.state.board] {
				t.Errorf("%v %d: twice", rule, i+1)
			}
			seen[*puzzle.state.board] = true
		}
		if len(seen) < 200 {
			t.Errorf("%v: %d puzzles", rule, len(seen))
		}
	}
}

// TestPuzzlesAgreeWithAPlainSearch looks at a few; all of them take long.
func TestPuzzlesAgreeWithAPlainSearch(t *testing.T) {
	for _, rule := range Rules() {
		puzzles := puzzlesOf(t, rule)
		for i := 0; i < len(puzzles); i += 30 {
			checkPuzzle(t, rule, i, puzzles[i])
		}
	}
}

// checkPuzzle wants the win by fours to take the stones that it should.
func checkPuzzle(t *testing.T, rule Rule, i int, p puzzle) {
	t.Helper()
	if n := plainFours(p.state, p.stones); n != p.stones {
		t.Errorf("%v %d: %d stones by a plain search, want %d", rule, i+1, n, p.stones)
	}
}

// BenchmarkPuzzles solves them all, without what was found out before.
func BenchmarkPuzzles(b *testing.B) {
	for _, rule := range Rules() {
		puzzles := puzzlesOf(b, rule)
		b.Run(rule.String(), func(b *testing.B) {
			nodes := uint64(0)
			for range b.N {
				p := newProver(16)
				for _, puzzle := range puzzles {
					p.prove(newGrid(puzzle.state), Fours, 0, nil)
					nodes += p.nodes
				}
			}
			seconds := b.Elapsed().Seconds()
			b.ReportMetric(float64(nodes)/seconds, "nodes/s")
			b.ReportMetric(seconds*1e6/float64(b.N*len(puzzles)), "µs/puzzle")
		})
	}
}
