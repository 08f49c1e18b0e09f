package model

import (
	"fmt"
	"strconv"

	tea "github.com/charmbracelet/bubbletea"

	"flank/engine/record"
	"flank/view"
)

// statsPage returns the statistics of all games in the archive.
func statsPage(env *env, size tea.WindowSizeMsg, entries []record.Entry, err error) page {
	stats := record.Summarize(entries)
	return page{env: env, size: size, title: env.texts.StatisticsTitle, body: func(width int) string {
		switch {
		case err != nil:
			return view.Message(err.Error(), width, env.styles)
		case len(entries) == 0:
			return view.Message(env.texts.Statistics.Empty, width, env.styles)
		}
		return view.Table(statsSections(stats, env.texts), width, env.styles)
	}}
}

// statsSections lays the statistics out as tables.
func statsSections(s record.Stats, t *view.Texts) []view.Section {
	words := t.Statistics
	sections := []view.Section{{
		Heading: words.Overall, Focus: -1,
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
	var levels, sizes [][]string
	for _, row := range s.Levels {
		levels = append(levels, tallyRow(t.PlayerName(row.Level), row.Tally))
	}
	for _, row := range s.Sizes {
		sizes = append(sizes, tallyRow(row.Size.String(), row.Tally))
	}
	if levels != nil {
		sections = append(sections, tallySection(words.ByLevel, levels, t), tallySection(words.BySize, sizes, t))
	}
	return sections
}

func tallySection(heading string, rows [][]string, t *view.Texts) view.Section {
	words := t.Statistics
	return view.Section{
		Heading: heading, Focus: -1, Rows: rows,
		Columns: []string{"", words.Games, words.Won, words.Lost, words.Drawn, words.WinRate, words.Margin},
	}
}

func tallyRow(name string, tally record.Tally) []string {
	margin := ""
	if discs, ok := tally.Margin(); ok {
		margin = fmt.Sprintf("%+.1f", discs)
	}
	return []string{
		name, strconv.Itoa(tally.Games), strconv.Itoa(tally.Won), strconv.Itoa(tally.Lost),
		strconv.Itoa(tally.Drawn), winRate(tally), margin,
	}
}

// winRate returns the share of the games won.
func winRate(tally record.Tally) string {
	if tally.Games == 0 {
		return ""
	}
	return fmt.Sprintf("%.0f%%", 100*float64(tally.Won)/float64(tally.Games))
}
