package othello

// A stand-in until the trained evaluation is there.
type features [12]uint64

func newFeatures(b Board) features                            { return features{b.Mover, b.Other} }
func (f *features) play(cell uint, flipped uint64) (g features) {
	g[0], g[1] = f[1]^flipped, f[0]^flipped^1<<(cell&63)
	return g
}
func (f *features) pass() (g features) { g[0], g[1] = f[1], f[0]; return g }

type Evaluation struct{ hand func(Board) int }

func (e *Evaluation) value(f *features, b Board, legal uint64) int {
	if f[0] != b.Mover || f[1] != b.Other {
		panic("features")
	}
	return e.hand(b)
}
func DefaultEvaluation() *Evaluation { return &Evaluation{handMade(edges())} }
