package record

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"
)

// open takes a slot that is given up at the end of the test.
func open(t *testing.T, dir string) (*Slot, *Entry, []*Damaged) {
	t.Helper()
	slot, left, damaged, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { check(t, slot.Close()) })
	return slot, left, damaged
}

func check(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func wantLeft(t *testing.T, dir, id string) *Slot {
	t.Helper()
	slot, left, damaged := open(t, dir)
	switch {
	case len(damaged) > 0:
		t.Fatalf("damage: %v", damaged[0])
	case id == "" && left != nil:
		t.Fatalf("game %s is left, want none", left.ID)
	case id != "" && (left == nil || left.ID != id):
		t.Fatalf("left is %+v, want game %s", left, id)
	}
	return slot
}

func TestSlotKeepsTheGame(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "made", "when needed")
	slot := wantLeft(t, dir, "")
	want := entryOf(t, "A", 20)
	want.Clock = &Clock{Base: Seconds(time.Minute), Black: Seconds(1500 * time.Millisecond)}
	check(t, slot.Save(entryOf(t, "A", 19), 1))
	check(t, slot.Save(want, 2))
	check(t, slot.Close())
	slot, left, _ := open(t, dir)
	if left == nil || !reflect.DeepEqual(*left, want) {
		t.Fatalf("got %+v, want %+v", left, want)
	}
	check(t, slot.Clear(1))
	check(t, slot.Clear(2))
	check(t, slot.Close())
	wantLeft(t, dir, "")
}

func TestSecondProgramGetsItsOwnGame(t *testing.T) {
	dir := t.TempDir()
	first := wantLeft(t, dir, "")
	check(t, first.Save(entryOf(t, "A", 20), 1))
	second := wantLeft(t, dir, "")
	check(t, second.Save(entryOf(t, "B", 20), 1))
	check(t, first.Close())
	third := wantLeft(t, dir, "A")
	check(t, third.Clear(1))
	check(t, third.Close())
	check(t, second.Close())
	wantLeft(t, dir, "B") // a game rather than the empty first slot
	wantLeft(t, dir, "")
}

func TestLastSavedGameComesFirst(t *testing.T) {
	dir := t.TempDir()
	a, b := wantLeft(t, dir, ""), wantLeft(t, dir, "")
	check(t, a.Save(entryOf(t, "A", 1), 1))
	check(t, b.Save(entryOf(t, "B", 2), 1))
	check(t, os.Chtimes(a.path, noon, noon))
	check(t, os.Chtimes(b.path, noon, noon.Add(time.Minute)))
	check(t, a.Close())
	check(t, b.Close())
	wantLeft(t, dir, "B")
	wantLeft(t, dir, "A")
}

func TestLateCallsDoNothing(t *testing.T) {
	tests := []struct {
		name string
		late func(*Slot) error // after Save of A with version 5
		want string
	}{
		{"an older save", func(s *Slot) error { return s.Save(Entry{ID: "old"}, 4) }, "A"},
		{"the same save again", func(s *Slot) error { return s.Save(Entry{ID: "old"}, 5) }, "A"},
		{"an older clear", func(s *Slot) error { return s.Clear(4) }, "A"},
		{"a save after clear", func(s *Slot) error { _ = s.Clear(7); return s.Save(Entry{ID: "old"}, 6) }, ""},
		{"a save after close", func(s *Slot) error { _ = s.Close(); return s.Save(Entry{ID: "late"}, 9) }, "A"},
		{"a clear after close", func(s *Slot) error { _ = s.Close(); return s.Clear(9) }, "A"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			dir := t.TempDir()
			slot := wantLeft(t, dir, "")
			check(t, slot.Save(entryOf(t, "A", 20), 5))
			check(t, test.late(slot))
			check(t, slot.Close())
			wantLeft(t, dir, test.want)
		})
	}
}

func TestSavesFromManyGoroutines(t *testing.T) {
	dir := t.TempDir()
	slot := wantLeft(t, dir, "")
	var group sync.WaitGroup
	for _, i := range rand.Perm(40) {
		group.Go(func() {
			if err := slot.Save(entryOf(t, "A", i+1), i+1); err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
	check(t, slot.Close())
	_, left, _ := open(t, dir)
	if want := entryOf(t, "A", 40); left == nil || left.Moves != want.Moves {
		t.Errorf("%+v is left, want the last save", left)
	}
}

func TestDamagedGameIsSetAside(t *testing.T) {
	good := encode(t, entryOf(t, "A", 30))
	tests := []struct{ name, text string }{
		{"empty", ""},
		{"cut off", good[:len(good)-20]},
		{"binary", "\x00\xff\x00"},
		{"wrong types", `{"id":[],"moves":1}`},
		{"an illegal move", strings.Replace(good, `"moves":"`, `"moves":"a1`, 1)},
		{"a huge board", strings.Replace(good, `"height":8`, `"height":1000000`, 1)},
		{"huge numbers", strings.Replace(good, `"takebacks":0`, `"takebacks":99999999999999999999`, 1)},
		{"a huge file", strings.Repeat(" ", maxFile+1) + good},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			dir := t.TempDir()
			path := filepath.Join(dir, "game-1.json")
			for i := 1; i <= 2; i++ { // the second one must not replace the first
				writeFile(t, path, test.text)
				slot, left, damaged := open(t, dir)
				if left != nil || len(damaged) != 1 || damaged[0].File != path {
					t.Fatalf("left %+v, damaged %v", left, damaged)
				}
				kept, err := os.ReadFile(damaged[0].Aside)
				if err != nil || string(kept) != test.text {
					t.Fatalf("set aside: %.100q, %v", kept, err)
				}
				check(t, slot.Save(entryOf(t, "B", 5), 1))
				check(t, slot.Clear(2))
				check(t, slot.Close())
				if names := filesWith(t, dir, ".damaged-"); len(names) != i {
					t.Fatalf("damaged files: %v, want %d", names, i)
				}
			}
		})
	}
}

func TestDamageDoesNotHideAGame(t *testing.T) {
	dir := t.TempDir()
	writeFile(t, filepath.Join(dir, "game-1.json"), "?")
	writeFile(t, filepath.Join(dir, "game-2.json"), encode(t, entryOf(t, "A", 9)))
	check(t, os.Chtimes(filepath.Join(dir, "game-2.json"), noon, noon))
	check(t, os.Mkdir(filepath.Join(dir, "game-3.json"), 0o700))
	_, left, damaged := open(t, dir)
	if left == nil || left.ID != "A" || len(damaged) != 2 {
		t.Errorf("left %+v, damaged %v; want game A and two damaged ones", left, damaged)
	}
}

func TestSlotThatCantBeHad(t *testing.T) {
	slot, left, damaged, err := Open(notAFolder(t))
	if slot != nil || left != nil || damaged != nil || err == nil {
		t.Fatalf("%v, %v, %v, %v; want an error alone", slot, left, damaged, err)
	}
	check(t, slot.Save(entryOf(t, "A", 1), 1)) // no slot: nothing kept, nothing said
	check(t, slot.Clear(2))
	check(t, slot.Close())
}

func TestFailedSaveIsAnErrorAndCanBeRepeated(t *testing.T) {
	dir := t.TempDir()
	slot := wantLeft(t, dir, "")
	blocked := filepath.Join(dir, "game-1.json.new")
	check(t, os.Mkdir(blocked, 0o700))
	check(t, os.WriteFile(filepath.Join(blocked, "full"), nil, 0o600))
	if err := slot.Save(entryOf(t, "A", 1), 1); err == nil {
		t.Fatal("a save that could not be written gave no error")
	}
	check(t, os.RemoveAll(blocked))
	check(t, slot.Save(entryOf(t, "A", 1), 1))
	check(t, slot.Close())
	wantLeft(t, dir, "A")
}
