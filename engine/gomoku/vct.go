package gomoku

import "flank/engine"

// A win by fours and threes (VCT) is looked for by depth-first proof-number
// search. A three here is a move after which the attacker wins by fours if the
// other side passes: one that makes an open three by its class, or the answer to
// the other side's four. The answers looked at are those that can spoil that win
// (see guard); any other leaves it as it is, so that a proof holds against every
// answer.

// proof is what is known of a position, for its side to move, whose aim is the
// win or, if it is not the attacker, to stop it. One that is decided has a 0.
type proof struct {
	reach uint32 // how many positions at least have to be decided yet for it to reach its aim
	fail  uint32 // for it to fail
	// plies is the length of the win that is proved. Where it is not, 1 says that
	// some win by fours was not looked for to the end.
	plies uint16
	move  uint16 // of the win, or the answer that puts it off the longest; 0: there is none
}

const (
	infinite = 1 << 30
	// fourBudget is how many moves are tried to find a win by fours in a position
	// of a win by threes.
	fourBudget = 1 << 10
	// threeEffort is how many positions a three that nobody has looked at yet is
	// expected to take.
	threeEffort = 3
)

// reached and failed are proofs that a side reaches its aim or fails.
func reached(plies int) proof { return proof{0, infinite, uint16(plies), 0} }
func failed(plies int) proof  { return proof{infinite, 0, uint16(plies), 0} }

// decided reports whether nothing is left to find out.
func (d proof) decided() bool { return d.reach == 0 || d.fail == 0 }

// settle searches the position until the numbers of its proof are as large as
// these, or it is decided, or a limit is reached.
func (p *prover) settle(reach, fail uint32) {
	if p.visit() {
		return
	}
	key, from, start := p.proofKey(), len(p.stack), p.nodes
	known, open := p.expand(p.knownProof(key))
	if open && !p.stopped {
		p.refine(key, p.stack[from:], int(known.plies), reach, fail)
	} else if !p.stopped {
		p.keepProof(key, known, p.nodes-start)
	}
	p.stack = p.stack[:from]
}

// expand puts the moves that matter on the stack, if there are any; else it
// returns what the position is.
func (p *prover) expand(slot *proofSlot) (known proof, open bool) {
	from := len(p.stack)
	if p.g.turn == p.me {
		known, open = p.expandAttack(slot)
	} else {
		known, open = p.expandDefence()
	}
	if !open {
		return known, false
	}
	allowed := p.stack[:from]
	for _, move := range p.stack[from:] {
		if p.g.board[move] == engine.Empty && !p.g.fouls(move) {
			allowed = append(allowed, move)
		}
	}
	p.stack = allowed
	if len(allowed) == from {
		return failed(int(known.plies)), false
	}
	return known, true
}

// expandAttack does so for the attacker. The plies of what it returns say
// whether the search for fours was cut short.
func (p *prover) expandAttack(slot *proofSlot) (known proof, open bool) {
	g, cut := p.g, 0
	if slot != nil {
		cut = int(slot.plies) // it was looked for fours before
	} else if n := p.briefly(p.stones(0)); n > 0 {
		return reached(2*n - 1), false
	} else if n == halted {
		cut = 1
	}
	threats := g.amount[g.turn^1][makesFive]
	if threats > 1 || p.stones(0) < 2 {
		return failed(cut), false
	}
	if threats == 1 {
		p.stack = append(p.stack, g.made[g.turn^1][makesFive].first())
		return failed(cut), true
	}
	for made := fourFour; made >= makesThree; made-- {
		p.push(&g.made[g.turn][made])
	}
	return failed(cut), true
}

// expandDefence does so for the other side.
func (p *prover) expandDefence() (known proof, open bool) {
	g := p.g
	fives := g.amount[p.me][makesFive]
	switch answer := g.made[p.me][makesFive].first(); {
	case g.amount[g.turn][makesFive] > 0 || p.stones(1) < 1:
		return reached(0), false
	case fives > 1 || fives == 1 && g.fouls(answer):
		return failed(2), false
	case fives == 1:
		p.stack = append(p.stack, answer)
		return failed(2), true
	}
	var guards set
	n := p.threat(&guards)
	if n <= 0 {
		return reached(-n), false
	}
	p.push(&guards)
	return failed(2 * n), true
}

// threat returns how many stones the attacker needs to win by fours if the other
// side, which is to move, passes, as byFours does. It adds to guards the points
// where a stone of the other side can spoil that win.
func (p *prover) threat(guards *set) int {
	p.g.turn = p.me
	n := p.briefly(p.stones(1))
	if n > 0 {
		length := len(p.line)
		if !p.followFours(n, guards) {
			n = halted
		}
		p.line = p.line[:length]
	}
	p.g.turn = 1 - p.me
	return n
}

// briefly is byFours with a bound on the moves tried.
func (p *prover) briefly(most int) int {
	p.brief = p.nodes + fourBudget
	n := p.byFours(most)
	p.brief = 0
	return n
}

// refine searches the moves of a position, the most promising first, until the
// numbers of its proof are large enough. cut says whether a search for fours of
// it was cut short.
func (p *prover) refine(key uint64, moves []int, cut int, reach, fail uint32) {
	for start := p.nodes; ; {
		sum := p.sum(moves, cut)
		p.keepProof(key, sum.proof, p.nodes-start)
		if sum.reach >= reach || sum.fail >= fail || p.stopped {
			return
		}
		p.g.put(sum.best)
		p.settle(fail-sum.others, min(reach, sum.second+sum.second/4+1))
		p.g.take()
	}
}

// sum is the proof of a position by those of the positions after its moves.
type proofSum struct {
	proof
	best   int    // the move with the least effort to reach the aim
	second uint32 // the effort of the second best
	others uint32 // how many moves beside one are not decided yet
}

// sum adds up the proofs after moves. The effort to fail is that of the hardest
// move and one for each other one: many of them lead to the same positions.
func (p *prover) sum(moves []int, cut int) proofSum {
	s := proofSum{proof: proof{reach: infinite}, second: infinite}
	key, open := p.proofKey()^p.turnKey(), uint32(0)
	quickest, slowest := proof{plies: 1 << 15}, proof{}
	for _, move := range moves {
		after := p.after(key, move)
		if after.fail < s.reach {
			s.second, s.reach, s.best = s.reach, after.fail, move
		} else {
			s.second = min(s.second, after.fail)
		}
		after.move = uint16(move)
		switch {
		case after.fail == 0 && after.plies < quickest.plies:
			quickest = after
		case after.reach == 0 && after.plies >= slowest.plies:
			slowest = after
		}
		if after.reach > 0 {
			s.fail, open = max(s.fail, after.reach), open+1
		}
	}
	s.others = max(open, 1) - 1
	s.fail = min(s.fail+s.others, infinite)
	s.conclude(p.g.turn == p.me, quickest, slowest, cut)
	return s
}

// conclude sets the length and the move of a sum that is decided: the attacker
// takes the quickest way, the other side the slowest.
func (s *proofSum) conclude(attacker bool, quickest, slowest proof, cut int) {
	s.plies = uint16(cut)
	switch {
	case s.reach == 0 && attacker:
		s.fail, s.plies, s.move = infinite, quickest.plies+1, quickest.move
	case s.reach == 0:
		s.fail, s.plies = infinite, quickest.plies
	case s.fail == 0 && attacker:
		s.reach, s.plies = infinite, max(slowest.plies, uint16(cut))
	case s.fail == 0:
		s.reach, s.plies, s.move = infinite, slowest.plies+1, slowest.move
	}
}

// after returns what is known of the position after a move, by the key of this
// position with the other side to move.
func (p *prover) after(key uint64, move int) proof {
	g := p.g
	if slot := p.knownProof(key ^ stoneKeys[g.turn][move]); slot != nil {
		return slot.proof
	}
	if g.turn == p.me && g.cells[move].class(g.turn) < makesFour {
		return proof{reach: 1, fail: threeEffort}
	}
	return proof{reach: 1, fail: 1}
}

// followThrees adds the moves of a win, which is known to exist, to the line;
// false if a limit was reached on the way. The attacker is to move.
func (p *prover) followThrees() bool {
	g := p.g
	if n := p.briefly(p.stones(0)); n > 0 {
		return p.followFours(n, nil)
	}
	known, ok := p.again()
	if !ok || known.reach > 0 {
		return false
	}
	p.line = append(p.line, int(known.move))
	g.put(int(known.move))
	defer g.take()
	if known, ok = p.again(); !ok || known.fail > 0 {
		return false
	}
	answer := int(known.move)
	if answer == 0 && g.amount[p.me][makesFive] > 0 {
		p.endLine(g.made[p.me][makesFive])
		return true
	}
	if answer == 0 {
		answer = p.elsewhere()
	}
	if answer == 0 {
		return false // the other side may play nowhere: it is passed over
	}
	p.line = append(p.line, answer)
	g.put(answer)
	defer g.take()
	return p.followThrees()
}

// again returns what is known of a position that has been decided; false if a
// limit is reached before it is known again.
func (p *prover) again() (proof, bool) {
	key := p.proofKey()
	if slot := p.knownProof(key); slot == nil || !slot.decided() {
		p.settle(infinite, infinite)
	}
	slot := p.knownProof(key)
	if slot == nil {
		return proof{}, false
	}
	return slot.proof, slot.decided()
}
