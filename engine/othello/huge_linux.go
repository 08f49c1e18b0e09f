package othello

import (
	"syscall"
	"unsafe"
)

// useHugePages asks the system to keep a table in pages of 2 MiB: the processor
// then finds far more of it without a walk through the page tables. The table
// works the same if the system declines.
func useHugePages(entries []entry) {
	bytes := unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(entries))), len(entries)*entrySize)
	const page = 1 << 12
	skip := -uintptr(unsafe.Pointer(unsafe.SliceData(bytes))) & (page - 1)
	if uintptr(len(bytes)) > 2*page {
		_ = syscall.Madvise(bytes[skip:], syscall.MADV_HUGEPAGE)
	}
}
