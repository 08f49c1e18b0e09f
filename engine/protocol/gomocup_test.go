package protocol

import (
	"context"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/player"
)

// brain lets an engine speak the Gomocup protocol.
func brain(ctx context.Context, e Engine, r io.Reader, w io.Writer) error {
	return Gomocup(ctx, brainOf(e), r, w)
}

func brainOf(e Engine) Brain {
	return Brain{
		Name: "flank", Version: "0", Author: "the authors", Country: "nowhere", Time: e.Time,
		New: func(player.Resources) engine.Player { return e.Player },
	}
}

// middling takes the legal point nearest to the centre, and finds every position
// worth the same.
type middling struct{ value float64 }

func (m middling) Choose(_ context.Context, game engine.Game, _ engine.Limits, progress func(engine.Info)) (engine.Square, engine.Info, error) {
	move := central(game.State())
	info := engine.Info{Move: move, Value: m.value, Depth: 1, Nodes: 1, Line: []engine.Square{move}}
	progress(info)
	return move, info, nil
}

func TestGomocupConversations(t *testing.T) {
	scripts(t, "gomocup", brain, Engine{Player: middling{}})
}

func TestSwap2TakesTheBetterSide(t *testing.T) {
	tests := []struct {
		name  string
		value float64 // for White
		want  string
	}{
		{"White is better", 0.2, "7,6|6,7"},
		{"Black is better", -0.2, "SWAP|7,6"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := meet(t.Context(), t, brain, Engine{Player: middling{test.value}})
			for _, line := range strings.Split("START 15|SWAP2BOARD|7,7|8,7|9,9|DONE", "|") {
				p.send(line)
			}
			first := p.answer(2)
			p.send("TURN 7,8")
			if got := first + "|" + p.answer(1); got != test.want {
				t.Errorf("answered %s, want %s", got, test.want)
			}
		})
	}
}

// answer returns the n-th line that comes and is no message.
func (p *partner) answer(n int) string {
	p.t.Helper()
	for {
		line := p.line()
		if strings.HasPrefix(line, "MESSAGE ") {
			continue
		}
		if n--; n == 0 || line == "EOF" {
			return line
		}
	}
}

// The stones of swap2 are prepared ones: they follow from the seed, and the next
// game has others.
func TestSwap2Openings(t *testing.T) {
	b := brainOf(Engine{Player: middling{}})
	b.Seed = 7
	var out strings.Builder
	in := "START 15\n" + strings.Repeat("SWAP2BOARD\nDONE\n", 3) + "TURN 0,0\nEND\n"
	if err := Gomocup(t.Context(), b, strings.NewReader(in), &out); err != nil {
		t.Fatal(err)
	}
	want := "OK\n"
	for seed := range uint64(3) {
		moves, err := gomoku.Swap2Opening(engine.Size{Height: 15, Width: 15}, gomoku.Freestyle, 7+seed)
		if err != nil {
			t.Fatal(err)
		}
		var line []string
		for _, move := range moves {
			line = append(line, coordinates(move))
		}
		want += strings.Join(line, " ") + "\n"
	}
	if got, ok := strings.CutPrefix(unmessaged(out.String()), want); !ok || strings.Count(got, "\n") != 1 {
		t.Errorf("%q, want %q and a move", out.String(), want)
	}
}

// A win that is proven without a search of any depth is told too.
func TestAProvenWinIsTold(t *testing.T) {
	p := meet(t.Context(), t, brain, Engine{Player: certain{}})
	p.send("START 15")
	p.line()
	p.send("BEGIN")
	if got, want := p.line(), "MESSAGE depth 0 value W2 nodes 5 line 7,7"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// certain finds every position won, by the point in the centre.
type certain struct{}

func (certain) Choose(context.Context, engine.Game, engine.Limits, func(engine.Info)) (engine.Square, engine.Info, error) {
	move := engine.SquareAt(7, 7)
	return move, engine.Info{Move: move, Value: 1, Exact: true, Plies: 3, Nodes: 5, Line: []engine.Square{move}}, nil
}

// unmessaged returns what was said without the messages, which may come or not
// come according to the time.
func unmessaged(text string) string {
	return regexp.MustCompile(`(?m)^MESSAGE .*\n`).ReplaceAllString(text, "")
}

// What comes while the brain thinks ends that in silence, INFO and ABOUT apart.
func TestGomocupThinkingEnds(t *testing.T) {
	tests := []struct {
		name, commands, want string
	}{
		{"end", "END", ""},
		{"restart", "RESTART|END", "OK\n"},
		{"board", "BOARD|END", ""},
		{"takeback", "TAKEBACK 1,1|END", "OK\n"},
		{"info", "INFO time_left 10|ABOUT|what|END", "name=\"flank\", version=\"0\", author=\"the authors\", country=\"nowhere\"\nUNKNOWN command\n"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			e, started := newPonderer()
			p := meet(t.Context(), t, func(ctx context.Context, e Engine, r io.Reader, w io.Writer) error {
				g := newGomocup(ctx, brainOf(e), r, w)
				g.hurry = 0 // as if the commands came later
				return g.talk(ctx)
			}, e)
			p.send("START 15")
			p.send("TURN 1,1")
			p.line()
			<-started
			for _, command := range strings.Split(test.commands, "|") {
				p.send(command)
			}
			if rest, err := p.rest(); unmessaged(rest) != test.want || err != nil {
				t.Errorf("%q was said, and %v; want %q", rest, err, test.want)
			}
		})
	}
}

// An interrupt ends the thinking and the conversation, in silence.
func TestGomocupIsInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	e, started := newPonderer()
	p := meet(ctx, t, brain, e)
	p.send("START 15")
	p.send("BEGIN")
	p.line()
	<-started
	cancel()
	if rest, err := p.rest(); unmessaged(rest) != "" || !errors.Is(err, context.Canceled) {
		t.Errorf("%q was said, and %v", rest, err)
	}
}

// What is piped in is answered in full, hastily if need be, and the end of the
// input ends the thinking too.
func TestGomocupPipedIn(t *testing.T) {
	for _, in := range []string{"START 15\nBEGIN\nTURN 1,2\nEND\n", "START 15\r\nBEGIN\r\nTURN 1,2", "start 15\nboard\ndone\nTURN\t1, 2\n\n"} {
		p := &patient{}
		var out strings.Builder
		if err := brain(t.Context(), Engine{Player: p}, strings.NewReader(in), &out); err != nil || out.String() != "OK\n0,0\n1,0\n" {
			t.Errorf("%q: %q and %v", in, out.String(), err)
		}
	}
}

// patient thinks until it is stopped, and knows the first legal point till then.
type patient struct{}

func (*patient) Choose(ctx context.Context, game engine.Game, _ engine.Limits, progress func(engine.Info)) (engine.Square, engine.Info, error) {
	progress(engine.Info{Move: game.State().Legal()[0]})
	<-ctx.Done()
	return engine.NoSquare, engine.Info{}, ctx.Err()
}

// A player that overlooks its time is cut short, and one without a legal move
// makes one all the same.
func TestGomocupBadPlayers(t *testing.T) {
	tests := []struct {
		name, commands string
		by             engine.Player
		want           string
	}{
		{"time", "INFO timeout_turn 50|BEGIN", &patient{}, "0,0"},
		{"time left", "INFO timeout_turn 60000|INFO time_left 30|BEGIN", &patient{}, "0,0"},
		{"as fast as possible", "INFO timeout_turn 0|BEGIN", &patient{}, "0,0"},
		{"swap2", "INFO timeout_turn 50|SWAP2BOARD|1,1|2,2|3,3|DONE", &patient{}, "0,0"},
		{"an illegal move", "TURN 7,7", fixed{engine.SquareAt(7, 7)}, "7,6"},
		{"no move", "BEGIN", fixed{engine.NoSquare}, "7,7"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := meet(t.Context(), t, brain, Engine{Player: test.by})
			p.send("START 15")
			for _, command := range strings.Split(test.commands, "|") {
				p.send(command)
			}
			if got := p.answer(2); got != test.want {
				t.Errorf("answered %s, want %s", got, test.want)
			}
		})
	}
}

// fixed always makes the same move.
type fixed struct{ move engine.Square }

func (f fixed) Choose(context.Context, engine.Game, engine.Limits, func(engine.Info)) (engine.Square, engine.Info, error) {
	return f.move, engine.Info{Move: f.move}, nil
}

// Two brains play whole games by TURN alone or with a new BOARD each time, and no
// move is illegal.
func TestGomocupMatch(t *testing.T) {
	for _, rule := range gomoku.Rules() {
		t.Run(rule.String(), func(t *testing.T) {
			state, err := gomoku.New(engine.Size{Height: 9, Width: 9}, rule)
			if err != nil {
				t.Fatal(err)
			}
			sides := []*partner{meet(t.Context(), t, brain, level(t, "random")), meet(t.Context(), t, brain, level(t, "random"))}
			for _, side := range sides {
				side.send("START 9")
				side.line()
				side.send(fmt.Sprint("INFO rule ", map[gomoku.Rule]int{gomoku.Standard: 1, gomoku.Renju: 4}[rule]))
			}
			game := engine.NewGame(state)
			for ply := 0; !game.Result().Over() && game.Passed() == engine.Empty; ply++ {
				side := sides[ply%2]
				if ply%2 == 0 || ply == 1 {
					side.send(boardOf(game))
				} else {
					side.send("TURN " + coordinates(game.Last()))
				}
				answer := side.answer(1)
				point, err := parsePoint(answer)
				if err != nil {
					t.Fatalf("ply %d: %q", ply, answer)
				}
				if game, err = game.Play(point); err != nil {
					t.Fatalf("ply %d: %v", ply, err)
				}
			}
			for _, side := range sides {
				side.send("END")
				if rest, err := side.rest(); rest != "" || err != nil {
					t.Errorf("at the end %q was said, and %v", rest, err)
				}
			}
		})
	}
}

// boardOf is the command for a position, seen by the side to move.
func boardOf(game engine.Game) string {
	text := "BOARD\n"
	for i := range game.Ply() {
		move, side := game.Move(i)
		of := theirs
		if side == game.State().Turn() {
			of = own
		}
		text += fmt.Sprintf("%s,%d\n", coordinates(move), of)
	}
	return text + "DONE"
}

// A continuous game goes on until the board is full, however often somebody wins.
func TestContinuousGamesGoOn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := board{side: 9}
		for n := range b.side * b.side {
			free := slices.DeleteFunc(slices.Collect(func(yield func(engine.Square) bool) {
				for i := range b.side * b.side {
					if !yield(pointAt(i%b.side, i/b.side)) {
						return
					}
				}
			}), func(point engine.Square) bool { return b.find(point) >= 0 })
			if game, err := b.game(gomoku.Freestyle, true); err != nil || len(game.State().Legal()) != len(free) {
				t.Fatalf("after %d stones: %v", n, err)
			}
			b, _ = b.with(free[rapid.IntRange(0, len(free)-1).Draw(t, "point")], owner(rapid.IntRange(1, 3).Draw(t, "owner")))
		}
		if _, err := b.game(gomoku.Freestyle, true); err == nil {
			t.Fatal("a full board has a next move")
		}
	})
}

// FuzzGomocup: whatever is said, each line of the answer is one of the protocol.
func FuzzGomocup(f *testing.F) {
	for _, text := range []string{
		"", "START 15\nBEGIN\nTURN 0,0\nEND\nBEGIN", "start 9\r\nBOARD\n4,4,1\n4,5,2\n3,3,3\nDONE\nTAKEBACK 4,4\nPLAY 4,4\nABOUT\n",
		"START 22\nSWAP2BOARD\nDONE\nSWAP2BOARD\n1,1\n2,2\n3,3\nDONE\nTURN 5,5\nRESTART\nRECTSTART 9,9\nRECTSTART 9,10",
		"START 9\nINFO rule 4\nINFO timeout_turn 0\nINFO time_left -1\nBOARD\n3,4,1\n5,4,1\n4,3,1\n4,5,1\nDONE\nTURN 99999999999999999999,-1\nTURN ,\nTURN 1,2,3",
		"START 9\nINFO rule 15\nBEGIN\nINFO rule 2\nINFO max_memory 1\nBEGIN\nINFO max_memory -1\nBEGIN\nBOARD\n1,1,1\nBOARD\nDONE\n1\nDONE\nSTART -9\nSTART \x00\xff\nUNKNOWN\n,\n1,1",
	} {
		f.Add(text)
	}
	form := regexp.MustCompile(`^(OK|SWAP|\d+,\d+|\d+,\d+ \d+,\d+ \d+,\d+|(ERROR|UNKNOWN|MESSAGE) [^\n]+|name=".*", version=".*", author=".*", country=".*")$`)
	f.Fuzz(func(t *testing.T, text string) {
		var out strings.Builder
		if err := brain(t.Context(), level(t, "random"), strings.NewReader(text), &out); err != nil {
			t.Errorf("%q: %v", text, err)
		}
		for line := range strings.Lines(out.String()) {
			if !form.MatchString(strings.TrimSuffix(line, "\n")) {
				t.Errorf("%q: the answer is %q", text, line)
			}
		}
	})
}
