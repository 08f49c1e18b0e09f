package record

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"flank/engine"
	"flank/engine/reversi"
)

// ParseGGF reads one game; blanks and a count of games may stand before it, and
// nothing but blanks after it. Whether its moves are legal is not looked at:
// see Replay. The error says what is wrong, and at which character.
func ParseGGF(text string) (GGF, error) {
	games, err := ParseGGFs(text)
	if err != nil {
		return GGF{}, err
	}
	if len(games) != 1 {
		return GGF{}, fmt.Errorf("GGF: one game is wanted, there are %d", len(games))
	}
	return games[0], nil
}

// ParseGGFs reads all games of a text, such as a file. The error is that of the
// first game that can't be read; the games before it are returned with it.
func ParseGGFs(text string) (games []GGF, err error) {
	p := ggfParser{text: text}
	for p.nextGame() {
		game, err := p.game()
		if err != nil {
			return games, fmt.Errorf("GGF: character %d: %w", p.at+1, err)
		}
		games = append(games, game)
	}
	if rest := strings.TrimSpace(p.text[p.at:]); rest != "" {
		return games, fmt.Errorf("GGF: character %d: a game starts with (;, not with %q", p.at+1, shortened(rest))
	}
	return games, nil
}

// ggfParser reads a text from front to back.
type ggfParser struct {
	text string
	at   int // where it is: where an error lies
}

// nextGame skips blanks and a count of games, and the mark that starts a game
// if there is one.
func (p *ggfParser) nextGame() bool {
	rest := strings.TrimLeft(p.text[p.at:], " \t\r\n0123456789")
	if !strings.HasPrefix(rest, "(;") {
		return false
	}
	p.at = len(p.text) - len(rest) + len("(;")
	return true
}

// game reads the tags up to the mark that ends a game.
func (p *ggfParser) game() (g GGF, err error) {
	for {
		p.at = len(p.text) - len(strings.TrimLeft(p.text[p.at:], " \t\r\n"))
		if strings.HasPrefix(p.text[p.at:], ";)") {
			if g.Turn == engine.Empty {
				return g, fmt.Errorf("the game ends without a start position, BO[...]")
			}
			p.at += len(";)")
			return g, nil
		}
		name, value, length := cutTag(p.text[p.at:])
		if length == 0 {
			return g, fmt.Errorf("a tag like PB[name], or ;) at the end, is wanted, not %q", shortened(p.text[p.at:]))
		}
		if err := g.take(name, value); err != nil {
			return g, fmt.Errorf("%s: %w", name, err)
		}
		p.at += length
	}
}

// cutTag returns the tag that a text begins with and its length; 0: there is
// none.
func cutTag(text string) (name, value string, length int) {
	name, _, _ = strings.Cut(text, "[")
	if name == "" || strings.Trim(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz") != "" {
		return "", "", 0
	}
	value, _, found := strings.Cut(text[min(len(name)+1, len(text)):], "]")
	if !found {
		return "", "", 0
	}
	return strings.ToUpper(name), value, len(name) + len(value) + len("[]")
}

// take adds a tag to the game.
func (g *GGF) take(name, value string) (err error) {
	switch name {
	case "GM":
		if !strings.EqualFold(value, "Othello") && !strings.EqualFold(value, "Reversi") {
			return fmt.Errorf("the game is Othello, not %q", shortened(value))
		}
	case "BO":
		g.Start, g.Turn, err = parseBO(value)
		return err
	case "B", "W":
		side := engine.Black
		if name == "W" {
			side = engine.White
		}
		move, err := ParseGGFMove(side, value)
		g.Moves = append(g.Moves, move)
		return err
	default:
		g.Tags = append(g.Tags, GGFTag{name, value})
	}
	return nil
}

// parseBO reads a position: "8 --...-- *". Blanks between cells do not matter.
func parseBO(text string) (state reversi.State, turn engine.Disc, err error) {
	fields := strings.Fields(text)
	if len(fields) < 3 {
		return state, turn, fmt.Errorf("a size, the cells and the side to move are wanted")
	}
	size, err := engine.ParseSize(fields[0])
	if err != nil {
		return state, turn, err
	}
	if err := reversi.CheckSize(size); err != nil {
		return state, turn, err
	}
	last := len(fields) - 1
	cells, err := parseDiscs(strings.Join(fields[1:last], ""))
	if err != nil {
		return state, turn, err
	}
	if len(cells) != size.Cells() {
		return state, turn, fmt.Errorf("a board of %v has %d cells, not %d", size, size.Cells(), len(cells))
	}
	side, err := parseDiscs(fields[last])
	if err != nil || len(side) != 1 || side[0] == engine.Empty {
		return state, turn, fmt.Errorf("the side to move is * or O, not %q", shortened(fields[last]))
	}
	at := func(sq engine.Square) engine.Disc { return cells[sq.Row()*size.Width+sq.Col()] }
	state, err = reversi.NewPosition(size, at, side[0])
	return state, side[0], err
}

// parseDiscs reads cells: * or X for Black, O for White, - or a point for none.
func parseDiscs(text string) ([]engine.Disc, error) {
	discs := make([]engine.Disc, 0, len(text))
	for i, c := range text {
		switch c {
		case '-', '.':
			discs = append(discs, engine.Empty)
		case '*', 'X', 'x':
			discs = append(discs, engine.Black)
		case 'O', 'o', '0':
			discs = append(discs, engine.White)
		default:
			return nil, fmt.Errorf("cell %d is %q: *, O or - is wanted", i+1, c)
		}
	}
	return discs, nil
}

// mostSeconds is above every time that a move can have taken.
const mostSeconds = 1e7

// ParseGGFMove reads a side's move, "f5", "pass" and the like with "/value/seconds" behind, of
// which either may be missing or unreadable.
func ParseGGFMove(side engine.Disc, text string) (move GGFMove, err error) {
	parts := append(strings.Split(text, "/"), "", "")
	move.Side = side
	if move.Move, err = parseGGFSquare(parts[0]); err != nil {
		return move, err
	}
	move.Value, move.Valued = parseFloat(parts[1])
	if seconds, _ := parseFloat(parts[2]); seconds > 0 && seconds < mostSeconds {
		move.Seconds = seconds
	}
	return move, nil
}

// parseGGFSquare reads the name of a square, or a pass (pa, pass) as NoSquare,
// in any letter case.
func parseGGFSquare(text string) (engine.Square, error) {
	switch strings.ToLower(strings.TrimSpace(text)) {
	case "pa", "pass":
		return engine.NoSquare, nil
	}
	return engine.ParseSquare(text)
}

// parseFloat reads a finite number.
func parseFloat(text string) (f float64, ok bool) {
	f, err := strconv.ParseFloat(strings.TrimSpace(text), 64)
	if err != nil || math.IsNaN(f) || math.IsInf(f, 0) {
		return 0, false
	}
	return f, true
}
