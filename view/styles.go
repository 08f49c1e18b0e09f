package view

import (
	"strings"
	"sync"

	"github.com/charmbracelet/bubbles/help"
	"github.com/charmbracelet/lipgloss"
	"github.com/muesli/termenv"
)

// Styles is a theme made ready for one terminal: the escape sequences of its
// colours and the pictures of its discs, each worked out when it is first
// needed and then kept. It may be used from several goroutines.
type Styles struct {
	theme    Theme
	renderer *lipgloss.Renderer
	ascii    bool    // ASCII characters only
	colours  bool    // the terminal has colours
	flat     bool    // but too few for two greens on the board
	wooden   *Styles // the same for a board of points, nil in that

	mu       sync.Mutex
	inks     map[pen]ink
	openings []string // by ink
	pictures map[picture][]cell
}

// pen is how characters look.
type pen struct {
	fore, back role
	bold       bool
}

// ink is the number of a pen in use.
type ink uint16

// NewStyles returns the styles of a theme; the renderer knows how many colours
// the terminal has, and none is one of the answers.
func NewStyles(renderer *lipgloss.Renderer, theme Theme, ascii bool) *Styles {
	s := newStyles(renderer, theme, ascii)
	s.wooden = newStyles(renderer, theme.wooden(), ascii)
	return s
}

func newStyles(renderer *lipgloss.Renderer, theme Theme, ascii bool) *Styles {
	return &Styles{
		theme: theme, renderer: renderer, ascii: ascii,
		colours:  renderer.ColorProfile() != termenv.Ascii,
		flat:     renderer.ColorProfile() == termenv.ANSI,
		inks:     map[pen]ink{},
		pictures: map[picture][]cell{},
	}
}

// drawn reports whether discs are drawn with blocks of colour; otherwise they
// are characters.
func (s *Styles) drawn() bool { return s.colours && !s.ascii }

// ink returns the ink of a pen.
func (s *Styles) ink(fore, back role) ink { return s.mix(pen{fore, back, false}) }

// bold returns the ink of a bold pen.
func (s *Styles) bold(fore, back role) ink { return s.mix(pen{fore, back, true}) }

func (s *Styles) mix(p pen) ink {
	s.mu.Lock()
	defer s.mu.Unlock()
	if i, ok := s.inks[p]; ok {
		return i
	}
	i := ink(len(s.openings))
	s.openings = append(s.openings, s.opening(p))
	s.inks[p] = i
	return i
}

// sequences returns the escape sequences of all inks so far.
func (s *Styles) sequences() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.openings
}

// opening returns the escape sequence that begins a pen's characters, "" on a
// terminal without colours.
func (s *Styles) opening(p pen) string {
	open, _, _ := strings.Cut(s.style(p).Render("x"), "x")
	return open
}

func (s *Styles) style(p pen) lipgloss.Style {
	return s.renderer.NewStyle().Bold(p.bold).
		Foreground(s.theme.colours[p.fore]).Background(s.theme.colours[p.back])
}

// asciiMarks replaces the characters beyond ASCII that texts and key names use.
var asciiMarks = strings.NewReplacer(
	"↑", "up", "↓", "down", "←", "left", "→", "right",
	"★", "!", "═", "=", "…", "...", "·", "-", "•", "-", "–", "-", "×", "#", "’", "'", "“", `"`, "”", `"`,
)

// clean returns a text in the characters that may be used.
func (s *Styles) clean(text string) string {
	if !s.ascii {
		return text
	}
	return asciiMarks.Replace(text)
}

// pick returns a character, or its replacement where only ASCII may be used.
func (s *Styles) pick(unicode, ascii string) string {
	if s.ascii {
		return ascii
	}
	return unicode
}

// bar returns the character at the left of what has the focus or the turn.
func (s *Styles) bar() string {
	if s.drawn() {
		return "▌"
	}
	return s.pick("▸", ">")
}

// help returns the styles of bubbles/help in the colours of the theme.
func (s *Styles) help() help.Styles {
	key := s.style(pen{fore: accent, back: window})
	description := s.style(pen{fore: dim, back: window})
	rule := s.style(pen{fore: faint, back: window})
	return help.Styles{
		Ellipsis: rule,
		ShortKey: key, ShortDesc: description, ShortSeparator: rule,
		FullKey: key, FullDesc: description, FullSeparator: rule,
	}
}
