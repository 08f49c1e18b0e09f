package othello

import "testing"

// TestMemoryIsProvidedInSteps stops on the way and goes on later.
func TestMemoryIsProvidedInSteps(t *testing.T) {
	table, steps := newTable(8, false), 0
	table.provide(func() bool { steps++; return steps > 2 })
	if table.ready != 2*memoryPage {
		t.Errorf("%d entries after two steps, want %d", table.ready, 2*memoryPage)
	}
	table.store(1, known{depth: 3, best: 4, second: noCell})
	table.provide(func() bool { steps++; return false })
	if steps != 5 || table.ready != len(table.entries) || table.find(1).best != 4 {
		t.Errorf("%d steps, %d entries, %+v", steps, table.ready, table.find(1))
	}
}
