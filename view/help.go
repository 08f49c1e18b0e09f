package view

import (
	"slices"
	"strings"

	"github.com/charmbracelet/bubbles/help"
	"github.com/charmbracelet/bubbles/key"
	"github.com/charmbracelet/x/ansi"
)

// footerEnd is how many bindings at the end of a footer stand in every window:
// help and quit, or what leads back.
const footerEnd = 2

// Footer returns the one line of keys, in the middle of the window. Where there
// is not room for all, they stand closer together, or else those before the last
// two are left out, the later first.
func Footer(width int, bindings []key.Binding, s *Styles) string {
	bindings = s.cleanKeys(bindings)
	line := s.footerLine(width-2, bindings)
	for ansi.StringWidth(line) > width-2 && len(bindings) > footerEnd {
		at := len(bindings) - footerEnd - 1
		bindings = slices.Delete(bindings, at, at+1)
		line = s.footerLine(width-2, bindings)
	}
	return strings.Repeat(" ", max(0, (width-ansi.StringWidth(line))/2)) + line
}

// footerLine returns all of some bindings, closer together if that makes them fit.
func (s *Styles) footerLine(width int, bindings []key.Binding) string {
	keys := s.helpModel()
	line := keys.ShortHelpView(bindings)
	if ansi.StringWidth(line) > width {
		keys.ShortSeparator = "  "
		line = keys.ShortHelpView(bindings)
	}
	return line
}

// helpModel returns bubbles/help in the colours of the theme.
func (s *Styles) helpModel() help.Model {
	keys := help.New()
	keys.Styles = s.help()
	keys.ShortSeparator = "   "
	return keys
}

// cleanKeys returns bindings whose names are in characters that may be used.
func (s *Styles) cleanKeys(bindings []key.Binding) []key.Binding {
	clean := make([]key.Binding, len(bindings))
	for i, binding := range bindings {
		binding.SetHelp(s.clean(binding.Help().Key), s.clean(binding.Help().Desc))
		clean[i] = binding
	}
	return clean
}

// HelpGroup is a heading and the keys below it.
type HelpGroup struct {
	Heading  string
	Bindings []key.Binding
}

// Legend returns what the help says of the overlay of values: each mark with its
// meaning.
func Legend(t *Texts) HelpGroup {
	l := t.Legend
	return legend(t.LegendTitle, [][2]string{
		{"+4 -2 0", l.Estimate}, {"=+4", l.Exact}, {"═══", l.Best},
		{bestMark, l.SmallBest}, {"1–9", l.SmallCost}, {"-", l.SmallCostly},
		{"18@73%", l.Depth},
	})
}

// PointLegend is Legend for Gomoku: the marks on its points.
func PointLegend(t *Texts) HelpGroup {
	g := t.Gomoku
	return legend(g.LegendTitle, [][2]string{
		{"62", g.LegendChance}, {"W5", g.LegendWin}, {"L4", g.LegendLoss}, {bestMark + " ═══", t.Legend.Best},
		{"5!", g.LegendFive}, {"4!", g.LegendStraight}, {"4", g.LegendFour}, {"3", g.LegendThree},
		{forbiddenMark, g.LegendForbidden},
	})
}

// legend returns marks with their meanings as a group of the help.
func legend(heading string, marks [][2]string) HelpGroup {
	group := HelpGroup{Heading: heading}
	for _, mark := range marks {
		group.Bindings = append(group.Bindings, key.NewBinding(key.WithKeys(mark[0]), key.WithHelp(mark[0], mark[1])))
	}
	return group
}

// helpGap is the number of cells between two columns of the help.
const helpGap = 5

// Help returns the body of the help page: the keys of all groups, in as many
// columns of even height as there is room for, at most three.
func Help(groups []HelpGroup, width int, s *Styles) string {
	blocks, widest := s.helpBlocks(groups)
	columns := min(3, max(1, (width-4+helpGap)/(widest+helpGap)))
	return arrange(distribute(blocks, columns), widest, width)
}

// helpBlocks returns the lines of each group and the width of the widest one.
func (s *Styles) helpBlocks(groups []HelpGroup) (blocks [][]string, widest int) {
	names := 0
	for _, group := range groups {
		for _, binding := range s.cleanKeys(group.Bindings) {
			names = max(names, ansi.StringWidth(binding.Help().Key))
		}
	}
	keys := s.helpModel()
	for _, group := range groups {
		block := []string{s.style(pen{accent, window, true}).Render(s.clean(group.Heading))}
		bindings := s.cleanKeys(group.Bindings)
		for i, binding := range bindings {
			name := binding.Help().Key
			bindings[i].SetHelp(name+strings.Repeat(" ", names-ansi.StringWidth(name)+1), binding.Help().Desc)
		}
		block = append(block, strings.Split(keys.FullHelpView([][]key.Binding{bindings}), "\n")...)
		for _, line := range block {
			widest = max(widest, ansi.StringWidth(line))
		}
		blocks = append(blocks, block)
	}
	return blocks, widest
}

// distribute puts blocks one below another into at most so many columns, of
// the least height at which they fit.
func distribute(blocks [][]string, columns int) [][]string {
	for height := 1; ; height++ {
		if filled := stack(blocks, height); len(filled) <= columns {
			return filled
		}
	}
}

// stack fills columns with blocks, a blank line between two. A block that is
// higher than the column has one to itself.
func stack(blocks [][]string, height int) [][]string {
	var filled [][]string
	for _, block := range blocks {
		last := len(filled) - 1
		if last < 0 || len(filled[last])+1+len(block) > height {
			filled = append(filled, append([]string(nil), block...))
			continue
		}
		filled[last] = append(append(filled[last], ""), block...)
	}
	return filled
}

// arrange returns columns side by side in the middle of a width.
func arrange(columns [][]string, columnWidth, width int) string {
	height := 0
	for _, column := range columns {
		height = max(height, len(column))
	}
	total := len(columns)*(columnWidth+helpGap) - helpGap
	margin := strings.Repeat(" ", max(0, (width-total)/2))
	lines := make([]string, height)
	for i := range lines {
		var line strings.Builder
		line.WriteString(margin)
		for _, column := range columns {
			field := ""
			if i < len(column) {
				field = column[i]
			}
			line.WriteString(field)
			line.WriteString(strings.Repeat(" ", columnWidth+helpGap-ansi.StringWidth(field)))
		}
		lines[i] = strings.TrimRight(line.String(), " ")
	}
	return strings.Join(lines, "\n")
}
