package protocol

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"flank/engine"
	"flank/engine/record"
)

func TestGTPConversations(t *testing.T) { scripts(t, "gtp", GTP, level(t, "7")) }

// ask returns the answer to a command.
func (p *partner) ask(command string) string {
	p.t.Helper()
	p.send(command)
	var lines []string
	for line := p.line(); line != ""; line = p.line() {
		if line == "EOF" {
			p.t.Fatalf("%s: the conversation ended", command)
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}

// Two programs play to the end, each told the other's moves, and agree.
func TestGTPMatch(t *testing.T) {
	for _, size := range []int{4, 6, 8, 10} {
		t.Run(fmt.Sprint(size), func(t *testing.T) {
			sides := []*partner{meet(t.Context(), t, GTP, level(t, "5")), meet(t.Context(), t, GTP, level(t, "greedy"))}
			for _, side := range sides {
				side.ask(fmt.Sprint("boardsize ", size))
				side.ask("clear_board")
			}
			passes := 0
			for ply := 0; passes < 2; ply++ {
				color := []string{"b", "w"}[ply%2]
				answer := sides[ply%2].ask("genmove " + color)
				move, ok := strings.CutPrefix(answer, "= ")
				if !ok || sides[1-ply%2].ask("play "+color+" "+move) != "=" {
					t.Fatalf("%s was answered and refused", answer)
				}
				if passes++; move != "PASS" {
					passes = 0
				}
			}
			board := sides[0].ask("showboard")
			if !strings.HasSuffix(board, "the game is over") || board != sides[1].ask("showboard") {
				t.Errorf("they end with\n%s", board)
			}
			if score := sides[0].ask("final_score"); score != sides[1].ask("final_score") || score == "? cannot score" {
				t.Errorf("the score is %s", score)
			}
			for _, side := range sides {
				side.ask("quit")
				if rest, err := side.rest(); rest != "" || err != nil {
					t.Errorf("at the end %q was said, and %v", rest, err)
				}
			}
		})
	}
}

// What is piped in with a quit at the end is answered in full.
func TestGTPPipedIn(t *testing.T) {
	var out strings.Builder
	in := strings.NewReader("genmove b\ngenmove w\ngenmove b\nquit\nname\n")
	if err := GTP(t.Context(), level(t, "8"), in, &out); err != nil || strings.Count(out.String(), "= ") != 3 || strings.Count(out.String(), "\n\n") != 4 {
		t.Errorf("%q and %v", out.String(), err)
	}
}

// Without a quit there is an answer to everything too, only a hasty one.
func TestGTPPipedInWithoutQuit(t *testing.T) {
	var out strings.Builder
	in := strings.NewReader(strings.Repeat("genmove b\ngenmove w\n", 40))
	if err := GTP(t.Context(), level(t, "10"), in, &out); err != nil || strings.Count(out.String(), "\n\n") != 80 || strings.Contains(out.String(), "found") {
		t.Errorf("%q and %v", out.String(), err)
	}
}

func TestGTPEndOfInputWhileThinking(t *testing.T) {
	e, started := newPonderer()
	p := meet(t.Context(), t, GTP, e)
	p.send("1 genmove b")
	<-started
	if rest, err := p.rest(); rest != "=1 D3\n\n" || err != nil {
		t.Errorf("%q was said, and %v", rest, err)
	}
}

// A side that has to pass may say so or not.
func TestGTPPasses(t *testing.T) {
	ggf, err := record.ParseGGF("(;BO[4 O*-- ---- ---- --*O *];)")
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		name, commands, want string
	}{
		{"told", "play b pass|play w c1", "=|="},
		{"left out", "play w c1|play w b4", "=|="},
		{"asked for", "genmove b|genmove b|undo|genmove b", "= PASS|? illegal move|=|= PASS"},
		{"not asked for", "genmove w|genmove w", "= C1|= B4"},
		{"no move", "play b c1|play w pass", "? illegal move|? illegal move"},
		{"the end", "play w c1|play w b4|genmove b|genmove w|play b pass|final_score|play b a4", "=|=|= PASS|= PASS|=|= W+16|? illegal move"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			g := &gtp{Engine: level(t, "greedy"), games: []record.Passes{record.NewPasses(ggf.Start, ggf.Turn)}}
			var out strings.Builder
			g.conversation = converse(t.Context(), strings.NewReader("quit"), &out, func(string) bool { return true })
			for _, text := range strings.Split(test.commands, "|") {
				g.answer(parseRequest(text))
			}
			if got := strings.ReplaceAll(strings.TrimSpace(out.String()), "\n\n", "|"); got != test.want {
				t.Errorf("answered %s, want %s", got, test.want)
			}
		})
	}
}

func TestClock(t *testing.T) {
	const s = time.Second
	tests := []struct {
		name, settings string
		spent          []time.Duration
		want           engine.Clock // before the next move
	}{
		{"none", "", nil, engine.Clock{}},
		{"no limit", "time_settings 0 10 0", nil, engine.Clock{Left: 10 * s}},
		{"nothing", "time_settings 0 0 0", nil, engine.Clock{}},
		{"main time", "time_settings 60 0 0", nil, engine.Clock{Running: true, Left: 60 * s}},
		{"main time spent", "time_settings 60 0 0", []time.Duration{20 * s, 10 * s}, engine.Clock{Running: true, Left: 30 * s}},
		{"no time left", "time_settings 60 0 0", []time.Duration{70 * s}, engine.Clock{Running: true}},
		{"overtime", "time_settings 0 10 5", nil, engine.Clock{Running: true, Left: 10 * s, Moves: 5}},
		{"into overtime", "time_settings 60 10 5", []time.Duration{61 * s}, engine.Clock{Running: true, Left: 10 * s, Moves: 5}},
		{"in overtime", "time_settings 0 10 5", []time.Duration{2 * s, 2 * s, 2 * s}, engine.Clock{Running: true, Left: 4 * s, Moves: 2}},
		{"next period", "time_settings 0 10 2", []time.Duration{s, s}, engine.Clock{Running: true, Left: 10 * s, Moves: 2}},
		{"told", "time_left b 12 3", nil, engine.Clock{Running: true, Left: 12 * s, Moves: 3}},
		{"told of the other side", "time_left w 12 3", nil, engine.Clock{}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			g := &gtp{}
			for _, command := range commands() {
				if r := parseRequest(test.settings); command.name == r.name {
					if _, err := command.run(g, r.args); err != nil {
						t.Fatal(err)
					}
				}
			}
			for _, spent := range test.spent {
				g.clock.spend(engine.Black, spent)
			}
			if got := g.clock.left[engine.Black]; got != test.want {
				t.Errorf("the clock is %+v, want %+v", got, test.want)
			}
		})
	}
}

// requests returns how many requests of a text are to be answered.
func requests(text string) (n int) {
	for line := range strings.Lines(text) {
		switch parseRequest(line).name {
		case "":
			continue
		case "quit":
			return n + 1
		}
		n++
	}
	return n
}

func FuzzGTP(f *testing.F) {
	for _, text := range []string{
		"", "1 name\n2 fly\n\n#\n3", "boardsize 4\ngenmove b\nplay w a1\nundo\nshowboard\nfinal_score\nquit\nname",
		"time_settings 1 2 3\ntime_left w 1 0\ngenmove w\ngenmove B\nkomi x", "play b\nplay b pass\nplay\nundo now\nplay w \x00c3\nboardsize 99999999999", "known_command\nset_game\nlist_commands",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		var out strings.Builder
		if err := GTP(t.Context(), level(t, "1"), strings.NewReader(text), &out); err != nil && !errors.Is(err, t.Context().Err()) {
			t.Errorf("%q: %v", text, err)
		}
		if answers := strings.Count(out.String(), "\n\n"); answers != requests(text) {
			t.Errorf("%q: %d answers to %d requests: %q", text, answers, requests(text), out.String())
		}
		for _, answer := range strings.Split(strings.TrimSuffix(out.String(), "\n\n"), "\n\n") {
			if out.Len() > 0 && !strings.HasPrefix(answer, "=") && !strings.HasPrefix(answer, "?") {
				t.Errorf("%q: the answer is %q", text, answer)
			}
		}
	})
}
