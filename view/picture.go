package view

import (
	"math"
	"math/bits"
)

// picture describes one cell of the board as blocks of colour draw it. It is
// the key under which the finished drawing is kept.
type picture struct {
	width, height int // in characters; a character is half as wide as high
	ground        role
	disc          role  // ground for an empty cell
	turn          uint8 // how far a disc is on edge: 0 flat to turnSteps upright
	mark          role  // ground for none
	small         bool  // a smaller mark
	stars         uint8 // corners with a dot of the board: bit 2*row + column
}

// turnSteps is the number of widths of a disc that turns over.
const turnSteps = 8

// draw returns the characters of a picture, row by row.
func (s *Styles) draw(p picture) []cell {
	s.mu.Lock()
	cells, ok := s.pictures[p]
	s.mu.Unlock()
	if ok {
		return cells
	}
	cells = make([]cell, 0, p.width*p.height)
	for row := range p.height {
		for col := range p.width {
			cells = append(cells, s.character(p, row, col))
		}
	}
	s.mu.Lock()
	s.pictures[p] = cells
	s.mu.Unlock()
	return cells
}

// character returns the block that shows one character cell of a picture in
// its two most frequent colours.
func (s *Styles) character(p picture, row, col int) cell {
	if p.markedBy(row, col) {
		return cell{"●", s.ink(p.mark, p.disc)}
	}
	var masks [roles]uint64
	for y := range dots {
		for x := range dots {
			at := p.at(float64(col)+(float64(x)+0.5)/dots, 2*(float64(row)+(float64(y)+0.5)/dots))
			masks[at] |= 1 << (dots*y + x)
		}
	}
	back, fore := p.colours(masks)
	glyph, inverse := nearest(masks[fore], masks[fore]|masks[back])
	switch {
	case glyph == " " && inverse:
		return s.solid(fore)
	case glyph == " ":
		return s.solid(back)
	case inverse:
		return cell{glyph, s.ink(back, fore)}
	}
	return cell{glyph, s.ink(fore, back)}
}

// solid returns a character of one colour. Where there is only one green, every
// second cell of the board is shaded.
func (s *Styles) solid(r role) cell {
	if s.flat && r == boardAlt {
		return cell{"░", s.ink(line, board)}
	}
	return cell{" ", s.ink(r, r)}
}

// plain returns the picture without shade if there is anything on the cell: two
// colours and shades do not go together in one character.
func (p picture) plain(flat bool) picture {
	if flat && p.ground == boardAlt && (p.disc != p.ground || p.mark != p.ground) {
		p.replace(boardAlt, board)
	}
	return p
}

func (p *picture) replace(from, to role) {
	for _, r := range [...]*role{&p.ground, &p.disc, &p.mark} {
		if *r == from {
			*r = to
		}
	}
}

// colours returns the two commonest roles of a character's dots; the mark goes
// before all others, unless it hardly reaches into the character.
func (p picture) colours(masks [roles]uint64) (first, second role) {
	weight := func(r role) int {
		n := 2 * bits.OnesCount64(masks[r])
		if r == p.mark && r != p.ground && n > dots*dots/2 {
			return n + dots*dots
		}
		return n
	}
	second = roles - 1
	for r := range roles {
		switch n := weight(r); {
		case n > weight(first):
			first, second = r, first
		case r != first && n > weight(second):
			second = r
		}
	}
	return first, second
}

// markedBy reports whether a round character is the mark: where a cell has a
// middle one and is too small to draw the mark.
func (p picture) markedBy(row, col int) bool {
	return p.mark != p.ground && p.width%2 == 1 && p.height == 3 && row == 1 && col == p.width/2
}

// at returns what lies at a point of a picture, both coordinates in widths of a
// character.
func (p picture) at(x, y float64) role {
	width, height := float64(p.width), 2*float64(p.height)
	dx, dy := x-width/2, y-height/2
	squeeze := max(0.12, math.Cos(float64(p.turn)/turnSteps*math.Pi/2))
	switch {
	case p.mark != p.ground && p.onMark(dx, dy):
		return p.mark
	case p.disc != p.ground && math.Hypot(dx/squeeze, dy) < p.radius():
		return p.disc
	case p.onStar(x, y, width, height):
		return line
	}
	return p.ground
}

// radius returns that of the disc, in widths of a character. Discs of cells
// without lines need a gap between them.
func (p picture) radius() float64 {
	half := min(float64(p.width)/2, float64(p.height))
	switch {
	case p.width%2 == 1:
		return half
	case p.height == 2:
		return half - 0.5
	}
	return half - 0.25
}

// onMark reports whether a point, as seen from the middle, is on the mark. In
// the smallest cells that is what four quadrants can show.
func (p picture) onMark(dx, dy float64) bool {
	switch {
	case p.height == 2:
		return math.Abs(dx) < 1 && math.Abs(dy) < 1
	case p.height == 3 && p.width%2 == 1:
		return false
	case p.small:
		return math.Hypot(dx, dy) < max(1.2, 0.28*p.radius())
	}
	return math.Hypot(dx, dy) < max(1.4, 0.36*p.radius())
}

// onStar reports whether a point is on a dot of the board. A dot as wide as it
// is high takes two quadrants, which are those of the two cells above it.
func (p picture) onStar(x, y, width, height float64) bool {
	corners := [...]struct{ x, y float64 }{{0, 0}, {width, 0}, {0, height}, {width, height}}
	for i, corner := range corners {
		if corner.y == 0 {
			continue
		}
		if p.stars>>i&1 == 1 && math.Abs(x-corner.x) < 0.5 && math.Abs(y-corner.y) < 1 {
			return true
		}
	}
	return false
}
