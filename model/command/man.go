package command

import (
	"io"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"
)

// manDate stands in the manual page in place of the day that it was made on,
// so that the same program always makes the same page.
var manDate = time.Date(2026, time.November, 1, 0, 0, 0, 0, time.UTC)

// newMan returns the command that prints the manual page.
func newMan(out io.Writer) *cobra.Command {
	return &cobra.Command{
		Use:   "man",
		Short: "Print the manual page",
		Long:  "Man prints the manual page, made from the commands and flags themselves: flank man > flank.1",
		Args:  noArguments,
		RunE: func(cmd *cobra.Command, _ []string) error {
			root := cmd.Root()
			root.DisableAutoGenTag = true
			return doc.GenMan(root, &doc.GenManHeader{Title: "FLANK", Section: "1", Source: "flank", Manual: "Games", Date: &manDate}, out)
		},
	}
}
