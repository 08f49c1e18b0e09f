package othello

import (
	"math/bits"
	"sync/atomic"
)

// table is the transposition table: one flat array, in buckets of four entries
// that share a cache line. A program must not rely on what it finds there being
// what it stored last: an entry may be gone at any time.
type table struct {
	entries []entry
	age     uint8 // of the entries stored now
	shared  bool  // several threads use it at the same time
	used    int   // so many of the entries, a power of two: memory that the system has provided
	ready   int   // so many are provided by now, if that was stopped on the way to more
}

// entry is what is known of a position, packed in data: from the lowest byte
// on two moves, age, depth, level, and the bounds of 12 bits each. Its key is
// mixed with the data, so that of an entry of which two threads have written
// one word each neither position finds anything.
type entry struct{ key, data uint64 }

// known is an entry unpacked. Bounds are in discs if the position was searched
// to the end (depth is then the number of empty cells), else in points.
type known struct {
	lower, upper int
	best, second uint8 // cells, noCell if unknown
	depth        int   // in plies
	level        int   // of confidence, an index of levels
}

const (
	bucket    = 4
	entrySize = 16
	noCell    = 64
	unbounded = 2000 // above every value, in discs or points
)

// unknown is what is known of a position that is not in the table.
var unknown = known{lower: -unbounded, upper: unbounded, best: noCell, second: noCell, depth: -1}

// learnt returns what a search with a window tells of a position, but for its
// depth and level: the value is a bound if it lies outside the window.
func learnt(alpha, beta, value int, best uint8) known {
	k := known{lower: -unbounded, upper: unbounded, best: best, second: noCell}
	if value > alpha {
		k.lower = value
	}
	if value < beta {
		k.upper = value
	}
	return k
}

// newTable returns a table of the greatest power of two of buckets that fits
// in so many MiB.
func newTable(mib int, shared bool) *table {
	buckets := max(1, uint64(mib)<<20/(bucket*entrySize))
	t := &table{entries: make([]entry, bucket<<(bits.Len64(buckets)-1)), shared: shared}
	useHugePages(t.entries)
	t.used = min(memoryPage, len(t.entries))
	t.ready = t.used
	return t
}

// memoryPage is how many entries the system provides memory for at a time, at
// most: pages of 2 MiB. A new table begins with one.
const memoryPage = 2 << 20 / entrySize

// provide takes more of the table into use, twice as much at a time, until that
// is enough for so many entries or stop says so. It asks the system for the memory
// a page at a time: some take milliseconds for each, and a search would meet all
// pages of a large table at once. Nobody may search meanwhile.
func (t *table) provide(entries uint64, stop func() bool) {
	for t.used < len(t.entries) && uint64(t.used) < entries {
		for ; t.ready < 2*t.used; t.ready += memoryPage {
			if stop() {
				return
			}
			t.entries[t.ready] = entry{}
		}
		t.used *= 2
	}
}

func (t *table) bucket(key uint64) []entry {
	at := key & uint64(t.used-1) &^ (bucket - 1)
	return t.entries[at : at+bucket : at+bucket]
}

// read returns the two words of an entry, the key unmixed.
func (t *table) read(e *entry) (key, data uint64) {
	if t.shared {
		data = atomic.LoadUint64(&e.data)
		return atomic.LoadUint64(&e.key) ^ data, data
	}
	return e.key ^ e.data, e.data
}

func (t *table) write(e *entry, key, data uint64) {
	if t.shared {
		atomic.StoreUint64(&e.key, key^data)
		atomic.StoreUint64(&e.data, data)
		return
	}
	e.key, e.data = key^data, data
}

func (t *table) find(key uint64) known {
	if p := t.look(key); p != nothing {
		return unpack(uint64(p))
	}
	return unknown
}

// packed is the data of an entry, for those who look so often that it matters to
// take out of it no more than they need.
type packed uint64

// nothing is what is found of an unknown position: no moves, and depth 0, which
// is less than any search that looks.
const nothing packed = noCell | noCell<<8

func (p packed) best() uint8   { return uint8(p) }
func (p packed) second() uint8 { return uint8(p >> 8) }
func (p packed) depth() int    { return int(uint8(p >> 24)) }
func (p packed) level() int    { return int(uint8(p >> 32)) }
func (p packed) lower() int    { return int(int64(p<<12) >> 52) }
func (p packed) upper() int    { return int(int64(p) >> 52) }

func (t *table) look(key uint64) packed {
	places := t.bucket(key)
	for i := range places {
		if k, data := t.read(&places[i]); k == key && data != 0 {
			return packed(data)
		}
	}
	return nothing
}

// store keeps what a search has found: in the place of the same position, else
// of the entry that is the oldest, and among those of one age the shallowest.
func (t *table) store(key uint64, k known) {
	places := t.bucket(key)
	place, least := 0, 1<<30
	for i := range places {
		held, data := t.read(&places[i])
		if held == key && data != 0 {
			place = i
			k = merged(unpack(data), k)
			break
		}
		if worth := t.worth(data); worth < least {
			place, least = i, worth
		}
	}
	t.write(&places[place], key, pack(k, t.age))
}

// worth orders entries by age, then by depth, then by level.
func (t *table) worth(data uint64) int {
	old := t.age - uint8(data>>16)
	return int(uint8(data>>24))<<3 + int(data>>32&7) - int(old)<<11
}

// merged returns what is known after another search of the position: bounds of
// the same depth and level both hold, and the move found before stays as the
// second. What a deeper search found before stays.
func merged(before, now known) known {
	switch {
	case before.depth > now.depth || before.depth == now.depth && before.level > now.level:
		first := now.best
		now = before
		if first != noCell && first != now.best {
			now.second = first
		}
		return now
	case before.depth == now.depth && before.level == now.level:
		now.narrow(before)
	}
	switch {
	case now.best == noCell:
		now.best, now.second = before.best, before.second
	case now.best != before.best:
		now.second = before.best
	default:
		now.second = before.second
	}
	return now
}

// narrow adds the bounds of another search, unless those of a search that
// guesses contradict.
func (k *known) narrow(before known) {
	lower, upper := max(k.lower, before.lower), min(k.upper, before.upper)
	if lower <= upper {
		k.lower, k.upper = lower, upper
	}
}

func pack(k known, age uint8) uint64 {
	return uint64(k.best) | uint64(k.second)<<8 | uint64(age)<<16 | uint64(uint8(k.depth))<<24 |
		uint64(uint8(k.level))<<32 | uint64(k.lower)&0xfff<<40 | uint64(k.upper)<<52
}

func unpack(data uint64) known {
	p := packed(data)
	return known{best: p.best(), second: p.second(), depth: p.depth(), level: p.level(), lower: p.lower(), upper: p.upper()}
}

// key mixes the discs of both sides to a number that is as good as different
// for every position.
func (b Board) key() uint64 {
	high, low := bits.Mul64(b.Mover^0xa0761d6478bd642f, b.Other^0xe7037ed1a0b428db)
	mixed := high ^ low
	return mixed ^ mixed>>32
}
