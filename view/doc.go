// Package view draws the screens of the full-screen program. Everything in it
// is a pure function from values to a string: the values say what is shown
// (Play, Form, Page), the Styles in which colours and characters, the Texts in
// which language.
//
// A screen is painted on a canvas of character cells, so that it always has the
// height of the window and no line is wider, whatever is put on it. Widths are
// those of x/ansi alone, which do not depend on the locale.
package view
