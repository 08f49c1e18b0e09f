// Shots takes the README's pictures of the running program:
//
//	go run . -out ..
//
// It builds flank, plays it on a terminal of its own in a home of its own, and
// draws what that terminal shows. It needs a Unix system with the fonts DejaVu
// Sans Mono and Noto Sans CJK where Debian's packages fonts-dejavu-core and
// fonts-noto-cjk put them. The same program gives the same pictures.
//
// It is a module of its own, so that the game does not depend on what draws it.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

func main() {
	out := flag.String("out", "..", "the folder that the pictures go to")
	only := flag.String("only", "", "take this picture alone")
	flag.Parse()
	if err := run(*out, *only); err != nil {
		fmt.Fprintln(os.Stderr, "shots:", err)
		os.Exit(1)
	}
}

func run(out, only string) error {
	temporary, err := os.MkdirTemp("", "shots")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(temporary) }()
	program := filepath.Join(temporary, "flank")
	if err := build(program); err != nil {
		return err
	}
	artist, err := newArtist()
	if err != nil {
		return err
	}
	for _, s := range shots() {
		if only != "" && s.name != only {
			continue
		}
		if err := s.take(program, filepath.Join(temporary, s.name), out, artist); err != nil {
			return fmt.Errorf("%s: %w", s.name, err)
		}
	}
	return nil
}

// build compiles the program that this folder is part of.
func build(path string) error {
	cmd := exec.CommandContext(context.Background(), "go", "build", "-o", path, ".")
	cmd.Dir = filepath.Join("..", "..")
	cmd.Stdout, cmd.Stderr = os.Stderr, os.Stderr
	return cmd.Run()
}

// take plays up to the moment of the picture, in a home folder that does not
// exist yet, and writes it.
func (s shot) take(program, home, out string, artist *artist) error {
	p, err := start(program, home, s)
	if err != nil {
		return err
	}
	defer p.end()
	for _, step := range s.steps {
		if err := p.do(step); err != nil {
			return err
		}
	}
	path := filepath.Join(out, s.name+".png")
	fmt.Println(path)
	return artist.write(path, p.screen())
}
