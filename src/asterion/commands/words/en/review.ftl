# `asterion review`

commands-help-review =
    Write a report of a finished game: what each player could have known, and when.

    It is one HTML file with pictures, written beside the record unless --out names another place.
    Every answer is analysed from every seat, which takes a few seconds per player.
    .summary = Report what each player of a finished game could have known.
commands-option-review-out = Write the report to this file.
commands-review-not-over = this game is not over; a review would reveal what is still secret
# $name (text): whose chair it is
commands-review-thinking = analysing what { $name } could know ...
commands-review-cannot-write = { $path } cannot be written: { $why }
# $book (text): its title
commands-review-title = { $book }: what could be known
commands-review-curves = What each player could prove
commands-review-maps = The plan at the end
commands-review-maps-about = Dark is what this seat could prove, pale is the rest of the truth; a dashed side is a way out, and a golden ring marks a player whose place was certain.
# $name (text): a player; $n (number): of an answer
commands-review-map-then = What { $name } could have drawn after answer { NUMBER($n, useGrouping: 0) }
commands-review-how = Everything here follows from what each seat was told, by the rules alone, without looking at the plan. Dots on the axis: from there on a way out was certain.
commands-option-review-ask = Ask about moments at which you could have known something, instead of writing a report.
commands-option-review-as = Whose moments: a name or number of a seat.
commands-review-ask-whom = --ask is for a player: name one with --as
# $number (number) of $count (number); $answer (number): what had been heard until then
commands-missed = Moment { $number } of { $count }, after answer { NUMBER($answer, useGrouping: 0) }. This is what you had heard last:
# $name (text): of a player
commands-missed-none = There is nothing to learn from in this game for { $name }: no moment at which something certain went unused.
commands-missed-type-side = Type a side: “c2 up”, or “3 2 north” in a dungeon.
commands-missed-type-cell = Type a cell: “c2”, or “3 2 1” in a dungeon.
commands-missed-type-player = Type a name.
# $names (list): of all players
commands-missed-no-player = type the name of one of the players: { LIST($names) }
# $said (text): what was typed; $asks: side or cell
commands-missed-unread =
    “{ $said }” is not { $asks ->
        [side] a side; type something like “c2 up” or “3 2 north”
       *[cell] a cell; type something like “c2” or “3 2 1”
    }
# $right (number) of $count (number)
commands-missed-score = { $right } of { $count } right.
# What one may type for up, right, down and left, twice, in this order
commands-missed-ways = up, right, down, left, north, east, south, west
