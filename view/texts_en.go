package view

func english() *Texts {
	return &Texts{
		Language: "en", Name: "English",

		Black: "Black", White: "White",
		You: "You", Human: "Human", Level: "Level", Computer: "Computer",
		LevelFormat: "Level %s", RandomLevel: "Random", GreedyLevel: "Greedy", CornerLevel: "Corner first",
		ToMoveFormat: "%s to move", Thinking: "thinking", DepthFormat: "depth %d", Moves: "Moves",

		PassFormat:  "%[1]s has no move: %[2]s plays again",
		TakenFormat: "%s is taken", TurnsNothingFormat: "%s would turn no disc",
		NoSquareFormat: "%q is no square of this board: type one like d3",
		NotYourTurn:    "It is not your turn", GameOver: "The game is over",
		NothingToUndo: "There is nothing to take back", NothingToRedo: "There is nothing to play again",
		Undone: "Taken back", Redone: "Played again",
		LookingBackFormat: "Looking back: move %d of %d", PlayingOn: "Playing on from here",
		Paused: "Paused: the same key goes on", NoComputer: "No computer plays in this game",
		ResignAgain: "Press again to resign", PlayingFormat: "%s against %s",
		Resumed: "Welcome back: your game goes on",
		MouseOn: "Mouse on", MouseOff: "Mouse off: the terminal selects text now",
		HintsFormat: "Hints: %s", HintsOff: "off", HintsMoves: "legal cells", HintsFlips: "discs turned",
		ThemeFormat: "Theme: %s", ThemeDark: "dark", ThemeLight: "light",
		ThemeHighContrast: "high contrast", ThemeClassic: "classic green",
		ComputerFailedFormat: "The computer gave no move: %s",
		NotSavedFormat:       "Not saved: %s", SetAsideFormat: "A damaged file was set aside as %s",
		CoordinatePrompt: "Place at: ",
		TooSmall:         "This window is too small",
		SizeNeededFormat: "needed: %d x %d", SizeThereFormat: "there is: %d x %d",

		YouWin: "You win!", YouLose: "You lose", Draw: "A draw", WinsFormat: "%s wins",
		ScoreFormat: "%d to %d", ByResignationFormat: "%s resigned", OnTimeFormat: "%s ran out of time",
		NextKeys: "n new game · r rematch · u take back",

		HelpTitle: "Keys", NewGameTitle: "New game", SettingsTitle: "Settings",
		StatisticsTitle: "Statistics", GamesTitle: "Games",
		On: "on", Off: "off", Auto: "automatic", None: "none",
		StandardSize: "standard", Unlimited: "unlimited",

		MoveKeys: "Moving about", PlayKeys: "Playing", LookKeys: "Looking back",
		GameKeys: "Games", ProgramKeys: "Program",

		Form: FormTexts{
			Size: "Board", SizeHelp: "The height and width of the board in cells",
			Black: "Black", BlackHelp: "Who plays Black and moves first",
			White: "White", WhiteHelp: "Who plays White",
			Hints: "Hints", HintsHelp: "What is shown of the legal moves",
			MoveTime: "Time a move", MoveTimeHelp: "The longest that a computer thinks about a move",
			Clock: "Clock", ClockHelp: "Time for the whole game and what each move adds",
			Start: "Start game", StartHelp: "Begin; the game on the board stays in the list of games",
		},
		Settings: SettingsTexts{
			Theme: "Theme", ThemeHelp: "Colours of the board and the screen",
			Language: "Language", LanguageHelp: "Of all texts",
			Hints: "Hints", HintsHelp: "What is shown of the legal moves",
			Animation: "Animation", AnimationHelp: "Discs turn over before your eyes",
			Pause: "Pause", PauseHelp: "A computer waits a moment, so that its move is seen",
			Mouse: "Mouse", MouseHelp: "Off leaves the mouse to the terminal, to select text",
			ASCII: "ASCII only", ASCIIHelp: "For terminals that can't draw discs and lines",
		},
		Statistics: StatisticsTexts{
			Overall: "Against computers", ByLevel: "By level", BySize: "By board",
			HotSeat: "Two people", ComputerGames: "Computers alone",
			Games: "Games", Won: "Won", Lost: "Lost", Drawn: "Drawn", WinRate: "Win rate",
			Streak: "Wins in a row", BestStreak: "Longest row", TimePlayed: "Time played",
			Level: "Level", Size: "Board", Empty: "No finished game yet",
		},
		Games: GamesTexts{
			Date: "Date", Size: "Board", Black: "Black", White: "White", Result: "Result", Moves: "Moves",
			Unfinished: "unfinished", Empty: "No game yet",
		},
		Keys: KeyTexts{
			Up: "up", Down: "down", Left: "left", Right: "right",
			RowStart: "start of the row", RowEnd: "end of the row",
			NextLegal: "next legal cell", PreviousLegal: "previous legal cell",
			Place: "place", Coordinate: "type a coordinate", Undo: "undo", Redo: "redo",
			Hints: "hints", PlayForMe: "play for me once", Resign: "resign",
			LookBack: "look back", LookForward: "look forward", LookNow: "back to now", PlayOn: "play on from here",
			NewGame: "new game", Restart: "restart", Swap: "swap sides",
			Stronger: "stronger computer", Weaker: "weaker computer",
			Games: "list of games", Statistics: "statistics",
			Help: "help", Settings: "settings", Theme: "next theme", Mouse: "mouse on or off",
			Suspend: "suspend", Quit: "quit",
			Back: "back", Less: "previous", More: "next", Accept: "accept", Scroll: "scroll", Open: "open",
		},
	}
}
