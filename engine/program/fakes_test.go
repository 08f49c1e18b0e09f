package program

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"flank/engine"
	"flank/engine/player"
	"flank/engine/protocol"
)

// TestMain is also the programs that the tests start: with "be" and a name it is
// one of them instead of running tests.
func TestMain(m *testing.M) {
	if len(os.Args) > 2 && os.Args[1] == "be" {
		os.Exit(be(os.Args[2], os.Args[3:]))
	}
	os.Setenv("GORACE", "atexit_sleep_ms=0") // or each program takes a second to end
	os.Exit(m.Run())
}

// command returns the command line of a program.
func command(t testing.TB, words ...string) string {
	t.Helper()
	path, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	return strconv.Quote(path) + " be " + strings.Join(words, " ")
}

// be is a program until the end of its input.
func be(name string, args []string) int {
	switch name {
	case "nboard":
		return speak(protocol.NBoard, args[0])
	case "gtp":
		return speak(protocol.GTP, args[0])
	case "gomocup":
		return speak(brain, args[0])
	case "stubborn": // reads nothing, and does not end by itself
		for {
			time.Sleep(time.Hour)
		}
	case "closed": // has no output
		os.Stdout.Close()
		io.Copy(io.Discard, os.Stdin)
		return 0
	case "flood":
		for {
			if _, err := fmt.Println("status what a lovely day"); err != nil {
				return 1
			}
		}
	case "broken":
		fmt.Fprintf(os.Stderr, "some words\nno evaluation file\n")
		return 3
	}
	return answer(answers[name])
}

// answers are what programs say, by the first word of a command; "!" ends one.
var answers = map[string]map[string]string{
	"mute":          {},
	"dies":          {"ping": "pong %s", "go": "!"},
	"silent":        {"ping": "pong %s"},
	"talks":         {"ping": "pong %s", "go": "=== I like f5"},
	"illegal":       {"ping": "pong %s", "go": "=== A1/0.5/1"},
	"passes":        {"ping": "pong %s", "go": "=== PA"},
	"spaced":        {"ping": "pong %s", "go": "nodestats 1 2\n=== d3 -1.00 0.0"},
	"gtp dies":      {"": "? unknown command\n", "boardsize": "=\n", "clear_board": "=\n", "play": "!"},
	"gtp resigns":   {"": "? unknown command\n", "boardsize": "=\n", "clear_board": "=\n", "play": "=\n", "genmove": "= resign\n"},
	"gtp refuses":   {"": "? unknown command\n", "boardsize": "=\n", "clear_board": "=\n", "play": "? illegal move\n"},
	"gtp passes":    {"": "? unknown command\n", "boardsize": "=\n", "clear_board": "=\n", "play": "=\n", "genmove": "= PASS\n"},
	"gtp of no use": {"": "? unknown command\n"},

	"brain":                {"START": "OK", "RESTART": "OK", "BEGIN": "7,7", "DONE": "MESSAGE I see\r\nDEBUG 1,1\n\nUNKNOWN what\rOK\n7,6", "TURN": "8,8"},
	"brain that suggests":  {"START": "OK", "RESTART": "OK", "DONE": "SUGGEST 3,3", "PLAY": "%s"},
	"brain without games":  {"START": "OK sir", "RESTART": "UNKNOWN command", "BEGIN": "7,7", "DONE": "7,6"},
	"brain that dies":      {"START": "OK", "DONE": "!"},
	"brain that refuses":   {"START": "OK", "DONE": "ERROR no memory"},
	"brain that talks":     {"START": "OK", "DONE": "I like 5,5"},
	"brain that is silent": {"START": "OK"},
	"brain that cheats":    {"START": "OK", "DONE": "3,2"},
	"brain off the board":  {"START": "OK", "DONE": "99,-1"},
	"brain for large ones": {"START": "ERROR the board is too small"},
}

func answer(says map[string]string) int {
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		word, rest, _ := strings.Cut(lines.Text(), " ")
		text, ok := says[word]
		if !ok {
			text = says[""]
		}
		switch text {
		case "":
		case "!":
			return 3
		default:
			fmt.Println(strings.ReplaceAll(text, "%s", rest))
		}
	}
	return 0
}

func speak(protocol func(context.Context, protocol.Engine, io.Reader, io.Writer) error, name string) int {
	level, err := player.Find(name)
	if err != nil {
		return 1
	}
	if err := protocol(context.Background(), newEngine(level), os.Stdin, os.Stdout); err != nil {
		return 1
	}
	return 0
}

// brain lets an engine speak the Gomocup protocol.
func brain(ctx context.Context, e protocol.Engine, r io.Reader, w io.Writer) error {
	return protocol.Gomocup(ctx, protocol.Brain{New: func(player.Resources) engine.Player { return e.Player }}, r, w)
}

func newEngine(level player.Level) protocol.Engine {
	return protocol.Engine{Name: "Test", Player: level.New(seed)}
}

// seed is of the programs that draw at random.
const seed = 5
