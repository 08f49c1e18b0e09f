package view

import "github.com/charmbracelet/lipgloss"

// role is what a colour is for.
type role uint8

const (
	window         role = iota // behind everything
	surface                    // behind the row with the focus and the side to move
	text                       // what is read
	dim                        // what is read second
	faint                      // rules and frames
	accent                     // cursor, focus, keys
	urgent                     // behind what must not be missed
	urgentText                 //
	frame                      // around the board
	letters                    // coordinates on it
	lettersNow                 // those of the cursor
	board                      // the cells
	boardAlt                   // every second cell where there are no lines
	line                       // lines and dots of the board
	legal                      // marks a legal cell
	number                     // hints in characters
	cursor                     // behind the cell under the cursor
	black                      // discs
	white                      //
	blackTurning               // discs that a move at the cursor would turn
	whiteTurning               //
	last                       // marks the last disc placed
	turned                     // marks the discs that it turned
	lastGround                 // behind the last disc where it is too small for a mark
	turnedGround               // behind the discs that it turned
	valueGround                // behind a value
	bestGround                 // behind the best one
	valueBest                  // the best value
	valueNear                  // one near it
	valueWorse                 // a worse one
	valueBad                   // one that is bad
	blackBar                   // Black's share in the bar of discs
	whiteBar                   // White's
	wood                       // the board of points
	woodLine                   // its lines and dots
	woodFrame                  // around it
	woodLetters                // coordinates on that
	woodLettersNow             // those of the cursor
	woodCursor                 // behind the point under the cursor
	woodLast                   // behind the last stone where it is too small for a mark
	five                       // behind the stones that have won
	forbidden                  // marks a forbidden point
	roles
)

// Theme is a set of colours with a name.
type Theme struct {
	Name    string
	colours [roles]lipgloss.CompleteColor
}

// Themes returns the table of themes. The first two are the automatic choice on
// a dark and on a light terminal.
func Themes() []Theme { return []Theme{dark(), light(), highContrast(), classic()} }

// FindTheme returns the theme of a name.
func FindTheme(name string) (Theme, bool) {
	for _, theme := range Themes() {
		if theme.Name == name {
			return theme, true
		}
	}
	return Theme{}, false
}

// wooden returns the theme with the board of points in place of that of cells.
func (theme Theme) wooden() Theme {
	for to, from := range map[role]role{
		board: wood, boardAlt: wood, line: woodLine, frame: woodFrame, letters: woodLetters,
		lettersNow: woodLettersNow, cursor: woodCursor, lastGround: woodLast,
	} {
		theme.colours[to] = theme.colours[from]
	}
	return theme
}

// colour names a colour for terminals with true colour, 256 and 16 colours.
func colour(rgb, of256, of16 string) lipgloss.CompleteColor {
	return lipgloss.CompleteColor{TrueColor: rgb, ANSI256: of256, ANSI: of16}
}

func dark() Theme {
	return Theme{"dark", [roles]lipgloss.CompleteColor{
		window: colour("#191b20", "234", "0"), surface: colour("#262a32", "236", "0"),
		text: colour("#dcdfe5", "253", "15"), dim: colour("#8f96a3", "246", "7"), faint: colour("#444955", "239", "8"),
		accent: colour("#e5b567", "179", "11"), urgent: colour("#b8452f", "130", "1"), urgentText: colour("#ffffff", "231", "15"),
		frame: colour("#20302a", "235", "0"), letters: colour("#84a494", "108", "7"), lettersNow: colour("#f0cf8e", "222", "11"),
		board: colour("#3f7f61", "65", "2"), boardAlt: colour("#3a7759", "29", "2"), line: colour("#2b5a44", "22", "0"),
		number: colour("#e6f1ea", "255", "15"), legal: colour("#5c9d7d", "72", "10"), cursor: colour("#d9a851", "179", "3"),
		black:        colour("#15171a", "233", "0"),
		white:        colour("#f3f1ea", "255", "15"),
		blackTurning: colour("#4b5b53", "240", "8"), whiteTurning: colour("#b3c4ba", "151", "7"),
		last: colour("#e2603f", "166", "9"), lastGround: colour("#2f8c99", "31", "6"), turnedGround: colour("#559c7a", "71", "10"),
		turned:      colour("#8d938f", "245", "8"),
		valueGround: colour("#1f2b27", "235", "0"), bestGround: colour("#f0cf8e", "222", "11"), valueBest: colour("#1b1d20", "234", "0"),
		valueNear: colour("#9fe3bd", "115", "10"), valueWorse: colour("#f2c94c", "221", "11"), valueBad: colour("#ff9a80", "210", "9"),
		blackBar: colour("#363b44", "238", "8"), whiteBar: colour("#f3f1ea", "255", "15"),
		wood: colour("#b28348", "137", "2"), woodLine: colour("#6f4d26", "94", "0"), woodFrame: colour("#3d2a18", "235", "0"),
		woodLetters: colour("#c9a877", "180", "7"), woodLettersNow: colour("#ffe0a3", "223", "11"),
		woodCursor: colour("#2c6c86", "24", "6"), woodLast: colour("#b8523a", "131", "1"), five: colour("#4a8f4f", "65", "5"),
		forbidden: colour("#8c1a10", "88", "1"),
	}}
}

func light() Theme {
	return Theme{"light", [roles]lipgloss.CompleteColor{
		window: colour("#faf9f6", "231", "15"), surface: colour("#eceae3", "254", "7"),
		text: colour("#24272b", "235", "0"), dim: colour("#6b7079", "242", "8"), faint: colour("#cfccc3", "251", "7"),
		accent: colour("#9a5b00", "130", "4"), urgent: colour("#b8452f", "130", "1"), urgentText: colour("#ffffff", "231", "15"),
		frame: colour("#386350", "23", "0"), letters: colour("#c9dfd4", "152", "7"), lettersNow: colour("#ffd98a", "222", "11"),
		board: colour("#74b394", "72", "2"), boardAlt: colour("#6cab8c", "108", "2"), line: colour("#4b8669", "65", "0"),
		number: colour("#1d3d2e", "235", "0"), legal: colour("#4b8a6c", "65", "10"), cursor: colour("#f6d07c", "221", "3"),
		black:        colour("#1b1d20", "234", "0"),
		white:        colour("#ffffff", "231", "15"),
		blackTurning: colour("#4d6358", "240", "8"), whiteTurning: colour("#cbe2d6", "152", "7"),
		last: colour("#d8492a", "166", "9"), lastGround: colour("#4aa3b5", "74", "6"), turnedGround: colour("#94cdb0", "115", "10"),
		turned:      colour("#93a09a", "246", "8"),
		valueGround: colour("#f7fbf8", "231", "15"), bestGround: colour("#1f5c3f", "23", "0"), valueBest: colour("#ffffff", "231", "15"),
		valueNear: colour("#1f6b45", "23", "2"), valueWorse: colour("#8a5800", "94", "4"), valueBad: colour("#b02a12", "124", "1"),
		blackBar: colour("#1b1d20", "234", "0"), whiteBar: colour("#dcdad2", "253", "7"),
		wood: colour("#d0a062", "179", "2"), woodLine: colour("#8a6233", "94", "0"), woodFrame: colour("#6e4d2b", "94", "0"),
		woodLetters: colour("#f3e2c6", "223", "7"), woodLettersNow: colour("#ffd27a", "222", "11"),
		woodCursor: colour("#2f7f99", "31", "6"), woodLast: colour("#c4553a", "131", "1"), five: colour("#4a9150", "65", "5"),
		forbidden: colour("#96190d", "88", "1"),
	}}
}

func highContrast() Theme {
	return Theme{"high-contrast", [roles]lipgloss.CompleteColor{
		window: colour("#000000", "16", "0"), surface: colour("#262626", "235", "0"),
		text: colour("#ffffff", "231", "15"), dim: colour("#d0d0d0", "252", "7"), faint: colour("#9e9e9e", "247", "7"),
		accent: colour("#ffff00", "226", "11"), urgent: colour("#ffff00", "226", "11"), urgentText: colour("#000000", "16", "0"),
		frame: colour("#000000", "16", "0"), letters: colour("#ffffff", "231", "15"), lettersNow: colour("#ffff00", "226", "11"),
		board: colour("#008a5a", "29", "2"), boardAlt: colour("#007a50", "28", "2"), line: colour("#000000", "16", "0"),
		number: colour("#ffffff", "231", "15"), legal: colour("#7dffc8", "122", "10"), cursor: colour("#ffff00", "226", "11"),
		black:        colour("#000000", "16", "0"),
		white:        colour("#ffffff", "231", "15"),
		blackTurning: colour("#404040", "238", "8"), whiteTurning: colour("#c0c0c0", "250", "7"),
		last: colour("#ff3030", "196", "9"), lastGround: colour("#0088ff", "33", "4"), turnedGround: colour("#00c080", "36", "10"),
		turned:      colour("#909090", "246", "8"),
		valueGround: colour("#000000", "16", "0"), bestGround: colour("#ffffff", "231", "15"), valueBest: colour("#000000", "16", "0"),
		valueNear: colour("#7dffc8", "122", "10"), valueWorse: colour("#ffff00", "226", "11"), valueBad: colour("#ff8f8f", "210", "9"),
		blackBar: colour("#4e4e4e", "239", "8"), whiteBar: colour("#ffffff", "231", "15"),
		wood: colour("#b8802c", "136", "2"), woodLine: colour("#000000", "16", "0"), woodFrame: colour("#000000", "16", "0"),
		woodLetters: colour("#ffffff", "231", "15"), woodLettersNow: colour("#ffff00", "226", "11"),
		woodCursor: colour("#0054f0", "27", "4"), woodLast: colour("#e00000", "160", "1"), five: colour("#008a3a", "29", "5"),
		forbidden: colour("#7a0000", "88", "1"),
	}}
}

func classic() Theme {
	return Theme{"classic", [roles]lipgloss.CompleteColor{
		window: colour("#14201a", "233", "0"), surface: colour("#20332a", "235", "0"),
		text: colour("#ece7d8", "254", "15"), dim: colour("#9db0a2", "247", "7"), faint: colour("#3d5347", "238", "8"),
		accent: colour("#e8c26a", "179", "11"), urgent: colour("#b8452f", "130", "1"), urgentText: colour("#ffffff", "231", "15"),
		frame: colour("#4a3426", "52", "0"), letters: colour("#d3b48c", "180", "7"), lettersNow: colour("#ffe0a3", "223", "11"),
		board: colour("#0f8a4c", "29", "2"), boardAlt: colour("#0d8147", "28", "2"), line: colour("#064f2a", "22", "0"),
		number: colour("#f4f0e0", "255", "15"), legal: colour("#4fbb82", "71", "10"), cursor: colour("#e8c26a", "179", "3"),
		black:        colour("#101010", "232", "0"),
		white:        colour("#faf7ee", "255", "15"),
		blackTurning: colour("#2f5a41", "238", "8"), whiteTurning: colour("#b4d8c3", "151", "7"),
		last: colour("#e2603f", "166", "9"), lastGround: colour("#2f8c99", "31", "6"), turnedGround: colour("#559c7a", "71", "10"),
		turned:      colour("#8d938f", "245", "8"),
		valueGround: colour("#0b2b1a", "22", "0"), bestGround: colour("#f4e2b0", "223", "15"), valueBest: colour("#14201a", "233", "0"),
		valueNear: colour("#9fe3bd", "115", "10"), valueWorse: colour("#f2c94c", "221", "11"), valueBad: colour("#ff9a80", "210", "9"),
		blackBar: colour("#3a3f3c", "238", "8"), whiteBar: colour("#faf7ee", "255", "15"),
		wood: colour("#c8994c", "173", "2"), woodLine: colour("#7d5a26", "94", "0"), woodFrame: colour("#4a3426", "52", "0"),
		woodLetters: colour("#d3b48c", "180", "7"), woodLettersNow: colour("#ffe0a3", "223", "11"),
		woodCursor: colour("#2c7c8c", "30", "6"), woodLast: colour("#b8523a", "131", "1"), five: colour("#3f8f50", "65", "5"),
		forbidden: colour("#8c1a10", "88", "1"),
	}}
}
