package record

import (
	"path/filepath"

	"github.com/adrg/xdg"
)

// DataDir returns the folder of the archive, the unfinished games and
// Reversi.csv: flank in the XDG data folder. The environment is read anew on
// each call, which must not run at the same time as another one.
func DataDir() string {
	xdg.Reload()
	return filepath.Join(xdg.DataHome, "flank")
}

// ConfigFile returns the path of the settings: flank/config.json in the XDG
// configuration folder. For its use see DataDir.
func ConfigFile() string {
	xdg.Reload()
	return filepath.Join(xdg.ConfigHome, "flank", "config.json")
}

// LogFile returns the path of the full screen's Reversi.csv unless the user
// names another: in the data folder. For its use see DataDir.
func LogFile() string { return filepath.Join(DataDir(), CSVName) }
