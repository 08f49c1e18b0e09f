package record

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/player"
)

// What the board shows of the legal moves, from nothing to the most.
const (
	HintsOff    = "off"
	HintsMoves  = "moves"  // the legal cells
	HintsFlips  = "flips"  // the number of discs that each turns
	HintsValues = "values" // what each is worth
)

// HintModes returns the words for hints, from nothing to the most.
func HintModes() []string { return []string{HintsOff, HintsMoves, HintsFlips, HintsValues} }

// Languages returns the names of the languages that the program speaks.
func Languages() []string { return []string{"en", "zh-Hans", "zh-Hant"} }

// Settings is what the user chose and the program remembers.
type Settings struct {
	Theme     string `json:"theme"`    // its name; "": as the terminal's background asks
	Language  string `json:"language"` // one of Languages; "": as the locale asks
	ASCII     bool   `json:"ascii"`
	Hints     string `json:"hints"`
	Animation bool   `json:"animation"`
	Pause     bool   `json:"pause"` // before a computer's quick answer
	Mouse     bool   `json:"mouse"`
	Numbers   bool   `json:"numbers"` // of the moves on the stones of Gomoku
	Threats   bool   `json:"threats"` // shown on its board

	NewGame           // the last choices on the new-game screen, for Reversi
	NewGomoku NewGame `json:"gomoku"` // and for Gomoku
}

// NewGame is the choices that make a new game.
type NewGame struct {
	Size      string  `json:"size"` // "8x8": height, then width
	Black     string  `json:"black"`
	White     string  `json:"white"`
	MoveTime  Seconds `json:"move_time"` // a computer's limit for one move; 0: none
	Clock     Seconds `json:"clock"`     // what each side starts with; 0: no clock
	Increment Seconds `json:"increment"`
	Rule      string  `json:"rule,omitempty"`    // of Gomoku, as gomoku.Rule says it
	Opening   string  `json:"opening,omitempty"` // of Gomoku, as gomoku.Opening says it
}

// Defaults returns the settings of a first start.
func Defaults() Settings {
	return Settings{
		Hints: HintsMoves, Animation: true, Pause: true, Mouse: true,
		NewGame: NewGame{Size: "8x8", Black: player.Human, White: player.Default},
		NewGomoku: NewGame{
			Size: "15x15", Black: player.Human, White: player.Default,
			Rule: gomoku.Freestyle.String(), Opening: gomoku.Free.String(),
		},
	}
}

// LoadSettings reads the settings. What is missing, of the wrong type or unknown
// to this program has its default value. A file that is no JSON object is set
// aside, with a notice. The error says that the file is there but can't be read.
// The settings returned are always of use.
func LoadSettings(path string) (s Settings, damaged *Damaged, err error) {
	object, err := readFields(path)
	if errors.Is(err, errDamaged) {
		err = locked(path, func() (err error) {
			object, damaged, err = mendFields(path)
			return err
		})
		if err != nil {
			damaged, err = &Damaged{File: path}, nil
		}
	}
	if err != nil {
		err = fmt.Errorf("can't read the settings: %w", err)
	}
	return parseSettings(object), damaged, err
}

// ChangeSettings reads the settings, changes them and writes them back, whole or
// not at all, under a lock: what other programs and other versions of this one
// keep in the file stays there. The error says that they could not be written.
func ChangeSettings(path string, change func(*Settings)) (damaged *Damaged, err error) {
	err = locked(path, func() error {
		object, bad, err := mendFields(path)
		if err != nil {
			return err
		}
		damaged = bad
		s := parseSettings(object)
		change(&s)
		data, err := mergeFields(object, s)
		if err != nil {
			return err
		}
		return writeWhole(path, data)
	})
	if err != nil {
		err = fmt.Errorf("can't save the settings: %w", err)
	}
	return damaged, err
}

// fields is a JSON object whose values are not looked at yet.
type fields map[string]json.RawMessage

// readFields reads the object in a file, an empty one if there is no file. A
// file that holds something else gives errDamaged.
func readFields(path string) (fields, error) {
	data, err := readSmall(path)
	if errors.Is(err, fs.ErrNotExist) {
		return fields{}, nil
	} else if err != nil {
		return fields{}, err
	}
	return parseFields(data)
}

func parseFields(data []byte) (fields, error) {
	var object fields
	if json.Unmarshal(data, &object) != nil || object == nil {
		return fields{}, errDamaged
	}
	return object, nil
}

// mendFields is readFields with a damaged file set aside. It is called with the
// lock held, so that a file that another program has just mended stays.
func mendFields(path string) (fields, *Damaged, error) {
	object, err := readFields(path)
	if !errors.Is(err, errDamaged) {
		return object, nil, err
	}
	damaged := setAside(path)
	if damaged.Aside == "" {
		return object, nil, damaged
	}
	return object, damaged, nil
}

// parseSettings takes every field that it understands.
func parseSettings(object fields) Settings {
	s := Defaults()
	for key := range settingFields(s) {
		one, err := json.Marshal(fields{key: object[key]})
		trial := s
		if err == nil && json.Unmarshal(one, &trial) == nil {
			s = trial
		}
	}
	return s.known()
}

// settingFields returns the settings as a file shows them.
func settingFields(s Settings) fields {
	data, _ := json.Marshal(s) // words, truth values and Seconds: can't fail
	object, _ := parseFields(data)
	return object
}

// mergeFields returns the contents of a file with the settings in place of
// those that the object had; its other keys stay.
func mergeFields(object fields, s Settings) ([]byte, error) {
	for key, value := range settingFields(s.known()) {
		object[key] = value
	}
	data, err := json.MarshalIndent(object, "", "  ")
	return append(data, '\n'), err
}

// known returns the settings with each value that this program does not know
// replaced by its default. Of themes only the view knows.
func (s Settings) known() Settings {
	first := Defaults()
	if !slices.Contains(Languages(), s.Language) {
		s.Language = first.Language
	}
	if !slices.Contains(HintModes(), s.Hints) {
		s.Hints = first.Hints
	}
	s.NewGame = s.NewGame.known(Reversi, first.NewGame)
	s.NewGomoku = s.NewGomoku.known(Gomoku, first.NewGomoku)
	return s
}

// known returns the choices for a game with those that can't be replaced by the
// first ones.
func (n NewGame) known(game string, first NewGame) NewGame {
	if !isPlayer(n.Black) || !isPlayer(n.White) {
		n.Black, n.White = first.Black, first.White
	}
	if size, err := engine.ParseSize(n.Size); err != nil || (Rules{Game: game, Size: size}).Check() != nil {
		n.Size = first.Size
	}
	if _, ok := gomoku.FindRule(n.Rule); !ok || game != Gomoku {
		n.Rule = first.Rule
	}
	if _, ok := gomoku.FindOpening(n.Opening); !ok || game != Gomoku {
		n.Opening = first.Opening
	}
	return n
}

func isPlayer(name string) bool {
	_, err := player.Find(name)
	return err == nil || name == player.Human
}
