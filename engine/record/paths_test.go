package record

import (
	"path/filepath"
	"testing"
)

func TestPathsFollowTheEnvironment(t *testing.T) {
	data, config := t.TempDir(), t.TempDir()
	t.Setenv("XDG_DATA_HOME", data)
	t.Setenv("XDG_CONFIG_HOME", config)
	tests := []struct{ name, got, want string }{
		{"data", DataDir(), filepath.Join(data, "flank")},
		{"settings", ConfigFile(), filepath.Join(config, "flank", "config.json")},
		{"log", LogFile(), filepath.Join(data, "flank", "Reversi.csv")},
	}
	for _, test := range tests {
		if test.got != test.want {
			t.Errorf("%s: %s, want %s", test.name, test.got, test.want)
		}
	}
}
