package gomoku

import (
	"testing"

	"flank/engine"
)

func TestThreats(t *testing.T) {
	tests := []struct {
		name, stones string // of a row of eleven; the question mark is the point asked about
		side         engine.Disc
		freestyle    ThreatKind
		standard     ThreatKind
		renju        ThreatKind
	}{
		{"two stones", "...b?......", engine.Black, NoThreat, NoThreat, NoThreat},
		{"open three", "...bb?.....", engine.Black, OpenThree, OpenThree, OpenThree},
		{"split three", "...b.b?....", engine.Black, OpenThree, OpenThree, OpenThree},
		{"split three, the stone in the middle", "...b?.b....", engine.Black, OpenThree, OpenThree, OpenThree},
		{"three blocked at one end", "..wbb?.....", engine.Black, NoThreat, NoThreat, NoThreat},
		{"three at the edge", "bb?........", engine.Black, NoThreat, NoThreat, NoThreat},
		{"three one from the edge", ".bb?.......", engine.Black, OpenThree, OpenThree, OpenThree},
		{"three without room for a straight four", ".w.bb?.w...", engine.Black, NoThreat, NoThreat, NoThreat},
		{"three with room for one", ".w.bb?..w..", engine.Black, OpenThree, OpenThree, OpenThree},
		{"white's three", "...ww?.....", engine.White, OpenThree, OpenThree, OpenThree},
		{"straight four", "...bbb?....", engine.Black, StraightFour, StraightFour, StraightFour},
		{"four with a hole", "..bb.b?....", engine.Black, Four, Four, Four},
		{"four blocked at one end", "..wbbb?....", engine.Black, Four, Four, Four},
		{"four at the edge", "bbb?.......", engine.Black, Four, Four, Four},
		{"four without room for five", ".wbbb?w....", engine.Black, NoThreat, NoThreat, NoThreat},
		{"two fours in one row", "..b.b?b.b..", engine.Black, StraightFour, StraightFour, NoThreat},
		{"five", "..bb?bb....", engine.Black, Five, Five, Five},
		{"six", "..bbb?bb...", engine.Black, Five, NoThreat, NoThreat},
		{"white's six", "..www?ww...", engine.White, Five, NoThreat, Five},
		{"a four that six would end at one side", "..?bbb.b...", engine.Black, StraightFour, Four, Four},
		{"a four that only six would end", "wbbb?.b....", engine.Black, Four, NoThreat, NoThreat},
		{"a three for the other side", "...bb?.....", engine.White, NoThreat, NoThreat, NoThreat},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			for rule, want := range []ThreatKind{test.freestyle, test.standard, test.renju} {
				state, asked := read(t, Rule(rule), engine.White, row(test.stones))
				got := NoThreat
				for _, threat := range state.Threats(test.side) {
					if threat.Point == asked {
						got = threat.Kind
					}
				}
				if got != want {
					t.Errorf("%v: %v, want %v", Rule(rule), got, want)
				}
			}
		})
	}
}

func TestThreatsOfTwoRows(t *testing.T) {
	const cross = `
		...........
		.....b.....
		.....b.....
		...........
		.bb.?......
		...........
		...........
		...........
		...........
		...........
		...........`
	const fours = `
		....w......
		....b......
		....b......
		....b......
		wbbb?......
		...........
		...........
		...........
		...........
		...........
		...........`
	for _, test := range []struct {
		name, diagram string
		rule          Rule
		want          ThreatKind
	}{
		{"one three", cross, Freestyle, OpenThree},
		{"two fours", fours, Freestyle, StraightFour},
		{"two fours that exactly five end", fours, Standard, StraightFour},
		{"two fours that are forbidden", fours, Renju, NoThreat},
	} {
		t.Run(test.name, func(t *testing.T) {
			state, asked := read(t, test.rule, engine.Black, test.diagram)
			got := NoThreat
			for _, threat := range state.Threats(engine.Black) {
				if threat.Point == asked {
					got = threat.Kind
				}
			}
			if got != test.want {
				t.Errorf("%v, want %v", got, test.want)
			}
		})
	}
	won, _ := read(t, Freestyle, engine.White, row("...bbbbb..."))
	if threats := won.Threats(engine.White); threats != nil {
		t.Errorf("%v in a game that is over", threats)
	}
}
