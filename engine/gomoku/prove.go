package gomoku

import (
	"context"
	"fmt"
	"time"

	"flank/engine"
)

// Attack says by which moves the side to move is to win.
type Attack uint8

const (
	// Fours are moves after which one more stone makes five: the other side has
	// one answer at most (a win by them is called VCF).
	Fours Attack = iota
	// FoursAndThrees are fours and all other moves that threaten to win by fours
	// and make an open three or answer a four (VCT).
	FoursAndThrees
)

// String returns "vcf" or "vct".
func (a Attack) String() string {
	if a == Fours {
		return "vcf"
	}
	return "vct"
}

// Outcome says whether an attack wins.
type Outcome uint8

const (
	Unknown Outcome = iota // a limit was reached first
	Won                    // it wins against every answer
	Refuted                // there is no such win
)

// String returns "won", "refuted" or "unknown".
func (o Outcome) String() string {
	switch o {
	case Won:
		return "won"
	case Refuted:
		return "refuted"
	}
	return "unknown"
}

// Proof is what was found out about an attack.
type Proof struct {
	Outcome Outcome
	// Line are the moves of both sides up to the five of an attack that is won:
	// the attack's are the ones that win, the answers those that put it off the
	// longest, as far as is known. Within the limits it is as short as can be.
	Line  []engine.Square
	Nodes uint64 // moves of the attack that were played, and positions of it
	Time  time.Duration
}

// Prover finds out whether attacks win. What it has found out it keeps for later
// positions, as far as its tables hold it. It is for one goroutine.
type Prover struct{ prover *prover }

// NewProver returns a prover whose tables have so many MiB.
func NewProver(hash int) *Prover { return &Prover{newProver(hash)} }

// Prove finds out whether an attack of the side to move wins, within limits:
// Depth is the length of the line in plies, and a win beyond it is none. It
// returns within 20 ms of the end of ctx, then with ctx's error. A game that is
// over is an error.
func (p *Prover) Prove(ctx context.Context, state State, attack Attack, limits engine.Limits) (Proof, error) {
	if state.turn == engine.Empty {
		return Proof{}, fmt.Errorf("the game is over")
	}
	start := time.Now()
	budget := limits.Budget(state.Count(engine.Empty)).Most
	stop := func() bool {
		return ctx.Err() != nil || budget > 0 && time.Since(start) >= budget
	}
	outcome, line := p.prover.within(newGrid(state), attack, limits.Depth, limits.Nodes, stop)
	proof := Proof{Outcome: outcome, Nodes: p.prover.nodes}
	for _, cell := range line {
		proof.Line = append(proof.Line, pointOf(cell))
	}
	proof.Time = time.Since(start)
	return proof, ctx.Err()
}

// proveHash is the size of the tables that one proof by itself uses, in MiB.
const proveHash = 16

// Prove finds out whether an attack of the side to move wins, as Prover does.
func Prove(ctx context.Context, state State, attack Attack, limits engine.Limits) (Proof, error) {
	return NewProver(proveHash).Prove(ctx, state, attack, limits)
}
