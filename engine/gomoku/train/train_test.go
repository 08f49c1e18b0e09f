package main

import (
	"io"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"flank/engine"
	"flank/engine/gomoku"
)

// small is a plan that takes a moment.
func small(folder string) *plan {
	return &plan{
		folder: folder, seed: 7, rule: "freestyle", side: 11, files: 2, games: 2, nodes: 300,
		noise: 0.2, asides: 0.5, heat: 1.5, threads: 2,
	}
}

func play(t *testing.T, p *plan) map[string]string {
	t.Helper()
	if err := p.run(t.Context(), io.Discard); err != nil {
		t.Fatal(err)
	}
	names, err := filepath.Glob(filepath.Join(p.folder, "*"))
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	for _, name := range names {
		content, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		files[filepath.Base(name)] = string(content)
	}
	return files
}

func TestAnInterruptedRunGoesOnToTheSameGames(t *testing.T) {
	p := small(t.TempDir())
	whole := play(t, p)
	if len(whole) != p.files {
		t.Fatalf("%d files, want %d", len(whole), p.files)
	}
	if err := os.Remove(filepath.Join(p.folder, "000001.games")); err != nil {
		t.Fatal(err)
	}
	again := play(t, p)
	for name := range whole {
		if whole[name] != again[name] || whole[name] == "" {
			t.Errorf("%s differs or is empty", name)
		}
	}
}

func TestRecordsComeBackAsWritten(t *testing.T) {
	lines := []string{
		"freestyle 15 black h8 i9 g7:-120 j9:35/k10 a1:1000",
		"renju 15 open h8 o15:0",
		"standard 20 draw",
	}
	for _, line := range lines {
		r, err := parseRecord(line)
		if err != nil || r.String() != line {
			t.Errorf("%q came back as %q, error %v", line, r, err)
		}
	}
}

func TestOtherLinesAreRefused(t *testing.T) {
	lines := []string{
		"", "freestyle 15", "chess 15 black", "freestyle 3 black", "freestyle 15 red",
		"freestyle 15 black z9", "freestyle 15 black h8:much", "freestyle 15 black h8:1/z9",
	}
	for _, line := range lines {
		if r, err := parseRecord(line); err == nil {
			t.Errorf("%q was read as %v", line, r)
		}
	}
}

func TestALabelFollowsTheGameUntilARandomMove(t *testing.T) {
	turns := []turn{{value: 0}, {value: 0.5, played: 1}, {value: -1}, {value: 0.5}}
	tests := []struct {
		name string
		record
		want []float64
	}{
		// From the last on, half of the end and half of the search's: White, the
		// last mover, has lost; what comes before is the other side's share of it.
		{"a whole game", record{turns: turns, winner: engine.Black, whole: true}, []float64{0.375, 0.75, 0.3125, 0.375}},
		{"a position alone", record{turns: turns[3:]}, []float64{0.75}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := test.labels(0.5, engine.Black); !slices.Equal(got, test.want) {
				t.Errorf("%v, want %v", got, test.want)
			}
		})
	}
}

// played returns positions of random games with the points of what training sees
// counted.
func played(t *testing.T, n int) (positions []quiet, choices []choice) {
	t.Helper()
	random := rand.New(rand.NewPCG(1, 1))
	s := searcher{weights: handMade(), random: random}
	for len(positions) < n {
		_, state, err := s.scatter(gomoku.Freestyle, gomoku.UsualSide)
		for ply := 0; err == nil && state.Turn() != engine.Empty && ply < 20; ply++ {
			l := gomoku.Study(state)
			positions = append(positions, quiet{counts: counts(l), situation: l.Situation})
			if len(l.Moves) > 0 {
				choices = append(choices, choice{moves: l.Moves})
			}
			state, err = after(state, s.draw(state, 2))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return positions, choices
}

// TestAFitFindsTheWeightsThatMadeTheLabels makes labels and choices from the
// hand-made weights, and expects a fit to be nearly as sure as those are.
func TestAFitFindsTheWeightsThatMadeTheLabels(t *testing.T) {
	positions, choices := played(t, 2000)
	hidden, order, random := newEstimate(0), newPolicy(0), rand.New(rand.NewPCG(1, 1))
	w := handMade()
	for kind := range gomoku.Kinds {
		mover, other := float64(w.Mover[kind])/gomoku.ValueUnit, float64(w.Other[kind])/gomoku.ValueUnit
		hidden.common.total[kind], hidden.tempo.total[kind] = (mover+other)/2, (mover-other)/2
		order.attack.total[kind] = float64(w.Attack[kind]) / promiseUnit
	}
	for i := range positions {
		positions[i].label = logistic(hidden.of(&positions[i]))
	}
	for i := range choices {
		order.weigh(&choices[i])
		choices[i].chosen = slices.Index(order.odds, slices.Max(order.odds))
	}
	f := fitting{epochs: 60, rate: 0.005}
	got := new(gomoku.Weights)
	f.evaluation(positions, nil, random, got, io.Discard)
	f.order(choices, nil, random, got, io.Discard)
	if root := errorOf(got, w, positions); root > 0.5 {
		t.Errorf("the estimates are off by %.2f, in logarithms of odds", root)
	}
	for kind := range gomoku.Kinds {
		order.attack.total[kind] = float64(got.Attack[kind]) / promiseUnit
		order.defence.total[kind] = float64(got.Defence[kind]) / promiseUnit
	}
	if j := order.judge(choices); j.first < 0.8 {
		t.Errorf("the chosen moves are found too seldom: %v", j)
	}
}

// errorOf returns by how much the weights of points estimate positions otherwise
// than others do: the root of the mean square.
func errorOf(got, want *gomoku.Weights, positions []quiet) float64 {
	value := func(w *gomoku.Weights, q quiet, situation int16) (sum float64) {
		for _, c := range q.counts {
			mine, theirs := (c.sum+c.less)/2, (c.sum-c.less)/2
			sum += float64(mine)*float64(w.Mover[c.kind]) - float64(theirs)*float64(w.Other[c.kind])
		}
		return (sum + float64(situation)) / gomoku.ValueUnit
	}
	square := 0.0
	for _, q := range positions {
		d := value(got, q, got.Situations[q.situation]) - value(want, q, 0)
		square += d * d
	}
	return math.Sqrt(square / float64(len(positions)))
}

func TestFitWritesWeightsAndAReport(t *testing.T) {
	p := small(t.TempDir())
	p.files, p.games = 11, 1 // the eleventh is held out
	play(t, p)
	f := fitting{
		weights: filepath.Join(p.folder, "w.bin"), report: filepath.Join(p.folder, "report.txt"),
		epochs: 1, rate: 0.002, trust: 0.9,
	}
	if err := f.run([]string{p.folder}, io.Discard); err != nil {
		t.Fatal(err)
	}
	if w, err := loadWeights(f.weights); err != nil || *w == *handMade() {
		t.Errorf("weights %v, error %v", w != nil, err)
	}
	if report, err := os.ReadFile(f.report); err != nil || len(report) == 0 {
		t.Errorf("report %q, error %v", report, err)
	}
}
