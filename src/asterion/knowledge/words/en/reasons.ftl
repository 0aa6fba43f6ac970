# What the facts of several books have in common, without a full stop

# $cell (text): its name
# $who (text), $whoIs: the player
knowledge-player-on =
    { $whoIs ->
        [you] you are on { $cell }
       *[other] { $who } is on { $cell }
    }
# $cell (text): its name
# $who (text), $whoIs: the player
knowledge-player-not-on =
    { $whoIs ->
        [you] you are not on { $cell }
       *[other] { $who } is not on { $cell }
    }

## Why something is certain

# $rule (text): its number; $text (phrase): what it says
knowledge-by-rule = rule { $rule }: { $text }
# $who, $whoIs: whose answers they were; $heard (phrase): what was said
# $first, $last (numbers): the numbers of the answers
knowledge-heard-of =
    { $whoIs ->
        [you] you
       *[other] { $who }
    }, { knowledge-answers }: { $heard }
# The same, where nobody's answers are meant
knowledge-heard = { knowledge-answers }: { $heard }
# $same (yes or no): there is only one
knowledge-answers =
    { $same ->
        [true] answer { NUMBER($first, useGrouping: 0) }
       *[false] answers { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }
    }
# $before, $next (phrases): two sentences, one after the other
knowledge-then = { $before } { $next }

## What is only possible

# $kinds (list): what a cell may be, in the words of the book
knowledge-kinds = { LIST($kinds, type: "or") }
knowledge-no-kind = nothing
# $cell (text): its name; $kinds (phrase): knowledge-kinds
knowledge-may-be = { $cell } may be { $kinds }

# $who, $whoIs: the player; $cells (list): their names; $count (number) of them
# $outside (yes or no): may be outside, too
knowledge-may-be-on =
    { $whoIs ->
        [you] you may be
       *[other] { $who } may be
    } { $count ->
        [0] outside
       *[other] { $outside ->
            [true] on { LIST($cells, type: "or") }, or outside
           *[false] on { LIST($cells, type: "or") }
        }
    }
knowledge-is-gone =
    { $whoIs ->
        [you] you are not in the labyrinth
       *[other] { $who } is not in the labyrinth
    }
knowledge-anywhere =
    { $whoIs ->
        [you] you may be anywhere
       *[other] { $who } may be anywhere
    }
