package view

// Form is a screen of choices: the new-game screen, the settings.
type Form struct {
	Width, Height int
	Title         string
	Rows          []FormRow
	Focus         int
	Note          string // what is wrong with the choices, or ""
	Footer        string
}

// FormRow is one choice: a label and the value chosen, with arrows on both
// sides while it has the focus. A row without a value is a button.
type FormRow struct {
	Label, Value string
	Help         string // one line about the row that has the focus
}

// Page is a titled screen of lines that scrolls: help, statistics, games.
type Page struct {
	Width, Height int
	Title         string
	Body          string // already laid out for the width
	Footer        string
	Scroll        int // first line shown
}

// Section is a heading with a table below it, for the statistics and the list
// of games. The first row with the focus is marked; -1 is none.
type Section struct {
	Heading string
	Columns []string
	Rows    [][]string
	Focus   int
}
