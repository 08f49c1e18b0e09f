package gomoku

// prover searches for wins by attacks. The side to move of the grid that it is
// given is the attacker. It allocates nothing once its stack has grown.
type prover struct {
	g       *grid
	me      int    // the attacker
	horizon int    // the moves on the board when an attack has to have won
	salt    uint64 // of the keys: size and rule
	bound   uint64 // the horizon, 0 if any
	known   []fourSlot
	proofs  []proofSlot // none before the first attack that needs them
	hash    int         // MiB of both

	nodes, most uint64 // moves tried, and how many may be; 0: any number
	brief       uint64 // how many may be for now; 0: any number
	stop        func() bool
	stopped     bool

	stack []int // moves of the positions above the one looked at
	line  []int
}

// anyLength is a number of plies that no game has.
const anyLength = 2 * allStones

// newProver returns a prover with tables of so many MiB.
func newProver(hash int) *prover {
	return &prover{hash: hash, known: newSlots[fourSlot](hash<<20/2, fourBytes), stack: make([]int, 0, 1<<10)}
}

// prove tells whether an attack of the side to move wins, and how: the moves of
// both sides up to the five, valid until the next call. It tries so many moves
// at most (0: no bound), asks stop (not if nil) now and then, and leaves the
// grid as it was.
func (p *prover) prove(g *grid, attack Attack, maxNodes uint64, stop func() bool) (Outcome, []int) {
	p.begin(g, maxNodes, stop)
	return p.try(attack, anyLength)
}

// begin gets ready for a position.
func (p *prover) begin(g *grid, maxNodes uint64, stop func() bool) {
	p.g, p.me, p.nodes, p.most, p.stop, p.stopped = g, g.turn, 0, maxNodes, stop, false
	p.stack, p.line = p.stack[:0], p.line[:0]
}

// within is prove for wins of so many plies (0: any), which it shortens as long
// as the limits allow.
func (p *prover) within(g *grid, attack Attack, plies int, maxNodes uint64, stop func() bool) (Outcome, []int) {
	if plies == 0 {
		plies = anyLength
	}
	p.begin(g, maxNodes, stop)
	outcome, line := p.try(attack, plies)
	found := outcome
	for found == Won && len(line) > 1 {
		shortest := append([]int(nil), line...)
		found, line = p.try(attack, len(shortest)-2)
		if found != Won || len(line) >= len(shortest) {
			return outcome, shortest
		}
	}
	return outcome, line
}

// try looks for a win of so many plies at most.
func (p *prover) try(attack Attack, plies int) (Outcome, []int) {
	p.horizon, p.line = len(p.g.moves)+plies, p.line[:0]
	p.salt = uint64(p.g.size.Height)<<8 | uint64(p.g.rule) + 1
	if attack == FoursAndThrees {
		return p.tryThrees(plies < anyLength)
	}
	switch n := p.byFours(p.stones(0)); n {
	case none:
		return Refuted, nil
	case halted:
		return Unknown, nil
	default:
		return p.withLine(p.followFours(n, nil))
	}
}

// tryThrees does so for fours and threes.
func (p *prover) tryThrees(bounded bool) (Outcome, []int) {
	if p.proofs == nil {
		p.proofs = newSlots[proofSlot](p.hash<<20/2, proofBytes)
	}
	p.bound = 0
	if bounded {
		p.bound = uint64(p.horizon) // what is known holds for this horizon alone
	}
	switch known, ok := p.again(); {
	case !ok || known.fail == 0 && known.plies > 0:
		return Unknown, nil
	case known.fail == 0:
		return Refuted, nil
	}
	return p.withLine(p.followThrees())
}

// withLine returns what a win is that has a whole line or not.
func (p *prover) withLine(whole bool) (Outcome, []int) {
	if !whole {
		return Unknown, nil
	}
	return Won, p.line
}

// stones returns how many stones the attacker may still need if it is to move so
// many plies from now.
func (p *prover) stones(plies int) int { return (p.horizon - len(p.g.moves) - plies + 1) / 2 }

// proverPolls is how many moves are tried between two looks at the time: a few
// tens of microseconds.
const proverPolls = 64

// visit counts a move that is tried and reports whether it is one too many.
func (p *prover) visit() bool {
	p.nodes++
	if p.most > 0 && p.nodes > p.most || p.nodes%proverPolls == 0 && p.stop != nil && p.stop() {
		p.stopped = true
	}
	return p.stopped || p.brief > 0 && p.nodes > p.brief
}

// key returns the key of the position for the side that is to move in it: whether
// its fours win is the same question whoever has begun.
func (p *prover) key() uint64 { return p.g.hash ^ mixed(p.salt<<1|uint64(p.g.turn)) }

// proofKey returns the key of the position for the attacker's win.
func (p *prover) proofKey() uint64 {
	return p.g.hash ^ mixed(p.bound<<32|p.salt<<1|uint64(p.me)) ^ mixed(uint64(p.g.turn)+1)
}

// turnKey returns what changes in it if the other side is to move.
func (p *prover) turnKey() uint64 { return mixed(1) ^ mixed(2) }

// mixed returns a number whose bits depend on all bits of another.
func mixed(n uint64) uint64 {
	n *= 0x9e3779b97f4a7c15
	return (n ^ n>>29) * 0xbf58476d1ce4e5b9
}
