package othello

import "math/bits"

// table is the transposition table: one flat array, in buckets of four entries
// that share a cache line. A program must not rely on what it finds there being
// what it stored last: an entry may be gone at any time.
type table struct {
	entries []entry
	age     uint8 // of the entries stored now
}

// entry is what is known of a position, packed in data: from the lowest byte
// on two moves, age, depth, and the bounds of 16 bits each.
type entry struct{ key, data uint64 }

// known is an entry unpacked. Bounds are in discs if the position was solved
// to the end (depth is then the number of empty cells), else in points.
type known struct {
	lower, upper int
	best, second uint8 // cells, noCell if unknown
	depth        int
}

const (
	bucket    = 4
	entrySize = 16
	noCell    = 64
	unbounded = 1 << 14 // above every value, in discs or points
)

// unknown is what is known of a position that is not in the table.
var unknown = known{lower: -unbounded, upper: unbounded, best: noCell, second: noCell, depth: -1}

// newTable returns a table of the greatest power of two of buckets that fits
// in so many MiB.
func newTable(mib int) *table {
	buckets := max(1, uint64(mib)<<20/(bucket*entrySize))
	t := &table{entries: make([]entry, bucket<<(bits.Len64(buckets)-1))}
	useHugePages(t.entries)
	return t
}

func (t *table) bucket(key uint64) []entry {
	at := key & uint64(len(t.entries)-1) &^ (bucket - 1)
	return t.entries[at : at+bucket : at+bucket]
}

func (t *table) find(key uint64) known {
	for _, e := range t.bucket(key) {
		if e.key == key {
			return unpack(e.data)
		}
	}
	return unknown
}

// store keeps what a search has found: in the place of the same position, else
// of the entry that is the oldest, and among those of one age the shallowest.
func (t *table) store(key uint64, k known) {
	places := t.bucket(key)
	place, least := 0, 1<<30
	for i, e := range places {
		if e.key == key {
			place = i
			k = merged(unpack(e.data), k)
			break
		}
		if worth := t.worth(e.data); worth < least {
			place, least = i, worth
		}
	}
	places[place] = entry{key, pack(k, t.age)}
}

// worth orders entries by age, then by depth.
func (t *table) worth(data uint64) int {
	old := t.age - uint8(data>>16)
	return int(uint8(data>>24)) - int(old)<<8
}

// merged returns what is known after another search of the position: bounds of
// the same depth both hold, and the move found before stays as the second.
func merged(before, now known) known {
	if before.depth == now.depth {
		now.lower, now.upper = max(now.lower, before.lower), min(now.upper, before.upper)
	}
	if before.depth > now.depth {
		now.lower, now.upper, now.depth = before.lower, before.upper, before.depth
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

func pack(k known, age uint8) uint64 {
	return uint64(k.best) | uint64(k.second)<<8 | uint64(age)<<16 | uint64(uint8(k.depth))<<24 |
		uint64(uint16(k.lower))<<32 | uint64(uint16(k.upper))<<48
}

func unpack(data uint64) known {
	return known{
		best: uint8(data), second: uint8(data >> 8), depth: int(int8(data >> 24)),
		lower: int(int16(data >> 32)), upper: int(int16(data >> 48)),
	}
}

// key mixes the discs of both sides to a number that is as good as different
// for every position.
func (b Board) key() uint64 {
	high, low := bits.Mul64(b.Mover^0xa0761d6478bd642f, b.Other^0xe7037ed1a0b428db)
	mixed := high ^ low
	return mixed ^ mixed>>32
}
