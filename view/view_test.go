package view

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/charmbracelet/x/exp/golden"
	"github.com/muesli/termenv"

	"flank/engine"
)

// windows are the sizes that the golden screens are kept in.
var windows = []struct{ width, height int }{{40, 12}, {80, 24}, {120, 40}}

// screens returns every screen that golden files are kept of.
func screens(width, height int) map[string]func(*Styles, *Texts) string {
	ended := playAfter(standard, 80, width, height)
	ended.Banner = english().Banner(ended.State, engine.Result{Ending: engine.Played, Winner: engine.White, Black: 29, White: 35}, engine.Black)
	flips := playAfter(standard, 12, width, height)
	flips.Hints = HintsFlips
	typing := playAfter(standard, 4, width, height)
	typing.Field = "Place at: d3"
	page := func(title, body string) Page {
		return Page{Width: width, Height: height, Title: title, Body: body, Footer: "esc back"}
	}
	all := map[string]func(*Styles, *Texts) string{
		"start":      playAfter(standard, 0, width, height).View,
		"everything": everything(width, height).View,
		"flips":      flips.View,
		"values":     valued(playAfter(standard, 20, width, height), false).View,
		"exact":      valued(playAfter(engine.Size{Height: 10, Width: 10}, 70, width, height), true).View,
		"ended":      ended.View,
		"typing":     typing.View,
		"large":      playAfter(engine.Size{Height: 26, Width: 26}, 90, width, height).View,
		"form":       newGame(width, height).View,
		"help": func(s *Styles, t *Texts) string {
			return page("Keys", Help(helpGroups(), width, s)).View(s, t)
		},
		"statistics": func(s *Styles, t *Texts) string {
			return page("Statistics", Table(statistics(), width, s)).View(s, t)
		},
	}
	maps.Copy(all, pointScreens(width, height))
	return all
}

func TestScreens(t *testing.T) {
	looks := map[string]*Styles{
		"plain": stylesFor("dark", termenv.Ascii, false),
		"ascii": stylesFor("dark", termenv.Ascii, true),
		"dark":  stylesFor("dark", termenv.TrueColor, false),
	}
	for _, window := range windows {
		for name, view := range screens(window.width, window.height) {
			for look, styles := range looks {
				t.Run(fmt.Sprintf("%s/%dx%d/%s", name, window.width, window.height, look), func(t *testing.T) {
					screen := view(styles, english())
					check(t, screen, window.width, window.height)
					golden.RequireEqual(t, []byte(screen))
				})
			}
		}
	}
}

func TestScreensInEveryLook(t *testing.T) {
	profiles := []termenv.Profile{termenv.TrueColor, termenv.ANSI256, termenv.ANSI, termenv.Ascii}
	for _, theme := range Themes() {
		for _, profile := range profiles {
			for _, texts := range Languages() {
				styles := stylesFor(theme.Name, profile, false)
				for _, window := range windows {
					for name, view := range screens(window.width, window.height) {
						t.Run(fmt.Sprintf("%s/%s/%d/%s/%s", theme.Name, profile.Name(), window.width, texts.Language, name), func(t *testing.T) {
							check(t, view(styles, texts), window.width, window.height)
						})
					}
				}
			}
		}
	}
}

// Without colours nothing but characters may appear, and every state of a cell
// must be a different text.
func TestTextTellsEverything(t *testing.T) {
	base := playAfter(standard, 21, 80, 24)
	base.Cursor, base.Preview = engine.SquareAt(0, 0), nil
	changes := map[string]func(*Play){
		"cursor":       func(p *Play) { p.Cursor = engine.SquareAt(0, 1) },
		"last move":    func(p *Play) { p.Last = engine.NoSquare },
		"turned discs": func(p *Play) { p.Turned = nil },
		"legal cells":  func(p *Play) { p.Legal = p.Legal[1:] },
		"hints":        func(p *Play) { p.Hints = HintsFlips },
		"values":       func(p *Play) { *p = valued(*p, false) },
		"opening":      func(p *Play) { p.Opening = "Tiger" },
		"preview":      func(p *Play) { p.Preview = p.State.Flips(p.Legal[0]) },
		"animation":    func(p *Play) { p.Flip = Flip{Squares: p.Turned, From: engine.White, Phase: 0.5} },
		"turn":         func(p *Play) { p.Black.Turn, p.White.Turn = p.White.Turn, p.Black.Turn },
		"notice":       func(p *Play) { p.Notice = Notice{Text: "pass"} },
		"position":     func(p *Play) { p.Ply -= 2 },
	}
	urgent := base
	urgent.Notice = Notice{Text: "pass", Urgent: true}
	for _, window := range windows {
		for _, ascii := range []bool{false, true} {
			styles := stylesFor("dark", termenv.Ascii, ascii)
			for name, change := range changes {
				t.Run(fmt.Sprintf("%s/%d/ascii=%v", name, window.width, ascii), func(t *testing.T) {
					before, after := base, base
					change(&after)
					for _, p := range []*Play{&before, &after} {
						p.Width, p.Height = window.width, window.height
					}
					screen, changed := before.View(styles, english()), after.View(styles, english())
					if screen != ansi.Strip(screen) {
						t.Fatal("escape sequences on a terminal without colours")
					}
					if screen == changed {
						t.Fatal("looks the same")
					}
				})
			}
			t.Run(fmt.Sprintf("urgent/%d/ascii=%v", window.width, ascii), func(t *testing.T) {
				calm := urgent
				calm.Notice.Urgent = false
				if urgent.View(styles, english()) == calm.View(styles, english()) {
					t.Fatal("looks the same")
				}
			})
		}
	}
}

// Without colours, too, the overlay tells which move is best, what the others
// are worth and, by the panel at least, what is an estimate.
func TestValuesInText(t *testing.T) {
	changes := map[string]func(*Play){
		"best":     func(p *Play) { p.Values[1].Value = p.Values[0].Value - 1 },
		"worth":    func(p *Play) { p.Values[3].Value++ },
		"estimate": func(p *Play) { *p = valued(*p, true) },
	}
	for _, window := range windows {
		for name, change := range changes {
			t.Run(fmt.Sprintf("%s/%d", name, window.width), func(t *testing.T) {
				styles := stylesFor("dark", termenv.Ascii, true)
				p := valued(playAfter(standard, 20, window.width, window.height), false)
				before := p.View(styles, english())
				if change(&p); p.View(styles, english()) == before {
					t.Fatal("looks the same")
				}
			})
		}
	}
}

func TestBeforeTheFirstValuesTheLegalCellsAreMarked(t *testing.T) {
	styles := stylesFor("dark", termenv.TrueColor, false)
	p := playAfter(standard, 20, 80, 24)
	want := p.View(styles, english())
	if p.Hints = HintsValues; p.View(styles, english()) != want {
		t.Error("the legal cells look otherwise")
	}
}

func TestASCII(t *testing.T) {
	for _, profile := range []termenv.Profile{termenv.TrueColor, termenv.Ascii} {
		styles := stylesFor("dark", profile, true)
		for _, window := range windows {
			for name, view := range screens(window.width, window.height) {
				if name == "statistics" { // has Chinese text
					continue
				}
				t.Run(fmt.Sprintf("%s/%s/%d", name, profile.Name(), window.width), func(t *testing.T) {
					for _, r := range view(styles, english()) {
						if r > 0x7e {
							t.Fatalf("%q is not ASCII", r)
						}
					}
				})
			}
		}
	}
}

func TestTooSmall(t *testing.T) {
	styles, texts := stylesFor("dark", termenv.TrueColor, false), english()
	for _, window := range []struct{ width, height int }{{39, 24}, {80, 11}, {1, 1}, {0, 0}, {12, 2}} {
		p := playAfter(standard, 3, window.width, window.height)
		check(t, p.View(styles, texts), window.width, window.height)
		if p.SquareAt(0, 0) != engine.NoSquare {
			t.Error("a cell in a window that is too small")
		}
	}
	screen := ansi.Strip(playAfter(standard, 3, 39, 24).View(styles, texts))
	for _, want := range []string{"40 x 12", "39 x 24"} {
		if !strings.Contains(screen, want) {
			t.Errorf("%q is missing", want)
		}
	}
}

func BenchmarkPlay(b *testing.B) {
	styles, texts := stylesFor("dark", termenv.TrueColor, false), english()
	plays := map[string]Play{
		"8x8":    playAfter(standard, 30, 120, 40),
		"26x26":  playAfter(engine.Size{Height: 26, Width: 26}, 30, 120, 40),
		"points": fullGame(120, 50),
	}
	for name, p := range plays {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				_ = p.View(styles, texts)
			}
		})
	}
}
