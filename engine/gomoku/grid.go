package gomoku

import "flank/engine"

// grid is a position as the search plays on it: what a stone on every empty
// point would make is kept up to date with every stone that is put or taken
// away. It starts out from a State and is for one goroutine.
type grid struct {
	*geometry
	rule   Rule
	tables *tables
	board  board
	lines  [lineCount]uint64 // two bits a point, all ones beside the board
	cells  [boardCells]cell
	// made has the empty points by what a stone of a side makes there, amount
	// their number.
	made   [2][classes]set
	amount [2][classes]int
	near   set // points within sight of stones, some of them taken
	free   set // empty points
	empty  int // their number
	sums   [2]sum
	hash   uint64 // of the stones
	turn   int    // the side to move, 0 for Black

	moves  []played
	undone []change // what the moves have changed, the oldest first
}

// cell is what stones of both sides would make on an empty point. On a point
// that has a stone it is what was so when it was put there. In one word, which is
// read and written at once, are from the lowest bit on the codes of Black and
// White, 16 bits each, and their classes, 8 bits each.
type cell uint64

func (c cell) code(side int) code   { return code(c >> (side << 4 & 63)) }
func (c cell) class(side int) class { return class(c >> (32 + side<<3&31)) }

// found returns what a line was last said to make, as a lineTable has it.
func (c cell) found(direction int) uint8 {
	c >>= direction << 2 & 15
	return uint8(c&15 | c>>12&0xf0)
}

// sum is the sum of the weights of a side's codes on all empty points.
type sum struct{ mover, other int32 }

// played is a move and what was before it.
type played struct {
	cell    int
	changes int // the length of undone
	near    set
	sums    [2]sum
}

// change is a point that a move has changed, as it was before.
type change struct {
	cell   int
	before cell
}

// newGrid returns the grid of a position that is not over.
func newGrid(s State) *grid { return newGridOf(s, tablesOf(s.rule)) }

// newGridOf returns the grid of a position with tables of its rule.
func newGridOf(s State, tables *tables) *grid {
	g := &grid{
		geometry: geometryOf(s.size.Height), rule: s.rule, tables: tables,
		board: *newBoard(s.size, func(engine.Square) engine.Disc { return engine.Empty }),
		empty: s.size.Cells(),
	}
	for i := range g.lines {
		g.lines[i] = ^uint64(0)
	}
	for point := range points(s.size) {
		for _, at := range g.places[index(point)] {
			g.lines[at.line] &^= 3 << at.shift
		}
	}
	for point := range points(s.size) {
		g.look(index(point))
	}
	for point := range points(s.size) {
		if stone := s.At(point); stone != engine.Empty {
			g.turn = int(stone) - 1
			g.put(index(point))
		}
	}
	g.turn = int(s.turn) - 1
	return g
}

// look takes in an empty point for the first time.
func (g *grid) look(at int) {
	c := &g.cells[at]
	for direction, place := range g.places[at] {
		found := g.tables.lines[g.window(g.lines[place.line], int(place.shift))]
		*c |= cell(found&15)<<(4*direction) | cell(found>>4)<<(16+4*direction)
	}
	for side := range 2 {
		e := &g.tables.sides[side][c.code(side)]
		*c |= cell(e.class) << (32 + 8*side)
		g.made[side][e.class].add(at)
		g.amount[side][e.class]++
		g.sums[side].mover += int32(e.mover)
		g.sums[side].other += int32(e.other)
	}
	g.free.add(at)
}

// window returns a line through a point as a lineTable takes it.
func (g *grid) window(line uint64, shift int) uint64 {
	radius := g.tables.radius
	window := line >> (shift - 2*radius)
	low := window & (1<<(2*radius) - 1)
	return low | window>>2&(1<<(4*radius)-1)&^(1<<(2*radius)-1)
}

// leave counts out what a side would make on an empty point.
func (g *grid) leave(at, side int) {
	e := &g.tables.sides[side][g.cells[at].code(side)]
	g.made[side][e.class].remove(at)
	g.amount[side][e.class]--
	g.sums[side].mover -= int32(e.mover)
	g.sums[side].other -= int32(e.other)
}

// put plays a stone of the side to move on an empty point.
func (g *grid) put(at int) {
	g.moves = append(g.moves, played{at, len(g.undone), g.near, g.sums})
	g.leave(at, 0)
	g.leave(at, 1)
	stone := engine.Disc(g.turn + 1)
	g.board[at] = stone
	g.hash ^= stoneKeys[g.turn][at]
	g.empty--
	g.free.remove(at)
	for i := range g.near {
		g.near[i] |= g.geometry.near[at][i]
	}
	for direction, place := range g.places[at] {
		g.lines[place.line] ^= uint64(stone) << place.shift
		g.follow(at, direction, place)
	}
	g.turn ^= 1
}

// follow looks again at the empty points of a line near a stone that has been
// put.
func (g *grid) follow(at, direction int, place linePlace) {
	line, step := g.lines[place.line], directions[direction]
	g.followHalf(line, at, direction, step, int(place.shift), 2)
	g.followHalf(line, at, direction, -step, int(place.shift), -2)
}

// followHalf does so on one side of the stone.
func (g *grid) followHalf(line uint64, at, direction, step, shift, up int) {
	for range g.tables.radius {
		at += step
		shift += up
		switch g.board[at] {
		case engine.Empty:
			g.see(at, direction, g.tables.lines[g.window(line, shift)])
		case beside:
			return
		}
	}
}

// see takes in what a line now says of an empty point.
func (g *grid) see(at, direction int, found uint8) {
	before := g.cells[at]
	differs := cell(before.found(direction) ^ found)
	if differs == 0 {
		return
	}
	g.undone = append(g.undone, change{at, before})
	now := before ^ (differs&15|differs&0xf0<<12)<<(4*direction&15)
	if differs&15 != 0 {
		now = g.become(now, before, at, 0)
	}
	if differs>>4 != 0 {
		now = g.become(now, before, at, 1)
	}
	g.cells[at] = now
}

// become counts in what a side's code of an empty point now says in place of
// what it said before. It returns the point with the class that it now has.
func (g *grid) become(now, before cell, at, side int) cell {
	entries := g.tables.sides[side]
	from, to := &entries[before.code(side)], &entries[now.code(side)]
	sum := &g.sums[side]
	sum.mover += int32(to.mover) - int32(from.mover)
	sum.other += int32(to.other) - int32(from.other)
	if from.class != to.class {
		g.move(at, side, from.class, to.class)
		now ^= cell(from.class^to.class) << (32 + 8*side)
	}
	return now
}

// move moves an empty point from one class to another.
func (g *grid) move(at, side int, from, to class) {
	g.made[side][from].remove(at)
	g.made[side][to].add(at)
	g.amount[side][from]--
	g.amount[side][to]++
}

// take takes the last stone back.
func (g *grid) take() {
	last := &g.moves[len(g.moves)-1]
	g.turn ^= 1
	g.empty++
	g.free.add(last.cell)
	for len(g.undone) > last.changes {
		g.restore(&g.undone[len(g.undone)-1])
		g.undone = g.undone[:len(g.undone)-1]
	}
	stone := g.board[last.cell]
	for _, place := range g.places[last.cell] {
		g.lines[place.line] ^= uint64(stone) << place.shift
	}
	g.hash ^= stoneKeys[g.turn][last.cell]
	g.board[last.cell] = engine.Empty
	for side := range 2 {
		made := g.cells[last.cell].class(side)
		g.made[side][made].add(last.cell)
		g.amount[side][made]++
	}
	g.near, g.sums = last.near, last.sums
	g.moves = g.moves[:len(g.moves)-1]
}

// restore makes a point what it was before a change.
func (g *grid) restore(c *change) {
	now := g.cells[c.cell]
	for side := range 2 {
		if from, to := now.class(side), c.before.class(side); from != to {
			g.move(c.cell, side, from, to)
		}
	}
	g.cells[c.cell] = c.before
}

// fouls reports whether a point is forbidden to the side to move.
func (g *grid) fouls(at int) bool {
	return g.rule == Renju && g.turn == 0 && (g.cells[at].class(0) == forbidden || g.suspect(0, at))
}

// suspect reports whether a point whose class is allowed is forbidden to a side
// after all, because the two open threes that it makes are real.
func (g *grid) suspect(side, at int) bool {
	return g.tables.sides[side][g.cells[at].code(side)].suspect && g.board.foul(at) != NoFoul
}
