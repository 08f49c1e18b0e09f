package record

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"pgregory.net/rapid"

	"flank/engine/player"
)

func load(t *testing.T, path string) Settings {
	t.Helper()
	s, damaged, err := LoadSettings(path)
	if damaged != nil || err != nil {
		t.Fatalf("damaged %v, error %v", damaged, err)
	}
	return s
}

func mustChange(t *testing.T, path string, change func(*Settings)) {
	t.Helper()
	if damaged, err := ChangeSettings(path, change); damaged != nil || err != nil {
		t.Fatalf("damaged %v, error %v", damaged, err)
	}
}

func TestSettingsAreRemembered(t *testing.T) {
	path := filepath.Join(t.TempDir(), "flank", "config.json")
	if got := load(t, path); got != Defaults() {
		t.Errorf("without a file: %+v, want the defaults", got)
	}
	if _, err := os.Stat(filepath.Dir(path)); err == nil {
		t.Error("reading made a folder")
	}
	want := Settings{Theme: "classic", Language: "zh-Hant", ASCII: true, Hints: HintsFlips, NewGame: NewGame{
		Size: "6x8", Black: "greedy", White: player.Human,
		MoveTime: Seconds(1500 * time.Millisecond), Clock: Seconds(5 * time.Minute), Increment: Seconds(3 * time.Second),
	}, NewGomoku: NewGame{Size: "19x19", Black: player.Human, White: player.Human, Rule: "renju", Opening: "swap2"}}
	mustChange(t, path, func(s *Settings) { *s = want })
	if got := load(t, path); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

func TestSettingsRoundTrip(t *testing.T) {
	players := []string{player.Human}
	for _, level := range player.Levels() {
		players = append(players, level.Name)
	}
	seconds := rapid.Custom(func(t *rapid.T) Seconds {
		return Seconds(time.Duration(rapid.IntRange(0, 1e9).Draw(t, "ms")) * time.Millisecond)
	})
	dir := t.TempDir()
	rapid.Check(t, func(t *rapid.T) {
		pick := func(name string, words ...string) string { return rapid.SampledFrom(words).Draw(t, name) }
		yes := func(name string) bool { return rapid.Bool().Draw(t, name) }
		side := rapid.IntRange(4, 26)
		want := Settings{
			Theme: rapid.String().Draw(t, "theme"), Language: pick("language", append(Languages(), "")...),
			Hints: pick("hints", HintModes()...), ASCII: yes("ascii"), Animation: yes("animation"), Pause: yes("pause"), Mouse: yes("mouse"),
			NewGame: NewGame{
				Size:  fmt.Sprintf("%dx%d", side.Draw(t, "height"), side.Draw(t, "width")),
				Black: pick("black", players...), White: pick("white", players...),
				MoveTime: seconds.Draw(t, "move time"), Clock: seconds.Draw(t, "clock"), Increment: seconds.Draw(t, "increment"),
			},
			Numbers: yes("numbers"), Threats: yes("threats"),
			NewGomoku: NewGame{
				Size:  pick("size", "9x9", "15x15", "22x22"),
				Black: pick("black", players...), White: pick("white", players...),
				Rule: pick("rule", "freestyle", "standard", "renju"), Opening: pick("opening", "free", "balanced", "swap2"),
			},
		}
		path := filepath.Join(dir, "config.json")
		if _, err := ChangeSettings(path, func(s *Settings) { *s = want }); err != nil {
			t.Fatal(err)
		}
		if got, _, err := LoadSettings(path); err != nil || got != want {
			t.Fatalf("%+v became %+v, %v", want, got, err)
		}
	})
}

func TestSettingsFallBack(t *testing.T) {
	with := func(change func(*Settings)) Settings {
		s := Defaults()
		change(&s)
		return s
	}
	classic := func(s *Settings) { s.Theme = "classic" }
	tests := []struct {
		name, text string
		want       Settings
	}{
		{"an empty object", `{}`, Defaults()},
		{"one key", `{"theme":"classic"}`, with(classic)},
		{"unknown keys", `{"theme":"classic","sound":{"volume":[11]}}`, with(classic)},
		{"another case", `{"Theme":"dark","theme":"classic","THEME":"light"}`, with(classic)},
		{"wrong types", `{"theme":"classic","ascii":"yes","hints":7,"mouse":[],"clock":"5m","size":null}`, with(classic)},
		{"unknown words", `{"theme":"classic","hints":"all","language":"tlh","black":"deep","size":"9x9x9"}`, with(classic)},
		{"huge numbers", `{"theme":"classic","clock":1e999,"move_time":-5,"size":"1000000"}`, with(classic)},
		{"a board too small", `{"theme":"classic","size":"2x8"}`, with(classic)},
		{"Gomoku's board too small", `{"theme":"classic","gomoku":{"size":"8x8"}}`, with(classic)},
		{"Gomoku's unknown words", `{"theme":"classic","gomoku":{"rule":"caro","opening":"pro","white":"deep"}}`, with(classic)},
		{"Gomoku of a wrong type", `{"theme":"classic","gomoku":15}`, with(classic)},
		{"what is Gomoku's alone", `{"theme":"classic","rule":"renju","opening":"swap2"}`, with(classic)},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "config.json")
			writeFile(t, path, test.text)
			if got := load(t, path); got != test.want {
				t.Errorf("got %+v, want %+v", got, test.want)
			}
		})
	}
}

// Settings that were written before there was Gomoku say what they said.
func TestSettingsFromBeforeGomoku(t *testing.T) {
	want := Defaults()
	want.Theme, want.Hints = "dark", HintsFlips
	want.Size, want.Black, want.White = "6x8", player.Human, "5"
	if got := load(t, filepath.Join("testdata", "before-gomoku.json")); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

func TestDamagedSettingsAreSetAside(t *testing.T) {
	uses := []struct {
		name string
		run  func(path string) (*Damaged, error)
	}{
		{"load", func(path string) (*Damaged, error) {
			s, damaged, err := LoadSettings(path)
			if s != Defaults() {
				err = fmt.Errorf("%+v are not the defaults", s)
			}
			return damaged, err
		}},
		{"change", func(path string) (*Damaged, error) {
			return ChangeSettings(path, func(s *Settings) { s.ASCII = true })
		}},
	}
	texts := map[string]string{
		"empty": "", "cut off": `{"theme":"classic",`, "binary": "\x00\xff\x00", "no object": `["theme"]`,
		"null": "null", "a number": "1e999", "deep": strings.Repeat("{\"a\":", 20000), "huge": strings.Repeat(" ", maxFile+1) + "{}",
	}
	for name, text := range texts {
		for _, use := range uses {
			t.Run(name+"/"+use.name, func(t *testing.T) {
				path := filepath.Join(t.TempDir(), "config.json")
				writeFile(t, path, text)
				damaged, err := use.run(path)
				if err != nil || damaged == nil || !strings.Contains(damaged.Error(), "set aside") {
					t.Fatalf("damaged %v, error %v", damaged, err)
				}
				if kept, err := os.ReadFile(damaged.Aside); err != nil || string(kept) != text {
					t.Errorf("set aside: %.50q, %v", kept, err)
				}
				load(t, path)
			})
		}
	}
}

func TestSettingsKeepWhatOthersWrote(t *testing.T) {
	path := filepath.Join(t.TempDir(), "config.json")
	writeFile(t, path, `{"sound":{"volume":[11]},"theme":"classic"}`)
	var group sync.WaitGroup
	for _, change := range []func(*Settings){
		func(s *Settings) { s.ASCII = true },
		func(s *Settings) { s.Mouse = false },
		func(s *Settings) { s.Hints = HintsOff },
		func(s *Settings) { s.Size = "10x10" },
	} {
		group.Go(func() {
			if _, err := ChangeSettings(path, change); err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
	want := Defaults()
	want.Theme, want.ASCII, want.Mouse, want.Hints, want.Size = "classic", true, false, HintsOff, "10x10"
	if got := load(t, path); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if text, _ := os.ReadFile(path); !strings.Contains(string(text), "volume") {
		t.Errorf("an unknown key is gone: %s", text)
	}
}

func TestSettingsThatCantBeWritten(t *testing.T) {
	path := filepath.Join(notAFolder(t), "config.json")
	if s, damaged, _ := LoadSettings(path); s != Defaults() || damaged != nil {
		t.Errorf("got %+v, damaged %v; want the defaults", s, damaged)
	}
	if _, err := ChangeSettings(path, func(*Settings) {}); err == nil || strings.Contains(err.Error(), "\n") {
		t.Errorf("error %v, want one line", err)
	}
}

func TestLinkedSettingsStayLinked(t *testing.T) {
	dir := t.TempDir()
	target, path := filepath.Join(dir, "dotfiles.json"), filepath.Join(dir, "config.json")
	writeFile(t, target, `{"theme":"classic"}`)
	if err := os.Symlink(target, path); err != nil {
		t.Skip("no symbolic links here:", err)
	}
	mustChange(t, path, func(s *Settings) { s.ASCII = true })
	if text, _ := os.ReadFile(target); !strings.Contains(string(text), `"ascii": true`) {
		t.Errorf("the file behind the link holds %s", text)
	}
}

func FuzzSettings(f *testing.F) {
	for _, text := range []string{
		"", "{}", "null", `{"theme":"classic","clock":300,"increment":3,"size":"6x8"}`, `{"hints":7,"ascii":"x"}`,
		`{"clock":1e999}`, `{"Theme":"a","theme":null}`, `{"theme":"\ud800"}`, "{\"a\":\"\xff\"}", `[[[[`,
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		object, err := parseFields(text)
		if err != nil {
			return
		}
		before := parseSettings(object)
		merged, err := mergeFields(object, before)
		if err != nil {
			t.Fatalf("%q can't be written again: %v", text, err)
		}
		again, err := parseFields(merged)
		if after := parseSettings(again); after != before || err != nil || len(again) != len(object) {
			t.Errorf("%q: %+v became %+v, %v", text, before, after, err)
		}
	})
}
