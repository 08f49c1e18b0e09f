package model

import (
	"fmt"
	"time"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/player"
	"flank/engine/record"
)

// Setup is what is chosen before a game: all that its rules and players are.
type Setup struct {
	Game         string // record.Reversi or record.Gomoku
	Size         engine.Size
	Rule         gomoku.Rule    // of Gomoku
	Opening      gomoku.Opening // of Gomoku
	Black, White string         // player.Human or the name of a level
	MoveTime     time.Duration  // a computer's bound for a move, 0 for none
	Clock        Clock          // for the whole game; the zero value is no clock
	Seed         uint64         // of all random choices in this game
}

// DefaultSetup is what a game is like unless something else is asked for; that of
// Reversi is the game that a first start opens into.
func DefaultSetup(game string) Setup {
	n := findRules(game).side.usual
	return Setup{Game: game, Size: engine.Size{Height: n, Width: n}, Black: player.Human, White: player.Default}
}

// CheckBoard returns an error that says what is allowed unless the game can be
// played on a board of this size in the full screen.
func (s Setup) CheckBoard() error {
	if err := s.rules().Check(); err != nil {
		return err
	}
	if side := findRules(s.Game).side; s.Size.Height%side.step != 0 || s.Size.Width%side.step != 0 {
		return fmt.Errorf("a board of %v does not fit the full screen: each side is even, from %d to %d", s.Size, side.least, side.most)
	}
	return nil
}

// Check returns an error unless a game can be played so in the full screen.
func (s Setup) Check() error {
	if err := s.CheckBoard(); err != nil {
		return err
	}
	for _, name := range []string{s.Black, s.White} {
		if _, err := player.Find(name); err != nil && name != player.Human {
			return err
		}
	}
	return nil
}

// rules returns what the game is played by.
func (s Setup) rules() record.Rules { return record.Rules{Game: s.Game, Size: s.Size, Rule: s.Rule} }

// start returns the game as it begins, with the moves of a prepared opening if that
// is wanted. It is the one place that makes a first position.
func (s Setup) start() (engine.Game, error) {
	first, err := s.rules().Start()
	if err != nil || s.Opening != gomoku.Balanced {
		return engine.NewGame(first), err
	}
	moves, err := gomoku.BalancedOpening(s.Size, s.Rule, s.Seed)
	if err != nil {
		return engine.NewGame(first), err
	}
	return engine.Replay(first, moves)
}

// Player returns who plays a side.
func (s Setup) Player(side engine.Disc) string {
	if side == engine.White {
		return s.White
	}
	return s.Black
}

// Human reports whether a person plays a side.
func (s Setup) Human(side engine.Disc) bool {
	return side != engine.Empty && s.Player(side) == player.Human
}

// Humans returns how many of the two players are persons.
func (s Setup) Humans() int {
	n := 0
	for _, side := range []engine.Disc{engine.Black, engine.White} {
		if s.Human(side) {
			n++
		}
	}
	return n
}

// You returns the side of the only person in the game, Empty in a hot-seat
// game and in one between computers.
func (s Setup) You() engine.Disc {
	switch {
	case s.Humans() != 1:
		return engine.Empty
	case s.Human(engine.Black):
		return engine.Black
	}
	return engine.White
}

// Seat returns the setup with another player on a side.
func (s Setup) Seat(side engine.Disc, name string) Setup {
	if side == engine.White {
		s.White = name
	} else {
		s.Black = name
	}
	return s
}

// Swapped returns the setup with the players' sides exchanged.
func (s Setup) Swapped() Setup {
	s.Black, s.White = s.White, s.Black
	return s
}
