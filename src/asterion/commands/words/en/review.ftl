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
