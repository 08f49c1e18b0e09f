package othello

import (
	"bytes"
	"compress/flate"
	_ "embed"
	"fmt"
	"io"
	"math/bits"
	"sync"
)

// Weights are what an evaluation is made of, as training sees it: for each
// stage the shared weights, those of mirror images once, in units of
// 1/WeightUnit disc.
type Weights [Stages][]int16

// Terms is the number of weights that are added up for a board.
const Terms = 46 + 2 + 1

// sharing says which weight belongs to which index of each shape.
type sharing struct {
	numbers  [len(shapeCells)][]int32 // the weight's number in a stage, by shape and index
	mobility [2]int32                 // the number of the weight for no moves
	empties  int32                    // the number of the first weight by empty cells
	total    int
}

var shared = sync.OnceValue(func() *sharing {
	var s sharing
	for i := range shapes {
		numbers, weights := shapes[i].canonical()
		for index := range numbers {
			numbers[index] += int32(s.total)
		}
		s.numbers[i] = numbers
		s.total += weights
	}
	for i := range s.mobility {
		s.mobility[i] = int32(s.total)
		s.total += 64
	}
	s.empties = int32(s.total)
	s.total += movesPerStage
	return &s
})

// WeightsPerStage returns the number of weights of one stage.
func WeightsPerStage() int { return shared().total }

// Stage returns the stage of a board.
func (b Board) Stage() int { return stageOf(b.Empties()) }

// Terms returns the numbers of the weights that are added up for a board.
func (b Board) Terms() (numbers [Terms]int32) {
	s, f := shared(), newFeatures(b)
	lane := 0
	for i := range shapes {
		for range shapes[i].images {
			numbers[lane] = s.numbers[i][uint16(f[lane/4]>>(lane%4*16))]
			lane++
		}
	}
	numbers[lane] = s.mobility[0] + int32(bits.OnesCount64(b.Moves()))
	numbers[lane+1] = s.mobility[1] + int32(bits.OnesCount64(b.Pass().Moves()))
	numbers[lane+2] = s.empties + int32(b.Empties()%movesPerStage)
	return numbers
}

// NewEvaluation returns the evaluation with the given weights.
func NewEvaluation(w *Weights) *Evaluation {
	e, s := new(Evaluation), shared()
	for i := range e.stages {
		e.stages[i].spread(w[i], s)
	}
	return e
}

func (s *stage) spread(weights []int16, shared *sharing) {
	at := 0
	for i := range shapes {
		for _, number := range shared.numbers[i] {
			s.patterns[at] = weights[number]
			at++
		}
	}
	for i := range s.mobility {
		copy(s.mobility[i][:], weights[shared.mobility[i]:])
	}
	copy(s.empties[:], weights[shared.empties:])
}

// Write writes the weights compressed: the low bytes of all, then the high ones.
func (w *Weights) Write(to io.Writer) error {
	packer, err := flate.NewWriter(to, flate.BestCompression)
	if err != nil {
		return err
	}
	for shift := 0; shift < 16; shift += 8 {
		for _, stage := range w {
			plane := make([]byte, len(stage))
			for i, weight := range stage {
				plane[i] = byte(uint16(weight) >> shift)
			}
			if _, err := packer.Write(plane); err != nil {
				return err
			}
		}
	}
	return packer.Close()
}

// ReadWeights reads what Write has written.
func ReadWeights(from io.Reader) (*Weights, error) {
	total := WeightsPerStage()
	planes, err := io.ReadAll(io.LimitReader(flate.NewReader(from), int64(2*Stages*total)+1))
	if err != nil {
		return nil, fmt.Errorf("weights: %w", err)
	}
	if len(planes) != 2*Stages*total {
		return nil, fmt.Errorf("weights: %d bytes instead of %d", len(planes), 2*Stages*total)
	}
	low, high := planes[:Stages*total], planes[Stages*total:]
	w := new(Weights)
	for i := range w {
		w[i] = make([]int16, total)
		for j := range w[i] {
			at := i*total + j
			w[i][j] = int16(uint16(low[at]) | uint16(high[at])<<8)
		}
	}
	return w, nil
}

//go:embed weights.bin
var packedWeights []byte

// DefaultEvaluation returns the trained evaluation. The first call unpacks it.
var DefaultEvaluation = sync.OnceValue(func() *Evaluation {
	w, err := ReadWeights(bytes.NewReader(packedWeights))
	if err != nil {
		panic(err) // the file was built in, and a test reads it
	}
	return NewEvaluation(w)
})
