package command

// setting is a flag's value that is checked when it is read; T is what it
// means. It implements pflag.Value.
type setting[T any] struct {
	value T
	text  string // as typed; empty: not given
	kind  string // the name of its value in the help
	parse func(string) (T, error)
}

func newSetting[T any](kind string, parse func(string) (T, error)) setting[T] {
	return setting[T]{kind: kind, parse: parse}
}

// preset returns a setting that has a value from the start, which parse accepts.
func preset[T any](kind, text string, parse func(string) (T, error)) setting[T] {
	s := newSetting(kind, parse)
	_ = s.Set(text)
	return s
}

// Set reads the value. The error says what is accepted.
func (s *setting[T]) Set(text string) error {
	value, err := s.parse(text)
	if err != nil {
		return err
	}
	s.value, s.text = value, text
	return nil
}

// String returns the value as typed.
func (s *setting[T]) String() string { return s.text }

// Type returns the name of the value in the help.
func (s *setting[T]) Type() string { return s.kind }

// given reports whether the flag stands on the command line.
func (s *setting[T]) given() bool { return s.text != "" }
