package record

import (
	"encoding/json"
	"fmt"
	"math"
	"strconv"
	"time"
)

// Seconds is a length of time that JSON shows as a number of seconds with at
// most three decimals, from 0 to a billion. It converts to time.Duration.
type Seconds time.Duration

// maxSeconds is the longest time in a file, a little over 31 years.
const maxSeconds = 1e9

// MarshalJSON rounds to milliseconds; a time out of range becomes the nearest
// one within.
func (s Seconds) MarshalJSON() ([]byte, error) {
	ms := time.Duration(s).Round(time.Millisecond).Milliseconds()
	seconds := float64(min(max(ms, 0), maxSeconds*1000)) / 1000
	return strconv.AppendFloat(nil, seconds, 'f', -1, 64), nil
}

// UnmarshalJSON reads a number of seconds.
func (s *Seconds) UnmarshalJSON(data []byte) error {
	var seconds float64
	if err := json.Unmarshal(data, &seconds); err != nil {
		return err
	}
	if seconds < 0 || seconds > maxSeconds {
		return fmt.Errorf("%v seconds are out of range: 0 to 1000000000 are accepted", seconds)
	}
	*s = Seconds(time.Duration(math.Round(seconds*1000)) * time.Millisecond)
	return nil
}
