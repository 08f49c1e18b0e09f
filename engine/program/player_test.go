package program

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"flank/engine"
	"flank/engine/player"
	"flank/engine/reversi"
)

func open(t testing.TB, words ...string) *Player {
	t.Helper()
	p, err := Open(t.Context(), command(t, words...))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	return p
}

// openGomoku opens a program for Gomoku on a board of 15×15.
func openGomoku(t testing.TB, words ...string) *Player {
	t.Helper()
	p, err := OpenGomoku(t.Context(), command(t, words...), engine.Size{Height: 15, Width: 15})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	return p
}

func start(t testing.TB, side int) engine.Game {
	t.Helper()
	state, err := reversi.New(engine.Size{Height: side, Width: side})
	if err != nil {
		t.Fatal(err)
	}
	return engine.NewGame(state)
}

// playAlike plays games of a program that is a level against random moves, and
// wants every move to be the level's.
func playAlike(t *testing.T, p *Player, side int, games uint64) {
	level, _ := player.Find("corner")
	random, _ := player.Find("random")
	for g := range games {
		game := start(t, side)
		for !game.Result().Over() {
			mover := level.New(seed)
			if game.State().Turn() == engine.White {
				mover = random.New(g)
			}
			move, _, err := mover.Choose(t.Context(), game, engine.Limits{}, nil)
			if err != nil {
				t.Error(err)
				return
			}
			if game.State().Turn() == engine.Black {
				if got, info, err := p.Choose(t.Context(), game, engine.Limits{}, nil); err != nil || got != move || info.Move != move {
					t.Errorf("game %d, ply %d: %v (%v), want %v", g, game.Ply(), got, err, move)
					return
				}
			}
			game, _ = game.Play(move)
		}
	}
}

// Whatever the game, the passes and the process, a program's moves are those
// that it makes by itself. Small boards have many passes.
func TestProgramsPlayAsByThemselves(t *testing.T) {
	for _, protocol := range []string{"nboard", "gtp"} {
		for _, side := range []int{4, 8, 10} {
			t.Run(fmt.Sprint(protocol, " ", side), func(t *testing.T) {
				p := open(t, protocol, "corner")
				var group sync.WaitGroup
				for range 2 {
					group.Go(func() { playAlike(t, p, side, 3) })
				}
				group.Wait()
				if n := len(p.idle); n < 1 || n > 2 {
					t.Errorf("%d processes for two games at the same time", n)
				}
			})
		}
	}
}

// A faulty program loses the choice by an error that tells the fault, and the
// next choice starts anew.
func TestFaults(t *testing.T) {
	tests := []struct{ program, told string }{
		{"dies", "it has ended (exit status 3)"},
		{"silent", "it has not moved for"},
		{"talks", `"I" is its answer where a move is wanted`},
		{"illegal", "an illegal move: white on a1 turns no disc"},
		{"passes", `"PA" is its answer where a move is wanted`},
		{"gtp dies", "it has ended (exit status 3)"},
		{"gtp resigns", "it resigns"},
		{"gtp refuses", `"illegal move" is its answer to play b d3`},
		{"gtp passes", `"PASS" is its answer where a move is wanted`},
		{"gtp of no use", `"unknown command" is its answer to boardsize 8`},
	}
	game, err := start(t, 8).Play(engine.SquareAt(2, 3))
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range tests {
		t.Run(test.program, func(t *testing.T) {
			p := open(t, `"`+test.program+`"`)
			if test.program == "silent" {
				p.patience = 200 * time.Millisecond
			}
			for range 2 {
				move, _, err := p.Choose(t.Context(), game, engine.Limits{}, nil)
				if err == nil || !strings.Contains(err.Error(), test.told) || strings.Contains(err.Error(), "\n") {
					if p.patience == 0 || !strings.Contains(err.Error(), "nboard 2") { // a slow start
						t.Errorf("%v and %v, want %q", move, err, test.told)
					}
				}
				if len(p.idle) != 0 {
					t.Error("it may go on")
				}
			}
		})
	}
}

func TestAnswersWithBlanks(t *testing.T) {
	if move, _, err := open(t, "spaced").Choose(t.Context(), start(t, 8), engine.Limits{}, nil); err != nil || move.String() != "d3" {
		t.Errorf("%v, %v", move, err)
	}
}

func TestOpenRefuses(t *testing.T) {
	tests := []struct{ command, told string }{
		{"", "a command is wanted"},
		{"'half", "is left open"},
		{"no-such-program-anywhere x", "can't be started"},
		{command(t, "broken"), `it has ended (exit status 3), saying "no evaluation file"`},
		{command(t, "closed"), "it has ended ("},
	}
	for _, test := range tests {
		if _, err := Open(t.Context(), test.command); err == nil || !strings.Contains(err.Error(), test.told) {
			t.Errorf("%s: %v, want %q", test.command, err, test.told)
		}
	}
}

// What answers nothing, reads nothing or says too much is neither waited for
// nor left behind.
func TestNoProtocol(t *testing.T) {
	for _, program := range []string{"mute", "stubborn", "flood"} {
		t.Run(program, func(t *testing.T) {
			words, err := splitWords(command(t, program))
			if err != nil {
				t.Fatal(err)
			}
			p, err := (&Player{words: words, speaks: othello(), patience: 100 * time.Millisecond}).open(t.Context())
			if err == nil || !strings.Contains(err.Error(), "neither NBoard nor GTP") {
				t.Errorf("%v, %v", p, err)
			}
		})
	}
}

func TestContextEndsTheWait(t *testing.T) {
	p := open(t, "silent")
	ctx, cancel := context.WithCancel(t.Context())
	go cancel()
	if _, _, err := p.Choose(ctx, start(t, 8), engine.Limits{}, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("it ended with %v", err)
	}
}

func TestClosedProgramsHaveEnded(t *testing.T) {
	p := open(t, "gtp", "greedy")
	if _, _, err := p.Choose(t.Context(), start(t, 8), engine.Limits{}, nil); err != nil {
		t.Fatal(err)
	}
	running := p.idle[0]
	p.Close()
	select {
	case <-running.ended:
	default:
		t.Error("it runs on")
	}
}

func TestCheck(t *testing.T) {
	eight := engine.Size{Height: 8, Width: 8}
	tests := []struct {
		protocol string
		size     engine.Size
		limits   engine.Limits
		told     string
	}{
		{"nboard", eight, engine.Limits{Depth: 4}, ""},
		{"nboard", eight, engine.Limits{Time: time.Second}, "can't bound the time"},
		{"nboard", eight, engine.Limits{Nodes: 5}, "the nodes"},
		{"nboard", engine.Size{Height: 6, Width: 8}, engine.Limits{}, "square boards"},
		{"gtp", eight, engine.Limits{Time: 2 * time.Second}, ""},
		{"gtp", eight, engine.Limits{Time: 1500 * time.Millisecond}, "whole seconds"},
		{"gtp", eight, engine.Limits{Depth: 3}, "can't bound the depth"},
		{"gtp", eight, engine.Limits{Clock: engine.Clock{Running: true}}, "no clock"},
		{"nboard", eight, engine.Limits{Clock: engine.Clock{Running: true}}, "can't bound the time"},
	}
	for _, test := range tests {
		err := open(t, test.protocol, "1").Check(test.size, test.limits)
		if test.told == "" && err != nil || test.told != "" && (err == nil || !strings.Contains(err.Error(), test.told)) {
			t.Errorf("%s, %v, %v: %v, want %q", test.protocol, test.size, test.limits, err, test.told)
		}
	}
}
