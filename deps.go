//go:build deps

// Package main's imports pinned until each has its user; deleted before release.
package main

import (
	_ "github.com/adrg/xdg"
	_ "github.com/charmbracelet/bubbles/help"
	_ "github.com/charmbracelet/bubbles/key"
	_ "github.com/charmbracelet/bubbles/textinput"
	_ "github.com/charmbracelet/bubbles/viewport"
	_ "github.com/charmbracelet/bubbletea"
	_ "github.com/charmbracelet/lipgloss"
	_ "github.com/charmbracelet/x/ansi"
	_ "github.com/charmbracelet/x/exp/golden"
	_ "github.com/charmbracelet/x/exp/teatest"
	_ "github.com/charmbracelet/x/term"
	_ "github.com/creack/pty"
	_ "github.com/gofrs/flock"
	_ "github.com/muesli/termenv"
	_ "github.com/natefinch/atomic"
	_ "github.com/spf13/cobra"
	_ "github.com/spf13/cobra/doc"
	_ "golang.org/x/sys/unix"
	_ "pgregory.net/rapid"
)
