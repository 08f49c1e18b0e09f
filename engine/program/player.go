package program

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"flank/engine"
)

// How long a program may be silent.
const (
	readyTime = time.Minute            // to begin with, or before a move
	mostTime  = 10 * time.Minute       // where a move has no time of its own
	leastLate = 200 * time.Millisecond // above the time for a move, and a share of it: see allowed
)

// Player is a program that chooses moves. Each game that it thinks about at the
// same time is a process of its own. It implements engine.Player.
type Player struct {
	words    []string // of its command
	speaks   language
	patience time.Duration // with a program's silence; 0: as the constants say

	mu     sync.Mutex
	idle   []session
	closed bool
	ending sync.WaitGroup // of processes that are being ended
}

// session is a running program and how it is spoken to.
type session struct {
	dialect
	*process
}

// CheckCommand says what is wrong with a command line that is to start a program.
func CheckCommand(command string) error {
	_, err := splitWords(command)
	return err
}

// Open starts a program that plays Othello. The error says that it can't be
// started, or that it speaks neither of the protocols. The player must be closed.
func Open(ctx context.Context, command string) (*Player, error) {
	return openIn(ctx, othello(), command)
}

// OpenGomoku starts a program that plays Gomoku, on a board to begin with. The
// error says that it can't be started, or that it does not speak Gomocup's
// protocol or play on such a board. The player must be closed.
func OpenGomoku(ctx context.Context, command string, size engine.Size) (*Player, error) {
	return openIn(ctx, gomocupOn(size), command)
}

func openIn(ctx context.Context, speaks language, command string) (*Player, error) {
	words, err := splitWords(command)
	if err != nil {
		return nil, err
	}
	return (&Player{words: words, speaks: speaks}).open(ctx)
}

// open starts the first process.
func (p *Player) open(ctx context.Context) (*Player, error) {
	s, err := p.begin(ctx)
	if err != nil {
		p.Close()
		return nil, err
	}
	p.idle = []session{s}
	return p, nil
}

// Check says why the program can't play on a board or within limits.
func (p *Player) Check(size engine.Size, limits engine.Limits) error {
	if size.Height != size.Width {
		return fmt.Errorf("programs play on square boards only")
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, s := range p.idle {
		return s.check(limits)
	}
	return nil
}

// Choose asks the program for a move. The error is ctx's or says in one line
// what is wrong with the program.
func (p *Player) Choose(ctx context.Context, game engine.Game, limits engine.Limits, _ func(engine.Info)) (engine.Square, engine.Info, error) {
	none := engine.Info{Move: engine.NoSquare}
	if game.State().Turn() == engine.Empty {
		return engine.NoSquare, none, fmt.Errorf("the game is over")
	}
	start := time.Now()
	s, err := p.take(ctx, game)
	if err != nil {
		return engine.NoSquare, none, err
	}
	move, err := p.ask(ctx, s, game, limits)
	if err != nil {
		p.dismiss(s)
		return engine.NoSquare, none, err
	}
	p.give(s)
	return move, engine.Info{Move: move, Line: []engine.Square{move}, Time: time.Since(start)}, nil
}

// Close ends all processes and returns when they have ended.
func (p *Player) Close() {
	p.mu.Lock()
	idle := p.idle
	p.idle, p.closed = nil, true
	p.mu.Unlock()
	for _, s := range idle {
		p.dismiss(s)
	}
	p.ending.Wait()
}

// take returns a program that is free, best one that knows the game already.
func (p *Player) take(ctx context.Context, game engine.Game) (session, error) {
	if err := ctx.Err(); err != nil {
		return session{}, err
	}
	p.mu.Lock()
	best, most := -1, -1
	for i, s := range p.idle {
		if shared := s.shared(game); shared > most {
			best, most = i, shared
		}
	}
	if best < 0 {
		p.mu.Unlock()
		return p.begin(ctx)
	}
	s := p.idle[best]
	p.idle = slices.Delete(p.idle, best, best+1)
	p.mu.Unlock()
	return s, nil
}

// give takes a program back.
func (p *Player) give(s session) {
	p.mu.Lock()
	closed := p.closed
	if !closed {
		p.idle = append(p.idle, s)
	}
	p.mu.Unlock()
	if closed {
		p.dismiss(s)
	}
}

// dismiss lets a program end, without waiting for it.
func (p *Player) dismiss(s session) { p.ending.Go(s.end) }

// begin starts a process and finds out what it speaks.
func (p *Player) begin(ctx context.Context) (session, error) {
	started, err := launch(p.words, p.speaks.bye)
	if err != nil {
		return session{}, err
	}
	wait := p.patient(readyTime)
	limited, cancel := context.WithTimeout(ctx, wait)
	defer cancel()
	spoken, err := p.speaks.greet(limited, started)
	if err != nil {
		p.dismiss(session{process: started})
		return session{}, explain(ctx, err, fmt.Errorf(p.speaks.silent, wait))
	}
	return session{spoken, started}, nil
}

// ask returns the program's move, if it is legal and made in time.
func (p *Player) ask(ctx context.Context, s session, game engine.Game, limits engine.Limits) (engine.Square, error) {
	if err := p.prepare(ctx, s, game, limits); err != nil {
		return engine.NoSquare, err
	}
	wait := p.patient(allowed(limits))
	limited, cancel := context.WithTimeout(ctx, wait)
	defer cancel()
	move, err := s.choose(limited, game, limits)
	if err != nil {
		return move, explain(ctx, err, fmt.Errorf("%w: it has not moved for %v", engine.ErrTime, wait.Round(time.Millisecond)))
	}
	if _, err := game.Play(move); err != nil {
		return move, fmt.Errorf("%w: %w", engine.ErrIllegal, err)
	}
	return move, nil
}

// prepare readies the program for its move.
func (p *Player) prepare(ctx context.Context, s session, game engine.Game, limits engine.Limits) error {
	wait := p.patient(readyTime)
	limited, cancel := context.WithTimeout(ctx, wait)
	defer cancel()
	return explain(ctx, s.prepare(limited, game, limits), fmt.Errorf("it has been silent for %v before its move", wait))
}

// allowed returns how long a program may take for a move: what the limits say
// and a little more, since the machine may be busy with other things too.
func allowed(limits engine.Limits) time.Duration {
	limit := limits.Time
	if clock := limits.Clock; clock.Running && (limit == 0 || clock.Left < limit) {
		limit = max(clock.Left, 0)
	} else if limit == 0 {
		return mostTime
	}
	return limit + limit*3/10 + leastLate
}

// patient returns how long to wait.
func (p *Player) patient(usual time.Duration) time.Duration {
	if p.patience > 0 {
		return p.patience
	}
	return usual
}

// explain returns the error of an exchange: ctx's if it has ended, or that the
// program was silent for too long, or what else went wrong.
func explain(ctx context.Context, err, silent error) error {
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case errors.Is(err, context.DeadlineExceeded):
		return silent
	}
	return err
}
