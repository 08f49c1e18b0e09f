package record

import (
	"path/filepath"

	"github.com/adrg/xdg"
)

// Paths is where the program keeps its files.
type Paths struct {
	Data   string // the folder of the archive and the unfinished games
	Config string // the file of the settings
	Log    string // the full screen's Reversi.csv, unless the user names another
}

// DefaultPaths returns the places in the XDG folders, as the environment says
// now. It must not be called from two goroutines at the same time.
func DefaultPaths() Paths {
	xdg.Reload()
	data := filepath.Join(xdg.DataHome, "flank")
	return Paths{
		Data:   data,
		Config: filepath.Join(xdg.ConfigHome, "flank", "config.json"),
		Log:    filepath.Join(data, CSVName),
	}
}
