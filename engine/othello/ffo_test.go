package othello

import (
	_ "embed"
	"fmt"
	"strings"
	"testing"
)

//go:embed testdata/ffo40-49.obf
var ffoText string

// ffoProblem is a position of the FFO test suite with its published score.
type ffoProblem struct {
	name, cells string
	turn        byte
	score       int
}

// ffo returns positions 40 to 49, lines of cells, side to move, and moves with
// their scores, the best first.
func ffo(tb testing.TB) (problems []ffoProblem) {
	for line := range strings.Lines(ffoText) {
		var turn, best string
		p := ffoProblem{name: fmt.Sprint("FFO ", 40+len(problems))}
		if _, err := fmt.Sscan(line, &p.cells, &turn, &best); err != nil {
			tb.Fatalf("%q: %v", line, err)
		}
		if _, err := fmt.Sscanf(best[2:], ":%d", &p.score); err != nil {
			tb.Fatalf("%q: %v", line, err)
		}
		p.turn = turn[0]
		problems = append(problems, p)
	}
	if len(problems) != 10 {
		tb.Fatalf("%d positions", len(problems))
	}
	return problems
}

// BenchmarkEndgame solves the first five positions of ffo, 20 to 23 empty cells.
func BenchmarkEndgame(b *testing.B) {
	for _, problem := range ffo(b)[:5] {
		b.Run(problem.name, func(b *testing.B) {
			nodes := uint64(0)
			for b.Loop() {
				info, err := newEngine(DefaultHash).Search(b.Context(), read(problem.cells, problem.turn), Limits{}, nil)
				if err != nil || info.Value != float64(problem.score) {
					b.Fatalf("score %v (%v), want %d", info.Value, err, problem.score)
				}
				nodes += info.Nodes
			}
			b.ReportMetric(float64(nodes)/float64(b.N)/1e6, "Mnodes")
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
		})
	}
}
