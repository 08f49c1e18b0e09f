// Package terminal keeps the start of the program from waiting for a terminal.
//
// The terminal library bubbletea asks for the background colour in its own
// init and waits five seconds where nothing answers, in the plain-text modes
// too, and loses what is typed in that time. Setting any answer before it asks
// prevents the question. Packages without a dependency between them start in
// the order of their import paths, and flank/... sorts before github.com/...:
// so this one must import lipgloss alone, and whoever imports bubbletea must
// import this one. The full screen asks for the background itself.
package terminal

import "github.com/charmbracelet/lipgloss"

func init() { lipgloss.SetHasDarkBackground(true) }
