module flank

go 1.26
