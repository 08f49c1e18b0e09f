package classic

import (
	"strconv"
	"strings"

	"flank/engine"
	"flank/engine/gomoku"
	"flank/engine/player"
	"flank/view/plain"
)

// What is wrong with an answer in the gomoku style.
const (
	wrongFirst = "请输入1(先)或2(后)"
	wrongPoint = "请输入行号(1到15)、逗号、列字母(a到o),例如8,h"
	takenPoint = "这里已有棋子,请选择空位(+)"
)

// console is the program of document 002 for one game.
type console struct {
	*dialogue
	computer engine.Player
	human    engine.Disc
}

// playGomoku plays games until the user has enough.
func playGomoku(d *dialogue, options Options) error {
	level, err := player.Find(options.Level)
	if err != nil {
		return err
	}
	for games := uint64(0); ; games++ {
		d.print("开始一局!\n")
		c := &console{dialogue: d, computer: level.New(options.Seed + games)}
		if err := c.play(); err != nil {
			return err
		}
		again, err := d.ask("是否再来一局:(是:1,否:0)")
		if err != nil {
			return err
		}
		if strings.TrimSpace(again) != "1" {
			d.print("游戏结束!\n")
			return nil
		}
	}
}

// play plays one game to its end.
func (c *console) play() error {
	state, err := gomoku.New(engine.Size{Height: gomoku.UsualSide, Width: gomoku.UsualSide}, gomoku.Freestyle)
	if err != nil {
		return err
	}
	c.print(plain.Gomoku(state))
	if c.human, err = c.askSide(); err != nil {
		return err
	}
	game := engine.NewGame(state)
	for !game.Result().Over() {
		if game, err = c.turn(game); err != nil {
			return err
		}
		c.print(plain.Gomoku(game.State()))
	}
	c.print(c.verdict(game.Result().Winner))
	return nil
}

// askSide asks until it is said which side the human plays.
func (c *console) askSide() (engine.Disc, error) {
	for {
		answer, err := c.ask("用户选择先后:(先:1,后:2)")
		if err != nil {
			return engine.Empty, err
		}
		switch strings.TrimSpace(answer) {
		case "1":
			return engine.Black, nil
		case "2":
			return engine.White, nil
		}
		c.complain(wrongFirst)
	}
}

func (c *console) turn(game engine.Game) (engine.Game, error) {
	if game.State().Turn() == c.human {
		return c.humanTurn(game)
	}
	c.print("电脑下棋:\n")
	move, err := c.choose(c.computer, game)
	if err != nil {
		return game, err
	}
	c.printf("电脑下棋的位置:%d,%d\n", move.Row()+1, move.Col()+1)
	return game.Play(move)
}

// humanTurn asks until a move can be played.
func (c *console) humanTurn(game engine.Game) (engine.Game, error) {
	for {
		answer, err := c.ask("人下棋,请输入下棋坐标(格式:x,y):")
		if err != nil {
			return game, err
		}
		point := parseRowComma(answer)
		if next, err := game.Play(point); err == nil {
			return next, nil
		}
		if game.State().At(point) != engine.Empty {
			c.complain(takenPoint)
		} else {
			c.complain(wrongPoint)
		}
	}
}

func (c *console) verdict(winner engine.Disc) string {
	switch winner {
	case c.human:
		return "人赢了!\n"
	case c.human.Opponent():
		return "电脑赢了!\n"
	}
	return "平局!\n"
}

// parseRowComma reads a row number counted from 1, a comma and a column letter;
// NoSquare if that is not what the text is. Blanks around it and letter case
// don't matter.
func parseRowComma(text string) engine.Square {
	number, letter, _ := strings.Cut(strings.TrimSpace(text), ",")
	row, err := strconv.ParseUint(number, 10, 8)
	if err != nil || row < 1 || row > engine.MaxSide || len(letter) != 1 || letterIndex(letter[0]) < 0 {
		return engine.NoSquare
	}
	return engine.SquareAt(int(row)-1, letterIndex(letter[0]))
}
