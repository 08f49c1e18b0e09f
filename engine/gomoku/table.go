package gomoku

import (
	"math/bits"
	"sync/atomic"
)

// table is the transposition table, shared by the threads of a search. A program
// must not rely on what it finds there being what it stored last.
type table struct {
	entries []slot
	age     uint8 // of the entries stored now
}

// slot is what is known of a position, packed in data. Its key is mixed with the
// data: of a slot to which two threads have written one word each neither
// position finds anything.
type slot struct{ key, data atomic.Uint64 }

// known is a slot unpacked.
type known struct {
	value int // from the side to move's point of view, wins counted from here
	bound bound
	depth int // in plies
	best  int // cell, 0 if unknown
}

// bound is what a value says.
type bound uint8

const (
	noBound bound = iota
	upper         // the true value is at most that
	lower         // at least that
	exactly
)

const (
	bucket      = 4
	slotSize    = 16
	depthOffset = 16 // so that a depth below zero is stored as a number from zero on
	ages        = 64
)

// newTable returns a table of the greatest power of two of buckets that fits
// in so many MiB.
func newTable(mib int) *table {
	buckets := max(1, uint64(mib)<<20/(bucket*slotSize))
	return &table{entries: make([]slot, bucket<<(bits.Len64(buckets)-1))}
}

func (t *table) bucket(key uint64) []slot {
	at := key & uint64(len(t.entries)-1) &^ (bucket - 1)
	return t.entries[at : at+bucket : at+bucket]
}

// find returns what is known of a position; noBound if nothing is.
func (t *table) find(key uint64) known {
	slots := t.bucket(key)
	for i := range slots {
		if data := slots[i].data.Load(); data != 0 && slots[i].key.Load()^data == key {
			return unpack(data)
		}
	}
	return known{}
}

// store keeps what is known of a position, in place of the same one or else of
// the one that is least worth keeping: shallow or old.
func (t *table) store(key uint64, k known) {
	slots := t.bucket(key)
	worst, least := &slots[0], 1<<30
	for i := range slots {
		data := slots[i].data.Load()
		if data == 0 || slots[i].key.Load()^data == key {
			worst = &slots[i]
			break
		}
		if worth := int(data>>8&0xff) - 8*int((t.age-uint8(data>>2))%ages); worth < least {
			worst, least = &slots[i], worth
		}
	}
	data := k.pack(t.age)
	worst.key.Store(key ^ data)
	worst.data.Store(data)
}

// pack puts from the lowest bit on: bound 2, age 6, depth 8, best 16, value 16.
func (k known) pack(age uint8) uint64 {
	depth := min(max(k.depth+depthOffset, 0), 0xff)
	return uint64(k.bound) | uint64(age%ages)<<2 | uint64(depth)<<8 | uint64(uint16(k.best))<<16 | uint64(uint16(int16(k.value)))<<32
}

func unpack(data uint64) known {
	return known{
		bound: bound(data & 3), depth: int(data>>8&0xff) - depthOffset,
		best: int(data >> 16 & 0xffff), value: int(int16(data >> 32)),
	}
}

// clear forgets everything.
func (t *table) clear() { clear(t.entries) }
