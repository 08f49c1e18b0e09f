package command

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"strings"

	"flank/engine"
	"flank/engine/analysis"
	"flank/engine/record"
)

// printer writes an analysis down; games are counted from 1 on.
type printer interface {
	begin(number int, game record.NamedGame) error
	move(number int, move analysis.Move) error
	end(number int, sides map[engine.Disc]analysis.Side) error
}

func analysisPrinter(out io.Writer, asJSON bool) printer {
	if asJSON {
		return jsonPrinter{json.NewEncoder(out)}
	}
	return tablePrinter{out}
}

// tablePrinter writes a table for each game.
type tablePrinter struct{ out io.Writer }

func (p tablePrinter) begin(number int, game record.NamedGame) error {
	var names, gap string
	if game.Black != "" || game.White != "" {
		names = fmt.Sprintf(": %s against %s", cmp.Or(game.Black, "?"), cmp.Or(game.White, "?"))
	}
	if number > 1 {
		gap = "\n"
	}
	stands := "not finished"
	if result := game.Result(); result.Over() {
		stands = verdict(result)
	}
	_, err := fmt.Fprintf(p.out, "%sgame %d%s on %v, %s\nmove side  played  value  best   value   loss\n", gap, number, names, game.State().Size(), stands)
	return err
}

func (p tablePrinter) move(_ int, m analysis.Move) error {
	loss := ""
	if m.Loss() > 0 {
		loss = strings.TrimPrefix(inDiscs(m.Loss(), m.Exact), "+")
	}
	line := fmt.Sprintf("%4d %v %-4v %8s  %-4v %7s %6s", m.Number, m.Side, m.Played, inDiscs(m.Value, m.Exact), m.Best, inDiscs(m.BestValue, m.Exact), loss)
	if m.Loss() >= analysis.Mistake {
		line += " ?"
	}
	_, err := fmt.Fprintln(p.out, strings.TrimRight(line, " "))
	return err
}

// inDiscs writes a value: an exact one as a whole number.
func inDiscs(value float64, exact bool) string {
	if exact {
		return fmt.Sprintf("%+.0f", value)
	}
	return fmt.Sprintf("%+.2f", math.Round(100*value)/100+0) // without a -0.00
}

func (p tablePrinter) end(_ int, sides map[engine.Disc]analysis.Side) error {
	for _, side := range []engine.Disc{engine.Black, engine.White} {
		s := sides[side]
		if _, err := fmt.Fprintf(p.out, "%v: %s, %.2f discs lost a move, %s\n", side, count(s.Moves, "move"), s.MeanLoss(), count(s.Mistakes, "mistake")); err != nil {
			return err
		}
	}
	return nil
}

// count writes a number of things.
func count(n int, thing string) string {
	if n != 1 {
		thing += "s"
	}
	return fmt.Sprint(n, " ", thing)
}

// jsonPrinter writes an object a line.
type jsonPrinter struct{ *json.Encoder }

// moveJSON is the object of a move.
type moveJSON struct {
	Game      int     `json:"game"`
	Move      int     `json:"move"` // from 1 on, without passes
	Side      string  `json:"side"`
	Played    string  `json:"played"`
	Value     float64 `json:"value"`
	Best      string  `json:"best"`
	BestValue float64 `json:"best_value"`
	Loss      float64 `json:"loss"`
	Exact     bool    `json:"exact"`
	Depth     int     `json:"depth"`
}

// sideJSON is the object of a side of a game.
type sideJSON struct {
	Game     int     `json:"game"`
	Side     string  `json:"side"`
	Moves    int     `json:"moves"`
	MeanLoss float64 `json:"mean_loss"`
	Mistakes int     `json:"mistakes"`
}

func (p jsonPrinter) begin(int, record.NamedGame) error { return nil }

func (p jsonPrinter) move(game int, m analysis.Move) error {
	return p.Encode(moveJSON{
		Game: game, Move: m.Number, Side: m.Side.String(), Played: m.Played.String(), Value: m.Value,
		Best: m.Best.String(), BestValue: m.BestValue, Loss: m.Loss(), Exact: m.Exact, Depth: m.Depth,
	})
}

func (p jsonPrinter) end(game int, sides map[engine.Disc]analysis.Side) error {
	for _, side := range []engine.Disc{engine.Black, engine.White} {
		s := sides[side]
		if err := p.Encode(sideJSON{Game: game, Side: side.String(), Moves: s.Moves, MeanLoss: s.MeanLoss(), Mistakes: s.Mistakes}); err != nil {
			return err
		}
	}
	return nil
}
