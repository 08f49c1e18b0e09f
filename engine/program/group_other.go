//go:build !unix

package program

import "os/exec"

// ownGroup would keep Ctrl+C from a program where there are process groups; here
// it is ended alone.
func ownGroup(*exec.Cmd) {}
