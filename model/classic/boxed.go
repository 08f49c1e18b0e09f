package classic

import (
	"fmt"
	"strings"

	"flank/engine"
	"flank/engine/player"
	"flank/engine/reversi"
	"flank/view/plain"
)

// boxedSide is the side of the usual board of the boxed style.
const boxedSide = 6

func boxedSize(size engine.Size) bool {
	return min(size.Height, size.Width) >= 4 && max(size.Height, size.Width) <= 9
}

// boxed is the program of document 003: the human is X, the computer O.
type boxed struct {
	*dialogue
	size     engine.Size
	computer engine.Player
	hints    bool // legal cells are marked before the human's move
}

// playBoxed plays games until the user has enough. Whose turn it is when one
// ends carries over to the next.
func playBoxed(d *dialogue, options Options) error {
	level, err := player.Find(options.Level)
	if err != nil {
		return err
	}
	size := options.Size
	if size == (engine.Size{}) {
		size = engine.Size{Height: boxedSide, Width: boxedSide}
	}
	d.print("歡迎玩黑白棋(玩家的棋子為'X')\n")
	first := engine.Black
	for games := uint64(0); ; games++ {
		b := &boxed{dialogue: d, size: size, computer: level.New(options.Seed + games)}
		last, err := b.play(first)
		if err != nil || last == engine.Empty {
			return err
		}
		again, err := d.ask("你想再玩一次嗎?(輸入y或n)")
		if err != nil || !strings.HasPrefix(strings.ToLower(again), "y") {
			return err
		}
		first = last.Opponent()
	}
}

// play plays one game and returns the side that moved last, Empty if the user
// wants to quit.
func (b *boxed) play(first engine.Disc) (last engine.Disc, err error) {
	game, err := b.start(first)
	if err != nil {
		return engine.Empty, err
	}
	for !game.Result().Over() {
		last = game.State().Turn()
		if last == engine.Black {
			game, err = b.humanTurn(game)
		} else {
			game, err = b.computerTurn(game)
		}
		if err != nil {
			return engine.Empty, err
		}
	}
	if game.Result().Ending == engine.Resigned {
		b.print("Thanks for playing!\n")
		return engine.Empty, nil
	}
	b.print(boxedVerdict(game))
	return last, nil
}

// start says who moves first and returns the game before that move.
func (b *boxed) start(first engine.Disc) (engine.Game, error) {
	state, err := reversi.NewMirrored(b.size)
	if err != nil {
		return engine.Game{}, err
	}
	if first == engine.Black {
		b.print("玩家先手\n")
		return engine.NewGame(state), nil
	}
	b.print("電腦先手\n")
	board := state.Board()
	return engine.NewGame(reversi.NewAt(board.Pass(), engine.White)), nil
}

// humanTurn shows the board and returns the game after the human's move. Quit
// resigns it; hints leaves it as it was.
func (b *boxed) humanTurn(game engine.Game) (engine.Game, error) {
	var marked []engine.Square
	if b.hints {
		marked = game.State().Legal()
	}
	b.show(game.State(), marked)
	for {
		answer, err := b.ask("請輸入棋步(先輸入x座標再輸入y座標)，例如11是左上角。(或輸入hints或quit)")
		if err != nil {
			return game, err
		}
		switch answer = strings.ToLower(strings.TrimSpace(answer)); answer {
		case "quit":
			return game.Resign(engine.Black), nil
		case "hints":
			b.hints = !b.hints
			return game, nil
		}
		if next, err := game.Play(parseXY(answer)); err == nil {
			return next, nil
		}
		b.print("非合法棋步，請再試一次\n")
	}
}

// computerTurn shows the board, waits for a line and plays.
func (b *boxed) computerTurn(game engine.Game) (engine.Game, error) {
	b.show(game.State(), nil)
	if _, err := b.ask("按enter看電腦的下一步"); err != nil {
		return game, err
	}
	move, err := b.choose(b.computer, game)
	if err != nil {
		return game, err
	}
	return game.Play(move)
}

func (b *boxed) show(state engine.State, marked []engine.Square) {
	b.print(plain.Boxed(state, marked))
	b.printf("You have %d points. The computer has %d points.\n", state.Count(engine.Black), state.Count(engine.White))
}

func boxedVerdict(game engine.Game) string {
	result := game.Result()
	verdict := "平手"
	switch result.Winner {
	case engine.Black:
		verdict = "恭喜你贏電腦了"
	case engine.White:
		verdict = "你輸了"
	}
	return plain.Boxed(game.State(), nil) +
		fmt.Sprintf("X scored %d points. O scored %d points.\n%s\n", result.Black, result.White, verdict)
}

// parseXY reads two digits, x then y, both counted from 1; NoSquare if that is
// not what the text is.
func parseXY(text string) engine.Square {
	if len(text) != 2 || !isCoordinate(text[0]) || !isCoordinate(text[1]) {
		return engine.NoSquare
	}
	return engine.SquareAt(int(text[1]-'1'), int(text[0]-'1'))
}

func isCoordinate(b byte) bool { return '1' <= b && b <= '9' }
