# What a player is answered who asks for deduction. What is certain is a clause without a full
# stop, by the words of the book.

# $facts: one or several of them
knowledge-cells = Cells: { $facts }.
knowledge-sides = Sides: { $facts }.
knowledge-exits = Exits: { $facts }.
knowledge-players = Players: { $facts }.
knowledge-things = Things: { $facts }.
# $before, $next: one fact after the other
knowledge-facts = { $before }; { $next }
knowledge-nothing = Nothing is certain yet.
knowledge-contradiction = No plan fits what you were told: this one breaks a rule.
knowledge-unfinished = There was not enough time to finish.

# “why” and what follows it is typed as it stands
# $examples (list): knowledge-why-example
knowledge-why-what = Why what? Say for example { LIST($examples, type: "or") }.
# $about (text): what may be asked about
knowledge-why-example = “why { $about }”
knowledge-not-certain = None of that is certain.
# $what: knowledge-may-be, knowledge-may-be-on
knowledge-only-possible = None of that is certain: { $what }.
knowledge-possible = Not ruled out yet: { $what }.
knowledge-possible-what = Of what? Say a cell, or a player's name.
# $fact: what is certain. Lines with the reasons follow.
knowledge-because = It is certain that { $fact }, because
# $reason: a line
knowledge-reason = - { $reason }
knowledge-no-proof = - no proof was found in time.
knowledge-chosen = - you chose it.
# Under what a cell may be. $odds: list of knowledge-odds-of
knowledge-odds = If the plan was drawn as this program draws plans: { $odds }.
# $kind: a kind of cell; $percent (number)
knowledge-odds-of = { $kind } { $percent } %
