# The page's words: the daily labyrinth.

daily-title = The daily labyrinth
# $number (number): of the daily; $date (text): in words
daily-number = No. { NUMBER($number, useGrouping: 0) } · { $date }
daily-first = The first one
# $level (number): the day of the week, from 1, the easy Monday
daily-level =
    { $level ->
        [1] very easy
        [2] easy
        [3] fairly easy
        [4] medium
        [5] fairly hard
        [6] hard
       *[other] very hard
    }
# $done, $of (numbers): marks
daily-so-far = { $done } of { $of ->
        [one] { $of } mark
       *[other] { $of } marks
    }
# $due (number): marks that are certain by the answers so far
daily-due =
    { $due ->
        [one] { $due } is certain now
       *[other] { $due } are certain now
    }
daily-made = Making the labyrinth…
daily-failed = The labyrinth cannot be shown right now.
daily-new = New here? Five marks explain it all.

## The map, to be heard

daily-map = The labyrinth, as far as it is certain
# $cell (text): its name; $kind: land, hospital and so on, or unknown
daily-cell =
    { $kind ->
        [land] { $cell }: land
        [hospital] { $cell }: hospital
        [weaponry] { $cell }: weaponry
        [nothing] { $cell }: nothing
        [store] { $cell }: store
        [lion] { $cell }: lion
        [orc] { $cell }: orc
        [pit] { $cell }: pit
       *[unknown] { $cell }: not known
    }
# $who (text), $whoIs (you or other): a player
daily-is-here =
    { $whoIs ->
        [you] you are here
       *[other] { $who } is here
    }
daily-may-be-here =
    { $whoIs ->
        [you] you may be here
       *[other] { $who } may be here
    }
# $seen: lights or green-eyes; what shows itself from the next cell
daily-glimpse =
    { $seen ->
        [lights] lights
       *[green-eyes] green eyes
    }
# $one, $other (text): the cells that it lies between; $is: wall, open or unknown
daily-side =
    { $is ->
        [wall] between { $one } and { $other }: wall
        [open] between { $one } and { $other }: open
       *[unknown] between { $one } and { $other }: not known
    }

## Marking

daily-marking = Your marks
daily-how = Press a cell or a side, and mark only what is certain.
# $where (text): a cell, or the two cells of a side
daily-choices = What is certain of { $where }?
# $is: what a cell or a side is
daily-mark =
    { $is ->
        [land] Land
        [hospital] Hospital
        [weaponry] Weaponry
        [nothing] Nothing
        [store] Store
        [lion] Lion
        [orc] Orc
        [pit] Pit
        [wall] Wall
       *[open] Open
    }
# $who (text), $whoIs (you or other): a player
daily-mark-here =
    { $whoIs ->
        [you] You are here
       *[other] { $who } is here
    }
daily-mark-not-here =
    { $whoIs ->
        [you] You are not here
       *[other] { $who } is not here
    }
# $book: labyrinth or dungeonlab
daily-type =
    { $book ->
        [dungeonlab] c3 lion
       *[other] c3 hospital
    }
daily-mark-it = Mark
# $what: what is certain, a clause; $done, $of (numbers): marks
daily-inked = Inked: { $what } ({ $done } of { $of }).
# $what (text): a clause
daily-extra = Certain, though not asked for: { $what }.
daily-known = That is drawn already.
daily-refused = Not certain yet: { $what }. This plan fits as well.
daily-plan-away = Back to the map
daily-why = Why?
daily-hint = Hint
# $level (number): 1, 2 or 3
daily-hint-more = Hint { $level } of 3

## The log

daily-log = Answers and marks
daily-agreed = Agreed

## The result

daily-solved = Solved
# $time (text): minutes and seconds
daily-time = in { $time }
# $slips, $hints, $days (numbers)
daily-slips =
    { $slips ->
        [0] no slip
        [one] { $slips } slip
       *[other] { $slips } slips
    }
daily-hints =
    { $hints ->
        [0] no hint
        [one] { $hints } hint
       *[other] { $hints } hints
    }
daily-streak =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
daily-copy = Copy
daily-copied = Copied.
daily-share = Share
daily-not-shared = It could not be shared.
daily-picture = Save as a picture
# $solved (number): of people
daily-others =
    { $solved ->
        [one] You are the first to solve it.
       *[other] { $solved } people have solved it.
    }
# $time (text): minutes and seconds
daily-others-time = Half of them needed { $time } or less.
# $clean, $slower (numbers): of people
daily-others-clean =
    { $clean ->
        [0] Nobody did without a slip or a hint.
        [one] { $clean } of them did without a slip or a hint.
       *[other] { $clean } of them did without a slip or a hint.
    }
daily-others-slower =
    { $slower ->
        [0] Nobody took longer than you.
        [one] { $slower } took longer than you.
       *[other] { $slower } took longer than you.
    }
daily-to-today = Today's labyrinth

## Earlier days

daily-earlier = Other days
# $book (text): its name
daily-first-link = { $book }: the first one, which explains itself
daily-practice = Practice: one question
# $day (text): a day in words
daily-day = { $day }
daily-day-solved = { $day }: solved
daily-still-earlier = Still earlier
