package gomoku

import "testing"

// BenchmarkTables makes the tables of a rule, as the first search by it does.
func BenchmarkTables(b *testing.B) {
	for _, rule := range Rules() {
		b.Run(rule.String(), func(b *testing.B) {
			for b.Loop() {
				newTables(rule)
			}
		})
	}
}
