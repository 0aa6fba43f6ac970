# `asterion review`

commands-help-review =
    Write a report of a finished game: what each player could have known, and when.

    It is one file of HTML with pictures, beside the record if --out does not say otherwise. Every
    answer is thought about from every chair, which takes some seconds for each player.
    .summary = Report what each player of a finished game could have known.
commands-option-review-out = Write the report to this file.
commands-review-not-over = this game is not over; a review would tell what is still secret
# $name (text): whose chair it is
commands-review-thinking = thinking for { $name } ...
commands-review-cannot-write = { $path } cannot be written: { $why }
commands-review-public = the public
# $book (text): its title
commands-review-title = { $book }: what could be known
commands-review-curves = What each player could prove
commands-review-ways-out = When a way out could be known
commands-review-steps = The answers that told most
# $name (text): a player; $n (number): of an answer; $fact (phrase): what was certain
# $by (list): the numbers of the answers that prove it; $answers (number): how long it went on
commands-review-blind =
    The decisive blindness: from answer { NUMBER($n, useGrouping: 0) } on { $name } could have known that { $fact }, by { LIST($by) }. The game went on for { $answers } more answers, and somebody else won.
# Who had only to go, for so many answers
commands-review-blind-reach =
    The decisive blindness: from answer { NUMBER($n, useGrouping: 0) } on { $name } could have known that { $fact }, by { LIST($by) }. It stayed so for { $answers } answers, and { $name } did not win.
# Who had lost their way
commands-review-places = Where somebody who was lost could have known it again
commands-review-news = What could be known of the others
commands-review-news-line = { $name }, after answer { NUMBER($n, useGrouping: 0) }: { $fact }, by { LIST($by) }.
commands-review-nobody-blind = There was no decisive blindness: nobody who lost had overlooked a way to win.
commands-review-way-out = { $name }, from answer { NUMBER($n, useGrouping: 0) } on: { $fact }, by { LIST($by) }.
commands-review-no-way-out = { $name }: no way out was ever certain.
# $percent (number): of the plan; $facts (number): that became certain with answer $n
commands-review-leap = { $name } could prove { $percent } % of the plan in the end; most came with answer { NUMBER($n, useGrouping: 0) }, which made { $facts } things certain.
commands-review-maps = The plan at the end
commands-review-maps-about = Dark is what this chair could prove, pale is the rest of the truth; a dashed side is a way out, and a golden ring says that it was certain who stands there.
# $name (text): a player; $n (number): of an answer
commands-review-map-then = What { $name } could have drawn after answer { NUMBER($n, useGrouping: 0) }
commands-review-how = Everything here follows from what each chair was told, by the rules alone: the plan was not looked at. Dots on the axis: from there on a way out was certain.
