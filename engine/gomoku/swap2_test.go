package gomoku

import (
	"testing"

	"pgregory.net/rapid"
)

func TestSwap2(t *testing.T) {
	tests := []struct {
		choices string
		stones  int
		want    Phase
		swapped bool
	}{
		{"", 0, FirstPlaces, false},
		{"", 2, FirstPlaces, false},
		{"", 3, SecondChooses, false},
		{"white", 3, Opened, false},
		{"black", 3, Opened, true},
		{"black", 9, Opened, true},
		{"two", 3, SecondPlaces, false},
		{"two", 4, SecondPlaces, false},
		{"two", 5, FirstChooses, false},
		{"two white", 5, Opened, true},
		{"two black", 5, Opened, false},
	}
	for _, test := range tests {
		s, err := ParseSwap2(test.choices)
		if err != nil {
			t.Fatal(err)
		}
		if got := s.Phase(test.stones); got != test.want || s.Swapped() != test.swapped || s.String() != test.choices {
			t.Errorf("%q after %d stones: phase %d, swapped %v; want %d, %v", s, test.stones, got, s.Swapped(), test.want, test.swapped)
		}
	}
}

func TestSwap2RefusesOtherChoices(t *testing.T) {
	for _, text := range []string{"three", "white black", "two three", " white"} {
		if s, err := ParseSwap2(text); err == nil {
			t.Errorf("%q was read as %+v", text, s)
		}
	}
	taken, _ := ParseSwap2("white")
	two, _ := ParseSwap2("two")
	for _, test := range []struct {
		swap2  Swap2
		stones int
		choice Choice
	}{{Swap2{}, 2, TakeWhite}, {Swap2{}, 3, NoChoice}, {taken, 3, TakeBlack}, {two, 4, TakeBlack}, {two, 5, PlaceTwo}} {
		if after, err := test.swap2.Choose(test.stones, test.choice); err == nil || after != test.swap2 {
			t.Errorf("%q after %d stones: choice %d gives %q, %v", test.swap2, test.stones, test.choice, after, err)
		}
	}
}

// However an opening goes, it is over after five stones and two choices at most, it
// can be written down at each point, and going back finds what was chosen by then.
func TestSwap2ComesToAnEnd(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, history := Swap2{}, []Swap2{{}} // by the number of stones, before a choice is made there
		for stones := 0; s.Phase(stones) != Opened; {
			if choices := s.Phase(stones).Choices(); choices != nil {
				next, err := s.Choose(stones, rapid.SampledFrom(choices).Draw(t, "choice"))
				if err != nil {
					t.Fatal(err)
				}
				s = next
			} else {
				stones++
				history = append(history, s)
			}
			if stones > swap2Five {
				t.Fatalf("%d stones and no end", stones)
			}
		}
		if again, err := ParseSwap2(s.String()); err != nil || again != s {
			t.Fatalf("%q became %q, %v", s, again, err)
		}
		for stones, want := range history {
			if got := s.Before(stones); got != want {
				t.Fatalf("before %d stones: %q, want %q", stones, got, want)
			}
		}
	})
}
