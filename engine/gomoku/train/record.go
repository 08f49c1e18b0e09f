package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"strconv"
	"strings"

	"flank/engine"
	"flank/engine/gomoku"
)

// record is a game, or a position that was searched alone.
type record struct {
	rule    gomoku.Rule
	side    int
	opening []engine.Square
	turns   []turn
	winner  engine.Disc
	whole   bool // the game was played to its end; else nobody knows who wins
}

// turn is a move of a game and what the search before it found.
type turn struct {
	best   engine.Square
	value  float64 // for the side to move, -1 to 1
	played engine.Square
}

func (r record) size() engine.Size { return engine.Size{Height: r.side, Width: r.side} }

// thousand is how many units of a value in a file are a win.
const thousand = 1000

// The ends of games as files write them.
var endings = map[string]struct {
	winner engine.Disc
	whole  bool
}{"black": {engine.Black, true}, "white": {engine.White, true}, "draw": {engine.Empty, true}, "open": {engine.Empty, false}}

func (r record) ending() string {
	for name, ending := range endings {
		if ending.winner == r.winner && ending.whole == r.whole {
			return name
		}
	}
	return "open"
}

// String writes a record in one line: rule, side, end, and the moves. A move
// that was searched has the value behind it in thousandths, and the move played
// if that is another one: "h8 i9 g7:-120 j9:35/k10".
func (r record) String() string {
	var line strings.Builder
	fmt.Fprintf(&line, "%v %d %s", r.rule, r.side, r.ending())
	for _, move := range r.opening {
		line.WriteString(" " + gomoku.Name(r.size(), move))
	}
	for _, t := range r.turns {
		fmt.Fprintf(&line, " %s:%.0f", gomoku.Name(r.size(), t.best), thousand*t.value)
		if t.played != t.best {
			line.WriteString("/" + gomoku.Name(r.size(), t.played))
		}
	}
	return line.String()
}

// parseRecord reads what String writes.
func parseRecord(line string) (r record, err error) {
	fields := strings.Fields(line)
	if len(fields) < 3 {
		return r, fmt.Errorf("%q is no record: rule, side and end are missing", line)
	}
	if r.rule, err = parseRule(fields[0]); err != nil {
		return r, err
	}
	if r.side, err = strconv.Atoi(fields[1]); err != nil || gomoku.CheckSize(r.size()) != nil {
		return r, fmt.Errorf("%q is no side of a board", fields[1])
	}
	ending, ok := endings[fields[2]]
	if !ok {
		return r, fmt.Errorf("%q is no end of a game: black, white, draw and open are", fields[2])
	}
	r.winner, r.whole = ending.winner, ending.whole
	for _, field := range fields[3:] {
		if err := r.parseMove(field); err != nil {
			return r, err
		}
	}
	return r, nil
}

func (r *record) parseMove(field string) (err error) {
	name, rest, searched := strings.Cut(field, ":")
	var t turn
	if t.best, err = gomoku.ParsePoint(r.size(), name); err != nil {
		return err
	}
	if !searched {
		r.opening = append(r.opening, t.best)
		return nil
	}
	value, other, differs := strings.Cut(rest, "/")
	if t.value, err = strconv.ParseFloat(value, 64); err != nil {
		return fmt.Errorf("%q is no value", value)
	}
	t.value /= thousand
	if t.played = t.best; differs {
		t.played, err = gomoku.ParsePoint(r.size(), other)
	}
	r.turns = append(r.turns, t)
	return err
}

func parseRule(name string) (gomoku.Rule, error) {
	rule, ok := gomoku.FindRule(name)
	if !ok {
		return rule, fmt.Errorf("%q is no rule: freestyle, standard and renju are", name)
	}
	return rule, nil
}

// format returns the content of a file of records.
func format(records []record) []byte {
	var file bytes.Buffer
	for _, r := range records {
		fmt.Fprintln(&file, r)
	}
	return file.Bytes()
}

func readRecords(from io.Reader) (records []record, err error) {
	lines := bufio.NewScanner(from)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		r, err := parseRecord(lines.Text())
		if err != nil {
			return nil, err
		}
		records = append(records, r)
	}
	return records, lines.Err()
}
