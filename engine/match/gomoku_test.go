package match

import (
	"context"
	"errors"
	"os"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"flank/engine"
	"flank/engine/gomoku"
)

func gomokuStart(t rapid.TB, side int, rule gomoku.Rule) gomoku.State {
	t.Helper()
	state, err := gomoku.New(engine.Size{Height: side, Width: side}, rule)
	if err != nil {
		t.Fatal(err)
	}
	return state
}

func TestReadOpenings(t *testing.T) {
	file, err := os.Open("testdata/openings-f15.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	openings, err := ReadOpenings(file, gomokuStart(t, 15, gomoku.Freestyle))
	if err != nil || len(openings) != 12 {
		t.Fatalf("%d openings (%v)", len(openings), err)
	}
	var names []string
	for _, move := range openings[0].Moves() {
		names = append(names, gomoku.Name(openings[0].State().Size(), move))
	}
	if got := strings.Join(names, " "); got != "l2 i3 h5" || openings[0].State().Turn() != engine.White {
		t.Errorf("the first is %s, %v to move", got, openings[0].State().Turn())
	}
	if n := openings[8].Ply(); n != 11 {
		t.Errorf("the ninth has %d stones", n)
	}
}

func TestReadOpeningsRefuses(t *testing.T) {
	tests := []struct{ name, text, told string }{
		{"nothing", "\n \n", "there is no opening"},
		{"half a stone", "0,0, 1", "line 1: two numbers are wanted for each stone"},
		{"no number", "0,0\n0,x", `line 2: "0,x" is no place`},
		{"off the board", "0,0, 0,8", "line 1: 0,8 is not on a board of 15x15"},
		{"huge", "99999999999,0", "is no place"},
		{"twice", "0,0, 0,0", "line 1: stone 2: there is a stone on h8 already"},
		{"over", "0,0, 0,1, 1,0, 1,1, 2,0, 2,1, 3,0, 3,1, 4,0", "line 1: the game is over"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := ReadOpenings(strings.NewReader(test.text), gomokuStart(t, 15, gomoku.Freestyle))
			if err == nil || !strings.Contains(err.Error(), test.told) || strings.Contains(err.Error(), "\n") {
				t.Errorf("%v, want %q", err, test.told)
			}
		})
	}
}

// FuzzReadOpenings: what is read are games that go on, in legal moves.
func FuzzReadOpenings(f *testing.F) {
	for _, text := range []string{"", "0,0, 0,-1\n\n 1,1", "4,6, 1,5, 0,3\r\n-1,6", "0,0,\n", "7,7,-7,-7", "8,0", "x,y", "\ufeff0,0"} {
		f.Add(text)
	}
	start := gomokuStart(f, 15, gomoku.Renju)
	f.Fuzz(func(t *testing.T, text string) {
		openings, err := ReadOpenings(strings.NewReader(text), start)
		if err != nil {
			if strings.Contains(err.Error(), "\n") {
				t.Errorf("%q: an error of more than one line: %q", text, err)
			}
			return
		}
		for _, opening := range openings {
			if _, err := engine.Replay(start, opening.Moves()); err != nil || opening.Result().Over() {
				t.Errorf("%q: %v (%v)", text, opening.Moves(), err)
			}
		}
	})
}

// Random openings of Gomoku lie near the centre.
func TestOpeningsOfGomoku(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		side, plies := rapid.IntRange(9, 22).Draw(t, "side"), rapid.IntRange(2, 8).Draw(t, "plies")
		openings, err := Openings(gomokuStart(t, side, gomoku.Renju), 10, plies, rapid.Uint64().Draw(t, "seed"))
		if err != nil {
			t.Fatal(err)
		}
		seen := map[string]bool{}
		for _, opening := range openings {
			for _, move := range opening.Moves() {
				if row, col := move.Row()-side/2, move.Col()-side/2; max(row, -row, col, -col) > 3 {
					t.Fatalf("%v on a board of %d", move, side)
				}
			}
			seen[cells(opening.State())] = true
		}
		if len(seen) != len(openings) {
			t.Fatalf("%d of %d openings differ", len(seen), len(openings))
		}
	})
}

func TestIllegalMovesOfGomokuAreNamed(t *testing.T) {
	start := engine.NewGame(gomokuStart(t, 15, gomoku.Freestyle))
	game, err := start.Play(engine.SquareAt(7, 7))
	if err != nil {
		t.Fatal(err)
	}
	_, err = choose(t.Context(), fake(func(context.Context, engine.Game) (engine.Square, error) { return engine.SquareAt(7, 7), nil }), game, engine.Limits{})
	if !errors.Is(err, engine.ErrIllegal) || !strings.HasPrefix(err.Error(), "an illegal move, h8: ") {
		t.Error(err)
	}
}

// timed notes what is left on its clock before each of its moves, and whether
// that is its first one after an opening of one.
type timed struct {
	left  *[]time.Duration
	first *[]bool
}

func (p timed) Choose(_ context.Context, game engine.Game, limits engine.Limits, _ func(engine.Info)) (engine.Square, engine.Info, error) {
	*p.left = append(*p.left, limits.Clock.Left)
	*p.first = append(*p.first, game.Ply() < 3)
	return game.State().Legal()[0], engine.Info{}, nil
}

// Each game begins with a full clock; a move takes its time off and adds the
// increment.
func TestClocksOfAMatch(t *testing.T) {
	var first, second []time.Duration
	var firstMove []bool
	clock := engine.Clock{Running: true, Left: time.Hour}
	m := Match{
		First:    func(uint64) engine.Player { return timed{&first, &firstMove} },
		Second:   func(uint64) engine.Player { return timed{&second, new([]bool)} },
		Openings: openings(t, 4, 1, 1), Threads: 1,
		Limits: [2]engine.Limits{{Clock: clock}, {}},
	}
	if _, err := m.Play(t.Context(), nil); err != nil {
		t.Fatal(err)
	}
	for i, left := range first {
		switch {
		case firstMove[i]:
			if left != time.Hour {
				t.Errorf("a game begins with %v", left)
			}
		case left > first[i-1] || left <= 0:
			t.Errorf("%v after %v", left, first[i-1])
		}
	}
	for _, left := range second {
		if left != 0 {
			t.Errorf("%v on no clock", left)
		}
	}
	first = nil
	m.Limits[0].Clock.Increment = time.Minute
	if _, err := m.Play(t.Context(), nil); err != nil || first[1] <= time.Hour || first[1] > time.Hour+time.Minute {
		t.Errorf("%v after a move, %v", first[1], err)
	}
}
