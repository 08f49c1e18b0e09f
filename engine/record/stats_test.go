package record

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"flank/engine"
	"flank/engine/player"
)

// outcome is a finished game in short: "won", "lost", "drawn" for the human,
// against a level, on a square board.
func outcome(result, level string, side engine.Disc, size int) Entry {
	e := Entry{Game: Reversi, Height: size, Width: size, Black: player.Human, White: level, Ending: "played", Played: Seconds(time.Minute)}
	e.BlackDiscs, e.WhiteDiscs, e.Winner = 40, 24, "black"
	switch result {
	case "lost":
		e.BlackDiscs, e.WhiteDiscs, e.Winner = 20, 44, "white"
	case "drawn":
		e.BlackDiscs, e.WhiteDiscs, e.Winner = 32, 32, Draw
	}
	if side == engine.White {
		e.Black, e.White, e.BlackDiscs, e.WhiteDiscs = e.White, e.Black, e.WhiteDiscs, e.BlackDiscs
		e.Winner = map[string]string{"black": "white", "white": "black", Draw: Draw}[e.Winner]
	}
	return e
}

func TestSummarizeNothing(t *testing.T) {
	s := Summarize(Reversi, nil)
	if s.All != (Tally{}) || s.Levels != nil || s.Sizes != nil || s.Best != 0 || s.Time != 0 {
		t.Errorf("got %+v", s)
	}
	if margin, ok := s.All.Margin(); ok || margin != 0 {
		t.Errorf("a margin of %v without a game", margin)
	}
}

func TestSummarizeCountsByLevelAndSize(t *testing.T) {
	strong, weak := player.Levels()[1].Name, player.Levels()[0].Name
	s := Summarize(Reversi, []Entry{
		outcome("won", "zeus", engine.Black, 8),
		outcome("lost", strong, engine.Black, 8),
		outcome("won", strong, engine.White, 10),
		outcome("drawn", weak, engine.White, 6),
		outcome("lost", "apollo", engine.White, 8),
	})
	if got := fmt.Sprint(s.All); got != "{5 2 2 1 5 -16}" {
		t.Errorf("all: %s", got)
	}
	if got, want := fmt.Sprint(s.Levels), fmt.Sprintf(
		"[{%s {1 0 0 1 1 0}} {%s {2 1 1 0 2 -8}} {apollo {1 0 1 0 1 -24}} {zeus {1 1 0 0 1 16}}]", weak, strong); got != want {
		t.Errorf("levels: %s, want %s", got, want)
	}
	if got := fmt.Sprint(s.Sizes); got != "[{6x6 {1 0 0 1 1 0}} {8x8 {3 1 2 0 3 -32}} {10x10 {1 1 0 0 1 16}}]" {
		t.Errorf("sizes: %s", got)
	}
	if margin, ok := s.All.Margin(); !ok || margin != -3.2 {
		t.Errorf("margin %v", margin)
	}
}

func TestSizesOfEqualCellsGoByHeight(t *testing.T) {
	wide, high := outcome("won", "3", engine.Black, 6), outcome("won", "3", engine.Black, 8)
	wide.Width, high.Width = 8, 6
	s := Summarize(Reversi, []Entry{high, wide})
	if got := []engine.Size{s.Sizes[0].Size, s.Sizes[1].Size}; !slices.Equal(got, []engine.Size{{Height: 6, Width: 8}, {Height: 8, Width: 6}}) {
		t.Errorf("got %v", got)
	}
}

func TestStreaks(t *testing.T) {
	tests := []struct {
		name, results string // one letter a game: won, lost, drawn; h for hot-seat, u for unfinished
		now, best     int
	}{
		{"none", "", 0, 0},
		{"going on", "lwww", 3, 3},
		{"broken by a loss", "wwlw", 1, 2},
		{"broken by a draw", "wwd", 0, 2},
		{"other games do not count", "wwhwu", 3, 3},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var entries []Entry
			for _, letter := range test.results {
				e := outcome(map[rune]string{'l': "lost", 'd': "drawn"}[letter], "3", engine.White, 8)
				switch letter {
				case 'h':
					e.Black, e.Winner = player.Human, "black"
				case 'u':
					e.Ending, e.Winner = "unfinished", ""
				}
				entries = append(entries, e)
			}
			if s := Summarize(Reversi, entries); s.Streak != test.now || s.Best != test.best {
				t.Errorf("streak %d, best %d; want %d, %d", s.Streak, s.Best, test.now, test.best)
			}
		})
	}
}

func TestOtherGamesAreCountedApart(t *testing.T) {
	hotSeat, computers, unfinished := outcome("won", "3", engine.Black, 8), outcome("won", "3", engine.Black, 8), outcome("won", "3", engine.Black, 8)
	hotSeat.White, computers.Black, unfinished.Ending = player.Human, "2", "unfinished"
	s := Summarize(Reversi, []Entry{hotSeat, computers, unfinished, hotSeat})
	if s.HotSeat != 2 || s.Computers != 1 || s.All.Games != 0 || s.Time != 2*time.Minute {
		t.Errorf("got %+v", s)
	}
}

func TestGamesGivenUpHaveNoMargin(t *testing.T) {
	resigned := outcome("lost", "3", engine.Black, 8)
	resigned.Ending = "resigned"
	s := Summarize(Reversi, []Entry{resigned, outcome("won", "3", engine.Black, 8)})
	if margin, _ := s.All.Margin(); margin != 16 || s.All.Games != 2 || s.All.Lost != 1 {
		t.Errorf("margin %v in %+v", margin, s.All)
	}
}

func TestGamesAreCountedApart(t *testing.T) {
	renju, free := outcome("won", "3", engine.Black, 15), outcome("lost", "3", engine.Black, 15)
	renju.Game, renju.Rule = Gomoku, "renju"
	free.Game, free.Rule = Gomoku, "freestyle"
	entries := []Entry{renju, free, renju, outcome("won", "3", engine.Black, 8)}
	if s := Summarize(Reversi, entries); s.All.Games != 1 || s.Rules != nil || s.Streak != 1 {
		t.Errorf("Reversi: %+v", s)
	}
	s := Summarize(Gomoku, entries)
	if s.All.Games != 3 || s.Best != 1 || len(s.Sizes) != 1 {
		t.Errorf("Gomoku: %+v", s)
	}
	if len(s.Rules) != 2 || s.Rules[0].Rule != "freestyle" || s.Rules[0].Lost != 1 || s.Rules[1].Rule != "renju" || s.Rules[1].Won != 2 {
		t.Errorf("by rule: %+v", s.Rules)
	}
}
