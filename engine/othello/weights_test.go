package othello

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"
)

// boards draws positions that games can reach.
func boards(t *rapid.T) Board {
	plies := rapid.IntRange(0, 59).Draw(t, "plies")
	return randomBoard(rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1)), plies)
}

func randomBoard(random *rand.Rand, plies int) Board {
	b := NewBoard()
	for range plies {
		legal := cellsOf(b.Moves())
		if len(legal) == 0 {
			if b.Over() {
				break
			}
			b = b.Pass()
			continue
		}
		b = b.Play(legal[random.IntN(len(legal))])
	}
	return b
}

func cellsOf(set uint64) (cells []int) {
	for cell := range 64 {
		if set>>cell&1 != 0 {
			cells = append(cells, cell)
		}
	}
	return cells
}

// mirrored returns a board under one of the eight symmetries.
func (b Board) mirrored(symmetry int) Board {
	return Board{setOf(imageOf(cellsOf(b.Mover), symmetry)), setOf(imageOf(cellsOf(b.Other), symmetry))}
}

func randomWeights(seed uint64) *Weights {
	random, w := rand.New(rand.NewPCG(seed, 2)), new(Weights)
	for i := range w {
		w[i] = make([]int16, WeightsPerStage())
		for j := range w[i] {
			w[i][j] = int16(random.IntN(201) - 100)
		}
	}
	return w
}

func TestShapesHaveTheUsualNumberOfImages(t *testing.T) {
	want := []int{4, 8, 4, 4, 4, 4, 4, 4, 4, 4, 2}
	lanes := 0
	for i := range shapes {
		if got := len(shapes[i].images); got != want[i] {
			t.Errorf("%s has %d images, want %d", shapeCells[i], got, want[i])
		}
		lanes += len(shapes[i].images)
	}
	if lanes+3 != Terms {
		t.Errorf("%d images and 3 more terms, but Terms is %d", lanes, Terms)
	}
}

func TestFeaturesKeptThroughAGameAreThoseOfTheBoard(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := NewBoard()
		f := newFeatures(b)
		for !b.Over() {
			legal := cellsOf(b.Moves())
			if len(legal) == 0 {
				b, f = b.Pass(), f.pass()
			} else {
				cell := rapid.SampledFrom(legal).Draw(t, "cell")
				f = f.play(uint(cell), b.Flips(cell))
				b = b.Play(cell)
			}
			if f != newFeatures(b) {
				t.Fatalf("features differ on %v", b)
			}
		}
	})
}

func TestAValueIsTheSumOfItsTermsAndTheSameForMirrorImages(t *testing.T) {
	w := randomWeights(1)
	e := NewEvaluation(w)
	rapid.Check(t, func(t *rapid.T) {
		b := boards(t)
		sum := 0
		for _, number := range b.Terms() {
			sum += int(w[b.Stage()][number])
		}
		if got, want := e.Value(b)*point, float64(sum*point/WeightUnit); got != want {
			t.Fatalf("value %v points, the terms add up to %v", got, want)
		}
		image := b.mirrored(rapid.IntRange(1, 7).Draw(t, "symmetry"))
		if e.Value(b) != e.Value(image) {
			t.Fatalf("%v but %v mirrored", e.Value(b), e.Value(image))
		}
	})
}

func TestWeightsComeBackAsWritten(t *testing.T) {
	w := randomWeights(2)
	var file bytes.Buffer
	if err := w.Write(&file); err != nil {
		t.Fatal(err)
	}
	half := bytes.NewReader(file.Bytes()[:file.Len()/2])
	back, err := ReadWeights(&file)
	if err != nil {
		t.Fatal(err)
	}
	for i := range w {
		for j := range w[i] {
			if w[i][j] != back[i][j] {
				t.Fatalf("stage %d, weight %d: %d came back as %d", i, j, w[i][j], back[i][j])
			}
		}
	}
	if _, err := ReadWeights(half); err == nil {
		t.Error("half a file was read without an error")
	}
}

func TestTheBuiltInWeightsCanBeRead(t *testing.T) {
	if _, err := ReadWeights(bytes.NewReader(packedWeights)); err != nil {
		t.Fatal(err)
	}
}

func BenchmarkEvaluation(b *testing.B) {
	random := rand.New(rand.NewPCG(3, 3))
	e := DefaultEvaluation()
	var list [1024]Board
	var all [1024]features
	var legal [1024]uint64
	for i := range list {
		list[i] = randomBoard(random, 30)
		all[i], legal[i] = newFeatures(list[i]), list[i].Moves()
	}
	b.Run("value", func(b *testing.B) {
		for i := range b.N {
			e.value(&all[i&1023], list[i&1023], legal[i&1023])
		}
	})
	b.Run("play", func(b *testing.B) {
		for i := range b.N {
			all[i&1023] = all[i&1023].play(19, 0x3000)
		}
	})
}

// play returns the features after the mover's move to an empty cell that turns
// flipped, seen from the side that moves next.
func (f *features) play(cell uint, flipped uint64) (next features) {
	playFeatures(f, &next, cell, flipped)
	return next
}
