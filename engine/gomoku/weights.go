package gomoku

import (
	"bytes"
	"compress/flate"
	_ "embed"
	"encoding/binary"
	"fmt"
	"io"
	"sync"
)

// Weights are what the evaluation and the order of moves are made of. Those of
// the evaluation are in units of which valueUnit multiply the odds of winning by
// e, those of the order in units of which about 200 do so for the odds of a move
// to be the best.
type Weights struct {
	// Mover is what a point is worth by its kind to the side to move, Other what
	// it is worth to the other side by its kind to that.
	Mover, Other [Kinds]int16
	// Attack is how much speaks for a move by the kind of its point to the side
	// that makes it, Defence by its kind to the other side.
	Attack, Defence [Kinds]int16
	Situations      [Situations]int16
}

// Write writes the weights compressed: the low bytes of all, then the high ones.
func (w *Weights) Write(to io.Writer) error {
	plain, err := binary.Append(nil, binary.LittleEndian, w)
	if err != nil {
		return err
	}
	packer, err := flate.NewWriter(to, flate.BestCompression)
	if err != nil {
		return err
	}
	for half := range 2 {
		plane := make([]byte, 0, len(plain)/2)
		for i := half; i < len(plain); i += 2 {
			plane = append(plane, plain[i])
		}
		if _, err := packer.Write(plane); err != nil {
			return err
		}
	}
	return packer.Close()
}

// ReadWeights reads what Write has written.
func ReadWeights(from io.Reader) (*Weights, error) {
	w := new(Weights)
	size := binary.Size(w)
	planes, err := io.ReadAll(io.LimitReader(flate.NewReader(from), int64(size)+1))
	if err != nil {
		return nil, fmt.Errorf("weights: %w", err)
	}
	if len(planes) != size {
		return nil, fmt.Errorf("weights: %d bytes instead of %d", len(planes), size)
	}
	plain := make([]byte, 0, size)
	for i := range size / 2 {
		plain = append(plain, planes[i], planes[size/2+i])
	}
	_, err = binary.Decode(plain, binary.LittleEndian, w)
	return w, err
}

//go:embed weights.bin
var packedWeights []byte

// DefaultWeights returns the trained weights. The first call unpacks them.
var DefaultWeights = sync.OnceValue(func() *Weights {
	w, err := ReadWeights(bytes.NewReader(packedWeights))
	if err != nil {
		panic(err) // the file was built in, and a test reads it
	}
	return w
})
