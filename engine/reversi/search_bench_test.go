package reversi

import (
	"context"
	"fmt"
	"testing"

	"flank/engine"
)

func BenchmarkSearch(b *testing.B) {
	for _, n := range []int{6, 8, 10, 26} {
		state := late(engine.Size{Height: n, Width: n}, n*n*3/5, 5)
		b.Run(state.Size().String(), func(b *testing.B) {
			nodes := uint64(0)
			for b.Loop() {
				info, _ := Search(context.Background(), state, Effort{Limits: engine.Limits{Nodes: 300000}}, nil)
				nodes += info.Nodes
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
		})
	}
}

func BenchmarkSolve(b *testing.B) {
	tests := []struct {
		size    engine.Size
		empties int
	}{{engine.Size{Height: 6, Width: 6}, 18}, {engine.Size{Height: 8, Width: 8}, 14}, {engine.Size{Height: 10, Width: 10}, 12}}
	for _, test := range tests {
		b.Run(fmt.Sprintf("%v-%d", test.size, test.empties), func(b *testing.B) {
			nodes, seed := uint64(0), uint64(0)
			for b.Loop() {
				state := late(test.size, test.empties, seed%5)
				seed++
				info, _ := Search(context.Background(), state, Effort{Empties: test.empties}, nil)
				nodes += info.Nodes
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
			b.ReportMetric(float64(nodes)/float64(b.N)/1e6, "Mnodes")
		})
	}
}
