// Package match plays two players against each other and says how much stronger
// one of them is. Every opening is played twice, with both colours, so that an
// opening that favours a colour favours nobody. It is the same on every machine
// as long as the players are: all chance follows from one seed.
package match
