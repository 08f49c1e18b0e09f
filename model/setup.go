package model

import (
	"fmt"
	"time"

	"flank/engine"
	"flank/engine/player"
	"flank/engine/reversi"
)

// Setup is what is chosen before a game: all that its rules and players are.
type Setup struct {
	Size         engine.Size
	Black, White string        // player.Human or the name of a level
	MoveTime     time.Duration // a computer's bound for a move, 0 for none
	Clock        Clock         // for the whole game; the zero value is no clock
	Seed         uint64        // of all random choices in this game
}

// DefaultSetup is the game that a first start opens into.
func DefaultSetup() Setup {
	return Setup{Size: engine.Size{Height: 8, Width: 8}, Black: player.Human, White: player.Default}
}

// Check returns an error unless a game can be played so in the full screen,
// where both sides of the board are even.
func (s Setup) Check() error {
	if err := reversi.CheckSize(s.Size); err != nil {
		return err
	}
	if s.Size.Height%2 != 0 || s.Size.Width%2 != 0 {
		return fmt.Errorf("a board of %v does not fit the full screen: each side must be even", s.Size)
	}
	for _, name := range []string{s.Black, s.White} {
		if _, err := player.Find(name); err != nil && name != player.Human {
			return err
		}
	}
	return nil
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
