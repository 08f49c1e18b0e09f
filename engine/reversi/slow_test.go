package reversi

import (
	"testing"

	"pgregory.net/rapid"

	"flank/engine"
)

// slow is a second implementation of the rules, as plain as can be: a rune a
// cell, every direction walked. It shares nothing with the bitboards.
type slow struct {
	height, width int
	cells         map[[2]int]rune // 'b' or 'w' by row and column; empty cells are missing
	turn          rune
}

func newSlow(height, width int) slow {
	row, col := height/2, width/2
	return slow{height, width, map[[2]int]rune{
		{row - 1, col - 1}: 'w', {row, col}: 'w',
		{row - 1, col}: 'b', {row, col - 1}: 'b',
	}, 'b'}
}

func against(side rune) rune {
	if side == 'b' {
		return 'w'
	}
	return 'b'
}

// flips lists the cells turned by a move of a side to a row and column.
func (s slow) flips(side rune, row, col int) (all [][2]int) {
	if side == 0 || s.cells[[2]int{row, col}] != 0 {
		return nil
	}
	for down := -1; down <= 1; down++ {
		for right := -1; right <= 1; right++ {
			var run [][2]int
			at := [2]int{row + down, col + right}
			for s.cells[at] == against(side) {
				run = append(run, at)
				at = [2]int{at[0] + down, at[1] + right}
			}
			if s.cells[at] == side {
				all = append(all, run...)
			}
		}
	}
	return all
}

func (s slow) legal(side rune) (moves [][2]int) {
	for row := range s.height {
		for col := range s.width {
			if len(s.flips(side, row, col)) > 0 {
				moves = append(moves, [2]int{row, col})
			}
		}
	}
	return moves
}

// play returns the position after a legal move, the turn with a side that can
// move, or 0 if neither can.
func (s slow) play(row, col int) slow {
	next := slow{s.height, s.width, map[[2]int]rune{{row, col}: s.turn}, against(s.turn)}
	for at, disc := range s.cells {
		next.cells[at] = disc
	}
	for _, at := range s.flips(s.turn, row, col) {
		next.cells[at] = s.turn
	}
	if len(next.legal(next.turn)) == 0 {
		next.turn = s.turn
		if len(next.legal(next.turn)) == 0 {
			next.turn = 0
		}
	}
	return next
}

func (s slow) count(disc rune) (n int) {
	for _, lies := range s.cells {
		if lies == disc {
			n++
		}
	}
	return n
}

func (s slow) winner() engine.Disc {
	switch black, white := s.count('b'), s.count('w'); {
	case black > white:
		return engine.Black
	case white > black:
		return engine.White
	}
	return engine.Empty
}

var discOf = map[rune]engine.Disc{0: engine.Empty, 'b': engine.Black, 'w': engine.White}

// anySize draws a size from 4 to 26 each way, every size as likely.
func anySize(t *rapid.T) engine.Size {
	side := rapid.IntRange(MinSide, engine.MaxSide)
	return engine.Size{Height: side.Draw(t, "height"), Width: side.Draw(t, "width")}
}

func TestTheRulesAgreeWithTheSlowOnes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := anySize(t)
		state, err := New(size)
		if err != nil {
			t.Fatal(err)
		}
		var now engine.State = state
		reference := newSlow(size.Height, size.Width)
		for plies := rapid.IntRange(0, 2*size.Height).Draw(t, "plies"); ; plies-- {
			agree(t, now, reference)
			if reference.turn == 0 || plies == 0 {
				return
			}
			moves := now.Legal()
			sq := moves[rapid.IntRange(0, len(moves)-1).Draw(t, "move")]
			reference = reference.play(sq.Row(), sq.Col())
			if now, err = now.Play(sq); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// TestWholeGamesAgreeWithTheSlowRules goes on to the end, where sides pass.
func TestWholeGamesAgreeWithTheSlowRules(t *testing.T) {
	for height := MinSide; height <= 9; height++ {
		for width := MinSide; width <= 9; width++ {
			state, _ := New(engine.Size{Height: height, Width: width})
			reference := newSlow(height, width)
			var now engine.State = state
			for ply := 0; reference.turn != 0; ply++ {
				moves := now.Legal()
				sq := moves[(ply*7+height+width)%len(moves)]
				now, _ = now.Play(sq)
				reference = reference.play(sq.Row(), sq.Col())
				agree(t, now, reference)
			}
		}
	}
}

// agree compares everything that a state tells with the slow rules.
func agree(t rapid.TB, state engine.State, reference slow) {
	t.Helper()
	if got, want := state.Turn(), discOf[reference.turn]; got != want {
		t.Fatalf("turn %v, want %v", got, want)
	}
	agreeOnCells(t, state, reference)
	for disc, want := range map[engine.Disc]int{
		engine.Black: reference.count('b'), engine.White: reference.count('w'),
		engine.Empty: reference.height*reference.width - len(reference.cells),
	} {
		if got := state.Count(disc); got != want {
			t.Fatalf("%d cells %v, want %d", got, disc, want)
		}
	}
	if got, want := state.Winner(), reference.winner(); got != want {
		t.Fatalf("winner %v, want %v", got, want)
	}
}

func agreeOnCells(t rapid.TB, state engine.State, reference slow) {
	t.Helper()
	legal := map[engine.Square]bool{}
	last := engine.NoSquare
	for _, sq := range state.Legal() {
		if sq <= last {
			t.Fatalf("%v comes after %v among the legal moves", sq, last)
		}
		legal[sq], last = true, sq
	}
	for row := range reference.height {
		for col := range reference.width {
			sq := engine.SquareAt(row, col)
			if got, want := state.At(sq), discOf[reference.cells[[2]int{row, col}]]; got != want {
				t.Fatalf("%v holds %v, want %v", sq, got, want)
			}
			agreeOnFlips(t, state, sq, reference.flips(reference.turn, row, col), legal[sq])
		}
	}
}

func agreeOnFlips(t rapid.TB, state engine.State, sq engine.Square, want [][2]int, legal bool) {
	t.Helper()
	if legal != (len(want) > 0) {
		t.Fatalf("%v legal: %v, yet it turns %d discs", sq, legal, len(want))
	}
	got := map[engine.Square]bool{}
	for _, flip := range state.Flips(sq) {
		got[flip] = true
	}
	if len(got) != len(want) {
		t.Fatalf("%v turns %d discs, want %d", sq, len(got), len(want))
	}
	for _, cell := range want {
		if !got[engine.SquareAt(cell[0], cell[1])] {
			t.Fatalf("%v does not turn %v", sq, cell)
		}
	}
}

func (s slow) perft(depth int) (leaves uint64) {
	if depth == 0 || s.turn == 0 {
		return 1
	}
	for _, move := range s.legal(s.turn) {
		next := s.play(move[0], move[1])
		if next.turn == s.turn && depth > 1 {
			leaves += next.perft(depth - 2) // the pass is a ply
			continue
		}
		leaves += next.perft(depth - 1)
	}
	return leaves
}

func TestPerftAgreesWithTheSlowRules(t *testing.T) {
	tests := []struct{ height, width, depth int }{
		{4, 4, 9}, {4, 5, 7}, {5, 5, 6}, {6, 6, 6}, {7, 9, 5}, {10, 10, 4}, {26, 26, 3},
	}
	for _, test := range tests {
		size := engine.Size{Height: test.height, Width: test.width}
		for depth := 1; depth <= test.depth; depth++ {
			want := newSlow(test.height, test.width).perft(depth)
			if got := Perft(NewBoard(size), depth); got != want {
				t.Errorf("%v, depth %d: %d leaves, want %d", size, depth, got, want)
			}
		}
	}
}
