package command

import (
	"strings"
	"testing"
)

func TestProtocols(t *testing.T) {
	tests := []struct{ name, args, input, want string }{
		{"gtp", "gtp --level greedy", "1 name\n2 genmove b\nquit\n", "=1 Flank\n\n=2 D3\n\n=\n\n"},
		{"gtp with a seed and a time", "gtp --level random --seed 1 --time 1ms", "boardsize 4\nquit\n", "=\n\n=\n\n"},
		{"gtp that ponders", "gtp --ponder", "boardsize 4\nknown_command genmove\nquit\n", "=\n\n= true\n\n=\n\n"},
		{"gomocup", "gomocup --level greedy --seed 1", "START 20\r\nINFO timeout_turn 1000\r\nBEGIN\r\nTURN 10,10\r\nEND\r\n", "OK\n0,0\n1,0\n"},
		{"gomocup of a time", "gomocup --level greedy --time 1ms", "START 9\nBOARD\nDONE\n", "OK\n0,0\n"},
		{"nboard", "nboard --level 3", "nboard 2\nping 1\n", "set myname Flank\npong 1\n"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			r := run(t, test.input, strings.Fields(test.args)...)
			if r.out != test.want || r.err != "" || r.status != 0 {
				t.Errorf("%q, %q and status %d", r.out, r.err, r.status)
			}
		})
	}
}

func TestProtocolsRefuse(t *testing.T) {
	tests := []struct{ args, named string }{
		{"gtp --level 11", "there is no level"},
		{"nboard --time 0s", "a time above zero"},
		{"nboard now", "takes no arguments"},
		{"gtp --seed x", "whole number"},
		{"gomocup --level 11", "there is no level"},
		{"gomocup here", "takes no arguments"},
		{"gtp --ponder --level 3", "takes no --level"},
	}
	for _, test := range tests {
		t.Run(test.args, func(t *testing.T) {
			r := run(t, "", strings.Fields(test.args)...)
			if r.status != statusUsage || !strings.Contains(r.err, test.named) {
				t.Errorf("status %d and %q", r.status, r.err)
			}
		})
	}
}
