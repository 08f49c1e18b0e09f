//go:build !unix

package model

// canSuspend reports whether the system knows jobs that can be suspended.
func canSuspend() bool { return false }
