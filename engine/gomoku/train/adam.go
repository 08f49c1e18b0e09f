package main

import "math"

// adam moves parameters against gradients, each by steps of about the same size
// whatever the gradients' (D. P. Kingma and J. Ba, "Adam: a method for
// stochastic optimization", 2015).
type adam struct {
	values, gradient []float64
	mean, square     []float64
	fade             [2]float64 // powers of the two rates of forgetting
}

const (
	forgetMean   = 0.9
	forgetSquare = 0.999
)

func newAdam(n int) *adam {
	return &adam{
		values: make([]float64, n), gradient: make([]float64, n),
		mean: make([]float64, n), square: make([]float64, n), fade: [2]float64{1, 1},
	}
}

// step moves the parameters by about rate and forgets the gradient.
func (a *adam) step(rate float64) {
	a.fade[0] *= forgetMean
	a.fade[1] *= forgetSquare
	for i, g := range a.gradient {
		a.mean[i] = forgetMean*a.mean[i] + (1-forgetMean)*g
		a.square[i] = forgetSquare*a.square[i] + (1-forgetSquare)*g*g
		a.values[i] -= rate * (a.mean[i] / (1 - a.fade[0])) / (math.Sqrt(a.square[i]/(1-a.fade[1])) + 1e-8)
	}
	clear(a.gradient)
}
