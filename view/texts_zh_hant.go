package view

func traditionalChinese() *Texts {
	return &Texts{
		Language: "zh-Hant", Name: "繁體中文",

		Black: "黑方", White: "白方",
		You: "你", Human: "玩家", Level: "等級", Computer: "電腦",
		LevelFormat: "等級 %s", RandomLevel: "隨機", GreedyLevel: "貪心", CornerLevel: "搶角",
		ToMoveFormat: "輪到%s", Thinking: "思考中", DepthFormat: "深度 %d", Moves: "棋譜",

		PassFormat:  "%[1]s無棋可下,%[2]s繼續",
		TakenFormat: "%s 已有棋子", TurnsNothingFormat: "%s 翻不了任何棋子",
		NoSquareFormat: "棋盤上沒有 %q,請輸入 d3 這樣的座標",
		NotYourTurn:    "還沒輪到你", GameOver: "棋局已結束",
		NothingToUndo: "沒有可悔的棋", NothingToRedo: "沒有可重下的棋",
		Undone: "已悔棋", Redone: "已重下",
		LookingBackFormat: "回顧:第 %d 手,共 %d 手", PlayingOn: "從這裡接著下",
		Paused: "已暫停,再按同一鍵繼續", NoComputer: "這一局沒有電腦參加",
		ResignAgain: "再按一次認輸", PlayingFormat: "%s 對 %s",
		Resumed: "歡迎回來,接續上次的棋局",
		MouseOn: "滑鼠已開啟", MouseOff: "滑鼠已關閉,可在終端機裡選取文字",
		HintsFormat: "提示:%s", HintsOff: "關閉", HintsMoves: "可下之處", HintsFlips: "翻子數",
		ThemeFormat: "主題:%s", ThemeDark: "深色", ThemeLight: "淺色",
		ThemeHighContrast: "高對比", ThemeClassic: "經典綠",
		ComputerFailedFormat: "電腦無法下棋:%s",
		NotSavedFormat:       "無法儲存:%s", SetAsideFormat: "損壞的檔案已另存為 %s",
		CoordinatePrompt: "落子於:",
		TooSmall:         "視窗太小",
		SizeNeededFormat: "需要 %d x %d", SizeThereFormat: "現有 %d x %d",

		YouWin: "你贏了!", YouLose: "你輸了", Draw: "和局", WinsFormat: "%s獲勝",
		ScoreFormat: "%d 比 %d", ByResignationFormat: "%s認輸", OnTimeFormat: "%s超時",
		NextKeys: "n 新局 · r 再來一局 · u 悔棋",

		HelpTitle: "按鍵", NewGameTitle: "新局", SettingsTitle: "設定",
		StatisticsTitle: "戰績", GamesTitle: "棋局",
		On: "開", Off: "關", Auto: "自動", None: "無",
		StandardSize: "標準", Unlimited: "不限",

		MoveKeys: "移動", PlayKeys: "下棋", LookKeys: "回顧",
		GameKeys: "棋局", ProgramKeys: "程式",

		Form: FormTexts{
			Size: "棋盤", SizeHelp: "棋盤的列數與行數",
			Black: "黑方", BlackHelp: "誰執黑,黑方先下",
			White: "白方", WhiteHelp: "誰執白",
			Hints: "提示", HintsHelp: "如何標出可下之處",
			MoveTime: "每步時限", MoveTimeHelp: "電腦每步最多思考多久",
			Clock: "棋鐘", ClockHelp: "全局時間與每步加時",
			Start: "開始", StartHelp: "開始新局;目前的棋局會留在棋局列表中",
		},
		Settings: SettingsTexts{
			Theme: "主題", ThemeHelp: "棋盤與介面的顏色",
			Language: "語言", LanguageHelp: "所有文字的語言",
			Hints: "提示", HintsHelp: "如何標出可下之處",
			Animation: "動畫", AnimationHelp: "翻轉棋子時播放動畫",
			Pause: "停頓", PauseHelp: "電腦落子前稍停片刻,以便看清",
			Mouse: "滑鼠", MouseHelp: "關閉後滑鼠交還終端機,用來選取文字",
			ASCII: "僅 ASCII", ASCIIHelp: "用於畫不出棋子與線條的終端機",
		},
		Statistics: StatisticsTexts{
			Overall: "對電腦", ByLevel: "依等級", BySize: "依棋盤",
			HotSeat: "雙人對局", ComputerGames: "電腦對局",
			Games: "局數", Won: "勝", Lost: "負", Drawn: "和", WinRate: "勝率",
			Streak: "目前連勝", BestStreak: "最長連勝", TimePlayed: "下棋時間",
			Level: "等級", Size: "棋盤", Empty: "還沒有下完的棋局",
		},
		Games: GamesTexts{
			Date: "日期", Size: "棋盤", Black: "黑方", White: "白方", Result: "結果", Moves: "手數",
			Unfinished: "未下完", Empty: "還沒有棋局",
		},
		Keys: KeyTexts{
			Up: "上", Down: "下", Left: "左", Right: "右",
			RowStart: "列首", RowEnd: "列尾",
			NextLegal: "下一個可下之處", PreviousLegal: "上一個可下之處",
			Place: "落子", Coordinate: "輸入座標", Undo: "悔棋", Redo: "重下",
			Hints: "提示", PlayForMe: "替我下一步", Resign: "認輸",
			LookBack: "上一手", LookForward: "下一手", LookNow: "回到目前", PlayOn: "從這裡接著下",
			NewGame: "新局", Restart: "重新開始", Swap: "交換黑白",
			Stronger: "提高等級", Weaker: "降低等級",
			Games: "棋局列表", Statistics: "戰績",
			Help: "說明", Settings: "設定", Theme: "換主題", Mouse: "滑鼠開關",
			Suspend: "暫停程式", Quit: "離開",
			Back: "返回", Less: "上一項", More: "下一項", Accept: "確定", Scroll: "捲動", Open: "開啟",
		},
	}
}
