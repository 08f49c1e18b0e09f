package model

import (
	"testing"
	"time"
)

func TestClocksAreReadAsTheyAreWritten(t *testing.T) {
	for text, want := range map[string]Clock{
		"5m":       {5 * time.Minute, 0},
		"5m+3s":    {5 * time.Minute, 3 * time.Second},
		"1m30s+1s": {90 * time.Second, time.Second},
		"1h":       {time.Hour, 0},
	} {
		clock, err := ParseClock(text)
		if err != nil || clock != want || clock.String() != text {
			t.Errorf("%q: %v, %v, written %q", text, clock, err, clock)
		}
	}
	for _, text := range []string{"", "5", "x", "0s", "-1m", "5m+", "5m+-1s", "+3s"} {
		if clock, err := ParseClock(text); err == nil {
			t.Errorf("%q became %v", text, clock)
		}
	}
}

func TestClockFaceRoundsUp(t *testing.T) {
	for left, want := range map[time.Duration]string{
		0: "0:00", time.Millisecond: "0:01", time.Second: "0:01", 61 * time.Second: "1:01", 3599 * time.Second: "59:59", time.Hour: "1:00:00",
	} {
		if got := clockFace(left); got != want {
			t.Errorf("%v: %s, want %s", left, got, want)
		}
	}
}
