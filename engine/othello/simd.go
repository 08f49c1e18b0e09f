//go:build goexperiment.simd && amd64

package othello

import (
	"math/bits"
	"simd/archsimd"
)

// A vector has a lane of 64 bits for each of four directions: what the scalar
// code does eight times is done twice here, towards higher bits and towards lower
// ones.
//
// Two things cost many times what they look like. Constants of the lanes are
// package variables: a local array is written before it is loaded. And a
// function that has used whole vectors clears their upper halves before it
// returns (anyLane): the compiler uses older instructions elsewhere, which wait
// for halves that are in use. Shifts take their distance from a vector, as those
// by a constant become such an older instruction too.

type (
	vector = archsimd.Uint64x4
	lanes  = [4]uint64
)

// Constants by direction.
var (
	steps   = lanes{1, 7, 8, 9} // as in ray
	twice   = lanes{2, 14, 16, 18}
	inside  = lanes{inner, inner, 1<<64 - 1, inner} // the cells that a run may pass through
	ones    = lanes{1, 1, 1, 1}
	highest = lanes{1 << 63, 1 << 63, 1 << 63, 1 << 63}
)

// Chosen once, by what the processor can do. A call by variable is quicker than
// a test of the processor's features before each.
var (
	// moves returns the cells in which the side whose discs are mover may play.
	moves = suited(moves2, moves2, scalarMoves)
	// flips returns the discs turned by a move to an empty cell, 0 if it is illegal.
	flips = suited(flips512, flips2, scalarFlips)
	// perftTwo counts the last two plies: the replies to each move.
	perftTwo     = suited(perftTwo512, scalarPerftTwo, scalarPerftTwo)
	instructions = suited("AVX-512", "AVX2", "portable")
)

// Instructions names the processor's instructions in use: "AVX-512", "AVX2" or
// "portable".
func Instructions() string { return instructions }

// suited returns what suits the processor best.
func suited[T any](avx512, avx2, scalar T) T {
	switch {
	case archsimd.X86.AVX512():
		return avx512
	case archsimd.X86.AVX2():
		return avx2
	}
	return scalar
}

func load(words *lanes) vector { return archsimd.LoadUint64x4(words) }

// anyLane returns the bits that are set in any lane. It clears the upper halves
// of all vectors, so it has to come last.
func anyLane(x vector) uint64 {
	half := x.GetLo().Or(x.GetHi())
	set := half.GetElem(0) | half.GetElem(1)
	archsimd.ClearAVXUpperBits()
	return set
}

func moves2(mover, other uint64) uint64 {
	m, o := archsimd.BroadcastUint64x4(mover), archsimd.BroadcastUint64x4(other)
	return anyLane(laneMoves(m, o)) &^ (mover | other)
}

// laneMoves returns the ends of runs, by direction: some of them are not empty.
func laneMoves(m, o vector) vector {
	step, two := load(&steps), load(&twice)
	o = o.And(load(&inside))
	up, down := o.And(m.ShiftLeft(step)), o.And(m.ShiftRight(step))
	up, down = up.Or(o.And(up.ShiftLeft(step))), down.Or(o.And(down.ShiftRight(step)))
	pairs := o.And(o.ShiftLeft(step))
	up, down = up.Or(pairs.And(up.ShiftLeft(two))), down.Or(pairs.ShiftRight(step).And(down.ShiftRight(two)))
	up, down = up.Or(pairs.And(up.ShiftLeft(two))), down.Or(pairs.ShiftRight(step).And(down.ShiftRight(two)))
	return up.ShiftLeft(step).Or(down.ShiftRight(step))
}

func flips512(cell uint, mover, other uint64) uint64 {
	return anyLane(laneFlips(&rays[cell&63], archsimd.BroadcastUint64x4(mover), archsimd.BroadcastUint64x4(other)))
}

// laneFlips returns the discs turned, by direction. It needs AVX-512.
func laneFlips(r *ray, m, o vector) vector {
	down := load(&r.down)
	stop := load(&highest).ShiftRight(down.AndNot(o).LeadingZeros()).And(m)
	return vector{}.Sub(stop.Add(stop)).And(down).Or(laneUpFlips(load(&r.up), m, o))
}

func laneUpFlips(up, m, o vector) vector {
	stop := up.AndNot(o)
	stop = stop.And(vector{}.Sub(stop)).And(m)
	none := stop.Equal(vector{}).ToInt64x4().AsUint64x4() // -1 where there is no stop
	return stop.Sub(none).Sub(load(&ones)).And(up)
}

func flips2(cell uint, mover, other uint64) uint64 {
	r, step, two := &rays[cell&63], load(&steps), load(&twice)
	m, o := archsimd.BroadcastUint64x4(mover), archsimd.BroadcastUint64x4(other)
	down := load(&r.down)
	// The highest cell that stops a run is the one without any above it.
	stop := down.AndNot(o)
	below := stop.ShiftRight(step)
	below = below.Or(below.ShiftRight(step))
	below = below.Or(below.ShiftRight(two))
	below = below.Or(below.ShiftRight(two.Add(two)))
	stop = stop.AndNot(below).And(m)
	return anyLane(vector{}.Sub(stop.Add(stop)).And(down).Or(laneUpFlips(load(&r.up), m, o)))
}

// expand lists the moves of a board, the boards after them and the replies to
// them. It returns their number.
func expand(list *[maxMoves]move, b Board, legal uint64) int {
	if archsimd.X86.AVX512() {
		return expand512(list, b, legal)
	}
	return scalarExpand(list, b, legal)
}

// expand512 leaves the boards in vectors from the move to the replies.
func expand512(list *[maxMoves]move, b Board, legal uint64) (n int) {
	m, o := archsimd.BroadcastUint64x4(b.Mover), archsimd.BroadcastUint64x4(b.Other)
	for ; legal != 0; legal &= legal - 1 {
		cell := bits.TrailingZeros64(legal)
		f := spread(laneFlips(&rays[cell&63], m, o))
		mover := o.Xor(f)
		other := m.Or(f).Or(archsimd.BroadcastUint64x4(legal & -legal))
		replies := spread(laneMoves(mover, other)).AndNot(mover.Or(other))
		at := &list[n]
		at.next.Mover, at.next.Other = mover.GetLo().GetElem(0), other.GetLo().GetElem(0)
		at.replies = replies.GetLo().GetElem(0)
		at.cell, at.at = uint8(cell), uint8(n)
		n++
	}
	archsimd.ClearAVXUpperBits()
	return n
}

// perftTwo512 leaves the boards in vectors from one ply to the next.
func perftTwo512(b Board, legal uint64) (leaves uint64) {
	m, o := archsimd.BroadcastUint64x4(b.Mover), archsimd.BroadcastUint64x4(b.Other)
	for ; legal != 0; legal &= legal - 1 {
		f := spread(laneFlips(&rays[bits.TrailingZeros64(legal)&63], m, o))
		mover := o.Xor(f)
		other := m.Or(f).Or(archsimd.BroadcastUint64x4(legal & -legal))
		replies := laneMoves(mover, other).AndNot(mover.Or(other))
		half := replies.GetLo().Or(replies.GetHi())
		set := half.GetElem(0) | half.GetElem(1)
		leaves += uint64(bits.OnesCount64(set))
		if set == 0 {
			leaves++ // the pass, or the end of the game
		}
	}
	archsimd.ClearAVXUpperBits()
	return leaves
}

// spread sets in each lane the bits that are set in any.
func spread(x vector) vector {
	x = x.Or(x.Select128FromPair(1, 0, x))
	return x.Or(x.SelectFromPairGrouped(1, 0, x))
}

// playFeatures finds the features after the mover's move to an empty cell that
// turns flipped, seen from the side that moves next. It is no variable: what the
// pointers point to would have to be allocated.
func playFeatures(f, next *features, cell uint, flipped uint64) {
	if archsimd.X86.AVX2() {
		playFeatures2(f, next, cell, flipped)
		return
	}
	scalarPlayFeatures(f, next, cell, flipped)
}

// playFeatures2 leaves the features in three vectors while it adds.
func playFeatures2(f, next *features, cell uint, flipped uint64) {
	a, b, c := greatest.vectors()
	x, y, z := f.vectors()
	a, b, c = a.Sub(x), b.Sub(y), c.Sub(z)
	x, y, z = placed[cell&63].vectors()
	a, b, c = a.Sub(x), b.Sub(y), c.Sub(z)
	for ; flipped != 0; flipped &= flipped - 1 {
		x, y, z := placed[bits.TrailingZeros64(flipped)&63].vectors()
		a, b, c = a.Sub(x).Sub(x), b.Sub(y).Sub(y), c.Sub(z).Sub(z)
	}
	a.Store((*lanes)(next[0:]))
	b.Store((*lanes)(next[4:]))
	c.Store((*lanes)(next[8:]))
	archsimd.ClearAVXUpperBits()
}

func (f *features) vectors() (a, b, c vector) {
	return load((*lanes)(f[0:])), load((*lanes)(f[4:])), load((*lanes)(f[8:]))
}
