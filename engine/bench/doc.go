// Package bench measures the engines on fixed positions: what they count is
// the same on every machine, how long it takes is not.
package bench
