// Package classic plays whole games as lines of text on any reader and writer:
// no colour, no cursor movement, nothing that needs a terminal. Each style is
// the program of one of the documents that Flank grew from, word for word.
package classic
