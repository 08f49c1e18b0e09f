//go:build !linux

package othello

// useHugePages does nothing: other systems choose the size of pages themselves.
func useHugePages([]entry) {}
