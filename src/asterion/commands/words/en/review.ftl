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
commands-review-public = the spectators
# $book (text): its title
commands-review-title = { $book }: what could be known
commands-review-curves = What each player could prove
commands-review-ways-out = When a way out could be known
commands-review-treasure = Where the treasure was
commands-review-in-reach = Who could have finished
commands-review-places = Who was lost
commands-review-news = What could be known of the others
commands-review-shares = How much could be proved
# $result (text): who won, or that nobody did; $answers (number): how long it took
commands-review-outcome = { $result }, after { NUMBER($answers, useGrouping: 0) } answers.
# An answer in the middle of a sentence. $n (number): its number; $name (text): whose it was;
# $said (text): what was said
commands-review-answer = answer { NUMBER($n, useGrouping: 0) } ({ $name }: { $said })
commands-review-opening = the first look
# $name (text): a player; $moment: commands-review-answer; $fact: what was certain
# $by (list): the numbers of the answers that prove it; $answers (number): how long it went on
# $drawn (yes or no): nobody won; $winners (list): who did
commands-review-blind =
    The missed chance: from { $moment } on, { $name } could have known that { $fact }. It follows from answers { LIST($by) }. The game lasted { $answers ->
        [one] one more answer
       *[other] { $answers } more answers
    }, and { $drawn ->
        [true] nobody won
       *[false] { LIST($winners) } won
    }.
# Who had only to go, for so many answers
commands-review-blind-reach =
    The missed chance: from { $moment } on, { $name } could have known that { $fact }. That lasted for { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }, and { $drawn ->
        [true] nobody won
       *[false] { LIST($winners) } won
    }.
# $names (list): players who could know it; $proof: commands-review-proof, commands-review-seen
commands-review-since = { LIST($names) }, from { $moment } on: { $fact }.{ $proof }
# The same of what may change with the next answer
commands-review-then = { LIST($names) }, after { $moment }: { $fact }.{ $proof }
commands-review-proof = {" "}It follows from answers { LIST($by) }.
# Nothing is added where it was seen or told
commands-review-seen = {""}
# $names (list): players
commands-review-never = { LIST($names) } could never be sure of a way out.
commands-review-left = { $name } walked out with { $moment }.
# $ended (yes or no): it stayed so to the end; $won (yes or no): and this player won
commands-review-reach =
    { $name }, from { $moment } on: enough treasure and an exit were on ground that { $name } had seen, { $ended ->
        [true] { $won ->
            [true] and { $name } won { $answers } answers later
           *[false] for the last { $answers } answers
        }
       *[false] for { $answers } answers
    }.
# $since, $moment: commands-review-answer; $facts (list): where they are, and what is there
commands-review-found-again = { $name } was lost after { $since }. From { $moment } on it was certain that { LIST($facts) }.{ $proof }
# $until (number): of an answer; $ended (yes or no): to the end of the game
commands-review-lost =
    { $name } was lost after { $since } until { $ended ->
        [true] the end
       *[false] answer { NUMBER($until, useGrouping: 0) }
    }, and no answer before that revealed the place.
# $shares (list): commands-review-share
commands-review-shares-line = In the end, this share of the plan could be proved: { LIST($shares) }.
# $names (list): by whom
commands-review-share = { $percent } % by { LIST($names) }
# $facts (number): that became certain with it
commands-review-leap = The most revealing answer was { $moment }: it made { $facts } things certain for { $name }.
commands-review-maps = The plan at the end
commands-review-maps-about = Dark is what this seat could prove, pale is the rest of the truth; a dashed side is a way out, and a golden ring marks a player whose place was certain.
# $name (text): a player; $n (number): of an answer
commands-review-map-then = What { $name } could have drawn after answer { NUMBER($n, useGrouping: 0) }
commands-review-how = Everything here follows from what each seat was told, by the rules alone, without looking at the plan. Dots on the axis: from there on a way out was certain.
