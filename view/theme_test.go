package view

import (
	"fmt"
	"math"
	"reflect"
	"strconv"
	"testing"

	"github.com/charmbracelet/lipgloss"
)

// luminance is the relative luminance of WCAG 2.1 for "#rrggbb".
func luminance(t *testing.T, rgb string) float64 {
	t.Helper()
	var sum float64
	for i, weight := range []float64{0.2126, 0.7152, 0.0722} {
		part, err := strconv.ParseUint(rgb[1+2*i:3+2*i], 16, 8)
		if err != nil {
			t.Fatal(err)
		}
		c := float64(part) / 255
		if c <= 0.04045 {
			c /= 12.92
		} else {
			c = math.Pow((c+0.055)/1.055, 2.4)
		}
		sum += weight * c
	}
	return sum
}

func contrast(t *testing.T, a, b lipgloss.CompleteColor) float64 {
	t.Helper()
	x, y := luminance(t, a.TrueColor), luminance(t, b.TrueColor)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// The ratios are those of WCAG 2.1: 4.5 for text, 3 for large things.
func TestContrast(t *testing.T) {
	pairs := []struct {
		name       string
		fore, back role
		least      float64
	}{
		{"text", text, window, 7},
		{"text on a surface", text, surface, 7},
		{"second text", dim, window, 4.5},
		{"keys", accent, window, 4.5},
		{"urgent notice", urgentText, urgent, 4.5},
		{"coordinates", letters, frame, 4.5},
		{"coordinates of the cursor", lettersNow, frame, 4.5},
		{"disc against disc", black, white, 12},
		{"black disc", black, board, 3},
		{"black disc on the other green", black, boardAlt, 3},
		{"black disc under the cursor", black, cursor, 3},
		{"black disc just placed", black, lastGround, 3},
		{"cursor", cursor, board, 1.5},
		{"legal cell", legal, board, 1.2},
		{"best value", valueBest, bestGround, 4.5},
		{"value near it", valueNear, valueGround, 4.5},
		{"worse value", valueWorse, valueGround, 4.5},
		{"bad value", valueBad, valueGround, 4.5},
		{"best among values", bestGround, valueGround, 3},
		{"best value on the board", bestGround, board, 2},
		{"turning black disc", blackTurning, black, 1.5},
		{"turning white disc", whiteTurning, white, 1.2},
		{"coordinates beside wood", woodLetters, woodFrame, 4.5},
		{"coordinates of the cursor beside wood", woodLettersNow, woodFrame, 4.5},
		{"black stone", black, wood, 4.5},
		{"white stone", white, wood, 2},
		{"black stone under the cursor", black, woodCursor, 2.5},
		{"white stone under the cursor", white, woodCursor, 3},
		{"black stone just placed", black, woodLast, 3},
		{"white stone just placed", white, woodLast, 3},
		{"black stone that has won", black, five, 3},
		{"white stone that has won", white, five, 3},
		{"cursor on wood", woodCursor, wood, 1.5},
		{"forbidden point", forbidden, wood, 2.5},
		{"lines on wood", woodLine, wood, 1.8},
	}
	for _, theme := range Themes() {
		for _, pair := range pairs {
			t.Run(fmt.Sprintf("%s/%s", theme.Name, pair.name), func(t *testing.T) {
				ratio := contrast(t, theme.colours[pair.fore], theme.colours[pair.back])
				if ratio < pair.least {
					t.Errorf("contrast %.2f, at least %.2f is wanted", ratio, pair.least)
				}
			})
		}
	}
}

func TestThemesNameEveryColour(t *testing.T) {
	for _, theme := range Themes() {
		for r, c := range theme.colours {
			if c.TrueColor == "" || c.ANSI256 == "" || c.ANSI == "" {
				t.Errorf("%s: role %d has no colour", theme.Name, r)
			}
		}
	}
}

func TestTextsAreComplete(t *testing.T) {
	for _, texts := range Languages() {
		t.Run(texts.Language, func(t *testing.T) { complete(t, reflect.ValueOf(*texts), "") })
	}
}

func complete(t *testing.T, v reflect.Value, name string) {
	t.Helper()
	for i := range v.NumField() {
		field := name + v.Type().Field(i).Name
		switch v.Field(i).Kind() {
		case reflect.Struct:
			complete(t, v.Field(i), field+".")
		case reflect.String:
			if v.Field(i).String() == "" {
				t.Errorf("%s is empty", field)
			}
		}
	}
}
