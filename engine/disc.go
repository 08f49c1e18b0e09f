package engine

// Disc is what lies on a square, and at the same time the name of a side.
type Disc uint8

const (
	Empty Disc = iota // no disc; as a side: nobody
	Black             // moves first
	White
)

// Opponent returns the other side; Empty has none and stays Empty.
func (d Disc) Opponent() Disc {
	switch d {
	case Black:
		return White
	case White:
		return Black
	}
	return Empty
}

// String returns "black", "white" or "empty".
func (d Disc) String() string {
	switch d {
	case Black:
		return "black"
	case White:
		return "white"
	}
	return "empty"
}
