package record

import (
	"path/filepath"
	"testing"
)

func TestPathsFollowTheEnvironment(t *testing.T) {
	data, config := t.TempDir(), t.TempDir()
	t.Setenv("XDG_DATA_HOME", data)
	t.Setenv("XDG_CONFIG_HOME", config)
	want := Paths{
		Data:   filepath.Join(data, "flank"),
		Config: filepath.Join(config, "flank", "config.json"),
		Log:    filepath.Join(data, "flank", "Reversi.csv"),
	}
	if got := DefaultPaths(); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
}
