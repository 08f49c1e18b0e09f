//go:build goexperiment.simd && amd64

package othello

import (
	"simd/archsimd"
	"testing"

	"pgregory.net/rapid"
)

// TestVectorsDoWhatTheScalarCodeDoes compares every twin that this processor
// can run, in use or not.
func TestVectorsDoWhatTheScalarCodeDoes(t *testing.T) {
	tests := []struct {
		name  string
		runs  bool
		moves func(mover, other uint64) uint64
		flips func(cell uint, mover, other uint64) uint64
		two   func(b Board, legal uint64) uint64
	}{
		{"in use", true, moves, flips, perftTwo},
		{"AVX2", archsimd.X86.AVX2(), moves2, flips2, scalarPerftTwo},
		{"AVX-512", archsimd.X86.AVX512(), moves2, flips512, perftTwo512},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if !test.runs {
				t.Skip("this processor can't")
			}
			rapid.Check(t, func(t *rapid.T) {
				b := anyBoard(t)
				legal := scalarMoves(b.Mover, b.Other)
				if got := test.moves(b.Mover, b.Other); got != legal {
					t.Fatalf("%v: moves %v, want %v", b, squares(got), squares(legal))
				}
				for cell := range uint(64) {
					want := scalarFlips(cell, b.Mover, b.Other)
					if got := test.flips(cell, b.Mover, b.Other); b.empty()>>cell&1 != 0 && got != want {
						t.Fatalf("%v: %v turns %v, want %v", b, square(uint8(cell)), squares(got), squares(want))
					}
				}
				if got, want := test.two(b, legal), scalarPerftTwo(b, legal); got != want {
					t.Fatalf("%v: %d leaves, want %d", b, got, want)
				}
			})
		})
	}
}

func TestMovesListedInVectorsAreThoseOfTheScalarCode(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := anyBoard(t)
		var got, want [maxMoves]move
		legal := scalarMoves(b.Mover, b.Other)
		n := scalarExpand(&want, b, legal)
		if m := expand(&got, b, legal); m != n || got != want {
			t.Fatalf("%v: %v, want %v", b, got[:m], want[:n])
		}
	})
}

func TestFeaturesInVectorsAreThoseOfTheScalarCode(t *testing.T) {
	if !archsimd.X86.AVX2() {
		t.Skip("this processor can't")
	}
	rapid.Check(t, func(t *rapid.T) {
		var f, got, want features
		for i := range f {
			f[i] = rapid.Uint64().Draw(t, "feature")
		}
		cell, flipped := rapid.UintRange(0, 63).Draw(t, "cell"), rapid.Uint64().Draw(t, "flipped")
		playFeatures2(&f, &got, cell, flipped)
		scalarPlayFeatures(&f, &want, cell, flipped)
		if got != want {
			t.Fatalf("%v after %d, %x: %v, want %v", f, cell, flipped, got, want)
		}
	})
}

// TestInstructionsAreTheBestThereAre keeps the fast code from going unused.
func TestInstructionsAreTheBestThereAre(t *testing.T) {
	want := "portable"
	if archsimd.X86.AVX2() {
		want = "AVX2"
	}
	if archsimd.X86.AVX512() {
		want = "AVX-512"
	}
	if got := Instructions(); got != want {
		t.Errorf("in use: %s, want %s", got, want)
	}
}
