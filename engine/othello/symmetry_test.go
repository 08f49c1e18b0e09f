package othello

import (
	"testing"

	"pgregory.net/rapid"
)

func TestMirrorImagesHaveOneCanonicalBoard(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := boards(t)
		want, isImage := b.Canonical(), false
		for symmetry := range 8 {
			image := b.mirrored(symmetry)
			isImage = isImage || image == want
			if got := image.Canonical(); got != want {
				t.Fatalf("symmetry %d: %v, want %v", symmetry, got, want)
			}
		}
		if !isImage {
			t.Fatalf("%v is no image of %v", want, b)
		}
	})
}
