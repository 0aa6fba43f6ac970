# An argument, one sentence or a few for each step. Facts are clauses without a full stop, in the
# words of the book; $cited is one of argument-cited-..., in parentheses.

# $who, $whoIs: the player; $places (list): names of cells; $count (number) of them
# $many (yes or no): too many to name them; $since (number): of the answer, -1 at the start
argument-placed =
    { $since ->
        [-1] At the start
       *[other] After answer { NUMBER($since, useGrouping: 0) }
    } { $whoIs ->
        [you] you were
       *[other] { $who } was
    } on { $many ->
        [true] one of { $count } cells
       *[false] { LIST($places, type: "or") }
    }; nowhere else does the walk fit on the plan{ $cited }.
# $would, $against (lists): facts
argument-not-but = Not on { LIST($places, type: "or") }: then { LIST($would) }, but { LIST($against) }{ $cited }.
argument-not-because = Not on { LIST($places, type: "or") }, because { LIST($against) }{ $cited }.
argument-not-both = Not on { LIST($places, type: "or") }: then { LIST($would) }, and that cannot be{ $cited }.
argument-not-reached =
    Not on { LIST($places, type: "or") }: { $whoIs ->
        [you] from where you can have been, you
       *[other] from where { $who } can have been, they
    } cannot have come there{ $cited }.
argument-not = Not on { LIST($places, type: "or") }, which does not fit what was said{ $cited }.
argument-left =
    { $count ->
        [one] Only { LIST($places) } is left{ $cited }.
       *[other] { $many ->
            [true] That leaves { $count } cells{ $cited }.
           *[false] That leaves { LIST($places, type: "or") }{ $cited }.
        }
    }

# $facts, $given (lists): facts
argument-so = So { LIST($facts) }{ $cited }.
argument-since = Since { LIST($given) }, it follows that { LIST($facts) }{ $cited }.
argument-in-each = On { LIST($places, type: "or") } alike: { LIST($facts) }{ $cited }.
# $has_given (yes or no)
argument-otherwise =
    Were it otherwise, then { LIST($would) }{ $has_given ->
        [true] , but { LIST($given) }
       *[false] , and that cannot be
    }{ $cited }. So { LIST($facts) }.

# $answers, $rules (lists): their numbers; $count (number) of the former, or of the latter alone
argument-cited-answers =
    { " " }({ $count ->
        [one] answer
       *[other] answers
    } { LIST($answers) })
argument-cited-rules =
    { " " }({ $count ->
        [one] rule
       *[other] rules
    } { LIST($rules) })
argument-cited-both =
    { " " }({ $count ->
        [one] answer
       *[other] answers
    } { LIST($answers) }; { LIST($rules) })
# $first, $last (text): numbers of many answers in a row
argument-to = { $first } to { $last }
argument-cited-nothing = { "" }

# A cell, outside of which somebody stands. $cell (text); $way (phrase): up, right, down, left
argument-outside = the outside of { $cell } ({ $way })

## Read from above

# $fact: what is proved; steps follow, with their $number and what it $says
argument-heading = It is certain that { $fact }. Step by step:
argument-step = { $number }. { $says }
# The answers follow
argument-none = It is certain that { $fact }. No short argument was found; these lines together prove it:
