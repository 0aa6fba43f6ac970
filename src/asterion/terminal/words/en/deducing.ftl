# What could be known, while a game is replayed. What is certain is said by the words of deduction,
# as a clause without a full stop.

terminal-certain-now = certain now: { $fact }
terminal-certain-contradiction = no plan fits what was told: this one breaks a rule
terminal-certain-unfinished = not finished: there may be more
# $counted (list): how much was certain, in the words of the book
terminal-certain-in-the-end = In the end this was certain: { LIST($counted) }.
# $heading (phrase): what is counted; $points (list): terminal-certain-point
terminal-certain-curve = { $heading }: { LIST($points, type: "join") }.
# $n (number): of the answer; $known (number): how many were certain after it
terminal-certain-point = { NUMBER($n, useGrouping: 0) }: { NUMBER($known, useGrouping: 0) }
# $n (number): of the answer; $by (list): the numbers of the answers that prove it
terminal-certain-way-out = From answer { NUMBER($n, useGrouping: 0) } on it was certain that { $fact }, by { LIST($by) }.
terminal-certain-no-way-out = No way out was ever certain.
