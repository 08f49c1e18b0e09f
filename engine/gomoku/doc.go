// Package gomoku holds the rules of Gomoku: five in a row on boards from 9×9
// to 22×22, freestyle, standard and renju.
//
// A State is the immutable value that the rest of the program sees. Points have
// names of their own: here row 1 is the lowest (see Name).
package gomoku
