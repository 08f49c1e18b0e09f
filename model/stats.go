package model

import (
	"fmt"
	"slices"
	"strconv"

	tea "github.com/charmbracelet/bubbletea"

	"flank/engine/gomoku"
	"flank/engine/record"
	"flank/view"
)

// statsPage returns the statistics of all games in the archive, each game apart.
func statsPage(env *env, size tea.WindowSizeMsg, entries []record.Entry, err error) page {
	sections := allSections(entries, env.texts)
	return page{env: env, size: size, title: env.texts.StatisticsTitle, body: func(width int) string {
		switch {
		case err != nil:
			return view.Message(err.Error(), width, env.styles)
		case len(entries) == 0:
			return view.Message(env.texts.Statistics.Empty, width, env.styles)
		}
		return view.Table(sections, width, env.styles)
	}}
}

// allSections lays out the statistics of each game of which there are entries.
func allSections(entries []record.Entry, t *view.Texts) (sections []view.Section) {
	for _, game := range record.Games() {
		if slices.ContainsFunc(entries, func(e record.Entry) bool { return e.Game == game }) {
			sections = append(sections, statsSections(game, record.Summarize(game, entries), t)...)
		}
	}
	return sections
}

// statsSections lays the statistics of a game out as tables.
func statsSections(game string, s record.Stats, t *view.Texts) []view.Section {
	words := t.Statistics
	sections := []view.Section{{
		Heading: t.GameName(game) + " · " + words.Overall, Focus: -1,
		Rows: [][]string{
			{words.Games, strconv.Itoa(s.All.Games)},
			{words.Won, strconv.Itoa(s.All.Won)},
			{words.Lost, strconv.Itoa(s.All.Lost)},
			{words.Drawn, strconv.Itoa(s.All.Drawn)},
			{words.WinRate, winRate(s.All)},
			{words.Streak, strconv.Itoa(s.Streak)},
			{words.BestStreak, strconv.Itoa(s.Best)},
			{words.TimePlayed, t.TimePlayed(s.Time)},
			{words.HotSeat, strconv.Itoa(s.HotSeat)},
			{words.ComputerGames, strconv.Itoa(s.Computers)},
		},
	}}
	var levels, sizes, rules [][]string
	margin := findRules(game).discs
	for _, row := range s.Levels {
		levels = append(levels, tallyRow(t.PlayerName(row.Level), row.Tally, margin))
	}
	for _, row := range s.Sizes {
		sizes = append(sizes, tallyRow(row.Size.String(), row.Tally, margin))
	}
	for _, row := range s.Rules {
		rule, _ := gomoku.FindRule(row.Rule)
		rules = append(rules, tallyRow(t.RuleName(rule), row.Tally, margin))
	}
	for _, table := range []view.Section{
		tallySection(words.ByLevel, levels, margin, t), tallySection(words.ByRule, rules, margin, t), tallySection(words.BySize, sizes, margin, t),
	} {
		if len(table.Rows) > 0 {
			sections = append(sections, table)
		}
	}
	return sections
}

// tallySection is a table of tallies, with the margin of discs where that counts.
func tallySection(heading string, rows [][]string, margin bool, t *view.Texts) view.Section {
	words := t.Statistics
	section := view.Section{
		Heading: heading, Focus: -1, Rows: rows,
		Columns: []string{"", words.Games, words.Won, words.Lost, words.Drawn, words.WinRate},
	}
	if margin {
		section.Columns = append(section.Columns, words.Margin)
	}
	return section
}

func tallyRow(name string, tally record.Tally, margin bool) []string {
	row := []string{
		name, strconv.Itoa(tally.Games), strconv.Itoa(tally.Won), strconv.Itoa(tally.Lost),
		strconv.Itoa(tally.Drawn), winRate(tally),
	}
	if !margin {
		return row
	}
	discs, ok := tally.Margin()
	if !ok {
		return append(row, "")
	}
	return append(row, fmt.Sprintf("%+.1f", discs))
}

// winRate returns the share of the games won.
func winRate(tally record.Tally) string {
	if tally.Games == 0 {
		return ""
	}
	return fmt.Sprintf("%.0f%%", 100*float64(tally.Won)/float64(tally.Games))
}
