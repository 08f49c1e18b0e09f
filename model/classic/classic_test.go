package classic

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"flank/engine"
)

// said is what a dialogue wrote, and how it ended.
type said struct {
	out, err string
	ended    error
}

// converse plays a style with the lines of input typed.
func converse(t *testing.T, name, input string, options Options) said {
	t.Helper()
	style, err := Find(name)
	if err != nil {
		t.Fatal(err)
	}
	if options.Now == nil {
		options.Now = ticking(time.Date(2018, 11, 5, 23, 24, 46, 0, time.UTC), 125*time.Second)
	}
	if options.Log == "" {
		options.Log = filepath.Join(t.TempDir(), "Reversi.csv")
	}
	var out, complaints strings.Builder
	ended := style.Play(t.Context(), Streams{strings.NewReader(input), &out, &complaints}, options)
	return said{out.String(), complaints.String(), ended}
}

// ticking is a clock that goes on by a step each time it is looked at.
func ticking(now time.Time, step time.Duration) func() time.Time {
	return func() time.Time {
		defer func() { now = now.Add(step) }()
		return now
	}
}

func readFixture(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// transcripts returns the names of the games in testdata that match a pattern.
func transcripts(t *testing.T, pattern string) (names []string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("testdata", pattern+".in"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no transcripts %s: %v", pattern, err)
	}
	for _, file := range files {
		names = append(names, strings.TrimSuffix(filepath.Base(file), ".in"))
	}
	return names
}

// checkSaid compares a whole dialogue that is without complaints with what is
// wanted on the standard output.
func checkSaid(t *testing.T, got said, want string) {
	t.Helper()
	if got.ended != nil {
		t.Errorf("ended with %v", got.ended)
	}
	if got.out != want {
		t.Errorf("standard output differs at byte %d\n--- got\n%s\n--- want\n%s", differsAt(got.out, want), got.out, want)
	}
}

func differsAt(a, b string) int {
	i := 0
	for i < min(len(a), len(b)) && a[i] == b[i] {
		i++
	}
	return i
}

// TestAssignmentTranscripts plays games that an independent program made, the
// two sample games of document 001 among them.
func TestAssignmentTranscripts(t *testing.T) {
	for _, pattern := range []string{"sample-*", "random-*", "draw-*", "asked-again-*"} {
		for _, name := range transcripts(t, pattern) {
			t.Run(name, func(t *testing.T) {
				log := filepath.Join(t.TempDir(), "Reversi.csv")
				got := converse(t, "assignment", readFixture(t, name+".in"), Options{Log: log})
				checkSaid(t, got, readFixture(t, name+".stdout"))
				want := "20181105 23:24:46,125," + readFixture(t, name+".csv")
				if line, err := os.ReadFile(log); err != nil || string(line) != want {
					t.Errorf("the log holds %q (%v), want %q", line, err, want)
				}
			})
		}
	}
}

func TestCompactTranscripts(t *testing.T) {
	for _, name := range transcripts(t, "compact-*") {
		t.Run(name, func(t *testing.T) {
			checkSaid(t, converse(t, "compact", readFixture(t, name+".in"), Options{}), readFixture(t, name+".stdout"))
		})
	}
}

// TestBoxedTranscripts plays what the program of document 003 itself printed,
// with its computer made greedy so that nothing is left to chance.
func TestBoxedTranscripts(t *testing.T) {
	sizes := map[string]engine.Size{"boxed-4x4": {Height: 4, Width: 4}, "boxed-5x7": {Height: 5, Width: 7}, "boxed-6x6-quit": {}}
	for _, name := range transcripts(t, "boxed-*") {
		t.Run(name, func(t *testing.T) {
			options := Options{Size: sizes[name], Level: "greedy"}
			checkSaid(t, converse(t, "boxed", readFixture(t, name+".in"), options), readFixture(t, name+".stdout"))
		})
	}
}

// TestGomokuTranscripts plays games that an independent program made, with a
// computer that takes the first free point so that nothing is left to chance.
func TestGomokuTranscripts(t *testing.T) {
	for _, name := range transcripts(t, "gomoku-*") {
		t.Run(name, func(t *testing.T) {
			got := converse(t, "gomoku", readFixture(t, name+".in"), Options{Level: "greedy"})
			checkSaid(t, got, readFixture(t, name+".stdout"))
		})
	}
}

func TestGomokuComplaintsSayWhatIsAccepted(t *testing.T) {
	got := converse(t, "gomoku", "先\n1\n8h\n0,a\n8,p\n1,a\n1,a\n", Options{Level: "greedy"})
	want := wrongFirst + "\n" + strings.Repeat(wrongPoint+"\n", 3) + takenPoint + "\n"
	if got.err != want {
		t.Errorf("complaints\n%s\nwant\n%s", got.err, want)
	}
}

func TestALevelStopsFour(t *testing.T) {
	got := converse(t, "gomoku", "1\n8,h\n8,i\n8,j\n8,k\n", Options{Level: "8"})
	if strings.Count(got.out, "电脑下棋的位置:8,") < 1 || strings.Contains(got.out, "人赢了") {
		t.Errorf("%s", got.out)
	}
}

// TestCarriageReturnsAreDropped plays the same game typed on Windows.
func TestCarriageReturnsAreDropped(t *testing.T) {
	input := strings.ReplaceAll(readFixture(t, "sample-4x4.in"), "\n", "\r\n")
	checkSaid(t, converse(t, "assignment", input, Options{}), readFixture(t, "sample-4x4.stdout"))
}

// TestBlanksAndCaseDoNotMatter plays the same game typed carelessly.
func TestBlanksAndCaseDoNotMatter(t *testing.T) {
	input := " 4 \n x\t\n"
	for _, move := range strings.Fields(readFixture(t, "sample-4x4.in"))[2:] {
		input += "\t " + strings.ToUpper(move[:1]) + move[1:] + "  \n"
	}
	checkSaid(t, converse(t, "assignment", input, Options{}), readFixture(t, "sample-4x4.stdout"))
}

// TestLastLineWithoutItsEnd plays a game whose last line has no LF.
func TestLastLineWithoutItsEnd(t *testing.T) {
	input := strings.TrimSuffix(readFixture(t, "sample-4x4.in"), "\n")
	checkSaid(t, converse(t, "assignment", input, Options{}), readFixture(t, "sample-4x4.stdout"))
}

// TestHugeLines answers every question with two megabytes of any bytes.
func TestHugeLines(t *testing.T) {
	huge := strings.Repeat("a\x00\xff\xe9", 1<<19) + "\n"
	got := converse(t, "assignment", huge+"4\n"+huge+"O\n"+huge, Options{})
	if want := "Invalid move.\n\nGame over.\n\nO player wins.\n"; got.ended != nil || !strings.HasSuffix(got.out, want) {
		t.Errorf("ended with %v, and %q", got.ended, got.out)
	}
	if lines := strings.Count(got.err, "\n"); lines != 2 || len(got.err) > 200 {
		t.Errorf("%d complaints in %d bytes, want 2 short ones", lines, len(got.err))
	}
}

func TestComplaintsSayWhatIsAccepted(t *testing.T) {
	got := converse(t, "assignment", "5\n4\nblack\nX\n", Options{})
	want := "the board dimension must be an even number from 4 to 26\nthe computer plays X (Black) or O (White)\n"
	if got.err != want {
		t.Errorf("complaints\n%s\nwant\n%s", got.err, want)
	}
}

func TestEndOfInputEndsEveryQuestion(t *testing.T) {
	tests := []struct{ name, style, input, tail string }{
		{"assignment size", "assignment", "", "Enter the board dimension: \n"},
		{"assignment side", "assignment", "4\n", "\nComputer plays (X/O): \n"},
		{"assignment move", "assignment", "4\nX\n", "\nEnter move for O (RowCol): \n"},
		{"compact size", "compact", "", "Enter the board dimension:\n\n"},
		{"compact side", "compact", "4\n", "Computer plays (X/O):\n\n"},
		{"compact move", "compact", "4\nX\n", "Enter move for O (RowCol):\n"},
		{"compact quit", "compact", "4\nO\nzz\n", "Game over. O player wins.\nEnter to quit\n"},
		{"boxed move", "boxed", "", "(或輸入hints或quit)\n"},
		{"boxed illegal move", "boxed", "11\n", "(或輸入hints或quit)\n"},
		{"gomoku side", "gomoku", "", "15+++++++++++++++\n用户选择先后:(先:1,后:2)\n"},
		{"gomoku move", "gomoku", "2\n", "人下棋,请输入下棋坐标(格式:x,y):\n"},
		{"gomoku again", "gomoku", "1\n8,a\n8,b\n8,c\n8,d\n8,e\n", "是否再来一局:(是:1,否:0)\n"},
		{"boxed computer's move", "boxed", "53\n", "按enter看電腦的下一步\n"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got := converse(t, test.style, test.input, Options{})
			if got.ended != nil || got.err != "" || !strings.HasSuffix(got.out, test.tail) {
				t.Errorf("ended with %v and %q, said %q", got.ended, got.err, got.out)
			}
		})
	}
}

func TestEndOfInputInMidGameIsLoggedAsGivenUp(t *testing.T) {
	log := filepath.Join(t.TempDir(), "Reversi.csv")
	converse(t, "assignment", "4\n", Options{Log: log})
	if _, err := os.Stat(log); err == nil {
		t.Error("a game that never began was logged")
	}
	converse(t, "assignment", "4\nO\n", Options{Log: log})
	want := "20181105 23:24:46,125,4*4,human,computer,Human gave up.\n"
	if line, _ := os.ReadFile(log); string(line) != want {
		t.Errorf("the log holds %q, want %q", line, want)
	}
}

func TestLogThatCannotBeWrittenSpoilsNothing(t *testing.T) {
	got := converse(t, "assignment", readFixture(t, "sample-4x4.in"), Options{Log: filepath.Join(t.TempDir(), "none", "log")})
	checkSaid(t, got, readFixture(t, "sample-4x4.stdout"))
	if strings.Count(got.err, "\n") != 1 || !strings.Contains(got.err, "can't note the game in ") {
		t.Errorf("complaint %q, want one line", got.err)
	}
}

func TestCompactAnswersThatCannotBeUsed(t *testing.T) {
	tests := []struct{ name, input, message string }{
		{"odd", "5\nX\n", errDimension.Error()},
		{"too large", "28\nX\n", errDimension.Error()},
		{"beyond any integer", strings.Repeat("9", 100) + "\nX\n", errDimension.Error()},
		{"no side", "4\nblack\n", errSide.Error()},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := converse(t, "compact", test.input, Options{}); got.ended == nil || got.ended.Error() != test.message {
				t.Errorf("ended with %v, want %q", got.ended, test.message)
			}
		})
	}
}

func TestCompactSizeThatIsNoNumberMeansFour(t *testing.T) {
	want := "Enter the board dimension:\n" +
		"the board dimension is invalid, start game with default dimension = 4\n" +
		"Computer plays (X/O):\n" +
		"  a b c d\na . . . .\nb . O X .\nc . X O .\nd . . . .\n\n" +
		"Enter move for X (RowCol):\n"
	for _, size := range []string{"", "four", "4.0", "\x00"} {
		checkSaid(t, converse(t, "compact", size+"\nO\n", Options{}), want)
	}
}

// TestSeedDecidesTheGame plays the usual computers with few and many seeds.
func TestSeedDecidesTheGame(t *testing.T) {
	for style, input := range map[string]string{"boxed": "53\n\n", "gomoku": "2\n"} {
		t.Run(style, func(t *testing.T) {
			seedsDecide(t, func(seed uint64) string { return converse(t, style, input, Options{Seed: seed}).out })
		})
	}
}

func seedsDecide(t *testing.T, play func(seed uint64) string) {
	t.Helper()
	games := map[string]bool{}
	for seed := range uint64(20) {
		first, again := play(seed), play(seed)
		if first != again {
			t.Fatalf("seed %d gave two different games", seed)
		}
		games[first] = true
	}
	if len(games) < 2 {
		t.Error("20 seeds all gave the same game")
	}
}

func TestEveryStylePlaysAnyLevel(t *testing.T) {
	for _, name := range Names() {
		if got := converse(t, name, "4\nX\n", Options{Level: "random"}); got.ended != nil {
			t.Errorf("%s: %v", name, got.ended)
		}
		if got := converse(t, name, "4\nX\n", Options{Level: "12"}); got.ended == nil {
			t.Errorf("%s plays a level that there is not", name)
		}
	}
}

// failing is a writer on which nothing can be written.
type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, os.ErrClosed }

func TestOutputThatCannotBeWrittenEndsTheGame(t *testing.T) {
	for _, style := range Styles() {
		options := Options{Now: time.Now, Log: filepath.Join(t.TempDir(), "log")}
		err := style.Play(t.Context(), Streams{strings.NewReader("4\nX\n"), failing{}, failing{}}, options)
		if err == nil {
			t.Errorf("%s goes on in silence", style.Name)
		}
	}
}

// TestInterruption ends the context while the dialogue waits for a line that
// never comes, and while the computer thinks.
func TestInterruption(t *testing.T) {
	for _, style := range Styles() {
		ctx, cancel := context.WithCancel(t.Context())
		reader := interruptedReader{text: "4\nO\n", cancel: cancel}
		var out strings.Builder
		options := Options{Now: time.Now, Log: filepath.Join(t.TempDir(), "log")}
		err := style.Play(ctx, Streams{&reader, &out, &out}, options)
		if !errors.Is(err, context.Canceled) || !strings.HasSuffix(out.String(), "\n") {
			t.Errorf("%s ended with %v after %q", style.Name, err, out.String())
		}
	}
}

// interruptedReader gives a text, then presses Ctrl+C and blocks for good.
type interruptedReader struct {
	text   string
	cancel func()
}

func (r *interruptedReader) Read(p []byte) (int, error) {
	if r.text != "" {
		n := copy(p, r.text)
		r.text = r.text[n:]
		return n, nil
	}
	r.cancel()
	select {}
}
