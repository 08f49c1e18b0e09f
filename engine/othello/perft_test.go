package othello

import "testing"

// knownPerft are the published counts of the tree from the start, depth 1 on.
var knownPerft = []uint64{4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288, 24571284, 212258800}

func TestPerftGivesTheKnownCounts(t *testing.T) {
	for i, want := range knownPerft[:10] {
		if got := Perft(NewBoard(), i+1); got != want {
			t.Errorf("depth %d: %d leaves, want %d", i+1, got, want)
		}
	}
}

// BenchmarkPerft counts to depth 11 and checks the count.
func BenchmarkPerft(b *testing.B) {
	depth := len(knownPerft)
	for b.Loop() {
		if got, want := Perft(NewBoard(), depth), knownPerft[depth-1]; got != want {
			b.Fatalf("depth %d: %d leaves, want %d", depth, got, want)
		}
	}
	b.ReportMetric(float64(knownPerft[depth-1])*float64(b.N)/b.Elapsed().Seconds()/1e6, "Mleaves/s")
}
