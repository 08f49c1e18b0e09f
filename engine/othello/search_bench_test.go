package othello

import (
	"testing"

	"flank/engine"
)

// BenchmarkSearch searches the middle of games to fixed depths, in full width.
func BenchmarkSearch(b *testing.B) {
	for _, depth := range []int{1, 4, 6, 10} {
		b.Run(string('0'+rune(depth/10))+string('0'+rune(depth%10)), func(b *testing.B) {
			boards, e, nodes := middles(), New(1, 1, noise()), uint64(0)
			for i := 0; b.Loop(); i++ {
				info, err := e.Search(b.Context(), boards[5+i%25], Limits{Limits: engine.Limits{Depth: depth}}, nil)
				if err != nil {
					b.Fatal(err)
				}
				nodes += info.Nodes
			}
			b.ReportMetric(float64(nodes)/float64(b.N), "nodes/op")
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
		})
	}
}
