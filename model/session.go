package model

import (
	"time"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/player"
	"flank/engine/record"
	"flank/view"
)

// session is a game with all that belongs to it: who plays, the clocks, how
// long it has taken. Like the game inside it is a value; each method returns
// the session that follows.
type session struct {
	id        string
	setup     Setup
	game      engine.Game
	started   time.Time
	played    time.Duration    // spent with the game open, up to resumed
	resumed   time.Time        // since when it has been open
	turnSince time.Time        // since when the side to move has been thinking
	left      [2]time.Duration // on the clocks of Black and White, up to turnSince
	halted    bool             // the clocks stand still
	placed    int              // of the moves, so many first ones were prepared
	swap2     gomoku.Swap2     // what was chosen, in a game that is opened so
	takebacks int
	reseated  bool       // other players than at the start go on with it
	hints     view.Hints // the most that was shown before a move
	logged    bool       // stands in Reversi.csv already
	kept      bool       // over, and in the archive as it stands
}

// newSession starts a game; the setup must have passed Check.
func newSession(id string, setup Setup, now time.Time) (session, error) {
	game, err := setup.start()
	if err != nil {
		return session{}, err
	}
	return session{
		id: id, setup: setup, game: game, placed: game.Ply(),
		started: now, resumed: now, turnSince: now,
		left: [2]time.Duration{setup.Clock.Base, setup.Clock.Base},
	}, nil
}

// turn returns the side whose player is to act, Empty when the game is over.
func (s session) turn() engine.Disc {
	if s.over() {
		return engine.Empty
	}
	return s.turnAt(s.game.Ply())
}

func (s session) over() bool { return s.game.Result().Over() }

// expired reports whether the game was lost on time.
func (s session) expired() bool { return s.game.Result().Ending == engine.TimedOut }

// computerToMove reports whether the side to move is a computer.
func (s session) computerToMove() bool {
	return !s.over() && !s.setup.Human(s.turn())
}

// play returns the session after a move of the side to move; its clock stops
// and gets its increment.
func (s session) play(move engine.Square, now time.Time) (session, error) {
	mover := s.turn()
	game, err := s.game.Play(move)
	if err != nil {
		return s, err
	}
	s = s.stopClock(now)
	s.left[side(mover)] += s.setup.Clock.Increment
	s.game, s.kept = game, false
	return s, nil
}

// at returns the session gone back (or forward again) to a ply. The increments
// of the moves between are taken back too, though no clock is emptied by that;
// time spent stays spent. A game that has been recorded as over stays so: what
// goes on is another game.
func (s session) at(ply int, now time.Time) session {
	if s.kept {
		s = s.fork(now)
	}
	s = s.stopClock(now)
	for i := ply; i < s.game.Ply(); i++ {
		left := &s.left[side(s.turnAt(i))]
		*left = max(*left-s.setup.Clock.Increment, min(*left, time.Second))
	}
	for i := s.game.Ply(); i < ply; i++ {
		s.left[side(s.turnAt(i))] += s.setup.Clock.Increment
	}
	s = s.withChoices(s.swap2.Before(ply + 1))
	s.game, s.placed = s.game.At(ply), min(s.placed, ply)
	return s
}

// fork returns the session as the beginning of a game of its own, for the
// archive and Reversi.csv.
func (s session) fork(now time.Time) session {
	s.id, s.started, s.played, s.resumed = record.NewID(), now, 0, now
	s.logged, s.kept = false, false
	return s
}

// stopClock books the time since turnSince to the side to move.
func (s session) stopClock(now time.Time) session {
	if turn := s.turn(); turn != engine.Empty {
		s.left[side(turn)] = s.clock(turn, now)
	}
	s.turnSince = now
	return s
}

// halt stops both clocks or lets them go on.
func (s session) halt(halted bool, now time.Time) session {
	s = s.stopClock(now)
	s.halted = halted
	return s
}

// clock returns the time left to a side; no less than 0.
func (s session) clock(d engine.Disc, now time.Time) time.Duration {
	left := s.left[side(d)]
	if s.turn() == d && !s.halted {
		left -= now.Sub(s.turnSince)
	}
	return max(0, left)
}

// flagged returns the session lost on time, if the side to move has none left.
func (s session) flagged(now time.Time) (session, bool) {
	turn := s.turn()
	if !s.setup.Clock.Set() || turn == engine.Empty || s.clock(turn, now) > 0 {
		return s, false
	}
	s = s.stopClock(now)
	s.game = s.game.TimeOut(turn)
	return s, true
}

// resign returns the session given up by a side.
func (s session) resign(loser engine.Disc, now time.Time) session {
	s = s.stopClock(now)
	s.game = s.game.Resign(loser)
	return s
}

// seconds returns the time played.
func (s session) seconds(now time.Time) time.Duration { return s.played + now.Sub(s.resumed) }

// undoTo returns the ply that a take-back goes to, and what of swap2 had been chosen
// there: against a computer the last position in which the person had the choice,
// otherwise the one before; of a game given up, the giving up. What a prepared
// opening placed stays. ok is false where there is nothing to take back.
func (s session) undoTo() (ply int, choices gomoku.Swap2, ok bool) {
	resigned := s.game.Result().Ending == engine.Resigned
	for ply = s.game.Ply(); ply >= s.placed; ply-- {
		for _, choices = range []gomoku.Swap2{s.swap2.Before(ply + 1), s.swap2.Before(ply)} {
			now := ply == s.game.Ply() && choices == s.swap2
			if (resigned || !now) && s.choice(ply, choices) {
				return ply, choices, true
			}
		}
	}
	return 0, choices, false
}

// choice reports whether a take-back may stop at a ply with what had been chosen
// then: a person was to act there, or it makes no difference because nobody or
// everybody is a person.
func (s session) choice(ply int, choices gomoku.Swap2) bool {
	return s.setup.Humans() != 1 || s.setup.Human(s.actor(s.phase(ply, choices), ply))
}

// redoPly is the other way: to the next choice of the person or the last move
// that is known, and not past a choice of sides.
func (s session) redoPly() (ply int, ok bool) {
	if s.choices() != nil {
		return 0, false
	}
	for ply = s.game.Ply() + 1; ply <= s.game.Len(); ply++ {
		if ply == s.game.Len() || s.choice(ply, s.swap2) || s.phaseAt(ply).Choices() != nil {
			return ply, true
		}
	}
	return 0, false
}

// limits returns what bounds a computer's next move: the time a move, and the
// clock.
func (s session) limits(now time.Time) engine.Limits {
	limits := engine.Limits{Time: s.setup.MoveTime}
	if clock := s.setup.Clock; clock.Set() {
		limits.Clock = engine.Clock{Running: true, Left: s.clock(s.turn(), now), Increment: clock.Increment}
	}
	return limits
}

// side is the index of a side in arrays of two.
func side(d engine.Disc) int { return int(d) - 1 }

// mover returns the level that chooses for the side to move; for a person, who
// wants a move made, the opponent's level.
func (s session) mover() string {
	for _, d := range []engine.Disc{s.turn(), s.turn().Opponent()} {
		if d != engine.Empty && !s.setup.Human(d) {
			return s.setup.Player(d)
		}
	}
	return player.Default
}
