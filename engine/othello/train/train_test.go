package main

import (
	"bytes"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"flank/engine/othello"
	"flank/engine/training"
)

// small is a plan that takes a moment.
func small(folder string) *plan {
	return &plan{folder: folder, seed: 7, files: 2, games: 3, depth: 2, exact: 8, noise: 0.1, trust: 0.9, threads: 2}
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
	if err := os.Remove(filepath.Join(p.folder, "000001.samples")); err != nil {
		t.Fatal(err)
	}
	again := play(t, p)
	for name := range whole {
		if whole[name] != again[name] {
			t.Errorf("%s differs", name)
		}
	}
}

func TestEndsOfGamesAreLabelledWithTheirScores(t *testing.T) {
	p := small(t.TempDir())
	play(t, p)
	samples, err := training.Load(filepath.Join(p.folder, "000000.samples"), readSamples)
	if err != nil {
		t.Fatal(err)
	}
	solver, ends := othello.New(1, 1, othello.DefaultEvaluation()), 0
	for _, s := range samples {
		if s.Board.Empties() > p.exact {
			continue
		}
		ends++
		info, err := solver.Search(t.Context(), s.Board, othello.Limits{}, nil)
		if err != nil || info.Value*unit != float64(s.Value) {
			t.Fatalf("%v: label %d, score %v, error %v", s.Board, s.Value, info.Value, err)
		}
	}
	if ends < 10 {
		t.Errorf("only %d ends among %d positions", ends, len(samples))
	}
}

func TestALabelFollowsTheGameUntilARandomMove(t *testing.T) {
	s := selfPlay{plan: &plan{trust: 0.5}}
	s.label([]node{
		{value: 1},
		{value: 2, cut: true},
		{value: 4, passed: true},
		{value: -6},
	}, 10, false)
	// From the last on: half of -10 and -6; half of 8 and 4; after a pass by the
	// one who moved before, 2; half of -2 and 1.
	want := []int16{-8 * unit, 6 * unit, 2 * unit, -unit / 2}
	for i, sample := range s.samples {
		if sample.Value != want[i] {
			t.Errorf("label %d is %d, want %d", i, sample.Value, want[i])
		}
	}
}

func TestSamplesComeBackAsWritten(t *testing.T) {
	want := []sample{{othello.NewBoard(), -5}, {othello.Board{Mover: 1 << 63, Other: 2}, 4096}}
	content, err := format(want)
	if err != nil {
		t.Fatal(err)
	}
	got, err := readSamples(bytes.NewReader(content))
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("%v, error %v, want %v", got, err, want)
	}
	if _, err := readSamples(bytes.NewReader(content[:sampleSize+1])); err == nil {
		t.Error("a damaged file was read without an error")
	}
}

func TestMirrorImagesAreMergedToTheirMean(t *testing.T) {
	b := othello.NewBoard()
	got := distinct([]sample{{b.Play(19), 10}, {b.Play(26), 20}, {b, 7}})
	if len(got) != 2 || got[0].Value+got[1].Value != 22 {
		t.Errorf("%v, want the start with 7 and one position with 15", got)
	}
	if left := without(got, []sample{{b.Canonical(), 0}}); len(left) != 1 || left[0].Value != 15 {
		t.Errorf("%v, want the position with 15 alone", left)
	}
}

// TestAFitFindsTheWeightsThatMadeTheValues makes values from few weights, and
// expects a fit to explain them.
func TestAFitFindsTheWeightsThatMadeTheValues(t *testing.T) {
	random, hidden := rand.New(rand.NewPCG(1, 1)), make([]float32, othello.WeightsPerStage())
	for i := range hidden {
		hidden[i] = float32(random.IntN(9) - 4)
	}
	var samples []sample
	for len(samples) < 2000 {
		b := othello.NewBoard()
		for range 20 {
			if legal := b.Moves(); legal != 0 {
				b = b.Play(anyCell(legal, random))
			}
		}
		numbers := b.Terms()
		samples = append(samples, sample{b, int16(unit * sum(hidden, &numbers))})
	}
	f := fitting{epochs: 40, rate: 0.01, seed: 1}
	_, r := f.stage(4, samples[:1900], samples[1900:])
	if r.fitted > r.spread/5 || r.root > r.spread {
		t.Errorf("%v: the fit explains too little", r)
	}
}

func TestFitWritesWeightsAndAReport(t *testing.T) {
	p := small(t.TempDir())
	p.files = 11 // the eleventh is held out
	play(t, p)
	f := fitting{
		weights: filepath.Join(p.folder, "w.bin"), report: filepath.Join(p.folder, "report.txt"),
		epochs: 1, threads: 2, rate: 0.004,
	}
	if err := f.run([]string{p.folder}, io.Discard); err != nil {
		t.Fatal(err)
	}
	if _, err := loadEvaluation(f.weights); err != nil {
		t.Error(err)
	}
	report, err := os.ReadFile(f.report)
	if err != nil || bytes.Count(report, []byte("\n")) != othello.Stages+2 {
		t.Errorf("report %q, error %v", report, err)
	}
}
