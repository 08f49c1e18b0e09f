package model

import (
	"strings"

	"flank/view"
)

// localeOf returns the language that the environment asks for: the first of
// LC_ALL, LC_MESSAGES and LANG that is set.
func localeOf(getenv func(string) string) string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if value := getenv(name); value != "" {
			return languageOf(value)
		}
	}
	return "en"
}

// languageOf returns the language of a locale like zh_TW.UTF-8.
func languageOf(locale string) string {
	name := strings.ToLower(strings.ReplaceAll(locale, "-", "_"))
	switch {
	case !strings.HasPrefix(name, "zh"):
		return "en"
	case strings.Contains(name, "hant"), strings.Contains(name, "_tw"), strings.Contains(name, "_hk"), strings.Contains(name, "_mo"):
		return "zh-Hant"
	}
	return "zh-Hans"
}

// findTexts returns the texts of a language, those of the locale if the
// settings name none.
func findTexts(language, locale string) *view.Texts {
	if language == "" {
		language = locale
	}
	if texts, ok := view.FindTexts(language); ok {
		return texts
	}
	texts, _ := view.FindTexts("en")
	return texts
}
