//go:build fit

package reversi

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"sync"
	"testing"

	"flank/engine"
)

// TestFit plays games of the search against itself and prints the weights that
// foretell their results best, as the Go text of fitted.go:
//
//	FIT_OUT=fitted.go go test -tags fit -run TestFit -timeout 1h ./engine/reversi
//
// A weight is a straight line between knots over the share of the board that is
// filled; the weights at the knots come from ridge regression.
func TestFit(t *testing.T) {
	sizes := []engine.Size{{Height: 6, Width: 6}, {Height: 8, Width: 8}, {Height: 8, Width: 10}, {Height: 10, Width: 10}, {Height: 12, Width: 12}}
	all := newRegression()
	for _, size := range sizes {
		one := newRegression()
		collect(size, 320000/size.Cells(), one)
		t.Logf("%v: %d positions, error alone %.2f discs", size, one.count, one.deviation(one.solve()))
		t.Logf("scalars %.0f", one.solve()[:knots*scalars])
		all.add(one)
	}
	solution := all.solve()
	text := literal(solution)
	t.Logf("error %.2f discs", all.deviation(solution))
	if path := os.Getenv("FIT_OUT"); path != "" {
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

const (
	scalars    = 6
	dimensions = knots * (scalars + patterns)
)

// regression gathers the normal equations of a least-squares fit.
type regression struct {
	matrix [][]float64
	right  []float64
	square float64 // of the results
	weight float64
	count  int
}

func newRegression() *regression {
	r := &regression{matrix: make([][]float64, dimensions), right: make([]float64, dimensions)}
	for i := range r.matrix {
		r.matrix[i] = make([]float64, dimensions)
	}
	return r
}

// observe adds a position with a result in points.
func (r *regression) observe(f features, empties, cells int, result float64) {
	row := map[int]float64{}
	low, share := knotAt(1 - float64(empties)/float64(cells))
	for k, part := range map[int]float64{low: 1 - share, low + 1: share} {
		if part == 0 {
			continue
		}
		values := []float64{float64(f.mobility), float64(f.potential), float64(f.stable), float64(f.discs), 1, float64(empties%2*2 - 1)}
		for i, value := range values {
			row[k*scalars+i] += part * value
		}
		for _, p := range f.corners {
			same, sign := canonical(int(p))
			row[knots*scalars+k*patterns+same] += part * sign
		}
	}
	weight := 36 / float64(cells)
	for i, x := range row {
		for j, y := range row {
			r.matrix[i][j] += weight * x * y
		}
		r.right[i] += weight * x * result
	}
	r.square += weight * result * result
	r.weight += weight
	r.count++
}

func (r *regression) add(other *regression) {
	for i := range r.matrix {
		for j := range r.matrix {
			r.matrix[i][j] += other.matrix[i][j]
		}
		r.right[i] += other.right[i]
	}
	r.square, r.weight, r.count = r.square+other.square, r.weight+other.weight, r.count+other.count
}

// solve is Gaussian elimination with a small ridge, which also leaves what was
// never seen at 0.
func (r *regression) solve() []float64 {
	n := dimensions
	a := make([][]float64, n)
	for i := range a {
		a[i] = append(append([]float64{}, r.matrix[i]...), r.right[i])
		a[i][i] += 30
	}
	for i := range n {
		for j := i + 1; j < n; j++ {
			factor := a[j][i] / a[i][i]
			for k := i; factor != 0 && k <= n; k++ {
				a[j][k] -= factor * a[i][k]
			}
		}
	}
	x := make([]float64, n)
	for i := n - 1; i >= 0; i-- {
		x[i] = a[i][n]
		for k := i + 1; k < n; k++ {
			x[i] -= a[i][k] * x[k]
		}
		x[i] /= a[i][i]
	}
	return x
}

// deviation is the root of the mean squared error, in discs.
func (r *regression) deviation(x []float64) float64 {
	sum := r.square
	for i := range x {
		sum -= 2 * x[i] * r.right[i]
		for j := range x {
			sum += x[i] * x[j] * r.matrix[i][j]
		}
	}
	return math.Sqrt(sum/r.weight) / point
}

// canonical returns the pattern that stands for a pattern, its mirror image and
// both with the sides exchanged, and the sign of the value; sign 0: worth nothing.
func canonical(p int) (same int, sign float64) {
	swap := func(p int) int { return p%3 + p/9%3*3 + p/3%3*9 + p/27*27 }
	other := func(p int) (q int) {
		for digit, place := 0, 1; digit < 4; digit, place = digit+1, place*3 {
			q += (3 - p/place%3) % 3 * place
		}
		return q
	}
	mine, theirs := min(p, swap(p)), min(other(p), swap(other(p)))
	switch {
	case mine < theirs:
		return mine, 1
	case mine > theirs:
		return theirs, -1
	}
	return mine, 0
}

// collect plays games on all cores and observes their positions.
func collect(size engine.Size, games int, into *regression) {
	var group sync.WaitGroup
	parts := []*regression{newRegression(), newRegression()}
	for i, part := range parts {
		group.Go(func() {
			for game := range games / len(parts) {
				observeGame(size, rand.New(rand.NewPCG(uint64(game), uint64(i))), part)
			}
		})
	}
	group.Wait()
	for _, part := range parts {
		into.add(part)
	}
}

// observeGame plays one game with a random opening and a random move now and then.
func observeGame(size engine.Size, random *rand.Rand, into *regression) {
	state, _ := New(size)
	evaluator := newEvaluator(state.board.Shape, newGeometry(state.board.Shape))
	opening := 4 + random.IntN(size.Cells()/4)
	var seen []State
	for ply := 0; !state.over; ply++ {
		moves := state.Legal()
		sq := moves[random.IntN(len(moves))]
		if ply >= opening {
			seen = append(seen, state)
		}
		if ply >= opening && random.IntN(40) > 0 {
			info, _ := Search(context.Background(), state, Effort{Limits: engine.Limits{Depth: 3, Nodes: 100000}, Empties: 9}, nil)
			sq = info.Move
		}
		next, _ := state.Play(sq)
		state = next.(State)
	}
	for _, past := range seen {
		result := state.board.score() * point
		if past.turn != state.turn {
			result = -result
		}
		into.observe(evaluator.features(&past.board), past.Count(engine.Empty), size.Cells(), float64(result))
	}
}

// literal writes the weights as Go.
func literal(x []float64) string {
	var text strings.Builder
	text.WriteString("package reversi\n\n// fitted are the weights at the knots, found by TestFit (build tag fit).\nvar fitted = [knots]weights{\n")
	for k := range knots {
		s := x[k*scalars:]
		fmt.Fprintf(&text, "\t{\n\t\tmobility: %.0f, potential: %.0f, stable: %.0f, discs: %.0f, move: %.0f, odd: %.0f,\n", s[0], s[1], s[2], s[3], s[4], s[5])
		text.WriteString("\t\tcorners: [patterns]int32{\n")
		for p := range patterns {
			same, sign := canonical(p)
			if p%9 == 0 {
				text.WriteString("\t\t\t")
			}
			fmt.Fprintf(&text, "%d,", int(math.Round(sign*x[knots*scalars+k*patterns+same])))
			text.WriteString(map[bool]string{true: "\n", false: " "}[p%9 == 8])
		}
		text.WriteString("\t\t},\n\t},\n")
	}
	return text.String() + "}\n"
}
