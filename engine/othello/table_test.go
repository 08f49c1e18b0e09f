package othello

import "testing"

// TestATableGrowsInSteps stops on the way and goes on later.
func TestATableGrowsInSteps(t *testing.T) {
	table, steps := newTable(16, false), 0
	if table.used != memoryPage {
		t.Errorf("%d entries at first, want %d", table.used, memoryPage)
	}
	table.provide(4*memoryPage, func() bool { steps++; return steps > 2 })
	if table.used != 2*memoryPage || table.ready != 3*memoryPage {
		t.Errorf("%d entries after two steps, %d ready", table.used, table.ready)
	}
	table.store(1, known{depth: 3, best: 4, second: noCell})
	table.provide(1<<40, func() bool { return false })
	if table.used != len(table.entries) || table.find(1).best != 4 {
		t.Errorf("%d entries, %+v", table.used, table.find(1))
	}
}
