// Package model is the full-screen program in the Elm manner: a model wraps an
// immutable game, Update takes a message and returns a model and a command, and
// the answer of a computer comes back as a message of its own.
//
// The root model (root.go) knows the window, which screen is open, and how to
// quit; each screen has a file. Messages are in messages.go, keys in keys.go, what
// differs between the games in rules.go, reversi.go and gomoku.go. What is shown is the business of package view,
// what is kept on disk that of package engine/record.
package model
