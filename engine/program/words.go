package program

import (
	"fmt"
	"strings"
	"unicode"
)

// splitWords splits a command line at blanks. What stands between ' or " is
// kept together; a backslash has no meaning, so that paths of Windows need no
// care. The error says that there is no word or that a quote is left open.
func splitWords(command string) (words []string, err error) {
	var word strings.Builder
	quote, inside := rune(0), false
	for _, c := range command {
		switch {
		case quote != 0 && c == quote:
			quote = 0
		case quote == 0 && (c == '"' || c == '\''):
			quote, inside = c, true
		case quote == 0 && unicode.IsSpace(c):
			if inside {
				words = append(words, word.String())
			}
			word.Reset()
			inside = false
		default:
			word.WriteRune(c)
			inside = true
		}
	}
	if inside {
		words = append(words, word.String())
	}
	switch {
	case quote != 0:
		return nil, fmt.Errorf("a %c is left open in the command %s", quote, command)
	case len(words) == 0 || words[0] == "":
		return nil, fmt.Errorf("a command is wanted, like 'flank gtp --level 5'")
	}
	return words, nil
}
