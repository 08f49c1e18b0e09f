package othello

import "testing"

// ffo are positions of the FFO test suite with their published scores.
var ffo = []struct {
	name, cells string
	turn        byte
	score       int
}{
	{"FFO 40", "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X--------", 'X', 38},
	{"FFO 41", "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O-", 'X', 0},
	{"FFO 42", "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO--", 'X', 6},
	{"FFO 43", "--XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX-", 'O', -12},
	{"FFO 44", "--O-X-O---O-XO-O-OOXXXOOOOOOXXXOOOOOXX--XXOOXO----XXXX-----XXX--", 'O', -14},
	{"FFO 45", "---XXXX-X-XXXO--XXOXOO--XXXOXO--XXOXXO---OXXXOO-O-OOOO------OO--", 'X', 6},
	{"FFO 46", "---XXX----OOOX----OOOXX--OOOOXXX--OOOOXX--OXOXXX--XXOO---XXXX-O-", 'X', -8},
	{"FFO 47", "-OOOOO----OOOO---OOOOX--XXXXXX---OXOOX--OOOXOX----OOXX----XXXX--", 'O', 4},
	{"FFO 48", "-----X--X-XXX---XXXXOO--XOXOOXX-XOOXXX--XOOXX-----OOOX---XXXXXX-", 'O', 28},
	{"FFO 49", "--OX-O----XXOO--OOOOOXX-OOOOOX--OOOXOXX-OOOOXX-----OOX----X-O---", 'X', 16},
}

// BenchmarkEndgame solves the first five positions of ffo, 20 to 23 empty cells.
func BenchmarkEndgame(b *testing.B) {
	for _, problem := range ffo[:5] {
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
