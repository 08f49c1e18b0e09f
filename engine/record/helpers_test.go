package record

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"flank/engine"
)

var eight = engine.Size{Height: 8, Width: 8}

// randomGame returns a game of at most that many random moves.
func randomGame(t rapid.TB, size engine.Size, plies int, seed uint64) engine.Game {
	return randomGameBy(t, Rules{Game: Reversi, Size: size}, plies, seed)
}

// randomGameBy is randomGame by any rules.
func randomGameBy(t rapid.TB, rules Rules, plies int, seed uint64) engine.Game {
	start, err := rules.Start()
	if err != nil {
		t.Fatal(err)
	}
	game, random := engine.NewGame(start), rand.New(rand.NewPCG(seed, 0))
	for range plies {
		legal := game.State().Legal()
		if len(legal) == 0 {
			return game
		}
		if game, err = game.Play(legal[random.IntN(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
	return game
}

var noon = time.Date(2025, 3, 1, 12, 0, 0, 0, time.UTC)

// newEntry returns an entry of a human against level 3 that began so many
// minutes after noon.
func newEntry(id string, minute int) Entry {
	return Entry{
		ID: id, Game: Reversi, Started: noon.Add(time.Duration(minute) * time.Minute),
		Black: "human", White: "3", Hints: HintsMoves, Played: Seconds(90 * time.Second),
	}
}

// entryOf returns an entry of a random 8×8 game of at most that many moves.
func entryOf(t rapid.TB, id string, plies int) Entry {
	return newEntry(id, 0).With(randomGame(t, eight, plies, uint64(plies)))
}

func encode(t rapid.TB, e Entry) string {
	line, err := Encode(e)
	if err != nil {
		t.Fatal(err)
	}
	return string(line)
}

func writeFile(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// filesWith returns the names of a folder's files that contain a text.
func filesWith(t *testing.T, dir, part string) (names []string) {
	t.Helper()
	files, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if strings.Contains(file.Name(), part) {
			names = append(names, file.Name())
		}
	}
	return names
}

// notAFolder returns the path of a folder that can't be made or written to,
// not even by the superuser, since a file is in its place.
func notAFolder(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "file")
	writeFile(t, path, "in the way")
	return filepath.Join(path, "flank")
}
