// Package plain draws the boards of the plain-text modes, one file a style.
// Each is a function from a state to lines of text, every one ended by LF.
package plain
