package command

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"runtime"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"flank/engine"
	"flank/engine/othello"
	"flank/engine/record"
)

// solveFlags is what the command line says of positions to solve.
type solveFlags struct {
	game          setting[string]
	threads, hash setting[int]
	proving
	outcome, json bool
}

// newSolve returns the command that solves positions.
func newSolve(streams Streams) *cobra.Command {
	f := solveFlags{
		game: newSetting("GAME", oneOf(gameWords)), threads: newSetting("N", parseThreads), hash: newSetting("MIB", parseHash),
		proving: newProving(),
	}
	cmd := &cobra.Command{
		Use:   "solve FILE",
		Short: "Solve endgames exactly, or prove attacks in Gomoku",
		Long: "Solve gives the exact scores of 8x8 positions in OBF, one a line of FILE (- for standard input).\n" +
			"A line each: number, empty cells, score, best line (-- for a pass), nodes, seconds, nodes/s; then a total.\n" +
			"The score is the side to move's discs less the other's, empty cells to the winner.\n" +
			"With --game gomoku it finds out whether the side to move wins by continuous fours, or by fours and threes. The\n" +
			"positions are moves like h8i9g7, from the empty board; what follows a semicolon doesn't matter. A line each:\n" +
			"number, won, refuted or unknown, the stones that the win takes (0: none), line, nodes, seconds, nodes/s.\n" +
			"A line that is no position is named in an error and left out; the exit status is then 1.",
		Args: oneFile("solve takes one file of positions in OBF, or - for standard input"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if f.game.value == record.Gomoku {
				return f.prove(cmd.Context(), streams, args[0])
			}
			return f.solve(cmd.Context(), streams, args[0])
		},
	}
	f.add(cmd)
	return cmd
}

func (f *solveFlags) add(cmd *cobra.Command) {
	cmd.Flags().Var(&f.game, "game", "whose positions: reversi (the default) or gomoku")
	cmd.Flags().Var(&f.threads, "threads", "how many threads search a position; Gomoku: how many positions are searched at the same time (default: one for each core)")
	cmd.Flags().Var(&f.hash, "hash", "the size of the transposition table in MiB (default: 64), in Gomoku of each thread's")
	cmd.Flags().BoolVar(&f.outcome, "outcome", false, "find out only who wins, which is quicker: the score is win, draw or loss")
	cmd.Flags().BoolVar(&f.json, "json", false, "print an object a line: position, score, best, pv, nodes, seconds (Gomoku: position, outcome, stones, pv, nodes, seconds)")
	f.proving.add(cmd)
}

// solve prints the scores of the positions of a file.
func (f *solveFlags) solve(ctx context.Context, streams Streams, file string) error {
	if f.aboutAttacks() {
		return usagef("--attack, --rule, --size, --time and --nodes need --game gomoku")
	}
	problems, wrong, err := readProblems(streams, file)
	if err != nil {
		return err
	}
	show := printSolved
	if f.json {
		show = printJSON
	}
	work := solveWork{threads: cmp.Or(f.threads.value, runtime.GOMAXPROCS(0)), hash: cmp.Or(f.hash.value, othello.DefaultHash), outcome: f.outcome}
	if err := work.run(ctx, problems, func(s solved) error { return show(streams.Out, s) }); err != nil {
		return err
	}
	if !f.json {
		printTotal(streams.Out, work)
	}
	if wrong > 0 {
		return fmt.Errorf("%d of the lines are no positions in OBF", wrong)
	}
	return nil
}

// maxHash is the largest table in MiB that can be asked for.
const maxHash = 1 << 16

func parseHash(text string) (int, error) {
	mib, err := strconv.Atoi(text)
	if err != nil || mib < 1 || mib > maxHash {
		return 0, fmt.Errorf("a size from 1 to %d MiB is wanted", maxHash)
	}
	return mib, nil
}

// problem is a position to solve.
type problem struct {
	number int // from 1 on
	record.Problem
}

// readProblems reads a file of positions in OBF, as readLines does.
func readProblems(streams Streams, name string) (problems []problem, wrong int, err error) {
	wrong, err = readLines(streams, name, func(text string) error {
		position, err := record.ParseOBF(text)
		if err == nil {
			problems = append(problems, problem{len(problems) + 1, position})
		}
		return err
	})
	return problems, wrong, err
}

// readLines hands out the lines of a file, - for standard input, but for empty
// ones. Those that are refused are counted and reported one by one on
// streams.Err.
func readLines(streams Streams, name string, take func(text string) error) (wrong int, err error) {
	in := streams.In
	if name != "-" {
		file, err := os.Open(name)
		if err != nil {
			return 0, err
		}
		defer file.Close()
		in = file
	}
	lines := bufio.NewScanner(in)
	for number := 1; lines.Scan(); number++ {
		text := strings.TrimSpace(lines.Text())
		if text == "" {
			continue
		}
		if err := take(text); err != nil {
			wrong++
			fmt.Fprintf(streams.Err, "flank: %s, line %d: %v\n", name, number, err)
		}
	}
	if err := lines.Err(); err != nil {
		return 0, fmt.Errorf("%s can't be read: %w", name, err)
	}
	return wrong, nil
}

// solved is a position with its answer.
type solved struct {
	problem
	engine.Info
	outcome bool // only who wins was asked for
}

// score returns the score for the side to move, or who wins.
func (s solved) score() string {
	switch {
	case !s.outcome:
		return fmt.Sprintf("%+.0f", s.Value)
	case s.Value > 0:
		return "win"
	case s.Value < 0:
		return "loss"
	}
	return "draw"
}

// solveWork says how positions are solved, and sums up what it took.
type solveWork struct {
	threads, hash int
	outcome       bool
	positions     int
	nodes         uint64
	seconds       float64 // from start to end
}

// run solves one position after the other and hands out the answers.
func (w *solveWork) run(ctx context.Context, problems []problem, give func(solved) error) error {
	start := time.Now()
	solver := othello.New(w.hash, w.threads, othello.DefaultEvaluation())
	for _, problem := range problems {
		info, err := solver.Search(ctx, boardOf(problem.Problem), othello.Limits{Outcome: w.outcome}, nil)
		if err != nil {
			return err
		}
		if err := give(solved{problem, info, w.outcome}); err != nil {
			return err
		}
		w.positions++
		w.nodes += info.Nodes
	}
	w.seconds = time.Since(start).Seconds()
	return nil
}

// boardOf returns the board of a position, for the side to move.
func boardOf(p record.Problem) (b othello.Board) {
	for cell, disc := range p.Cells {
		switch disc {
		case p.Turn:
			b.Mover |= 1 << cell
		case p.Turn.Opponent():
			b.Other |= 1 << cell
		}
	}
	return b
}

func printSolved(out io.Writer, s solved) error {
	_, err := fmt.Fprintf(out, "%3d %2d %3s %s %d %.3f %.0f\n", s.number, s.Depth, s.score(),
		strings.Join(names(s.Line), ""), s.Nodes, s.Time.Seconds(), perSecond(s.Nodes, s.Time.Seconds()))
	return err
}

func printTotal(out io.Writer, w solveWork) {
	fmt.Fprintf(out, "total %d %d %.3f %.0f\n", w.positions, w.nodes, w.seconds, perSecond(w.nodes, w.seconds))
}

func perSecond(nodes uint64, seconds float64) float64 { return float64(nodes) / max(seconds, 1e-9) }

// solvedJSON is the object that --json prints for a position.
type solvedJSON struct {
	Position string   `json:"position"` // in OBF, without values
	Score    *int     `json:"score,omitempty"`
	Outcome  string   `json:"outcome,omitempty"` // "win", "draw" or "loss" in place of the score
	Best     string   `json:"best"`              // "--" if the side to move must pass, "" if the game is over
	PV       []string `json:"pv"`
	Nodes    uint64   `json:"nodes"`
	Seconds  float64  `json:"seconds"`
}

func printJSON(out io.Writer, s solved) error {
	position := record.FormatOBF(record.Problem{Cells: s.Cells, Turn: s.Turn})
	pv := names(s.Line)
	answer := solvedJSON{Position: position, PV: pv, Nodes: s.Nodes, Seconds: s.Time.Seconds()}
	if s.outcome {
		answer.Outcome = s.score()
	} else {
		score := int(s.Value)
		answer.Score = &score
	}
	if len(pv) > 0 {
		answer.Best = pv[0]
	}
	return json.NewEncoder(out).Encode(answer)
}

// names returns the names of squares, "--" for a pass.
func names(line []engine.Square) []string {
	names := make([]string, len(line))
	for i, square := range line {
		names[i] = square.String()
	}
	return names
}
