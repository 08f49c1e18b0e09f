package othello

// levels are how sure a search is of what it leaves out.
var levels = [...]struct {
	percent int
	width   float64 // in standard deviations
}{{73, 1.1}, {87, 1.5}, {95, 2}, {98, 2.6}, {99, 3.3}, {100, 0}}

// certain is the level of a search that leaves nothing out.
const certain = len(levels) - 1

// levelOf returns the lowest level of at least so many per cent; 0 is 100.
func levelOf(percent int) int {
	for level := range levels {
		if percent > 0 && levels[level].percent >= percent {
			return level
		}
	}
	return certain
}
