package gomoku

import (
	"fmt"
	"slices"
)

// Swap2 is what has been chosen so far in an opening by swap2. There the first
// player, who sits at Black, places three stones: black, white, black. The second
// one then plays White, or Black (the players change sides), or places two more
// stones, white and black, and leaves the colours to the first. The zero value is
// the start. It never changes: Choose returns a new one.
type Swap2 struct{ second, first Choice }

// Choice is what a player may decide in swap2.
type Choice uint8

const (
	NoChoice  Choice = iota // none made yet
	TakeWhite               // to play White
	TakeBlack               // to play Black
	PlaceTwo                // to place two stones and leave the colours to the other player
)

// The stones that lie on the board when somebody has to choose.
const (
	swap2Three = 3
	swap2Five  = 5
)

// Phase is what comes next in swap2.
type Phase uint8

const (
	FirstPlaces   Phase = iota // the first player places a stone, whatever its colour
	SecondChooses              // the second player makes any of the three choices
	SecondPlaces               // the second player places a stone, whatever its colour
	FirstChooses               // the first player takes White or Black
	Opened                     // the opening is over: whose stone is next, moves
)

// Phase returns what comes next when so many stones lie on the board.
func (s Swap2) Phase(stones int) Phase {
	switch {
	case stones < swap2Three:
		return FirstPlaces
	case s.second == NoChoice:
		return SecondChooses
	case s.second != PlaceTwo:
		return Opened
	case stones < swap2Five:
		return SecondPlaces
	case s.first == NoChoice:
		return FirstChooses
	}
	return Opened
}

// Choices returns what can be chosen in a phase, nil where nothing can.
func (p Phase) Choices() []Choice {
	switch p {
	case SecondChooses:
		return []Choice{TakeWhite, TakeBlack, PlaceTwo}
	case FirstChooses:
		return []Choice{TakeWhite, TakeBlack}
	}
	return nil
}

// Choose returns what follows a choice when so many stones lie on the board. The
// error says that it is not asked for.
func (s Swap2) Choose(stones int, choice Choice) (Swap2, error) {
	phase := s.Phase(stones)
	if !slices.Contains(phase.Choices(), choice) {
		return s, fmt.Errorf("swap2 does not ask for this choice after %d stones", stones)
	}
	if phase == SecondChooses {
		s.second = choice
	} else {
		s.first = choice
	}
	return s, nil
}

// Before returns what had been chosen when there were fewer stones: choices made
// with at least so many on the board are forgotten.
func (s Swap2) Before(stones int) Swap2 {
	if stones <= swap2Three {
		s.second = NoChoice
	}
	if stones <= swap2Five {
		s.first = NoChoice
	}
	return s
}

// Swapped reports whether the first player has come to play White.
func (s Swap2) Swapped() bool { return s.second == TakeBlack || s.first == TakeWhite }

// String returns the choices in their order: "", "white", "black", "two", "two
// white" or "two black".
func (s Swap2) String() string {
	words := [...]string{NoChoice: "", TakeWhite: "white", TakeBlack: "black", PlaceTwo: "two"}
	if s.first == NoChoice {
		return words[s.second]
	}
	return words[s.second] + " " + words[s.first]
}

// ParseSwap2 reads what String returns.
func ParseSwap2(text string) (Swap2, error) {
	for _, s := range []Swap2{
		{}, {second: TakeWhite}, {second: TakeBlack},
		{second: PlaceTwo}, {second: PlaceTwo, first: TakeWhite}, {second: PlaceTwo, first: TakeBlack},
	} {
		if s.String() == text {
			return s, nil
		}
	}
	return Swap2{}, fmt.Errorf("%q is no choice in swap2: white, black, two, two white and two black are", text)
}
