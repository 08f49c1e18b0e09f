package reversi

import (
	"context"
	"fmt"
	"slices"
	"time"

	"flank/engine"
)

// Effort says how far a search goes. It ends at the first bound that is met.
type Effort struct {
	engine.Limits
	// Empties is the number of empty cells from which on the position is
	// solved to the end, whatever Depth says. 0: only if Depth reaches it.
	Empties int
	// Only are the moves among which to choose; nil for all legal ones.
	Only []engine.Square
}

// Search looks for the best move of the side to move: iterative deepening of a
// principal variation search, and an exact solver for the end of the game. It
// calls progress, if not nil, from its own goroutine after each depth. With the
// same bounds, Time apart, it gives the same answer on every machine.
//
// When the effort is spent it returns the best move so far; within 20 ms of the
// end of ctx it returns ctx's error. A game that is over is an error.
func Search(ctx context.Context, state State, effort Effort, progress func(engine.Info)) (engine.Info, error) {
	if state.over {
		return engine.Info{Move: engine.NoSquare}, fmt.Errorf("the game is over")
	}
	s := newSearcher(ctx, state.board, effort)
	if len(s.root) == 0 {
		return engine.Info{Move: engine.NoSquare}, fmt.Errorf("none of the moves to choose from is legal")
	}
	info := s.deepen(progress)
	return info, ctx.Err()
}

// maxDepth is the greatest depth in plies of a search that is not exact.
const maxDepth = 60

// infinity is above every value.
const infinity = 1 << 20

// searcher is the working data of one search. It is allocated at the start: no
// node allocates.
type searcher struct {
	*evaluator
	budget
	effort  Effort
	table   table
	boards  []Board // boards[ply] is the position after ply moves and passes
	moves   []move  // the moves of all nodes on the path, one behind the other
	end     endgame
	empties int    // at the root
	root    []move // the best first
	value   int32  // of root[0], in points
}

// move is a move and what it is ordered by.
type move struct {
	bit   int16
	score int32
}

func newSearcher(ctx context.Context, board Board, effort Effort) *searcher {
	s := &searcher{
		evaluator: newEvaluator(board.Shape, newGeometry(board.Shape)),
		budget:    newBudget(ctx, effort.Limits, board.Empties()),
		effort:    effort,
		table:     newTable(tableSize(effort)),
		moves:     make([]move, 0, 4*board.size.Cells()),
		empties:   board.Empties(),
	}
	// A path has at most one pass to a move.
	s.boards = make([]Board, 2*min(s.empties, max(maxDepth, effort.Empties))+2)
	for i := range s.boards {
		s.boards[i].Shape = board.Shape
	}
	s.boards[0] = board
	s.root = s.rootMoves(effort.Only)
	s.end.start(s)
	return s
}

// tableSize returns how many positions the table is to hold: a small search
// should not have to clear megabytes first.
func tableSize(effort Effort) uint64 {
	const least, most = 1 << 10, 1 << 20
	size := uint64(most)
	if effort.Empties > 10 {
		return size
	}
	if effort.Nodes > 0 {
		size = min(size, effort.Nodes/4)
	}
	if effort.Depth > 0 {
		size = min(size, 1<<min(8+2*effort.Depth, 32))
	}
	return max(size, least)
}

// rootMoves lists the legal moves among only, those first that look best.
func (s *searcher) rootMoves(only []engine.Square) (moves []move) {
	b := &s.boards[0]
	for sq := range b.Squares(b.Moves()) {
		if only == nil || slices.Contains(only, sq) {
			bit := b.bit(sq)
			moves = append(moves, move{int16(bit), int32(s.class[bit])})
		}
	}
	slices.SortStableFunc(moves, func(a, b move) int { return int(b.score - a.score) })
	return moves
}

// deepen searches one ply deeper at a time until the effort is spent, and then,
// if the end is near enough, to the end.
func (s *searcher) deepen(progress func(engine.Info)) engine.Info {
	done := 0
	for depth := range s.depths {
		if !s.searchRoot(depth) {
			break
		}
		done = depth
		if progress != nil {
			progress(s.info(done))
		}
	}
	return s.info(done)
}

// depths yields how deep to search, one time after the other.
func (s *searcher) depths(yield func(int) bool) {
	for depth := 1; depth <= s.lastDepth(); depth++ {
		if depth > s.rehearsal() {
			depth = s.empties
		}
		if !yield(depth) {
			return
		}
	}
}

// lastDepth returns the depth after which the search is complete.
func (s *searcher) lastDepth() int {
	switch {
	case s.empties <= s.effort.Empties:
		return s.empties
	case s.effort.Depth > 0:
		return min(s.effort.Depth, maxDepth, s.empties)
	}
	return min(maxDepth, s.empties)
}

// rehearsal returns the depth of the last search before the one to the end: it
// finds good moves to begin with at a small part of the cost.
func (s *searcher) rehearsal() int {
	if s.empties <= s.effort.Empties {
		return s.empties / 2
	}
	return maxDepth
}

// searchRoot searches all root moves to a depth and brings the best to the
// front. It returns false if it was stopped; the front is then the best so far.
func (s *searcher) searchRoot(depth int) (complete bool) {
	if s.look(); s.stopped {
		return false
	}
	alpha := int32(-infinity)
	for i, m := range s.root {
		value := s.rootMove(i, depth, alpha)
		if s.stopped {
			return false
		}
		if value > alpha {
			alpha, s.value = value, value
			copy(s.root[1:i+1], s.root[:i])
			s.root[0] = m
		}
	}
	return true
}

// rootMove returns the value of the i-th root move, exact if it is above alpha.
func (s *searcher) rootMove(i, depth int, alpha int32) int32 {
	return s.child(i, uint(s.root[i].bit), 0, s.empties, depth, alpha, s.most(depth))
}

// most returns a value that none is better than in a search to a depth.
func (s *searcher) most(depth int) int32 {
	if depth == s.empties {
		return point * int32(s.boards[0].size.Cells()) // all discs
	}
	return infinity
}

// info reports what is known after a complete search to a depth.
func (s *searcher) info(depth int) engine.Info {
	info := s.infoOf(move{s.root[0].bit, s.value}, depth)
	info.Nodes, info.Time = s.nodes, time.Since(s.start)
	return info
}

// infoOf reports what is known of a root move that was searched to a depth, its
// value as its score.
func (s *searcher) infoOf(m move, depth int) engine.Info {
	line := s.line(m.bit)
	return engine.Info{
		Move:  line[0],
		Value: float64(m.score) / point,
		Exact: depth >= s.empties,
		Depth: depth,
		Line:  line,
	}
}

// line returns the principal variation of a root move as far as the table
// knows it.
func (s *searcher) line(bit int16) []engine.Square {
	board := s.boards[0]
	line := []engine.Square{}
	for len(line) < maxDepth {
		line = append(line, board.square(uint(bit)))
		board = board.Play(board.square(uint(bit)))
		moves := board.Moves()
		if moves.Empty() {
			board = board.Pass()
			moves = board.Moves()
		}
		e, found := s.table.find(board.key())
		if !found || e.move == noMove || !moves.has(uint(e.move)) {
			break
		}
		bit = e.move
	}
	return line
}
