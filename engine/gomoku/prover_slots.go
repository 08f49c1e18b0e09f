package gomoku

// What a prover has found out is kept in tables of slots. Where there is no room
// for more, the oldest knowledge makes way, or what took the least work.

// allStones is more stones than a side needs for any win.
const allStones = 255

// fourSlot is what is known of the fours of a position's side to move.
type fourSlot struct {
	key    uint64
	move   uint16 // the first one of a win
	stones uint8  // how many the win takes, 0 if none is known
	most   uint8  // no win takes so many or fewer; 0: nothing known
}

// How many slots a position may be in.
const (
	fourWays  = 4
	proofWays = 4
)

// within returns whether a win takes so many stones at most, as byFours does;
// sure is false if that is not known.
func (s *fourSlot) within(most int) (n int, sure bool) {
	switch {
	case s.stones > 0 && int(s.stones) <= most:
		return int(s.stones), true
	case int(s.most) >= min(most, allStones):
		return none, true
	}
	return none, false
}

// knownFours returns the slot of a position, nil if it has none.
func (p *prover) knownFours(key uint64) *fourSlot {
	slots := p.fourSlots(key)
	for i := range slots {
		if slots[i].key == key {
			return &slots[i]
		}
	}
	return nil
}

func (p *prover) fourSlots(key uint64) []fourSlot {
	at := key & uint64(len(p.known)-1) &^ (fourWays - 1)
	return p.known[at : at+fourWays : at+fourWays]
}

// keepFours keeps that a win takes n stones (none: there is no win) if so many
// at most are allowed.
func (p *prover) keepFours(key uint64, move, n, most int) {
	slot := p.knownFours(key)
	if slot == nil {
		slots := p.fourSlots(key)
		copy(slots[1:], slots) // the oldest is the last
		slot = &slots[0]
		*slot = fourSlot{key: key}
	}
	if n > 0 {
		slot.move, slot.stones = uint16(move), uint8(min(n, allStones))
		return
	}
	slot.most = max(slot.most, uint8(min(most, allStones)))
}

// proofSlot is what is known of a position of a win by fours and threes.
type proofSlot struct {
	key uint64
	proof
	work uint32 // how many moves were tried for it
}

// knownProof returns the slot of a position, nil if it has none.
func (p *prover) knownProof(key uint64) *proofSlot {
	slots := p.proofSlots(key)
	for i := range slots {
		if slots[i].key == key {
			return &slots[i]
		}
	}
	return nil
}

func (p *prover) proofSlots(key uint64) []proofSlot {
	at := key & uint64(len(p.proofs)-1) &^ (proofWays - 1)
	return p.proofs[at : at+proofWays : at+proofWays]
}

// keepProof keeps what is known of a position after so much work.
func (p *prover) keepProof(key uint64, known proof, work uint64) {
	slot := p.knownProof(key)
	if slot == nil {
		slot = p.proofPlace(key)
	}
	*slot = proofSlot{key, known, uint32(min(work, 1<<30)) + 1<<proofWays}
}

// proofPlace returns the slot for a position that has none yet: the one that
// took the least work. What the others took counts half from then on: of equals
// the oldest makes way, or two could drive each other out for ever.
func (p *prover) proofPlace(key uint64) *proofSlot {
	slots := p.proofSlots(key)
	least := &slots[0]
	for i := range slots {
		if slots[i].work < least.work {
			least = &slots[i]
		}
	}
	for i := range slots {
		slots[i].work /= 2
	}
	return least
}

// newSlots returns the greatest power of two of slots that fits in a number of
// bytes, 1024 at least.
func newSlots[S fourSlot | proofSlot](bytes, each int) []S {
	n := 1 << 10
	for 2*n*each <= bytes {
		n *= 2
	}
	return make([]S, n)
}

// The sizes of the slots in bytes.
const (
	fourBytes  = 16
	proofBytes = 24
)
