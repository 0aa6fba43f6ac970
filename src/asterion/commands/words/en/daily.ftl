# `asterion daily`

# $number (number): of the daily; $date (text): 2026-11-16; $marks (number): that are asked for
commands-daily = The daily labyrinth { NUMBER($number, useGrouping: 0) }, { $date }: { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    } to make.
# $book: labyrinth or dungeonlab
commands-daily-how = Mark only what is certain: type, for example, { $book ->
        [dungeonlab] “c3 lion”, “b2 right wall”, “b2 c2 open”, “Theseus c3” (you are there) or “not Theseus c3”. Small letters on the map are places where you may be.
       *[labyrinth] “c3 hospital”, “b2 right wall”, “b2 c2 open”, “Ariadne c3” or “not Ariadne c3”. Small letters on the map are places where somebody may be.
    } “hint” helps, “help” says more.
# $due, $done, $of (numbers)
commands-daily-due =
    { $due ->
        [one] { $due } mark is certain now;
       *[other] { $due } marks are certain now;
    } { $done } of { $of } are inked.
# $mark (text): in its notation; $done, $of (numbers); $asked: whether it was asked for
commands-daily-inked =
    { $asked ->
        [true] Inked: { $mark } ({ $done } of { $of }).
       *[false] Certain, though not asked for: { $mark }.
    }
commands-daily-known = That is drawn already.
commands-daily-not-certain = Not certain yet: this plan fits as well.
commands-daily-solved = Solved. This is the whole labyrinth:
commands-daily-help = Walls are drawn as lines, open sides as gaps, dots are sides that are not known yet. “.” is land, H a hospital, W a weaponry. In DungeonLab H is a hospital, S a store, L a lion, O an orc, P a pit; * are lights and % green eyes, seen from the next cell. A capital letter is somebody who was found; a small one is a place where they may be now. Strike such a place off with “not Ariadne c3” once it is certain that they are not there. When everything that is certain and asked for is inked, the next answers are read out. Also: “map”, “answers” (all of them again), “hint” (three of growing help), “quit”.
# $verb: what is typed, besides English
commands-daily-verb =
    { $verb ->
        [hint] hint
        [map] map
        [answers] answers
        [help] help
       *[quit] quit
    }
# $said (text): what was given
commands-daily-no-date = “{ $said }” is not a date: write “2026-11-16” or “first”.
# $date (text)
commands-daily-not-that-day = There is no daily labyrinth of { $date }: the first one is of 2026-01-01, the last one of today.

commands-option-daily-date = An earlier day (“2026-11-16”), or “first” and “first-dungeonlab”: those that explain themselves.
commands-help-daily =
    A labyrinth a day: mark what is certain.

    A game begins, and its first answers are read out. Mark a wall, a cell, or where somebody is or is not: what is provable is inked, and the next answers follow. What is not certain yet is refused with a plan that fits as well. It is easy on Monday, hard on Sunday, and the same for everyone.
    .summary = A labyrinth a day: mark what is certain.
