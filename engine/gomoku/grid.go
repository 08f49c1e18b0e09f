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
// that has a stone it is what was so when it was put there.
type cell struct {
	codes   [2]code
	classes [2]class
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
		c.codes[0] |= code(found&15) << (4 * direction)
		c.codes[1] |= code(found>>4) << (4 * direction)
	}
	for side := range c.codes {
		g.enter(at, side)
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

// enter and leave count in and out what a side would make on an empty point.
func (g *grid) enter(at, side int) {
	c := &g.cells[at]
	e := &g.tables.sides[side][c.codes[side]]
	c.classes[side] = e.class
	g.made[side][e.class].add(at)
	g.amount[side][e.class]++
	g.sums[side].mover += int32(e.mover)
	g.sums[side].other += int32(e.other)
}

func (g *grid) leave(at, side int) {
	c := &g.cells[at]
	e := &g.tables.sides[side][c.codes[side]]
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
	c := &g.cells[at]
	shift := 4 * direction
	black := c.codes[0]&^(15<<shift) | code(found&15)<<shift
	white := c.codes[1]&^(15<<shift) | code(found>>4)<<shift
	if black == c.codes[0] && white == c.codes[1] {
		return
	}
	g.undone = append(g.undone, change{at, *c})
	if black != c.codes[0] {
		g.become(c, at, 0, black)
	}
	if white != c.codes[1] {
		g.become(c, at, 1, white)
	}
}

// become changes what a side would make on an empty point.
func (g *grid) become(c *cell, at, side int, now code) {
	entries := g.tables.sides[side]
	before, after := &entries[c.codes[side]], &entries[now]
	c.codes[side] = now
	g.sums[side].mover += int32(after.mover) - int32(before.mover)
	g.sums[side].other += int32(after.other) - int32(before.other)
	if before.class != after.class {
		g.shift(c, at, side, after.class)
	}
}

// shift moves an empty point from one class to another.
func (g *grid) shift(c *cell, at, side int, to class) {
	from := c.classes[side]
	g.made[side][from].remove(at)
	g.made[side][to].add(at)
	g.amount[side][from]--
	g.amount[side][to]++
	c.classes[side] = to
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
		made := g.cells[last.cell].classes[side]
		g.made[side][made].add(last.cell)
		g.amount[side][made]++
	}
	g.near, g.sums = last.near, last.sums
	g.moves = g.moves[:len(g.moves)-1]
}

// restore makes a point what it was before a change.
func (g *grid) restore(before *change) {
	c := &g.cells[before.cell]
	for side := range 2 {
		if c.classes[side] != before.before.classes[side] {
			g.shift(c, before.cell, side, before.before.classes[side])
		}
	}
	*c = before.before
}

// fouls reports whether a point is forbidden to the side to move.
func (g *grid) fouls(at int) bool {
	return g.rule == Renju && g.turn == 0 && (g.cells[at].classes[0] == forbidden || g.suspect(0, at))
}

// suspect reports whether a point whose class is allowed is forbidden to a side
// after all, because the two open threes that it makes are real.
func (g *grid) suspect(side, at int) bool {
	return g.tables.sides[side][g.cells[at].codes[side]].suspect && g.board.foul(at) != NoFoul
}
