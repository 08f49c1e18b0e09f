//go:build unix

package model

import "golang.org/x/sys/unix"

// canSuspend reports whether somebody would wake the program up again: it is a
// job of a shell. In the process group of the session's leader (a terminal's own
// command) a stop signal is ignored, and bubbletea would wait for a wake-up
// that never comes.
func canSuspend() bool {
	leader, err := unix.Getsid(0)
	return err == nil && unix.Getpgrp() != leader
}
