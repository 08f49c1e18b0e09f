package reversi

// Perft returns the number of leaves of the game tree at a depth in plies. A
// pass is a ply; a finished game counts once, at whatever depth it ends.
func Perft(b Board, depth int) uint64 {
	if depth == 0 {
		return 1
	}
	moves := b.Moves()
	if moves.Empty() {
		passed, ok := b.AfterPass()
		if !ok {
			return 1
		}
		return Perft(passed, depth-1)
	}
	if depth == 1 {
		return uint64(moves.Count())
	}
	leaves := uint64(0)
	for sq := range b.Squares(moves) {
		leaves += Perft(b.Play(sq), depth-1)
	}
	return leaves
}
