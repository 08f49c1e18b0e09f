package main

import (
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"

	"github.com/hinshun/vt10x"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// The size of a character cell and of the characters in it, in pixels. An
// advance of DejaVu Sans Mono is 0.602 of its size.
const (
	cellWidth  = 10
	cellHeight = 20
	latinSize  = cellWidth / 0.602
	hanSize    = 18
	baseline   = 15 // from the top of the cell
	margin     = 10 // around the window
)

const (
	latinFont = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"
	boldFont  = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf"
	hanFont   = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
	hanIndex  = 2 // simplified Chinese in the collection
)

// artist draws screens with its fonts.
type artist struct{ latin, bold, han font.Face }

func newArtist() (*artist, error) {
	latin, err1 := loadFace(latinFont, 0, latinSize)
	bold, err2 := loadFace(boldFont, 0, latinSize)
	han, err3 := loadFace(hanFont, hanIndex, hanSize)
	return &artist{latin, bold, han}, errors.Join(err1, err2, err3)
}

// loadFace reads a font of a file, which may be one of a collection.
func loadFace(path string, index int, size float64) (font.Face, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("the font is missing: %w", err)
	}
	fonts, err := opentype.ParseCollection(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	one, err := fonts.Font(index)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return opentype.NewFace(one, &opentype.FaceOptions{Size: size, DPI: 72, Hinting: font.HintingFull})
}

// write draws a screen into a PNG file.
func (a *artist) write(path string, lines [][]vt10x.Glyph) (err error) {
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	return encoder.Encode(file, a.draw(lines))
}

// draw returns the picture of a screen, in a margin of its upper left colour.
func (a *artist) draw(lines [][]vt10x.Glyph) image.Image {
	bounds := image.Rect(-margin, -margin, len(lines[0])*cellWidth+margin, len(lines)*cellHeight+margin)
	picture := image.NewRGBA(bounds)
	fill(picture, bounds, background(lines[0][0].BG))
	for y, line := range lines {
		for x, glyph := range line {
			fill(picture, cellAt(x, y), background(glyph.BG))
		}
	}
	for y, line := range lines {
		for x, glyph := range line {
			a.character(picture, cellAt(x, y), glyph)
		}
	}
	return picture
}

func cellAt(x, y int) image.Rectangle {
	return image.Rect(0, 0, cellWidth, cellHeight).Add(image.Pt(x*cellWidth, y*cellHeight))
}

// character draws what stands in a cell. Blocks and lines are exact
// rectangles: those of a font leave seams between the cells.
func (a *artist) character(picture *image.RGBA, cell image.Rectangle, glyph vt10x.Glyph) {
	ink := foreground(glyph.FG)
	if parts, ok := shape(glyph.Char); ok {
		for _, part := range parts {
			fill(picture, part.Add(cell.Min), ink)
		}
		return
	}
	if glyph.Char == ' ' || glyph.Char == filler {
		return
	}
	face, left := a.latin, fixed.I(cell.Min.X)
	switch {
	case wide(glyph.Char):
		face, left = a.han, left+fixed.I(2*cellWidth-hanSize)/2
	case glyph.Mode&boldMode != 0:
		face = a.bold
	}
	pen := font.Drawer{Dst: picture, Src: image.NewUniform(ink), Face: face, Dot: fixed.Point26_6{X: left, Y: fixed.I(cell.Min.Y + baseline)}}
	pen.DrawString(string(glyph.Char))
}

// boldMode is vt10x's mark of bold characters, which it does not export.
const boldMode = 1 << 2

// foreground and background turn the terminal's colours into ours. The program
// uses true colour throughout; what has no colour is as on a black terminal.
func foreground(c vt10x.Color) color.RGBA { return rgb(c, color.RGBA{208, 208, 208, 255}) }
func background(c vt10x.Color) color.RGBA { return rgb(c, color.RGBA{0, 0, 0, 255}) }

func rgb(c vt10x.Color, none color.RGBA) color.RGBA {
	if c >= vt10x.DefaultFG {
		return none
	}
	return color.RGBA{uint8(c >> 16), uint8(c >> 8), uint8(c), 255}
}

func fill(picture *image.RGBA, area image.Rectangle, c color.RGBA) {
	draw.Draw(picture, area, image.NewUniform(c), image.Point{}, draw.Src)
}
