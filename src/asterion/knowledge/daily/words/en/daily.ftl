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
        [nothing] nothing, empty
        [store] store, shop
        [lion] lion
        [orc] orc
        [pit] pit
        [up] up, north
        [right] right, east
        [down] down, south
       *[left] left, west
    }
# $said (text): what somebody typed
daily-no-mark = “{ $said }” is nothing that can be marked here. A mark is, for example: { $book ->
        [dungeonlab] c3 lion; b2 right wall; b2 c2 open; Theseus c3; not Theseus c3
       *[other] c3 hospital; b2 right wall; b2 c2 open; Ariadne c3; not Ariadne c3
    }.
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
        [counts] It takes how many of each kind there are.
       *[other] The answers alone are enough.
    }
# $rule: see daily-hint-rule
daily-hint-cell = It is about what a cell is. { daily-hint-rule }
daily-hint-side = It is about a side between two cells: a wall, or open. { daily-hint-rule }
# $who (text): a player; $rule: see daily-hint-rule
daily-hint-place = Only one place is left for { $whoIs ->
        [you] you
       *[other] { $who }
    }. { daily-hint-rule }
daily-hint-not-there = There is a place where { $whoIs ->
        [you] you
       *[other] { $who }
    } cannot be. { daily-hint-rule }
# $fact (phrase): what is certain, a clause; the lines of the proof follow
daily-hint-mark = It is certain that { $fact }, because

# $number (number): of an answer; $words (phrase): its sentences
daily-by-answer = Answer { $number }: { $words }
# $words (phrase): sentences that were agreed
daily-as-agreed = Agreed: { $words }
# $fact (phrase): what follows, a clause
daily-so = So { $fact }.

## What a mark says, and what was agreed

# $kind: what is on a cell, with its article
daily-kind =
    { $kind ->
        [hospital] a hospital
        [store] a store
        [lion] a lion
        [orc] an orc
        [pit] a pit
       *[nothing] nothing
    }
# $cell (text); $kind (phrase): daily-kind; a clause
daily-kind-is = there is { $kind } on { $cell }
# $kind: see daily-kind; $count (number): this many are in the dungeon
daily-count =
    { $kind ->
        [hospital] { $count ->
            [one] one hospital
           *[other] { $count } hospitals
        }
        [store] { $count ->
            [one] one store
           *[other] { $count } stores
        }
        [lion] { $count ->
            [one] one lion
           *[other] { $count } lions
        }
        [orc] { $count ->
            [one] one orc
           *[other] { $count } orcs
        }
       *[pit] { $count ->
            [one] one pit
           *[other] { $count } pits
        }
    }
# $columns, $rows (numbers): of cells
daily-agreed-dungeon = The dungeon has { $columns } by { $rows } cells on one level, and walls around it.
# $things (list): daily-count
daily-agreed-counts = In it are { LIST($things, type: "and") }, and nothing else to meet.
daily-agreed-sights = Where no wall is between, lights show from the next cell if it is a hospital or a store, and green eyes if it is a lion or an orc. An orc also pierces those who come next to it, unless they are in a hospital. Pits do not show: those who fall into one come out of the other.
# $cell (text)
daily-landed = You land on { $cell }.

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

# $book, $sort: KindIs, WallStands, PlayerAt or NotAt; $who (text), $whoIs: a player; $answers (list): numbers of answers
daily-coach =
    { $book ->
        [dungeonlab] { $sort ->
            [NotAt] Since the fall you do not know where you are. Small letters are places where you may be now; the way that you have come since then is the same for all of them. One of them cannot be (compare { LIST($answers, type: "and") }). Mark that you are not there.
            [PlayerAt] One place is left (compare { LIST($answers, type: "and") }). Mark that you are there.
            [KindIs] Lights and green eyes say only half of it. Think of what was agreed (compare { LIST($answers, type: "and") }), and mark what that cell is.
           *[WallStands] You bumped into a wall, or what shows itself was not seen from the next cell: then a wall is between them (compare { LIST($answers, type: "and") }). Mark that side as a wall.
        }
       *[labyrinth] { $sort ->
            [NotAt] Small letters are places where { $who } may be now. Go back from each of them the way that { $who } came: one of them cannot be (compare { LIST($answers, type: "and") }). Mark that { $who } is not there.
            [PlayerAt] One place is left for { $who } (compare { LIST($answers, type: "and") }). Mark that { $who } is there.
            [KindIs] { $who } is found, and the whole way is drawn. On it { $who } was told of a building: mark what that cell is.
           *[WallStands] On the way { $who } hit a wall between two cells: mark that side as a wall.
        }
    }
