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
	disc, edge    role    // ground for an empty cell
	turn          uint8   // how far a disc is on edge: 0 flat to turnSteps upright
	mark          role    // ground for none
	markSize      float64 // radius of the mark over that of the disc
	stars         uint8   // which corners have a dot of the board
	gap           float64 // between the disc and the edge of the cell, in widths of a character
}

// turnSteps is the number of widths of a disc that turns over.
const turnSteps = 8

// Corners with a dot, by row and column.
const (
	starUpperLeft uint8 = 1 << iota
	starUpperRight
	starLowerLeft
	starLowerRight
)

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
	var masks [roles]uint64
	for y := range dots {
		for x := range dots {
			at := p.at(float64(col)+(float64(x)+0.5)/dots, 2*(float64(row)+(float64(y)+0.5)/dots))
			masks[at] |= 1 << (dots*y + x)
		}
	}
	back, fore := commonest(masks)
	glyph, inverse := nearest(masks[fore], masks[fore]|masks[back])
	switch {
	case glyph == " " && inverse:
		return cell{" ", s.ink(fore, fore)}
	case glyph == " ":
		return cell{" ", s.ink(back, back)}
	case inverse:
		return cell{glyph, s.ink(back, fore)}
	}
	return cell{glyph, s.ink(fore, back)}
}

// commonest returns the roles of the two largest masks.
func commonest(masks [roles]uint64) (first, second role) {
	for r := range roles {
		switch {
		case bits.OnesCount64(masks[r]) > bits.OnesCount64(masks[first]):
			first, second = r, first
		case r != first && (second == first || bits.OnesCount64(masks[r]) > bits.OnesCount64(masks[second])):
			second = r
		}
	}
	return first, second
}

// at returns what lies at a point of a picture, both coordinates in widths of a
// character.
func (p picture) at(x, y float64) role {
	width, height := float64(p.width), 2*float64(p.height)
	radius := min(width, height)/2 - p.gap
	dx, dy := x-width/2, y-height/2
	if p.mark != p.ground && math.Hypot(dx, dy) < radius*p.markSize {
		return p.mark
	}
	if p.disc != p.ground {
		squeeze := max(0.12, math.Cos(float64(p.turn)/turnSteps*math.Pi/2))
		if math.Hypot(dx/squeeze, dy) < radius {
			return p.shade(dx/squeeze, dy, radius)
		}
	}
	if p.onStar(x, y, width, height) {
		return line
	}
	return p.ground
}

// shade returns the colour of a point on a disc: its lower edge is another one,
// on discs that are large enough to show it.
func (p picture) shade(dx, dy, radius float64) role {
	if p.height >= 3 && math.Hypot(dx, dy+radius*0.16) > radius {
		return p.edge
	}
	return p.disc
}

// starRadius is that of the dots of the board, in widths of a character.
const starRadius = 0.6

func (p picture) onStar(x, y, width, height float64) bool {
	corners := [...]struct{ x, y float64 }{{0, 0}, {width, 0}, {0, height}, {width, height}}
	for i, corner := range corners {
		if p.stars>>i&1 == 1 && math.Hypot(x-corner.x, y-corner.y) < starRadius {
			return true
		}
	}
	return false
}
