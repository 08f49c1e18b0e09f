//go:build slow

package gomoku

import "testing"

func TestAllPuzzlesAgreeWithAPlainSearch(t *testing.T) {
	for _, rule := range Rules() {
		for i, puzzle := range puzzlesOf(t, rule) {
			checkPuzzle(t, rule, i, puzzle)
		}
	}
}
