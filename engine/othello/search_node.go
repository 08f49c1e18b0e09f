package othello

import "math/bits"

// search returns the value of a board in points, so many plies before the
// estimate, or a bound of it outside the window. A pass is no ply. A search as
// deep as there are empty cells is one to the end.
func (s *solver) search(b Board, f *features, legal uint64, empties, depth, alpha, beta int) int {
	switch {
	case legal == 0:
		return s.searchPass(b, f, empties, depth, alpha, beta)
	case depth == empties && empties < searchEmpties:
		return s.searchEnd(b, legal, empties, alpha, beta)
	case depth == 0:
		s.nodes++
		return s.evaluation.value(f, b, legal)
	case depth == 1:
		return s.searchLeaves(b, f, legal, beta)
	case s.poll():
		return 0
	case depth < tableDepth:
		return s.searchPlain(b, f, legal, empties, depth, alpha, beta)
	}
	return s.searchTable(b, f, legal, empties, depth, alpha, beta)
}

// tableDepth is the least depth at which a node is worth a place in the table.
const tableDepth = 3

func (s *solver) searchPass(b Board, f *features, empties, depth, alpha, beta int) int {
	s.nodes++
	passed := b.Pass()
	legal := passed.Moves()
	if legal == 0 {
		return b.Score() * point
	}
	after := f.pass()
	return -s.search(passed, &after, legal, empties, depth, -beta, -alpha)
}

// searchEnd hands a board with few empty cells to the solver.
func (s *solver) searchEnd(b Board, legal uint64, empties, alpha, beta int) int {
	low, high := floorDiscs(alpha), ceilDiscs(beta)
	if empties <= fewEmpties {
		return point * s.few(b, empties, oddQuarters(b.empty()), low, high)
	}
	return point * s.solveMoves(b, legal, empties, low, high)
}

// floorDiscs returns the greatest number of discs that is not above a value.
func floorDiscs(points int) int { return points >> pointBits }

// ceilDiscs returns the least number of discs that is not below a value.
func ceilDiscs(points int) int { return (points + point - 1) >> pointBits }

const pointBits = 4 // point is 1<<pointBits

// searchLeaves evaluates the boards after each move.
func (s *solver) searchLeaves(b Board, f *features, legal uint64, beta int) int {
	s.nodes++
	value := -unbounded
	for _, cells := range [2]uint64{legal &^ besideCorners, legal & besideCorners} {
		for ; cells != 0; cells &= cells - 1 {
			value = max(value, -s.leaf(b, f, uint(bits.TrailingZeros64(cells))))
			if value >= beta {
				return value
			}
		}
	}
	return value
}

// besideCorners are the three cells around each corner.
const besideCorners = 0x42c300000000c342

// leaf evaluates the board after a move.
func (s *solver) leaf(b Board, f *features, cell uint) int {
	s.nodes++
	flipped := flips(cell, b.Mover, b.Other)
	next := b.turn(cell, flipped)
	var after features
	playFeatures(f, &after, cell, flipped)
	legal := next.Moves()
	if legal != 0 {
		return s.evaluation.value(&after, next, legal)
	}
	passed := next.Pass()
	legal = passed.Moves()
	if legal == 0 {
		return next.Score() * point
	}
	after = after.pass()
	return -s.evaluation.value(&after, passed, legal)
}

// searchPlain searches near the leaves: without table, moves ordered by what
// they leave to the other side.
func (s *solver) searchPlain(b Board, f *features, legal uint64, empties, depth, alpha, beta int) int {
	s.nodes++
	list := &s.lists[empties]
	list.fill(b, legal)
	for i := range list.n {
		m := &list.moves[i]
		playFeatures(f, &list.features[i], uint(m.cell), m.next.Mover^b.Other)
		m.value = int32(cellValue[m.cell&63]) - 16*int32(mobility(m.replies))
	}
	value, _ := s.searchMoves(list, empties, depth, alpha, beta)
	return value
}

// searchTable searches with all means: table, bounds by stable discs, shallower
// searches.
func (s *solver) searchTable(b Board, f *features, legal uint64, empties, depth, alpha, beta int) int {
	s.nodes++
	if bound, cut := s.stableCut(b, empties, floorDiscs(alpha)); cut {
		return bound * point
	}
	key := b.key()
	k := s.table.find(key)
	if bound, cut := k.cut(empties, depth, s.level, alpha, beta); cut {
		return bound
	}
	if beta-alpha == 1 && depth >= probCutDepth {
		if bound, cut := s.probCut(b, f, legal, empties, depth, alpha); cut {
			return bound
		}
	}
	list := &s.lists[empties]
	list.fill(b, legal)
	if bound, cut := s.cutByChild(list, empties, depth, beta); cut {
		return bound
	}
	s.orderAll(b, f, list, empties, depth, alpha, k)
	value, best := s.searchMoves(list, empties, depth, alpha, beta)
	if !s.stopped {
		s.keepPoints(key, empties, depth, alpha, beta, value, best)
	}
	return value
}

// points returns what is known in points.
func (k known) points(empties int) known {
	if k.depth == empties {
		k.lower, k.upper = max(k.lower*point, -unbounded), min(k.upper*point, unbounded)
	}
	return k
}

// cut returns the value of a board, in points, if what is known is enough for a
// search of the depth and level with the window.
func (k known) cut(empties, depth, level, alpha, beta int) (bound int, cut bool) {
	if k.depth < depth || k.level < level {
		return 0, false
	}
	k = k.points(empties)
	if k.lower >= beta || k.lower == k.upper {
		return k.lower, true
	}
	return k.upper, k.upper <= alpha
}

// cutByChild looks for a move that the table already knows to be enough.
func (s *solver) cutByChild(list *moveList, empties, depth, beta int) (bound int, cut bool) {
	if depth <= tableDepth {
		return 0, false
	}
	t := s.table
	if depth == empties {
		t = s.tableFor(empties - 1)
	}
	for i := range list.n {
		p := t.look(list.moves[i].next.key())
		if p.depth() < depth-1 || p.level() < s.level {
			continue
		}
		if k := unpack(uint64(p)).points(empties - 1); -k.upper >= beta {
			return -k.upper, true
		}
	}
	return 0, false
}

// searchMoves searches the boards after each move: the first with the whole
// window, the others only to show that they are no better, again if they are.
func (s *solver) searchMoves(list *moveList, empties, depth, alpha, beta int) (value int, best uint8) {
	value, best = -unbounded, noCell
	for i := range list.n {
		if i > 0 && s.shares(empties, depth) {
			return s.share(list, i, empties, depth, alpha, beta, value, best)
		}
		m := list.pick(i)
		low := max(alpha, value)
		v := -unbounded
		if i > 0 {
			v = -s.search(m.next, list.after(m), m.replies, empties-1, depth-1, -low-1, -low)
		}
		if i == 0 || v > low && v < beta {
			v = -s.search(m.next, list.after(m), m.replies, empties-1, depth-1, -beta, -low)
		}
		if s.stopped {
			return 0, noCell
		}
		if v > value {
			value, best = v, m.cell
		}
		if value >= beta {
			break
		}
	}
	return value, best
}

// keepPoints stores a result of the window.
func (s *solver) keepPoints(key uint64, empties, depth, alpha, beta, value int, best uint8) {
	k := learnt(alpha, beta, value, best)
	k.depth, k.level = depth, s.level
	if depth == empties {
		k.lower, k.upper = ceilDiscs(k.lower), floorDiscs(k.upper)
	}
	s.table.store(key, k)
}

// orderAll finds the features after the moves of a node and values the moves: first those of the table, then by a shallow search.
func (s *solver) orderAll(b Board, f *features, list *moveList, empties, depth, alpha int, k known) {
	odd := oddQuarters(b.empty())
	ahead, weight := lookDepth(empties, depth), int32(lookWeight)
	if depth == empties {
		weight = lookWeightEnd
	}
	for i := range list.n {
		m := &list.moves[i]
		playFeatures(f, &list.features[i], uint(m.cell), m.next.Mover^b.Other)
		if m.value = m.sure(k.best, k.second); m.value == 0 {
			low := alpha - lookBelow*point
			m.value = s.promise(m, odd) - weight*int32(s.search(m.next, &list.features[i], m.replies, empties-1, ahead, -unbounded, -low))
		}
	}
}

// lookBelow is how far below the lower bound, in discs, a shallow search still
// tells moves apart.
const lookBelow = 6

// What a point counts beside a move that is left to the other side (64): in a
// search to the end few moves make a small tree.
const (
	lookWeight    = 8
	lookWeightEnd = 1
)

// lookDepth is the depth of the search that orders the moves of a node.
func lookDepth(empties, depth int) int {
	if depth == empties {
		return min(max(empties-searchEmpties-1, 0)/3, 6)
	}
	return min(max(depth-5, 0)/4, 4)
}
