package model

import (
	"flank/engine"
	"flank/engine/record"
	"flank/view"
)

// The messages that the program sends itself. Those that belong to a position
// carry its version: an answer to a position that is gone is dropped.
type (
	// loadedMsg brings the archive for a screen that shows it.
	loadedMsg struct {
		screen  screenName
		entries []record.Entry
		err     error
	}

	// startMsg asks for a new game.
	startMsg struct{ setup Setup }

	// takeUpMsg asks for a game of the archive to be taken up again.
	takeUpMsg struct{ session session }

	// settingsMsg asks for the settings to be changed and remembered.
	settingsMsg struct{ edit func(*record.Settings) }

	// proceedMsg lets the game on the board go on when the program starts.
	proceedMsg struct{}

	// chosenMsg is a computer's move.
	chosenMsg struct {
		version int
		move    engine.Square
		info    engine.Info
		err     error
	}

	// valuesMsg brings what is known of the moves so far; more follows unless
	// the search has ended.
	valuesMsg struct {
		from  *values
		infos []engine.Info
		ended bool
	}

	// thinkTickMsg moves the thinking indicator on.
	thinkTickMsg struct{ version int }

	// flipTickMsg moves the flip animation on.
	flipTickMsg struct{ version int }

	// clockTickMsg looks at the clock of the side to move.
	clockTickMsg struct{ version int }

	// savedMsg tells what became of a save; nil if all is well.
	savedMsg struct{ err error }

	// noticeMsg puts a line into the panel.
	noticeMsg struct{ notice view.Notice }

	// backgroundMsg tells whether the terminal's background is dark.
	backgroundMsg struct{ dark bool }

	// unansweredMsg tells that the terminal has had its time to say so.
	unansweredMsg struct{}
)
