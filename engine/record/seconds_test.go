package record

import (
	"encoding/json"
	"testing"
	"time"
)

func TestSecondsInJSON(t *testing.T) {
	tests := []struct {
		name string
		time time.Duration
		json string
		back time.Duration // what is read again
	}{
		{"none", 0, "0", 0},
		{"whole", 90 * time.Second, "90", 90 * time.Second},
		{"milliseconds", 1234 * time.Millisecond, "1.234", 1234 * time.Millisecond},
		{"rounded", 1999999 * time.Nanosecond, "0.002", 2 * time.Millisecond},
		{"below zero", -time.Second, "0", 0},
		{"too long", 1 << 62, "1000000000", 1e9 * time.Second},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			data, err := json.Marshal(Seconds(test.time))
			if err != nil || string(data) != test.json {
				t.Fatalf("%v is written as %s, %v; want %s", test.time, data, err, test.json)
			}
			var back Seconds
			if err := json.Unmarshal(data, &back); err != nil || time.Duration(back) != test.back {
				t.Errorf("%s is read as %v, %v; want %v", data, time.Duration(back), err, test.back)
			}
		})
	}
}

func TestSecondsRefuses(t *testing.T) {
	for _, text := range []string{"-1", "1e10", "1e999", `"5"`, "true", "[]"} {
		var s Seconds
		if err := json.Unmarshal([]byte(text), &s); err == nil {
			t.Errorf("%s was read as %v", text, time.Duration(s))
		}
	}
}
