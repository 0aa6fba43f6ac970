# The daily labyrinth

# What may be typed for a word of a mark, besides its beginning; commas between
# $word: which of them
daily-words =
    { $word ->
        [wall] wall, blocked
        [open] open, free, passage
        [not] not, no
        [land] land, floor
        [hospital] hospital
        [weaponry] weaponry
        [up] up, north
        [right] right, east
        [down] down, south
       *[left] left, west
    }
# $said (text): what somebody typed
daily-no-mark = “{ $said }” is nothing that can be marked here. A mark is, for example: c3 hospital; b2 right wall; b2 c2 open; Ariadne c3; not Ariadne c3.
daily-no-word = Nothing here is called “{ $said }”.

## Hints

# $answers (list): their numbers; $count (number): of them
daily-hint-answers =
    { $count ->
        [0] Something is certain by what was said at the start and by what is drawn already.
        [one] Something is certain by answer { LIST($answers, type: "and") }.
       *[other] Something is certain by the answers { LIST($answers, type: "and") }.
    }
# $rule (text): the number of a rule that it takes, or nothing
daily-hint-rule =
    { $rule ->
        [L90] It takes that there is a hospital, a weaponry and land.
        [L93] It takes that every cell can be reached.
       *[other] The answers alone are enough.
    }
# $rule: see daily-hint-rule
daily-hint-cell = It is about what a cell is. { daily-hint-rule }
daily-hint-side = It is about a side between two cells: a wall, or open. { daily-hint-rule }
# $who (text): a player; $rule: see daily-hint-rule
daily-hint-place = Only one place is left for { $who }. { daily-hint-rule }
daily-hint-not-there = There is a place where { $who } cannot be. { daily-hint-rule }
# $fact (phrase): what is certain, a clause; the lines of the proof follow
daily-hint-mark = It is certain that { $fact }, because

## The result

# $number, $marks, $slips, $hints (numbers); $row (text): a square for each mark
daily-share = Asterion { NUMBER($number, useGrouping: 0) } · { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    } · { $slips ->
        [one] { $slips } slip
       *[other] { $slips } slips
    }{ $hints ->
        [0] { "" }
        [one] { " · " }{ $hints } hint
       *[other] { " · " }{ $hints } hints
    } · { $row }

## The first one of all, which explains itself

# $sort: KindIs, WallStands, PlayerAt or NotAt; $who (text): a player; $answers (list): numbers of answers
daily-coach =
    { $sort ->
        [NotAt] Small letters are places where { $who } may be now. Go back from each of them the way that { $who } came: one of them cannot be (compare { LIST($answers, type: "and") }). Mark that { $who } is not there.
        [PlayerAt] One place is left for { $who } (compare { LIST($answers, type: "and") }). Mark that { $who } is there.
        [KindIs] { $who } is found, and the whole way is drawn. On it { $who } was told of a building: mark what that cell is.
       *[WallStands] On the way { $who } hit a wall between two cells: mark that side as a wall.
    }
