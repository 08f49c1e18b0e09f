//go:build unix

package program

import (
	"os/exec"
	"syscall"
)

// ownGroup gives a program a process group of its own: Ctrl+C on the terminal
// is not for it, and what it starts is killed with it.
func ownGroup(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
}
