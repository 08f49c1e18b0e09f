package view

func simplifiedChinese() *Texts {
	return &Texts{
		Language: "zh-Hans", Name: "简体中文",

		Black: "黑方", White: "白方",
		You: "你", Human: "玩家", Level: "等级", Computer: "电脑",
		LevelFormat: "等级 %s", RandomLevel: "随机", GreedyLevel: "贪心", CornerLevel: "抢角",
		ToMoveFormat: "轮到%s", Thinking: "思考中", DepthFormat: "深度 %d", Moves: "棋谱",

		PassFormat:  "%[1]s无子可下,%[2]s继续",
		TakenFormat: "%s 已有棋子", TurnsNothingFormat: "%s 翻不了任何棋子",
		NoSquareFormat: "棋盘上没有 %q,请输入 d3 这样的坐标",
		NotYourTurn:    "还没轮到你", GameOver: "棋局已结束",
		NothingToUndo: "没有可悔的棋", NothingToRedo: "没有可重下的棋",
		Undone: "已悔棋", Redone: "已重下",
		LookingBackFormat: "回看:第 %d 手,共 %d 手", PlayingOn: "从这里接着下",
		Paused: "已暂停,再按同一键继续", NoComputer: "这一局没有电脑参加",
		ResignAgain: "再按一次认输", PlayingFormat: "%s 对 %s",
		Resumed: "欢迎回来,接着上次的棋局",
		MouseOn: "鼠标已开启", MouseOff: "鼠标已关闭,可在终端里选取文字",
		HintsFormat: "提示:%s", HintsOff: "关闭", HintsMoves: "可下之处", HintsFlips: "翻子数",
		ThemeFormat: "主题:%s", ThemeDark: "深色", ThemeLight: "浅色",
		ThemeHighContrast: "高对比度", ThemeClassic: "经典绿",
		ComputerFailedFormat: "电脑没能走棋:%s",
		NotSavedFormat:       "未能保存:%s", SetAsideFormat: "损坏的文件已另存为 %s",
		CoordinatePrompt: "落子于:",
		TooSmall:         "窗口太小",
		SizeNeededFormat: "需要 %d x %d", SizeThereFormat: "现有 %d x %d",

		YouWin: "你赢了!", YouLose: "你输了", Draw: "平局", WinsFormat: "%s获胜",
		ScoreFormat: "%d 比 %d", ByResignationFormat: "%s认输", OnTimeFormat: "%s超时",
		NextKeys: "n 新局 · r 再来一局 · u 悔棋",

		HelpTitle: "按键", NewGameTitle: "新局", SettingsTitle: "设置",
		StatisticsTitle: "战绩", GamesTitle: "棋局",
		On: "开", Off: "关", Auto: "自动", None: "无",
		StandardSize: "标准", Unlimited: "不限",

		MoveKeys: "移动", PlayKeys: "下棋", LookKeys: "回看",
		GameKeys: "棋局", ProgramKeys: "程序",

		Form: FormTexts{
			Size: "棋盘", SizeHelp: "棋盘的行数和列数",
			Black: "黑方", BlackHelp: "谁执黑,黑方先下",
			White: "白方", WhiteHelp: "谁执白",
			Hints: "提示", HintsHelp: "如何标出可下之处",
			MoveTime: "每步用时", MoveTimeHelp: "电脑每步最多思考多久",
			Clock: "棋钟", ClockHelp: "全局用时和每步加时",
			Start: "开始", StartHelp: "开始新局;当前棋局保留在棋局列表中",
		},
		Settings: SettingsTexts{
			Theme: "主题", ThemeHelp: "棋盘和界面的颜色",
			Language: "语言", LanguageHelp: "所有文字的语言",
			Hints: "提示", HintsHelp: "如何标出可下之处",
			Animation: "动画", AnimationHelp: "翻转棋子时播放动画",
			Pause: "停顿", PauseHelp: "电脑落子前稍停片刻,以便看清",
			Mouse: "鼠标", MouseHelp: "关闭后鼠标交还终端,用来选取文字",
			ASCII: "仅 ASCII", ASCIIHelp: "用于画不出棋子和线条的终端",
		},
		Statistics: StatisticsTexts{
			Overall: "对电脑", ByLevel: "按等级", BySize: "按棋盘",
			HotSeat: "双人对局", ComputerGames: "电脑对局",
			Games: "局数", Won: "胜", Lost: "负", Drawn: "平", WinRate: "胜率",
			Streak: "当前连胜", BestStreak: "最长连胜", TimePlayed: "下棋时间",
			Level: "等级", Size: "棋盘", Empty: "还没有下完的棋局",
		},
		Games: GamesTexts{
			Date: "日期", Size: "棋盘", Black: "黑方", White: "白方", Result: "结果", Moves: "手数",
			Unfinished: "未下完", Empty: "还没有棋局",
		},
		Keys: KeyTexts{
			Up: "上", Down: "下", Left: "左", Right: "右",
			RowStart: "行首", RowEnd: "行尾",
			NextLegal: "下一个可下之处", PreviousLegal: "上一个可下之处",
			Place: "落子", Coordinate: "输入坐标", Undo: "悔棋", Redo: "重下",
			Hints: "提示", PlayForMe: "替我下一步", Resign: "认输",
			LookBack: "上一手", LookForward: "下一手", LookNow: "回到当前", PlayOn: "从这里接着下",
			NewGame: "新局", Restart: "重新开始", Swap: "交换黑白",
			Stronger: "提高等级", Weaker: "降低等级",
			Games: "棋局列表", Statistics: "战绩",
			Help: "帮助", Settings: "设置", Theme: "换主题", Mouse: "鼠标开关",
			Suspend: "挂起", Quit: "退出",
			Back: "返回", Less: "上一项", More: "下一项", Accept: "确定", Scroll: "滚动", Open: "打开",
		},
	}
}
