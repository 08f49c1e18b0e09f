package program

import (
	"fmt"
	"unicode"
)

// splitWords splits a command line at blanks. What stands between ' or " is
// kept together; a backslash has no meaning, so that paths of Windows need no
// care. The error says that there is no word or that a quote is left open.
func splitWords(command string) (words []string, err error) {
	quote := rune(0) // the one that is open
	word, begun := "", false
	for _, c := range command + " " {
		switch {
		case c == quote:
			quote = 0
		case quote == 0 && (c == '"' || c == '\''):
			quote, begun = c, true
		case quote == 0 && unicode.IsSpace(c):
			if begun {
				words = append(words, word)
			}
			word, begun = "", false
		default:
			word, begun = word+string(c), true
		}
	}
	switch {
	case quote != 0:
		return nil, fmt.Errorf("a %c is left open in the command %s", quote, command)
	case len(words) == 0 || words[0] == "":
		return nil, fmt.Errorf("a command is wanted, like 'flank gtp --level 5'")
	}
	return words, nil
}
