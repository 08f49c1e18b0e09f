package program

import (
	"context"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"flank/engine"
	"flank/engine/gomoku"
)

// What programs that speak the protocol of Gomocup are told to keep to, beside
// the time: the memory that the tournament allows, and one thread, as the levels
// have.
const (
	brainMemory  = 350 << 20
	brainThreads = 1
)

// gomocup speaks to a program in the protocol of Gomocup.
type gomocup struct {
	*process
	side   int             // of its board; 0: it has none
	used   bool            // its board may have stones on it
	known  []engine.Square // the moves of its game, if its board began empty
	rule   gomoku.Rule
	limits engine.Limits // told last, but for the clock
}

// gomocupOn is the dialect of programs that play Gomoku. They are greeted by a
// board.
func gomocupOn(size engine.Size) language {
	greet := func(ctx context.Context, p *process) (dialect, error) {
		g := &gomocup{process: p}
		return g, g.start(ctx, size.Height)
	}
	silent := fmt.Sprintf("it has not answered to START %d for %%v: it does not speak Gomocup's protocol", size.Height)
	return language{greet, silent, "END"}
}

// start gives the program an empty board.
func (g *gomocup) start(ctx context.Context, side int) error {
	g.side, g.used, g.known = 0, false, nil
	if _, err := g.ask(ctx, fmt.Sprint("START ", side)); err != nil {
		return err
	}
	g.side = side
	return nil
}

// restart empties the program's board. One that has no word for it is started.
func (g *gomocup) restart(ctx context.Context) error {
	word, err := g.ask(ctx, "RESTART")
	if err != nil || word == "UNKNOWN" {
		return g.start(ctx, g.side)
	}
	g.used, g.known = false, nil
	return nil
}

// ask says a command and returns the word of the answer: OK or UNKNOWN.
func (g *gomocup) ask(ctx context.Context, command string) (string, error) {
	if err := g.send(ctx, "%s", command); err != nil {
		return "", err
	}
	for {
		text, err := g.line(ctx)
		if err != nil {
			return "", err
		}
		switch word, _ := cutWord(text); word {
		case "OK", "UNKNOWN":
			return word, nil
		case "ERROR":
			return "", fmt.Errorf("%q is its answer to %s", shortened(text), command)
		}
	}
}

// cutWord returns the first word of a line in capitals and what follows it.
func cutWord(text string) (word, rest string) {
	word, rest, _ = strings.Cut(text, " ")
	return strings.ToUpper(word), strings.TrimSpace(rest)
}

func (g *gomocup) prepare(ctx context.Context, game engine.Game, limits engine.Limits) error {
	state, ok := game.State().(gomoku.State)
	if !ok {
		return fmt.Errorf("programs that speak Gomocup's protocol play Gomoku alone")
	}
	fresh, err := g.clear(ctx, game)
	if err != nil {
		return err
	}
	left := limits.Clock
	if limits.Clock = (engine.Clock{}); fresh || limits != g.limits || state.Rule() != g.rule {
		if err := g.tell(ctx, infos(state.Rule(), limits, left)); err != nil {
			return err
		}
		g.limits, g.rule = limits, state.Rule()
	}
	return g.tell(ctx, []string{fmt.Sprint("time_left ", timeLeft(left))})
}

// clear empties the board unless it has the game already, and returns whether it
// did.
func (g *gomocup) clear(ctx context.Context, game engine.Game) (fresh bool, err error) {
	switch side := game.State().Size().Height; {
	case g.side != side:
		return true, g.start(ctx, side)
	case !g.used:
		return true, nil
	case g.goesOn(game):
		return false, nil
	}
	return true, g.restart(ctx)
}

// goesOn reports whether a game is that on the program's board and one move of
// the other side.
func (g *gomocup) goesOn(game engine.Game) bool {
	moves := game.Moves()
	return g.known != nil && emptyStart(game) && len(moves) == len(g.known)+1 &&
		slices.Equal(moves[:len(g.known)], g.known) && game.Passed() == engine.Empty
}

func emptyStart(game engine.Game) bool {
	start := game.StateAt(0)
	return start.Count(engine.Empty) == start.Size().Cells()
}

// infos returns what a program is told before its first move in a game.
func infos(rule gomoku.Rule, limits engine.Limits, clock engine.Clock) []string {
	numbers := map[gomoku.Rule]int{gomoku.Standard: 1, gomoku.Renju: 4}
	texts := []string{fmt.Sprint("rule ", numbers[rule])}
	match := int64(0)
	if clock.Running {
		match = milliseconds(clock.Left)
	}
	switch {
	case limits.Time > 0:
		texts = append(texts, fmt.Sprint("timeout_turn ", milliseconds(limits.Time)))
	case clock.Running:
		texts = append(texts, fmt.Sprint("timeout_turn ", match))
	case limits != engine.Limits{}:
		texts = append(texts, "timeout_turn 0") // so that the others bound it
	}
	texts = append(texts, fmt.Sprint("timeout_match ", match), fmt.Sprint("max_memory ", brainMemory), fmt.Sprint("thread_num ", brainThreads))
	if limits.Depth > 0 {
		texts = append(texts, fmt.Sprint("max_depth ", limits.Depth))
	}
	if limits.Nodes > 0 {
		texts = append(texts, fmt.Sprint("max_node ", limits.Nodes))
	}
	return texts
}

// timeLeft returns what is left on a clock, in milliseconds; the largest number
// is no clock.
func timeLeft(clock engine.Clock) int64 {
	if !clock.Running {
		return math.MaxInt32
	}
	return clock.Left.Milliseconds()
}

// milliseconds returns a time from a millisecond on.
func milliseconds(t time.Duration) int64 { return max(t.Milliseconds(), 1) }

// tell sends what is not answered.
func (g *gomocup) tell(ctx context.Context, infos []string) error {
	for _, info := range infos {
		if err := g.send(ctx, "INFO %s", info); err != nil {
			return err
		}
	}
	return nil
}

func (g *gomocup) choose(ctx context.Context, game engine.Game, _ engine.Limits) (engine.Square, error) {
	lines := position(game)
	switch {
	case g.goesOn(game):
		lines = []string{"TURN " + coordinates(game.Last())}
	case emptyStart(game) && game.Ply() == 0:
		lines = []string{"BEGIN"}
	}
	g.used, g.known = true, nil
	for _, line := range lines {
		if err := g.send(ctx, "%s", line); err != nil {
			return engine.NoSquare, err
		}
	}
	move, err := g.move(ctx)
	if err == nil {
		g.known = append(game.Moves(), move)
	}
	return move, err
}

// position returns the lines that say where the stones lie, in the order of the
// moves, the stones before the first of them in front.
func position(game engine.Game) []string {
	turn, start := game.State().Turn(), game.StateAt(0)
	lines := []string{"BOARD"}
	add := func(point engine.Square, side engine.Disc) {
		whose := 2
		if side == turn {
			whose = 1
		}
		lines = append(lines, fmt.Sprintf("%s,%d", coordinates(point), whose))
	}
	for row := range start.Size().Height {
		for col := range start.Size().Width {
			if point := engine.SquareAt(row, col); start.At(point) != engine.Empty {
				add(point, start.At(point))
			}
		}
	}
	for i := range game.Ply() {
		add(game.Move(i))
	}
	return append(lines, "DONE")
}

// coordinates writes a point: column and row from 0 on, at the top left.
func coordinates(point engine.Square) string { return fmt.Sprintf("%d,%d", point.Col(), point.Row()) }

// move reads lines until one is a move. Others tell how the thinking goes; a
// suggestion is always followed.
func (g *gomocup) move(ctx context.Context) (engine.Square, error) {
	for {
		text, err := g.line(ctx)
		if err != nil {
			return engine.NoSquare, err
		}
		switch word, rest := cutWord(text); word {
		case "", "MESSAGE", "DEBUG", "UNKNOWN", "OK":
		case "SUGGEST":
			if err := g.send(ctx, "PLAY %s", rest); err != nil {
				return engine.NoSquare, err
			}
		case "ERROR":
			return engine.NoSquare, fmt.Errorf("%q is its answer where a move is wanted", shortened(text))
		default:
			return pointOf(text)
		}
	}
}

// pointOf reads a program's answer when it is asked for a move. A point beside
// every board is NoSquare.
func pointOf(text string) (engine.Square, error) {
	first, second, _ := strings.Cut(text, ",")
	x, errX := strconv.Atoi(strings.TrimSpace(first))
	y, errY := strconv.Atoi(strings.TrimSpace(second))
	switch {
	case errX != nil || errY != nil:
		return engine.NoSquare, fmt.Errorf("%q is its answer where a move is wanted", shortened(text))
	case min(x, y) < 0 || max(x, y) >= engine.MaxSide:
		return engine.NoSquare, nil
	}
	return engine.SquareAt(y, x), nil
}

// check says nothing: there are words for all limits, if not all programs know
// them.
func (g *gomocup) check(engine.Limits) error { return nil }

// shared returns how many moves of a game the program has on its board, if it
// can go on from there.
func (g *gomocup) shared(game engine.Game) int {
	if !g.goesOn(game) {
		return 0
	}
	return len(g.known)
}
