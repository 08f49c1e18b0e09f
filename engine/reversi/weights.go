package reversi

// weightsAt returns the weights where a share of the board, 0 to 1, is filled.
func weightsAt(filled float64) weights {
	blend := func(early, late float64) int32 { return int32(early*(1-filled) + late*filled) }
	w := weights{
		mobility:  blend(150, 80),
		potential: blend(60, 20),
		stable:    blend(200, 150),
		discs:     blend(-40, 60),
		move:      blend(0, 0),
		odd:       blend(0, 100),
	}
	for i := range w.corners {
		w.corners[i] = int32(cornerGuess(i))
	}
	return w
}

func cornerGuess(pattern int) int {
	sign := [3]int{0, 1, -1}
	corner := sign[pattern%3]
	c := sign[pattern/3%3] + sign[pattern/9%3]
	x := sign[pattern/27]
	if corner == 0 {
		return -300*c - 900*x
	}
	return 900*corner + 100*c
}
