package main

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"flank/engine/othello"
)

// leastSample is how often a pair must have been measured to count.
const leastSample = 20

// report returns the fit and what it follows from.
func (all spreads) report() string {
	var text strings.Builder
	fmt.Fprintln(&text, "# Differences between deep and shallow searches in points, and the fit of their deviations (probcut.go).")
	fmt.Fprintln(&text, "# Written by the command train probcut.")
	fit := all.fit()
	text.WriteString(fit.Format())
	fmt.Fprintln(&text, "# stage, or empty cells where the deep search goes to the end; deep; shallow; positions; mean; deviation")
	for _, p := range slices.SortedFunc(maps.Keys(all), comparePairs) {
		deep := fmt.Sprint(p.deep)
		if p.deep == 0 {
			deep = "end"
		}
		s := all[p]
		fmt.Fprintf(&text, "# %d %s %d %.0f %+.1f %.1f\n", p.at, deep, p.shallow, s.n, s.mean(), s.deviation())
	}
	return text.String()
}

func comparePairs(a, b pair) int {
	return cmp.Or(-cmp.Compare(min(a.deep, 1), min(b.deep, 1)), cmp.Compare(a.at, b.at), cmp.Compare(a.deep, b.deep), cmp.Compare(a.shallow, b.shallow))
}

// fit fits the logarithms of the deviations by least squares, each pair weighing
// as much as it has positions.
func (all spreads) fit() (fit othello.ProbCutFit) {
	middle, end := newEquations(len(fit.Middle)), newEquations(len(fit.End))
	for p, s := range all {
		switch {
		case s.n < leastSample || s.squares == 0:
		case p.deep == 0:
			terms := othello.EndTerms(p.at, p.shallow)
			end.add(terms[:], math.Log(s.deviation()), s.n)
		default:
			terms := othello.MiddleTerms(othello.StageMiddle(p.at), p.deep, p.shallow)
			middle.add(terms[:], math.Log(s.deviation()), s.n)
		}
	}
	copy(fit.Middle[:], middle.solve())
	copy(fit.End[:], end.solve())
	return fit
}

// equations are the normal equations of a fit: a row for each coefficient, with
// the right side as its last number.
type equations [][]float64

func newEquations(n int) equations {
	rows := make(equations, n)
	for i := range rows {
		rows[i] = make([]float64, n+1)
	}
	return rows
}

func (rows equations) add(terms []float64, value, weight float64) {
	for i, row := range rows {
		for j, term := range terms {
			row[j] += weight * terms[i] * term
		}
		row[len(terms)] += weight * terms[i] * value
	}
}

// solve eliminates one coefficient after the other; a little is added to the
// diagonal, so that what was not measured becomes 0.
func (rows equations) solve() []float64 {
	n := len(rows)
	for i := range rows {
		rows[i][i] += 1e-9
		for j := range rows {
			if j == i {
				continue
			}
			times := rows[j][i] / rows[i][i]
			for k := i; k <= n; k++ {
				rows[j][k] -= times * rows[i][k]
			}
		}
	}
	solution := make([]float64, n)
	for i, row := range rows {
		solution[i] = row[n] / row[i]
	}
	return solution
}
