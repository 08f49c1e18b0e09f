package record

import (
	"fmt"
	"strings"
	"testing"
)

func TestParseGames(t *testing.T) {
	tests := []struct {
		name, text string
		games      []string // players and moves
		wrong      []string
	}{
		{"nothing", " \n\n", nil, nil},
		{"transcripts", "f5d6\n\n  F5F6 \r\n", []string{"//f5d6", "//f5f6"}, nil},
		{"one is wrong", "f5d6\na1\nf5d7\nf5f4", []string{"//f5d6", "//f5f4"}, []string{"line 2: move 1: black on a1", "line 3: move 2: white on d7"}},
		{"GGF", wholeGGF + "\n2 " + boxedGGF, []string{"ann/bob/d3c5f6f5", "//f5f6"}, nil},
		{"an illegal game", boxedGGF + "(;" + board8 + "B[a1];)" + boxedGGF, []string{"//f5f6", "//f5f6"}, []string{"game 2: move 1, B[A1]"}},
		{"GGF that breaks off", boxedGGF + "(;" + board8, []string{"//f5f6"}, []string{"GGF: character"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			games, wrong := ParseGames(test.text, eight)
			var got []string
			for _, game := range games {
				got = append(got, fmt.Sprint(game.Black, "/", game.White, "/", FormatMoves(game.Moves())))
			}
			if fmt.Sprint(got) != fmt.Sprint(test.games) || len(wrong) != len(test.wrong) {
				t.Fatalf("%q and %v, want %q and %q", got, wrong, test.games, test.wrong)
			}
			for i, err := range wrong {
				if !strings.HasPrefix(err.Error(), test.wrong[i]) {
					t.Errorf("%v, want %s", err, test.wrong[i])
				}
			}
		})
	}
}
