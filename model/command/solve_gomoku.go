package command

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/record"
)

// proving is what the command line says of attacks to prove.
type proving struct {
	attack setting[string]
	rule   setting[string]
	size   setting[engine.Size]
	time   setting[time.Duration]
	nodes  setting[uint64]
}

func newProving() proving {
	return proving{
		attack: newSetting("ATTACK", oneOf(attackWords)), rule: newSetting("RULE", oneOf(ruleWords)), size: newSetting("SIZE", parseSize),
		time: newSetting("TIME", parseMoveTime), nodes: newSetting("N", parseNodes),
	}
}

// attackWords name the attacks as their String does.
var attackWords = []string{gomoku.Fours.String(), gomoku.FoursAndThrees.String()}

func (p *proving) add(cmd *cobra.Command) {
	cmd.Flags().Var(&p.attack, "attack", "Gomoku: vcf, by fours (the default), or vct, by fours and threes")
	cmd.Flags().Var(&p.rule, "rule", "Gomoku: freestyle (the default), standard or renju")
	cmd.Flags().Var(&p.size, "size", "the board of Gomoku: 15 (the default)")
	cmd.Flags().Var(&p.time, "time", "Gomoku: the longest time for a position, like 1s")
	cmd.Flags().Var(&p.nodes, "nodes", "Gomoku: the most moves that are tried in a position")
	for name, words := range map[string][]string{"game": gameWords, "rule": ruleWords, "attack": attackWords} {
		_ = cmd.RegisterFlagCompletionFunc(name, cobra.FixedCompletions(words, cobra.ShellCompDirectiveNoFileComp)) // fails for unknown flags alone
	}
}

// aboutAttacks reports whether something is said of them.
func (p *proving) aboutAttacks() bool {
	return p.attack.given() || p.rule.given() || p.size.given() || p.time.given() || p.nodes.given()
}

// position is one whose attack is to be proved.
type position struct {
	number int // from 1 on
	engine.Game
	gomoku.State
}

// proved is a position with its proof.
type proved struct {
	position
	gomoku.Proof
}

// stones returns how many stones of its own the winner needs, 0 if there is no win.
func (p proved) stones() int { return (len(p.Line) + 1) / 2 }

// prove prints what comes of the attacks in the positions of a file.
func (f *solveFlags) prove(ctx context.Context, streams Streams, file string) error {
	if f.outcome {
		return usagef("--outcome has no use in Gomoku: choose --attack vcf or vct")
	}
	size := cmp.Or(f.size.value, engine.Size{Height: gomoku.UsualSide, Width: gomoku.UsualSide})
	if err := gomoku.CheckSize(size); err != nil {
		return usagef("--size: %w", err)
	}
	rule, _ := gomoku.FindRule(f.rule.value) // one of its words, or none: freestyle
	positions, wrong, err := readPositions(streams, file, size, rule)
	if err != nil {
		return err
	}
	show := printProved
	if f.json {
		show = printProvedJSON
	}
	start, total := time.Now(), proofTotal{}
	err = f.proveAll(ctx, positions, func(p proved) error {
		total.add(p)
		return show(streams.Out, p)
	})
	if err != nil {
		return err
	}
	if !f.json {
		total.print(streams.Out, time.Since(start))
	}
	if wrong > 0 {
		return fmt.Errorf("%d of the lines are no positions to attack in", wrong)
	}
	return nil
}

// readPositions reads a file of positions of Gomoku, as readLines does.
func readPositions(streams Streams, name string, size engine.Size, rule gomoku.Rule) (positions []position, wrong int, err error) {
	wrong, err = readLines(streams, name, func(text string) error {
		moves, _, _ := strings.Cut(text, ";")
		game, err := record.ParseGomoku(moves, size, rule)
		if err != nil {
			return err
		}
		state, ok := game.State().(gomoku.State)
		if !ok || state.Turn() == engine.Empty {
			return fmt.Errorf("the game is over")
		}
		positions = append(positions, position{len(positions) + 1, game, state})
		return nil
	})
	return positions, wrong, err
}

// proveAll proves several positions at the same time and hands out the proofs in
// their order.
func (f *solveFlags) proveAll(ctx context.Context, positions []position, give func(proved) error) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	answers := make([]chan proofAnswer, len(positions))
	for i := range answers {
		answers[i] = make(chan proofAnswer, 1)
	}
	threads := min(cmp.Or(f.threads.value, runtime.GOMAXPROCS(0)), len(positions))
	for thread := range threads {
		go f.proveSome(ctx, positions, answers, thread, threads)
	}
	for i, position := range positions {
		answer := <-answers[i]
		if answer.err != nil {
			return answer.err
		}
		if err := give(proved{position, answer.Proof}); err != nil {
			return err
		}
	}
	return nil
}

// proofAnswer is a proof, or why there is none.
type proofAnswer struct {
	gomoku.Proof
	err error
}

// defaultProofHash is the size of a thread's tables in MiB.
const defaultProofHash = 64

// proveSome proves the positions that are one thread's.
func (f *solveFlags) proveSome(ctx context.Context, positions []position, answers []chan proofAnswer, thread, threads int) {
	prover := gomoku.NewProver(cmp.Or(f.hash.value, defaultProofHash))
	attack := gomoku.Attack(max(slices.Index(attackWords, f.attack.value), 0)) // none: by fours
	limits := engine.Limits{Time: f.time.value, Nodes: f.nodes.value}
	for i := thread; i < len(positions); i += threads {
		proof, err := prover.Prove(ctx, positions[i].State, attack, limits)
		answers[i] <- proofAnswer{proof, err}
	}
}

func printProved(out io.Writer, p proved) error {
	line := "-"
	if len(p.Line) > 0 {
		line = p.text(p.Line)
	}
	_, err := fmt.Fprintf(out, "%3d %-7v %2d %s %d %.6f %.0f\n", p.number, p.Outcome, p.stones(), line, p.Nodes,
		p.Time.Seconds(), perSecond(p.Nodes, p.Time.Seconds()))
	return err
}

// text returns the names of points in a row.
func (p position) text(points []engine.Square) string {
	return record.Rules{Game: record.Gomoku, Size: p.Size()}.Format(points)
}

// provedJSON is the object that --json prints for a position of Gomoku.
type provedJSON struct {
	Position string   `json:"position"` // the moves
	Outcome  string   `json:"outcome"`  // "won", "refuted" or "unknown"
	Stones   int      `json:"stones"`   // that the win takes, 0 if there is none
	PV       []string `json:"pv"`
	Nodes    uint64   `json:"nodes"`
	Seconds  float64  `json:"seconds"`
}

func printProvedJSON(out io.Writer, p proved) error {
	line := make([]string, len(p.Line))
	for i, point := range p.Line {
		line[i] = gomoku.Name(p.Size(), point)
	}
	return json.NewEncoder(out).Encode(provedJSON{
		Position: p.text(p.Moves()), Outcome: p.Outcome.String(), Stones: p.stones(), PV: line, Nodes: p.Nodes, Seconds: p.Time.Seconds(),
	})
}

// proofTotal sums up proofs.
type proofTotal struct {
	outcomes [3]int // by gomoku.Outcome
	nodes    uint64
	times    []time.Duration
}

func (t *proofTotal) add(p proved) {
	t.outcomes[p.Outcome]++
	t.nodes += p.Nodes
	t.times = append(t.times, p.Time)
}

// print prints the sums; the time is from start to end.
func (t *proofTotal) print(out io.Writer, whole time.Duration) {
	slices.Sort(t.times)
	var median, slowest time.Duration
	if n := len(t.times); n > 0 {
		median, slowest = t.times[n/2], t.times[n-1]
	}
	fmt.Fprintf(out, "total %d won %d refuted %d unknown %d, median %.6f slowest %.6f, %d %.3f %.0f\n", len(t.times),
		t.outcomes[gomoku.Won], t.outcomes[gomoku.Refuted], t.outcomes[gomoku.Unknown],
		median.Seconds(), slowest.Seconds(), t.nodes, whole.Seconds(), perSecond(t.nodes, whole.Seconds()))
}
