package command

import (
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"
	"github.com/spf13/pflag"
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
			page, err := manPage(cmd.Root())
			if err != nil {
				return err
			}
			_, err = io.WriteString(out, page)
			return err
		},
	}
}

// manPage returns one page for the whole program: the generator's page of the
// root, with the commands in place of references to pages of their own.
func manPage(root *cobra.Command) (string, error) {
	root.DisableAutoGenTag = true
	var b strings.Builder
	header := doc.GenManHeader{Title: "FLANK", Section: "1", Source: "flank", Manual: "Games", Date: &manDate}
	if err := doc.GenMan(root, &header, &b); err != nil {
		return "", err
	}
	page, _, _ := strings.Cut(b.String(), ".SH SEE ALSO")
	return page + ".SH COMMANDS\n" + manCommands(root) + manStatus, nil
}

// manCommands returns a paragraph for each command, with its flags.
func manCommands(root *cobra.Command) string {
	var b strings.Builder
	for _, cmd := range root.Commands() {
		if !cmd.IsAvailableCommand() {
			continue
		}
		fmt.Fprintf(&b, ".TP\n\\fBflank %s\\fP\n%s\n", roff(cmd.Use), roff(firstOf(cmd.Long)))
		cmd.LocalNonPersistentFlags().VisitAll(func(flag *pflag.Flag) {
			if flag.Name == "help" {
				return
			}
			fmt.Fprintf(&b, ".RS\n.TP\n\\fB\\-\\-%s\\fP %s\n%s\n.RE\n", roff(flag.Name), flag.Value.Type(), roff(flag.Usage))
		})
	}
	return b.String()
}

// manStatus is the section on the exit status.
const manStatus = `.SH EXIT STATUS
0 for a good end, 1 for a failure, 2 for a wrong command line, 130 for a plain-text game ended by Ctrl+C or a signal, or a command ended by Ctrl+C.
`

// firstOf returns the first paragraph of a text.
func firstOf(text string) string {
	paragraph, _, _ := strings.Cut(text, "\n\n")
	return strings.TrimSpace(paragraph)
}

// roff escapes what the formatter of manual pages would take for its own.
func roff(text string) string {
	return strings.NewReplacer(`\`, `\\`, "-", `\-`, "\n.", "\n\\&.").Replace(text)
}
