package othello

import "math/bits"

// Evaluation estimates final scores: a sum of weights, one for the contents of
// every image of every shape, for either side's number of moves and for the
// number of empty cells, in tables that change with the stage of the game. It is
// read-only, so that all threads share one.
type Evaluation struct{ stages [Stages]stage }

const (
	// Stages is the number of stages of a game: four moves each, stage 0 from
	// 60 empty cells on. The last one also has the full board.
	Stages = 15
	// WeightUnit is the number of units of a weight to a disc.
	WeightUnit = 64

	movesPerStage = 4
	maxValue      = 64 * point
)

// stage holds the weights of a stage, those of shapes spread out to a table by
// index for each.
type stage struct {
	// One table after the other; the rest lets every one be read as an array of
	// 1<<16, which no 16-bit index leaves.
	patterns [patternIndices + 1<<16]int16
	mobility [2][64]int16 // by the number of the mover's moves, the other's
	empties  [movesPerStage]int16
}

// patternIndices is the number of indices of all shapes.
const patternIndices = 2*59049 + 19683 + 4*6561 + 2187 + 729 + 243 + 81

// tableAt is where in stage.patterns the table for each word of features begins.
var tableAt = newTableAt()

func newTableAt() (at [featureWords]int) {
	word, begin := 0, 0
	for i := range shapes {
		for range (len(shapes[i].images) + 3) / 4 {
			at[word] = begin
			word++
		}
		begin += shapes[i].configurations()
	}
	return at
}

// stageOf returns the stage of a board with so many empty cells.
func stageOf(empties int) int { return min(max(60-empties, 0)/movesPerStage, Stages-1) }

// value estimates the final score for the mover, in points. The features are
// those of the board, legal are the mover's moves, which a node knows anyway.
func (e *Evaluation) value(f *features, b Board, legal uint64) int {
	empties := b.Empties()
	s := &e.stages[stageOf(empties)]
	sum := s.patternSum(f) + int(s.empties[empties%movesPerStage]) +
		int(s.mobility[0][bits.OnesCount64(legal)&63]) +
		int(s.mobility[1][bits.OnesCount64(moves(b.Other, b.Mover))&63])
	return min(max(sum*point/WeightUnit, -maxValue), maxValue)
}

func (s *stage) patternSum(f *features) (sum int) {
	for i, word := range f[:featureWords-1] {
		t := (*[1 << 16]int16)(s.patterns[tableAt[i]:])
		sum += int(t[uint16(word)]) + int(t[uint16(word>>16)]) + int(t[uint16(word>>32)]) + int(t[word>>48])
	}
	last := f[featureWords-1]
	t := (*[1 << 16]int16)(s.patterns[tableAt[featureWords-1]:])
	return sum + int(t[uint16(last)]) + int(t[uint16(last>>16)])
}

// Value estimates the final score of a board for its mover, in discs. It builds
// everything anew: searches go a faster way.
func (e *Evaluation) Value(b Board) float64 {
	f := newFeatures(b)
	return float64(e.value(&f, b, b.Moves())) / point
}
