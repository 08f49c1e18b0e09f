package command

import (
	"errors"
	"fmt"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// What cobra says of wrong command lines, in this program's words: one line
// that says what is accepted.

// usageError is a wrong command line.
type usageError struct{ error }

func usagef(format string, args ...any) error {
	return usageError{fmt.Errorf(format, args...)}
}

// flagError says what is wrong with a flag.
func flagError(cmd *cobra.Command, err error) error {
	var value *pflag.InvalidValueError
	var unknown *pflag.NotExistError
	var missing *pflag.ValueRequiredError
	switch {
	case errors.As(err, &value) && value.GetFlag().Value.Type() == "bool":
		return fmt.Errorf("--%s: %q is neither true nor false", value.GetFlag().Name, value.GetValue())
	case errors.As(err, &value):
		return fmt.Errorf("--%s: %w", value.GetFlag().Name, value.Unwrap())
	case errors.As(err, &unknown) && unknown.GetSpecifiedShortnames() != "":
		return fmt.Errorf("there is no flag -%s: %s --help lists them", unknown.GetSpecifiedName(), cmd.CommandPath())
	case errors.As(err, &unknown):
		return fmt.Errorf("there is no flag --%s: %s --help lists them", unknown.GetSpecifiedName(), cmd.CommandPath())
	case errors.As(err, &missing):
		return fmt.Errorf("--%s needs a value: %s", missing.GetFlag().Name, missing.GetFlag().Usage)
	}
	return fmt.Errorf("%w: %s --help lists the flags", err, cmd.CommandPath())
}

// noArguments refuses arguments.
func noArguments(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		return fmt.Errorf("%s takes no arguments", cmd.CommandPath())
	}
	return nil
}

// oneFile refuses arguments other than one name of a file, with the words of what
// is wanted.
func oneFile(wanted string) cobra.PositionalArgs {
	return func(_ *cobra.Command, args []string) error {
		if len(args) != 1 || args[0] == "" {
			return errors.New(wanted)
		}
		return nil
	}
}

// noCommand refuses arguments of the root: they look like subcommands.
func noCommand(_ *cobra.Command, args []string) error {
	if len(args) > 0 {
		return fmt.Errorf("there is no command %q: flank --help lists them", args[0])
	}
	return nil
}

// mindArguments adds cobra's own commands and makes them as strict as the
// others: help wants a command that there is, completion a shell.
func mindArguments(root *cobra.Command) {
	root.InitDefaultHelpCmd()
	root.InitDefaultCompletionCmd()
	for _, cmd := range root.Commands() {
		switch cmd.Name() {
		case "help":
			cmd.Args = aCommand
		case "completion":
			cmd.Args = nil
			cmd.RunE = func(*cobra.Command, []string) error {
				return usagef("completion wants the name of a shell: bash, zsh, fish or powershell")
			}
			for _, shell := range cmd.Commands() {
				shell.Args = noArguments
			}
		}
	}
}

// aCommand refuses what names no command.
func aCommand(cmd *cobra.Command, args []string) error {
	_, rest, err := cmd.Root().Find(args)
	if err != nil || len(rest) > 0 {
		return noCommand(cmd, args)
	}
	return nil
}

// version returns the version that the program was built as.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "(unknown)"
	}
	return strings.TrimPrefix(info.Main.Version, "v")
}
