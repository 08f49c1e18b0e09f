package record

import (
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"flank/engine"
	"flank/engine/reversi"
)

const (
	board8    = "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]"
	wholeGGF  = "(;GM[Othello]PC[GGS/os]DT[2003.12.15]PB[ann]PW[bob]RE[+0.000]TI[05:00//02:00]TY[8]" + board8 + "B[d3//0.01]W[c5/-2.39/0.01]B[F6/4]W[f5];)"
	boxedGGF  = "(;GM[Othello]BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[F6];)"
	randomGGF = "(;GM[Othello]TY[s8r5]BO[8 -------- -------- --*----- ---**--- ---*O--- -------- -------- -------- O]W[c5]B[b6];)"
	passesGGF = "(;GM[Othello]BO[4 O*-- ---- ---- --*O *]B[PA]W[c1]B[pa]W[b4];)"
)

func TestParseGGF(t *testing.T) {
	game, err := ParseGGF(" 1 " + wholeGGF + "\n")
	if err != nil {
		t.Fatal(err)
	}
	if game.Tag("PB") != "ann" || game.Tag("PW") != "bob" || game.Tag("TY") != "8" || game.Tag("XX") != "" {
		t.Errorf("tags %v", game.Tags)
	}
	want := []GGFMove{
		{Side: engine.Black, Move: engine.SquareAt(2, 3), Seconds: 0.01},
		{Side: engine.White, Move: engine.SquareAt(4, 2), Value: -2.39, Valued: true, Seconds: 0.01},
		{Side: engine.Black, Move: engine.SquareAt(5, 5), Value: 4, Valued: true},
		{Side: engine.White, Move: engine.SquareAt(4, 5)},
	}
	if !slices.Equal(game.Moves, want) {
		t.Errorf("moves %v, want %v", game.Moves, want)
	}
	if want := "(;GM[Othello]PC[GGS/os]DT[2003.12.15]PB[ann]PW[bob]RE[+0.000]TI[05:00//02:00]TY[8]" +
		"BO[8 ---------------------------O*------*O--------------------------- *]B[D3//0.01]W[C5/-2.39/0.01]B[F6/4]W[F5];)"; game.String() != want {
		t.Errorf("written as %s", game)
	}
}

func TestGGFReplay(t *testing.T) {
	tests := []struct {
		name, text   string
		turn         engine.Disc
		black, white int
	}{
		{"usual start", wholeGGF, engine.Black, 4, 4},
		{"cells without blanks", boxedGGF, engine.Black, 3, 3},
		{"random start, White first", randomGGF, engine.White, 5, 2},
		{"pass first", passesGGF, engine.Empty, 0, 6},
		{"no moves", "(;" + board8 + ";)", engine.Black, 2, 2},
		{"26x26", "(;BO[26 " + strings.Repeat("-", 12*26+12) + "O*" + strings.Repeat("-", 24) + "*O" + strings.Repeat("-", 12*26+12) + " *]B[m12];)", engine.White, 4, 1},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			game, err := ParseGGF(test.text)
			if err != nil {
				t.Fatal(err)
			}
			games, err := game.Replay()
			if err != nil || len(games) != len(game.Moves)+1 {
				t.Fatalf("%d positions for %d moves: %v", len(games), len(game.Moves), err)
			}
			last := games[len(games)-1]
			state := last.Game().State()
			if last.Turn() != test.turn || state.Count(engine.Black) != test.black || state.Count(engine.White) != test.white {
				t.Errorf("%v to move with %d:%d, want %v with %d:%d", last.Turn(), state.Count(engine.Black), state.Count(engine.White), test.turn, test.black, test.white)
			}
		})
	}
}

func TestParseGGFRefuses(t *testing.T) {
	tests := []struct{ name, text, named string }{
		{"nothing", "", "one game is wanted, there are 0"},
		{"another format", "[Event]", `character 1: a game starts with (;, not with "[Event]"`},
		{"two games", boxedGGF + boxedGGF, "there are 2"},
		{"no end", "(;" + board8, "a tag like PB[name], or ;) at the end"},
		{"open tag", "(;PB[ann", "character 3: a tag like"},
		{"no name", "(;[ann];)", "character 3: a tag like"},
		{"no board", "(;GM[Othello];)", "without a start position"},
		{"another game", "(;GM[Go]" + board8 + ";)", `GM: the game is Othello, not "Go"`},
		{"what follows", boxedGGF + " etc.", "a game starts with"},
		{"short board", "(;BO[8 --- *];)", "a board of 8x8 has 64 cells, not 3"},
		{"no size", "(;BO[x --- *];)", "BO: \"x\" is no board size"},
		{"huge", "(;BO[99 --- *];)", "out of range"},
		{"strange cell", "(;BO[4 ---- -?-- ---- ---- *];)", "cell 6 is '?'"},
		{"nobody's turn", "(;BO[4 ---- ---- ---- ---- -];)", "the side to move is * or O"},
		{"no square", "(;" + board8 + "B[z99];)", `B: "z99" is no square`},
		{"no move", "(;" + board8 + "W[];)", `W: "" is no square`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if game, err := ParseGGF(test.text); err == nil || !strings.Contains(err.Error(), test.named) {
				t.Errorf("read as %v with %v, want an error with %q", game, err, test.named)
			}
		})
	}
}

func TestGGFReplayRefuses(t *testing.T) {
	tests := []struct{ name, moves, named string }{
		{"pass with a legal move", "B[d3]W[pass]", "move 2, W[PA]: white has a legal move, c3, and can't pass"},
		{"the other side's pass", "W[pass]", "it is black's turn"},
		{"the other side's move", "B[d3]B[e6]", "move 2, B[E6]: it is white's turn"},
		{"no disc turned", "B[a1]", "move 1, B[A1]: black on a1 turns no disc"},
		{"occupied", "B[d4]", "there is a disc on d4 already"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			game, err := ParseGGF("(;" + board8 + test.moves + ";)")
			if err != nil {
				t.Fatal(err)
			}
			if _, err := game.Replay(); err == nil || !strings.Contains(err.Error(), test.named) {
				t.Errorf("%v, want %q", err, test.named)
			}
		})
	}
}

// A move may come without the pass before it, but not in place of it.
func TestGGFPasses(t *testing.T) {
	for moves, named := range map[string]string{
		"B[PA]W[c1]": "", "W[c1]": "", "W[c1]W[b4]B[pass]W[pass]": "",
		"B[c1]": "black has no legal move and has to pass", "W[pa]": "white has a legal move",
	} {
		game, err := ParseGGF("(;BO[4 O*-- ---- ---- --*O *]" + moves + ";)")
		if err != nil {
			t.Fatal(err)
		}
		_, err = game.Replay()
		if named == "" && err != nil || named != "" && (err == nil || !strings.Contains(err.Error(), named)) {
			t.Errorf("%s: %v, want %q", moves, err, named)
		}
	}
}

// Any game of any size comes back from its text as it was, passes included.
func TestGGFRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		side := 2 * rapid.IntRange(2, 6).Draw(t, "half the side")
		start, err := reversi.New(engine.Size{Height: side, Width: side})
		if err != nil {
			t.Fatal(err)
		}
		game := engine.NewGame(start)
		for range rapid.IntRange(0, 3*side).Draw(t, "moves") {
			if legal := game.State().Legal(); legal != nil {
				game, _ = game.Play(rapid.SampledFrom(legal).Draw(t, "move"))
			}
		}
		want, err := NewGGF(game, GGFTag{"PB", rapid.StringMatching(`[^\]\n\r]*`).Draw(t, "name")})
		if err != nil {
			t.Fatal(err)
		}
		got, err := ParseGGF(want.String())
		if err != nil || got.String() != want.String() {
			t.Fatalf("%v became %v, %v", want, got, err)
		}
		games, err := got.Replay()
		if err != nil {
			t.Fatal(err)
		}
		if moves := games[len(games)-1].Game().Moves(); !slices.Equal(moves, game.Moves()) {
			t.Fatalf("%v became %v", game.Moves(), moves)
		}
	})
}

func TestNewGGFRefusesOtherBoards(t *testing.T) {
	start, err := reversi.New(engine.Size{Height: 6, Width: 8})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := NewGGF(engine.NewGame(start)); err == nil {
		t.Error("6x8 was written")
	}
}

func TestGGFClock(t *testing.T) {
	tests := []struct {
		name, tags   string
		black, white time.Duration
	}{
		{"nothing said", "", 0, 0},
		{"minutes", "TI[15:00]", 897500 * time.Millisecond, 15 * time.Minute},
		{"an hour", "TI[1:00:00]", time.Hour - 2500*time.Millisecond, time.Hour},
		{"as servers say it", "TI[05:00//02:00]", 297500 * time.Millisecond, 5 * time.Minute},
		{"with an increment", "TI[00:10/00:05]", 17500 * time.Millisecond, 15 * time.Second},
		{"for each side", "TB[00:01]TW[0:02]", 0, 2 * time.Second},
		{"nonsense", "TI[soon]", 0, 0},
		{"too long", "TI[65535:65535:65535:65535]", 0, 0},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			game, err := ParseGGF("(;" + test.tags + board8 + "B[d3//1.5]W[c5]B[f6/2/1];)")
			if err != nil {
				t.Fatal(err)
			}
			black, white := game.Clock(engine.Black), game.Clock(engine.White)
			if black.Left != test.black || white.Left != test.white || black.Running != (test.black > 0) {
				t.Errorf("%+v and %+v, want %v and %v", black, white, test.black, test.white)
			}
		})
	}
}

// Games of a server, where they are at hand: all can be read and replayed, and
// end as they say.
func TestGGFOfServer(t *testing.T) {
	text, err := os.ReadFile("../../../shared/othello/games.ggf")
	if err != nil {
		t.Skip("there are no games here: ", err)
	}
	games, err := ParseGGFs(string(text))
	if err != nil || len(games) == 0 {
		t.Fatalf("%d games, %v", len(games), err)
	}
	for i, game := range games {
		positions, err := game.Replay()
		if err != nil {
			t.Errorf("game %d: %v", i+1, err)
			continue
		}
		result := positions[len(positions)-1].Game().Result()
		if want, _ := parseFloat(game.Tag("RE")); float64(result.Black-result.White) != want || !result.Over() {
			t.Errorf("game %d: %+v, but RE[%s]", i+1, result, game.Tag("RE"))
		}
	}
}

func FuzzParseGGFs(f *testing.F) {
	for _, text := range []string{"", wholeGGF, boxedGGF, randomGGF, passesGGF, "1 " + boxedGGF + "\n2 " + boxedGGF, "(;", "(;BO[4 ---- ---- ---- ---- O];)", "(;B[", "(;B[a1/NaN/1e999]" + board8 + ";)"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		games, _ := ParseGGFs(text)
		for _, game := range games {
			_, _ = game.Replay()
			_ = game.Clock(engine.Black)
			again, err := ParseGGF(game.String())
			if err != nil || again.String() != game.String() {
				t.Errorf("%q became %q, %v", game, again, err)
			}
		}
	})
}
