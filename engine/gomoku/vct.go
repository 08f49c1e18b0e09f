package gomoku

type proofSlot struct{}

// guard adds where the other side's stones could spoil a move of a win by fours
// before it is played.
func (p *prover) guard(guards *set, move int) {}

// guardFoul adds where they could end that a point is forbidden.
func (p *prover) guardFoul(guards *set, answer int) {}

// unite adds the cells of a set to another.
func unite(to, from *set) {
	for i := range to {
		to[i] |= from[i]
	}
}
