package record

import (
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"flank/engine"
	"flank/engine/gomoku"
)

// anyEntry draws an entry of any board, ending, clock and so on, with its game.
func anyEntry(t *rapid.T) (Entry, engine.Game) {
	rules := anyRules(t)
	game := randomGameBy(t, rules, rapid.IntRange(0, 150).Draw(t, "plies"), rapid.Uint64().Draw(t, "game"))
	game = game.At(game.Ply() - rapid.IntRange(0, 5).Draw(t, "undone"))
	loser := rapid.SampledFrom([]engine.Disc{engine.Black, engine.White}).Draw(t, "loser")
	switch rapid.SampledFrom([]engine.Ending{engine.Unfinished, engine.Resigned, engine.TimedOut}).Draw(t, "ending") {
	case engine.Resigned:
		game = game.Resign(loser)
	case engine.TimedOut:
		game = game.TimeOut(loser)
	}
	ms := rapid.Custom(func(t *rapid.T) Seconds {
		return Seconds(time.Duration(rapid.IntRange(0, 1e9).Draw(t, "ms")) * time.Millisecond)
	})
	name := rapid.StringMatching(`human|[1-9]|10|greedy`)
	e := Entry{
		ID: rapid.StringMatching(`[A-Z2-7]{26}`).Draw(t, "id"), Game: rules.Game,
		Started: time.Unix(rapid.Int64Range(0, 1<<33).Draw(t, "started"), 0).UTC(),
		Played:  ms.Draw(t, "played"), Black: name.Draw(t, "black"), White: name.Draw(t, "white"),
		Seed: rapid.Uint64().Draw(t, "seed"), MoveTime: ms.Draw(t, "move time"),
		Hints: rapid.SampledFrom(HintModes()).Draw(t, "hints"), Takebacks: rapid.IntRange(0, 99).Draw(t, "takebacks"),
		Logged: rapid.Bool().Draw(t, "logged"),
	}
	if rapid.Bool().Draw(t, "clock") {
		e.Clock = &Clock{ms.Draw(t, "base"), ms.Draw(t, "increment"), ms.Draw(t, "black's"), ms.Draw(t, "white's")}
	}
	if rules.Game == Gomoku {
		e.Rule = rules.Rule.String()
	}
	return e.With(game), game
}

// anyRules draws a game, a board and a rule.
func anyRules(t *rapid.T) Rules {
	side := rapid.IntRange(4, 12)
	if rapid.Bool().Draw(t, "gomoku") {
		n := rapid.IntRange(gomoku.MinSide, gomoku.MaxSide).Draw(t, "side")
		return Rules{Gomoku, engine.Size{Height: n, Width: n}, rapid.SampledFrom(gomoku.Rules()).Draw(t, "rule")}
	}
	return Rules{Game: Reversi, Size: engine.Size{Height: side.Draw(t, "height"), Width: side.Draw(t, "width")}}
}

func TestEntryRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want, _ := anyEntry(t)
		line := encode(t, want)
		if strings.Count(line, "\n") != 1 || !strings.HasSuffix(line, "\n") {
			t.Fatalf("%q is not one line", line)
		}
		got, err := Decode([]byte(line))
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Fatalf("%s became %+v, %v", line, got, err)
		}
	})
}

func TestReplayGivesTheGame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e, want := anyEntry(t)
		got, err := e.Replay()
		if err != nil {
			t.Fatal(err)
		}
		if got.Result() != want.Result() || got.Ply() != want.Ply() || got.Len() != want.Len() {
			t.Fatalf("%+v at %d of %d became %+v at %d of %d",
				want.Result(), want.Ply(), want.Len(), got.Result(), got.Ply(), got.Len())
		}
		if all := want.Len(); !slices.Equal(got.At(all).Moves(), want.At(all).Moves()) {
			t.Fatalf("the moves changed")
		}
	})
}

func TestReplayOnTheLargestBoard(t *testing.T) {
	size := engine.Size{Height: 26, Width: 26}
	want := randomGame(t, size, 1000, 1)
	got, err := newEntry("A", 0).With(want).Replay()
	if err != nil || got.Result() != want.Result() || !got.Result().Over() {
		t.Errorf("%+v became %+v, %v", want.Result(), got.Result(), err)
	}
}

// The keys and words of the file format must not change by accident: archives
// live long.
func TestEncodeKeepsTheFormat(t *testing.T) {
	size := engine.Size{Height: 4, Width: 4}
	game := randomGame(t, size, 4, 1).At(3).Resign(engine.White)
	e := Entry{
		ID: "A", Game: Reversi, Started: noon, Played: Seconds(61500 * time.Millisecond),
		Black: "human", White: "greedy", Seed: 7, MoveTime: Seconds(time.Second),
		Clock: &Clock{Base: Seconds(5 * time.Minute), Increment: Seconds(3 * time.Second), Black: Seconds(200 * time.Second), White: Seconds(1)},
		Hints: HintsFlips, Takebacks: 2,
	}.With(game)
	want := `{"id":"A","game":"reversi","height":4,"width":4,"started":"2025-03-01T12:00:00Z","seconds":61.5,` +
		`"black":"human","white":"greedy","seed":7,"moves":"` + e.Moves + `","undone":"` + e.Undone + `","move_time":1,` +
		`"clock":{"base":300,"increment":3,"black":200,"white":0},"hints":"flips","takebacks":2,` +
		`"ending":"resigned","winner":"black","black_discs":5,"white_discs":2}` + "\n"
	if got := encode(t, e); got != want {
		t.Errorf("got  %swant %s", got, want)
	}
}

func TestDecodeRefuses(t *testing.T) {
	good := encode(t, entryOf(t, "A", 10))
	finished := encode(t, entryOf(t, "A", 60))
	edit := func(old, now string) string {
		if !strings.Contains(good, old) {
			t.Fatalf("%s is not in %s", old, good)
		}
		return strings.Replace(good, old, now, 1)
	}
	tests := []struct{ name, line string }{
		{"nothing", ""},
		{"blanks", "  \n"},
		{"null", "null"},
		{"an empty object", "{}"},
		{"a list", "[]"},
		{"half a line", good[:len(good)/2]},
		{"two lines in one", good + good},
		{"binary", "\x00\xff\x7fELF\x01"},
		{"deeply nested", strings.Repeat("[", 100000)},
		{"no id", edit(`"id":"A"`, `"id":""`)},
		{"another game", edit(`"reversi"`, `"chess"`)},
		{"no game", edit(`"game":"reversi",`, ``)},
		{"a huge board", edit(`"height":8`, `"height":1000000`)},
		{"a board beyond every number", edit(`"height":8`, `"height":1e400`)},
		{"a small board", edit(`"height":8`, `"height":2`)},
		{"a negative board", edit(`"height":8`, `"height":-8`)},
		{"half a row", edit(`"height":8`, `"height":7.5`)},
		{"a size in words", edit(`"height":8`, `"height":"8"`)},
		{"no such time", edit(`"started":"2025-03-01`, `"started":"2025-13-41`)},
		{"negative time", edit(`"seconds":90`, `"seconds":-1`)},
		{"endless time", edit(`"seconds":90`, `"seconds":1e300`)},
		{"no player", edit(`"white":"3"`, `"white":""`)},
		{"an illegal move", edit(`"moves":"`, `"moves":"a1`)},
		{"a move beside the board", edit(`"moves":"`, `"moves":"z26`)},
		{"no transcript", edit(`"moves":"`, `"moves":"?!`)},
		{"illegal undone moves", edit(`"hints"`, `"undone":"a1","hints"`)},
		{"negative takebacks", edit(`"takebacks":0`, `"takebacks":-1`)},
		{"an unknown ending", edit(`"unfinished"`, `"stolen"`)},
		{"an end too early", edit(`"unfinished"`, `"played"`)},
		{"a winner too early", edit(`"winner":""`, `"winner":"black"`)},
		{"resigned by nobody", edit(`"unfinished"`, `"resigned"`)},
		{"discs that do not fit", edit(`"black_discs":`, `"black_discs":1`)},
		{"a finished game resigned", strings.Replace(finished, `"played"`, `"resigned"`, 1)},
		{"a finished game going on", strings.Replace(finished, `"played"`, `"unfinished"`, 1)},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if e, err := Decode([]byte(test.line)); err == nil {
				t.Errorf("%.200q was read as %+v", test.line, e)
			}
		})
	}
}

// A line of Gomoku as it stands in archives: these must not change either.
const gomokuLine = `{"id":"A","game":"gomoku","rule":"renju","height":15,"width":15,"started":"2025-03-01T12:00:00Z","seconds":90,` +
	`"black":"human","white":"3","seed":0,"moves":"h8i9g7i8i7","undone":"f6","opening":"swap2","swap2":"two","hints":"moves","takebacks":0,` +
	`"ending":"unfinished","winner":"","black_discs":3,"white_discs":2}` + "\n"

func TestEncodeKeepsTheFormatOfGomoku(t *testing.T) {
	game, err := ParseGomoku("h8 I9g7 i8i7f6", engine.Size{Height: 15, Width: 15}, gomoku.Renju)
	if err != nil {
		t.Fatal(err)
	}
	e := newEntry("A", 0)
	e.Game, e.Rule, e.Opening, e.Swap2 = Gomoku, "renju", "swap2", "two"
	if got := encode(t, e.With(game.At(5))); got != gomokuLine {
		t.Errorf("got  %swant %s", got, gomokuLine)
	}
	if _, err := Decode([]byte(gomokuLine)); err != nil {
		t.Error(err)
	}
}

func TestDecodeRefusesGomoku(t *testing.T) {
	tests := []struct{ name, old, now string }{
		{"no rule", `"rule":"renju",`, ``},
		{"an unknown rule", `renju`, `caro`},
		{"an oblong board", `"width":15`, `"width":16`},
		{"a small board", `"height":15,"width":15`, `"height":8,"width":8`},
		{"a point beside the board", `i9`, `i16`},
		{"a point taken", `i9`, `h8`},
		{"an unknown opening", `"opening":"swap2"`, `"opening":"pro"`},
		{"prepared moves in swap2", `"swap2":"two"`, `"swap2":"two","placed":3`},
		{"an unknown choice", `"swap2":"two"`, `"swap2":"three"`},
		{"no choice", `"swap2":"two"`, `"swap2":""`},
		{"a choice too early", `h8i9g7i8i7`, `h8i9`},
		{"the rule of another game", `"gomoku"`, `"reversi"`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if strings.Count(gomokuLine, test.old) != 1 {
				t.Fatalf("%s is not once in the line", test.old)
			}
			if e, err := Decode([]byte(strings.Replace(gomokuLine, test.old, test.now, 1))); err == nil {
				t.Errorf("read as %+v", e)
			}
		})
	}
}

// Games that were kept before there was Gomoku stay as they are.
func TestEntriesFromBeforeGomoku(t *testing.T) {
	for _, name := range []string{"before-gomoku.jsonl", "before-gomoku-game.json"} {
		line, err := os.ReadFile(filepath.Join("testdata", name))
		if err != nil {
			t.Fatal(err)
		}
		e, err := Decode(line)
		if err != nil {
			t.Fatal(err)
		}
		if again := encode(t, e); again != string(line) {
			t.Errorf("%s became %s", line, again)
		}
	}
}

func TestDecodeIgnoresUnknownKeys(t *testing.T) {
	line := strings.Replace(encode(t, entryOf(t, "A", 10)), `{`, `{"mood":["calm"],`, 1)
	if _, err := Decode([]byte(line)); err != nil {
		t.Error(err)
	}
}

func TestHumanSide(t *testing.T) {
	tests := []struct {
		black, white string
		want         engine.Disc
	}{
		{"human", "3", engine.Black},
		{"random", "human", engine.White},
		{"human", "human", engine.Empty},
		{"1", "2", engine.Empty},
	}
	for _, test := range tests {
		if got := (Entry{Black: test.black, White: test.white}).HumanSide(); got != test.want {
			t.Errorf("%s against %s: %v, want %v", test.black, test.white, got, test.want)
		}
	}
}

func TestNewIDsDiffer(t *testing.T) {
	if a, b := NewID(), NewID(); a == b || a == "" {
		t.Errorf("%q and %q", a, b)
	}
}

func FuzzDecode(f *testing.F) {
	f.Add([]byte(encode(f, entryOf(f, "A", 0))))
	f.Add([]byte(encode(f, entryOf(f, "A", 12))))
	f.Add([]byte(encode(f, entryOf(f, "A", 60))))
	e := newEntry("A", 0)
	e.Clock = &Clock{Base: 1, Increment: 2, Black: 3, White: 4}
	f.Add([]byte(encode(f, e.With(randomGame(f, engine.Size{Height: 4, Width: 6}, 9, 2).At(5).TimeOut(engine.Black)))))
	f.Add([]byte(`{"id":"A","game":"reversi","height":1000000,"width":-1,"seconds":1e309,"moves":"z26"}`))
	f.Add([]byte("null"))
	f.Add([]byte(gomokuLine))
	f.Fuzz(func(t *testing.T, line []byte) {
		e, err := Decode(line)
		if err != nil {
			return
		}
		again, err := Decode([]byte(encode(t, e)))
		if err != nil || !again.Started.Equal(e.Started) {
			t.Fatalf("%q became %+v, %v", line, again, err)
		}
		again.Started = e.Started
		if !reflect.DeepEqual(again, e) {
			t.Errorf("%+v became %+v", e, again)
		}
	})
}
