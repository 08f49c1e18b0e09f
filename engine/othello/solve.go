package othello

import (
	"context"
	"math/bits"
	"time"

	"flank/engine"
)

// DefaultHash is the usual size of a transposition table in MiB.
const DefaultHash = 64

// Limits says what a solver is to find out.
type Limits struct {
	// Outcome asks only who wins. Info.Value is then 2 or -2 for a win or a
	// loss of any size, and Info.Exact is true for a draw alone.
	Outcome bool
}

// Solver finds exact scores on one thread. It keeps its transposition table
// from one position to the next, so it may only solve one at a time.
type Solver struct{ table *table }

// NewSolver returns a solver with a table of at most so many MiB, at least 1.
func NewSolver(mib int) *Solver { return &Solver{table: newTable(max(mib, 1))} }

// Solve returns the score of a board for its mover with best play of both
// sides, a best line to the end, the positions visited and the time spent. A
// pass is engine.NoSquare in it; a game that is over has a score and no line.
//
// It calls progress, if not nil, from its own goroutine whenever it knows more:
// the value is then an estimate or a bound. Within 20 ms of the end of ctx it
// returns what it knows with ctx's error.
func (s *Solver) Solve(ctx context.Context, b Board, limits Limits, progress func(engine.Info)) (engine.Info, error) {
	s.table.age++
	run := solving{solver: newSolver(ctx, s.table), board: b, empties: b.Empties(), start: time.Now(), progress: progress}
	switch {
	case b.Over():
		run.value, run.exact = b.Score(), true
	case limits.Outcome:
		run.outcome()
	default:
		run.score()
	}
	return run.info(), ctx.Err()
}

// solving is the work on one position.
type solving struct {
	*solver
	board    Board
	empties  int
	start    time.Time
	progress func(engine.Info)
	value    int // what is known of the score
	exact    bool
	line     []engine.Square
}

// outcome finds out who wins.
func (s *solving) outcome() {
	value := s.solve(s.board, s.empties, -1, 1)
	if !s.stopped {
		s.value, s.exact = min(max(value, -2), 2), value == 0
	}
	s.noteMove()
}

// score asks whether the score is below or above a window around an estimate,
// and moves and widens the window until it holds the score.
func (s *solving) score() {
	s.value = s.look(s.board, min(guessDepth, s.empties), -unbounded, unbounded) / point
	for width := 1; !s.stopped; width *= 2 {
		s.report()
		alpha, beta := s.value&^1-width, s.value&^1+width
		value := s.solve(s.board, s.empties, alpha, beta)
		if s.stopped {
			break
		}
		s.value = value
		if value > alpha && value < beta {
			s.line = s.bestLine(value)
			s.exact = !s.stopped
			return
		}
	}
	s.noteMove()
}

// guessDepth is the depth in plies of the search that gives the first estimate.
const guessDepth = 4

// noteMove makes a line of the move that the table has for the position; any
// legal one if it has none.
func (s *solving) noteMove() {
	legal, k := s.board.Moves(), s.tableFor(s.empties).find(s.board.key())
	switch {
	case legal == 0:
		s.line = []engine.Square{engine.NoSquare}
	case k.best < noCell && legal>>k.best&1 != 0:
		s.line = []engine.Square{square(k.best)}
	default:
		s.line = []engine.Square{square(uint8(bits.TrailingZeros64(legal)))}
	}
}

func (s *solving) report() {
	if s.progress != nil {
		s.noteMove()
		s.progress(s.info())
	}
}

func (s *solving) info() engine.Info {
	info := engine.Info{
		Move: engine.NoSquare, Value: float64(s.value), Exact: s.exact, Depth: s.empties,
		Nodes: s.nodes, Time: time.Since(s.start), Line: s.line,
	}
	if len(s.line) > 0 {
		info.Move = s.line[0]
	}
	return info
}

// bestLine returns a line in which both sides keep the score. Entries of the
// table may be gone, so every move is shown to be good enough anew.
func (s *solving) bestLine(score int) (line []engine.Square) {
	b := s.board
	for !b.Over() {
		if b.Moves() == 0 {
			b, score = b.Pass(), -score
			line = append(line, engine.NoSquare)
			continue
		}
		m := s.keepsScore(b, score)
		if s.stopped {
			break
		}
		b, score = m.next, -score
		line = append(line, square(m.cell))
	}
	return line
}

// keepsScore returns a move after which the score is no less.
func (s *solving) keepsScore(b Board, score int) (m move) {
	empties := b.Empties()
	list := &s.lists[empties]
	list.fill(b, b.Moves())
	s.order(b, list, empties, score-1, s.tableFor(empties).find(b.key()))
	for i := range list.n {
		m = *list.pick(i)
		if -s.solve(m.next, empties-1, -score, -score+1) >= score {
			break
		}
	}
	return m
}

// square returns the engine's name for a cell.
func square(cell uint8) engine.Square { return engine.SquareAt(int(cell>>3), int(cell&7)) }
